import { randomUUID } from 'node:crypto';
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { NestFactory } from '@nestjs/core';
import {
  createCallMetrics,
  createLogger,
  createRegistry,
  listenMetrics,
  nestLogger,
  type Logger,
  type MetricsListener,
} from '@cuspal/telemetry';
import { openAccess, type Access } from './access.ts';
import { AppModule } from './app.module.ts';
import { baseUrlOf } from './base-url.ts';
import type { ToolEntry } from './catalog/entry.ts';
import { CatalogueRefresh } from './catalog/refresh.ts';
import { ToolCatalogue } from './catalog/tool-catalogue.ts';
import { SERVICES, type GatewayConfig } from './config.ts';
import type { Database } from './database/connection.ts';
import { openDatabase } from './database/database.ts';
import { Readiness } from './health/readiness.ts';
import { answerClientError, createHttpServer } from './http-server.ts';
import { Lifecycle } from './lifecycle.ts';
import { Calls } from './mcp/calls.ts';
import { McpEndpoint } from './mcp/endpoint.ts';
import { Gate } from './mcp/gate.ts';
import { OriginPolicy } from './mcp/origins.ts';
import { SdkPath } from './mcp/sdk-path.ts';
import { ToolList } from './mcp/tool-list.ts';
import { OAuthMount } from './oauth/mount.ts';
import { Portal } from './portal/portal.ts';
import { connectServices, type ServiceClients } from './routing/clients.ts';
import { ToolRouter } from './routing/tool-router.ts';
import { clientAddress } from './web/client-address.ts';

export interface GatewayOptions {
  readonly config: GatewayConfig;
  /** All tools, in the order of the list. */
  readonly catalogue: readonly ToolEntry[];
  /** Default: gRPC connections to config.targets. */
  readonly clients?: ServiceClients;
  /** Default: what the configuration names. */
  readonly openDatabase?: () => Promise<Database>;
  /** Default: the accounts of the database. */
  readonly openAccess?: (database: Database, listening: string) => Promise<Access>;
  /** Milliseconds since 1970, for days, months and the last use of keys. */
  readonly now?: () => number;
  readonly logger?: Logger;
  readonly newRequestId?: () => string;
  /** False leaves every message to the SDK, as the reference for tests and benchmarks. */
  readonly hotPath?: boolean;
}

export interface Gateway {
  /** Listens at once, answers 503 until database and catalogue are there; resolves with the address then. */
  start(): Promise<string>;
  /** Finishes what is in flight and gives everything back; may be called at any time, more than once. */
  close(): Promise<void>;
}

export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { config, newRequestId = randomUUID, hotPath = true } = options;
  const logger = options.logger ?? createLogger('gateway', config.logLevel);
  const clients = options.clients ?? connectServices(config.targets);
  const registry = createRegistry('gateway');
  const lifecycle = new Lifecycle();
  const catalogue = new ToolCatalogue(options.catalogue);
  const refresh = new CatalogueRefresh(catalogue, clients, logger);
  const readiness = new Readiness(lifecycle, clients);

  const origins = new OriginPolicy(config);
  const gate = new Gate(
    origins,
    lifecycle,
    (request) => baseUrlOf(config, request),
    (request) => clientAddress(request, config.trustProxy),
    logger,
  );
  const list = new ToolList(catalogue);
  const calls = new Calls(catalogue, new ToolRouter(clients), logger, createCallMetrics(registry));
  const sdk = new SdkPath(list, calls, logger);
  const endpoint = new McpEndpoint({ gate, lifecycle, list, calls, sdk, logger, hotPath });
  const oauth = new OAuthMount(lifecycle);
  const portal = new Portal({
    lifecycle,
    origins,
    baseUrlOf: (request) => baseUrlOf(config, request),
    trustProxy: config.trustProxy,
    logger,
  });

  const adapter = new FastifyAdapter({
    serverFactory: (nest: RequestListener) => createHttpServer([endpoint, oauth, portal], nest, newRequestId),
    clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket) =>
      answerClientError(error, socket, newRequestId()),
    bodyLimit: 256 * 1024,
  });
  const parts = { logger, readiness, metrics: { registry, onMainPort: config.metricsPort === undefined } };
  const app = await NestFactory.create(AppModule.with(parts), adapter, {
    logger: nestLogger(logger.child({}, { level: 'warn' })),
    abortOnError: false,
  });

  let database: Database | undefined;
  let access: Access | undefined;
  let metricsListener: MetricsListener | undefined;

  async function begin(): Promise<string> {
    if (config.metricsPort !== undefined) {
      metricsListener = await listenMetrics(registry, config.host, config.metricsPort);
    }
    await app.listen(config.port, config.host);
    database = await (options.openDatabase ?? (() => openDatabase(config)))();
    readiness.watch(database);
    const address = addressOf(app.getHttpServer() as Server, config.host);
    access = await (options.openAccess?.(database, address) ??
      openAccess({ config, database, logger, listening: address, now: options.now }));
    gate.admitWith(access);
    calls.chargeTo(access.meter);
    if (access.oauth) oauth.open(access.oauth);
    if (access.pages) portal.open(access.pages);
    await refresh.start();
    lifecycle.open();
    logger.info({ address, tools: catalogue.tools.length }, 'serving');
    return address;
  }

  let starting: Promise<string> | undefined;
  let closing: Promise<void> | undefined;

  async function end(): Promise<void> {
    const server = app.getHttpServer() as Server;
    const drained = lifecycle.drain(config.drainSeconds * 1000);
    if (server.listening) server.close();
    await drained;
    server.closeAllConnections();
    await starting?.catch(() => {});
    refresh.stop();
    await sdk.close();
    await app.close();
    await metricsListener?.close();
    for (const service of SERVICES) clients[service].close();
    await access?.close();
    await database?.close();
    logger.info('closed');
  }

  return {
    start: () => (starting ??= begin()),
    close: () => (closing ??= end()),
  };
}

function addressOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
