"""What is particular to Fatum."""
