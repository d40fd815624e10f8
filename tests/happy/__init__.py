"""What is Happy's own."""
