"""What every game must satisfy. A new game gets all of it by existing."""
