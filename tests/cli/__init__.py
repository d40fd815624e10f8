"""The command line: what each command says."""
