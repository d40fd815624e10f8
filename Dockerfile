# The server with its page: built in one image, run in another by a user who may do nothing else.
#
#   docker build -t parcours .
#   docker run -p 8200:8200 -v parcours:/data parcours

FROM python:3.13-slim AS wheel
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev
WORKDIR /parcours
COPY . .
# Compiles the games and builds the page, with a Node that comes from PyPI.
RUN PARCOURS_COMPILE=1 pip wheel --no-cache-dir --wheel-dir /wheels '.[server]'

FROM python:3.13-slim
COPY --from=wheel /wheels /wheels
RUN pip install --no-cache-dir --no-index --find-links /wheels 'parcours[server]' \
    && rm -r /wheels \
    && useradd --system --uid 8200 parcours \
    && install --directory --owner parcours /data
USER parcours
ENV PARCOURS_DATABASE=sqlite:////data/parcours.db
VOLUME /data
EXPOSE 8200
# Whether it lives; /ready says whether it can write to its database.
HEALTHCHECK --start-period=30s --interval=15s --timeout=6s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8200/health', timeout=5)"]
# It stops in good order at SIGTERM, within seconds.
ENTRYPOINT ["parcours", "serve", "--host", "0.0.0.0"]
