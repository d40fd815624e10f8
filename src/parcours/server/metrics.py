"""What `/metrics` counts (Prometheus)."""

from prometheus_client import Counter, Gauge, Histogram

COMMIT_SECONDS = Histogram(
    "parcours_commit_seconds",
    "How long a commit took",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5),
)
COMMITTED = Histogram(
    "parcours_commit_jobs",
    "How many moves and changes shared a commit",
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
)
MOVES = Counter("parcours_moves", "Moves accepted", ["game", "by"])
REFUSED = Counter("parcours_refusals", "Messages refused", ["why"])
SOCKETS = Gauge("parcours_sockets", "Open websockets", multiprocess_mode="livesum")
ROOMS = Gauge("parcours_rooms", "Tables in memory", multiprocess_mode="livesum")
THINKING = Histogram(
    "parcours_bot_seconds",
    "How long a bot took for a move",
    buckets=(0.001, 0.01, 0.05, 0.1, 0.5, 1, 2, 5),
)
