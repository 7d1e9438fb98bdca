# One image for every process; PROCESS says which one runs:
#   docker build -t cuspal .
#   docker run -e PROCESS=natal cuspal          the gateway without PROCESS
#   docker run --rm cuspal admin help           the operator command
FROM node:24-bookworm-slim AS build
WORKDIR /app
# The Swiss Ephemeris is compiled here.
RUN apt-get update \
  && apt-get install -y --no-install-recommends gcc libc6-dev \
  && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json .npmrc ./
COPY packages/proto/package.json packages/proto/
COPY packages/speech/package.json packages/speech/
COPY packages/engine/package.json packages/engine/
COPY packages/tool-kit/package.json packages/tool-kit/
COPY packages/catalog/package.json packages/catalog/
COPY packages/telemetry/package.json packages/telemetry/
COPY packages/client/package.json packages/client/
COPY packages/figures/package.json packages/figures/
COPY packages/views/package.json packages/views/
COPY packages/playground/package.json packages/playground/
COPY packages/conformance/package.json packages/conformance/
COPY services/package.json services/
COPY gateway/package.json gateway/
COPY packages/one-process/package.json packages/one-process/
RUN npm ci --no-audit --no-fund --ignore-scripts
COPY packages/engine/library.mjs packages/engine/
RUN node packages/engine/library.mjs
COPY tsconfig.json tsconfig.base.json tsconfig.check.json ./
COPY packages packages
COPY services services
COPY gateway gateway
COPY deploy/runtime-packages.mjs deploy/
# What is not needed to run goes: sources, tests, types, the client, and the packages that only compile.
RUN npx tsc -b \
  && node packages/views/build.mjs \
  && node packages/playground/bundle.mjs \
  && npm prune --omit=dev --no-audit --no-fund \
  && rm -rf packages/client node_modules/@cuspal/client \
  && node deploy/runtime-packages.mjs \
  && npm sbom --package-lock-only --sbom-format cyclonedx >sbom.cdx.json \
  && rm -rf packages/playground/dist node_modules/@cuspal/playground \
  && find packages gateway \( -name src -o -name test \) -prune -exec rm -rf {} + \
  && find services \( -name '*.ts' -o -name '*.messages*.json' \) ! -path '*/dist/*' -delete && find services -type d -empty -delete \
  && find packages services gateway -name 'tsconfig*' -delete \
  && find packages services gateway -path '*/dist/*' \( -name '*.d.ts' -o -name '*.map' \) -delete

FROM node:24-bookworm-slim
ARG VERSION=0.1.0
LABEL org.opencontainers.image.title="Cuspal" \
  org.opencontainers.image.description="A Model Context Protocol server with 221 astrology tools, computed on the Swiss Ephemeris" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.licenses="GPL-3.0-or-later"
WORKDIR /app
COPY --from=build /app/package.json /app/sbom.cdx.json ./
COPY LICENSE CHANGELOG.md ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages packages
COPY --from=build /app/services services
COPY --from=build /app/gateway gateway
COPY docs docs
COPY deploy/cuspal.mjs deploy/processes.mjs deploy/health.mjs deploy/healthcheck.mjs deploy/start-times.mjs deploy/
# Nothing is installed or compiled from here on: npm, yarn and Node's headers are of no use.
RUN ln -s /app/deploy/cuspal.mjs /usr/local/bin/cuspal \
  && rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* \
    /usr/local/bin/yarn /usr/local/bin/yarnpkg /usr/local/include \
  && mkdir -p /app/.data \
  && chown node:node /app/.data
# Threads share two heaps of malloc instead of eight a core, which else hold what nobody uses.
ENV MALLOC_ARENA_MAX=2
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 GRPC_HOST=0.0.0.0 GRPC_PORT=50051 DATA_DIR=/app/.data
USER node
EXPOSE 3000 50051
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 CMD ["cuspal", "health"]
ENTRYPOINT ["cuspal"]
