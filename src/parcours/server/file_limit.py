"""How many files and connections this process may have open."""

import logging
import sys

log = logging.getLogger("parcours.app")

# For the database, the bots and whatever else is not a visitor's connection.
SPARE = 200
ENOUGH = 65_536


def raise_file_limit(sockets: int) -> None:
    """Use all the files that the system allows, up to what is ever useful; warn if that is too few for the sockets."""
    if sys.platform == "win32":
        return
    import resource

    needed = sockets + SPARE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = max(ENOUGH, needed)
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    if soft != resource.RLIM_INFINITY and soft < needed:
        log.warning("too few files for PARCOURS_SOCKETS", extra={"files": soft, "needed": needed})
