# One image for every process; PROCESS says which one runs:
#   docker build -t cuspal .
#   docker run -e PROCESS=natal cuspal          the gateway without PROCESS
#   docker run --rm cuspal admin help           the operator command
# All commands run on the machine that builds, whatever machine the image is for (ADR 94).
ARG BASE=docker.io/library/node:24-bookworm-slim

# The base of the machine that the image is for. Its files are copied, and nothing of it is run.
FROM ${BASE} AS base

FROM --platform=$BUILDPLATFORM ${BASE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/proto/package.json packages/proto/
COPY packages/speech/package.json packages/speech/
COPY packages/engine/package.json packages/engine/
COPY packages/tool-kit/package.json packages/tool-kit/
COPY packages/catalog/package.json packages/catalog/
COPY packages/telemetry/package.json packages/telemetry/
COPY packages/client/package.json packages/client/
COPY packages/figures/package.json packages/figures/
COPY packages/report/package.json packages/report/
COPY packages/views/package.json packages/views/
COPY packages/playground/package.json packages/playground/
COPY packages/conformance/package.json packages/conformance/
COPY services/package.json services/
COPY gateway/package.json gateway/
COPY packages/one-process/package.json packages/one-process/
RUN npm ci --no-audit --no-fund --ignore-scripts

# The Swiss Ephemeris, compiled for the machine in TARGETARCH.
FROM packages AS library
COPY packages/engine/library.mjs packages/engine/
ARG TARGETARCH
RUN case "${TARGETARCH}" in \
    amd64) cpu=x64 name=x86-64 machine=x86_64 ;; \
    arm64) cpu=arm64 name=aarch64 machine=aarch64 ;; \
    *) echo "No image is made for ${TARGETARCH}: amd64 and arm64 are." >&2; exit 1 ;; \
  esac \
  && if [ "$(dpkg --print-architecture)" = "${TARGETARCH}" ]; then compiler='gcc libc6-dev'; \
    else compiler="gcc-${name}-linux-gnu libc6-dev-${TARGETARCH}-cross"; fi \
  && apt-get update \
  && apt-get install -y --no-install-recommends ${compiler} \
  && rm -rf /var/lib/apt/lists/* \
  && CC="${machine}-linux-gnu-gcc" node packages/engine/library.mjs "${cpu}"

FROM packages AS build
COPY tsconfig.json tsconfig.build.json tsconfig.base.json tsconfig.check.json ./
COPY packages packages
COPY services services
COPY gateway gateway
RUN node node_modules/typescript-7/bin/tsc -b tsconfig.build.json \
  && node services/dist/meta/understanding/count-examples.js \
  && node packages/views/build.mjs \
  && node packages/playground/bundle.mjs
COPY deploy/runtime-packages.mjs deploy/manifests.mjs deploy/
COPY --from=library /app/packages/engine/library packages/engine/library
ARG TARGETARCH
# Packages are installed anew for the machine in TARGETARCH. What is not needed to run goes: sources, tests, types, the
# client, and the packages that only compile.
RUN npm ci --omit=dev --prefer-offline --no-audit --no-fund --ignore-scripts \
    --os=linux --libc=glibc --cpu="$(echo "${TARGETARCH}" | sed s/amd64/x64/)" \
  && rm -rf packages/client node_modules/@cuspal/client \
  && node deploy/runtime-packages.mjs \
  && npm sbom --package-lock-only --sbom-format cyclonedx >sbom.cdx.json \
  && rm -rf packages/playground/dist node_modules/@cuspal/playground \
  && find packages gateway \( -name src -o -name test \) -prune -exec rm -rf {} + \
  && find services \( -name '*.ts' -o -name '*.messages*.json' \) ! -path '*/dist/*' -delete && find services -type d -empty -delete \
  && find packages services gateway -name 'tsconfig*' -delete \
  && find packages services gateway -path '*/dist/*' \( -name '*.d.ts' -o -name '*.map' \) -delete
# Nothing is installed or compiled in the image: npm, yarn and Node's headers are of no use.
COPY --from=base / /image/
RUN cd /image/usr/local \
  && rm -rf lib/node_modules bin/npm bin/npx bin/corepack bin/yarn bin/yarnpkg include /image/opt/yarn* \
  && ln -s /app/deploy/cuspal.mjs bin/cuspal \
  && mkdir -p /image/app/.data \
  && chown 1000:1000 /image/app/.data

FROM scratch
ARG VERSION=0.1.0
LABEL org.opencontainers.image.title="Cuspal" \
  org.opencontainers.image.description="A Model Context Protocol server with 221 astrology tools, computed on the Swiss Ephemeris" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.licenses="GPL-3.0-or-later"
COPY --from=build /image /
WORKDIR /app
COPY --from=build /app/package.json /app/sbom.cdx.json ./
COPY LICENSE CHANGELOG.md ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages packages
COPY --from=build /app/services services
COPY --from=build /app/gateway gateway
COPY docs docs
COPY deploy/cuspal.mjs deploy/processes.mjs deploy/health.mjs deploy/healthcheck.mjs deploy/start-times.mjs deploy/
# Threads share two heaps of malloc instead of eight a core, which else hold what nobody uses.
ENV MALLOC_ARENA_MAX=2
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 GRPC_HOST=0.0.0.0 GRPC_PORT=50051 DATA_DIR=/app/.data
USER node
EXPOSE 3000 50051
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 CMD ["cuspal", "health"]
ENTRYPOINT ["cuspal"]
