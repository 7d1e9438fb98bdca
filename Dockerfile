# One image per process:  docker build --build-arg PROCESS=gateway -t cuspal-gateway .
#                         docker build --build-arg PROCESS=services/natal -t cuspal-natal .
FROM node:24-bookworm-slim AS build
WORKDIR /app
# The native Swiss Ephemeris binding is compiled here; the headers ship with the image, nothing is fetched for it.
ENV npm_package_config_node_gyp_nodedir=/usr/local
RUN apt-get update \
  && apt-get install -y --no-install-recommends g++ make python3 \
  && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json .npmrc ./
COPY packages/proto/package.json packages/proto/
COPY packages/engine/package.json packages/engine/
COPY packages/tool-kit/package.json packages/tool-kit/
COPY packages/catalog/package.json packages/catalog/
COPY packages/telemetry/package.json packages/telemetry/
COPY packages/readings/package.json packages/readings/
COPY services/ephemeris/package.json services/ephemeris/
COPY services/natal/package.json services/natal/
COPY services/dasha/package.json services/dasha/
COPY services/election/package.json services/election/
COPY services/health/package.json services/health/
COPY services/horary/package.json services/horary/
COPY services/meta/package.json services/meta/
COPY gateway/package.json gateway/
RUN npm ci --no-audit --no-fund
COPY tsconfig.json tsconfig.base.json ./
COPY packages packages
COPY services services
COPY gateway gateway
COPY deploy/runtime-packages.mjs deploy/
RUN npx tsc -b && npm prune --omit=dev --no-audit --no-fund && node deploy/runtime-packages.mjs

FROM node:24-bookworm-slim
ARG PROCESS=gateway
WORKDIR /app
ENV NODE_ENV=production
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages packages
COPY --from=build /app/services services
COPY --from=build /app/gateway gateway
COPY docs docs
COPY deploy/healthcheck.mjs deploy/healthcheck.mjs
RUN ln -s "/app/${PROCESS}/dist/main.js" /app/main.js \
  && mkdir -p /app/.data \
  && chown node:node /app/.data
ENV PROCESS=${PROCESS} HOST=0.0.0.0 PORT=3000 GRPC_HOST=0.0.0.0 GRPC_PORT=50051 DATA_DIR=/app/.data
USER node
EXPOSE 3000 50051
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 CMD ["node", "/app/deploy/healthcheck.mjs"]
CMD ["node", "--enable-source-maps", "/app/main.js"]
