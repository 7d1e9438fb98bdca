import { randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { asSetBy, createLogger, GRPC_TLS_NAMES } from '@cuspal/telemetry';
import { showCertificate } from '@cuspal/telemetry/metrics';
import { startTracing } from '@cuspal/telemetry/tracing';
import { ToolCatalogue } from '../catalog/tool-catalogue.ts';
import type { GatewayConfig } from '../config/config.ts';
import { isLoopback } from '../config/loopback.ts';
import type { Database } from '../database/connection.ts';
import { openDatabase } from '../database/database.ts';
import { openFastPath } from '../fast-path/fast-path.ts';
import { Compressor } from '../http/compressor.ts';
import { boundConnections } from '../http/connections.ts';
import { addressOf, closeServer, createHttpServer, drain, type Handlers } from '../http/http-server.ts';
import { listen } from '../http/listen.ts';
import { boundWaitingBytes } from '../http/waiting-bytes.ts';
import { MetricsPort } from '../metrics/metrics.module.ts';
import { CatalogueRefresh } from '../routing/catalogue-refresh.ts';
import { closeServices, serviceAccess } from '../routing/clients.ts';
import { networkOf } from '../web/client-address.ts';
import { AppModule } from './app.module.ts';
import type { GatewayOptions } from './gateway-options.ts';
import { openApplication } from './http-application.ts';
import { sharedParts } from './shared-parts.ts';
import { StartingModule } from './starting.module.ts';

export interface Gateway {
  /** Listens at once, answers 503 until database and catalogue are there; resolves with the address then. */
  start(): Promise<string>;
  /**
   * Says that it is leaving and takes calls for LAME_DUCK_SECONDS more, finishes what is in flight and gives everything
   * back; may be called at any time, more than once.
   */
  close(): Promise<void>;
}

/** A server whose public address is https asks browsers never to come by http again (RFC 6797). */
const transportSecurity = ({ baseUrl }: Pick<GatewayConfig, 'baseUrl'>): OutgoingHttpHeaders =>
  baseUrl?.startsWith('https:') === true ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};

/**
 * One HTTP server, and two Nest applications that answer on it one after the other: a small one at once, which asks for
 * patience, and the whole gateway once the database is open.
 */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { config, now = Date.now, newRequestId = randomUUID } = options;
  const logger = options.logger ?? createLogger('gateway', config.logLevel, { calls: config.loggedCalls });
  const access = await asSetBy(GRPC_TLS_NAMES, async () => serviceAccess(config, logger));
  const { lifecycle, metrics, clients, values } = sharedParts(options, logger, access);
  if (access.certificates) showCertificate(metrics.registry, access.certificates);
  const metricsPort = new MetricsPort(metrics.registry, config);
  let current = await openApplication(StartingModule.with(values), logger);
  const handlers = (): Handlers => current.handlers;
  const always = transportSecurity(config);
  const compressor = config.compress ? new Compressor() : undefined;
  const server = createHttpServer(handlers, newRequestId, always, compressor);
  if (config.fastPath) openFastPath(server, handlers, newRequestId, always, compressor);
  const connections = boundConnections(server, {
    most: config.maxConnections,
    mostOfNetwork: config.maxConnectionsPerAddress,
    // Through a proxy, and on this machine, one address stands for many clients.
    networkOf: (address) => (config.trustProxy > 0 || isLoopback(address) ? undefined : networkOf(address)),
    headers: () => ({ ...always, 'X-Request-Id': newRequestId() }),
    onRefused: () => metrics.refusals.countDropped(),
  });
  boundWaitingBytes(server, connections);
  let database: Database | undefined;
  let endTracing = (): Promise<void> => Promise.resolve();

  async function begin(): Promise<string> {
    endTracing = await startTracing('gateway', config.tracing, logger);
    await metricsPort.open((request, response) => current.handlers.nest(request, response));
    await asSetBy('HOST and PORT', () => listen(server, config.port, config.host));
    const listening = addressOf(server, config.host);
    database = await (options.openDatabase?.() ?? openDatabase(config, { stores: metrics.stores, logger }));
    const whole = AppModule.with(values, { database, listening, now });
    const starting = current;
    current = await openApplication(whole, logger, options.createApplication);
    await starting.app.close();
    const { app } = current;
    await app.get(CatalogueRefresh).start();
    lifecycle.open();
    logger.info({ address: listening, tools: app.get(ToolCatalogue).tools.length }, 'serving');
    return listening;
  }

  let starting: Promise<string> | undefined;
  let closing: Promise<void> | undefined;

  async function end(): Promise<void> {
    await lifecycle.leave(config.lameDuckSeconds * 1000);
    await drain(server, lifecycle, config.drainSeconds * 1000);
    await starting?.catch(() => {});
    closeServer(server);
    await current.app.close();
    await metricsPort.close();
    closeServices(clients);
    access.close();
    await database?.close();
    await endTracing();
    logger.info('closed');
  }

  return {
    start: () => (starting ??= begin()),
    close: () => (closing ??= end()),
  };
}
