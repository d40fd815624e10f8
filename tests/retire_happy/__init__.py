"""What is Smile Life's own."""
