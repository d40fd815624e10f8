"""`python -m parcours.cli` is the program `parcours`."""

from parcours.cli.app import main

if __name__ == "__main__":
    main()
