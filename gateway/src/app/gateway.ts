import { asSetBy, createLogger } from '@cuspal/telemetry';
import { startTracing } from '@cuspal/telemetry/tracing';
import type { Access } from './access.ts';
import { openAccess } from './open-access.ts';
import { CatalogueRefresh } from '../routing/catalogue-refresh.ts';
import { ToolCatalogue } from '../catalog/tool-catalogue.ts';
import { STORE_CALLS, type StoreCalls } from '../core/store-calls.ts';
import type { Database } from '../database/connection.ts';
import { openDatabase } from '../database/database.ts';
import type { GatewayOptions } from './gateway-options.ts';
import { Readiness } from '../health/readiness.ts';
import { Fronts } from './fronts.ts';
import { createHttpApplication } from './http-application.ts';
import { addressOf, drain } from '../http/http-server.ts';
import { Lifecycle } from '../http/lifecycle.ts';

export interface Gateway {
  /** Listens at once, answers 503 until database and catalogue are there; resolves with the address then. */
  start(): Promise<string>;
  /**
   * Says that it is leaving and takes calls for LAME_DUCK_SECONDS more, finishes what is in flight and gives everything
   * back; may be called at any time, more than once.
   */
  close(): Promise<void>;
}

/**
 * The gateway in two Nest contexts: an HTTP application, which is there at once, and a context of all that stands on
 * the database, which is opened when the database is.
 */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { config, now } = options;
  const logger = options.logger ?? createLogger('gateway', config.logLevel);
  const app = await createHttpApplication(options, logger);
  const lifecycle = app.get(Lifecycle);
  const stores = app.get<StoreCalls>(STORE_CALLS);
  let database: Database | undefined;
  let access: Access | undefined;
  let endTracing = (): Promise<void> => Promise.resolve();

  async function begin(): Promise<string> {
    endTracing = await startTracing('gateway', config.tracing, logger);
    await asSetBy('HOST and PORT', () => app.listen(config.port, config.host));
    const address = addressOf(app.getHttpServer(), config.host);
    database = await (options.openDatabase?.() ?? openDatabase(config, stores));
    app.get(Readiness).watch(database);
    access = await (options.openAccess?.(database, address) ??
      openAccess({ config, database, logger, listening: address, now, stores }));
    app.get(Fronts).open(access);
    await app.get(CatalogueRefresh).start();
    lifecycle.open();
    logger.info({ address, tools: app.get(ToolCatalogue).tools.length }, 'serving');
    return address;
  }

  let starting: Promise<string> | undefined;
  let closing: Promise<void> | undefined;

  async function end(): Promise<void> {
    await lifecycle.leave(config.lameDuckSeconds * 1000);
    await drain(app.getHttpServer(), lifecycle, config.drainSeconds * 1000);
    await starting?.catch(() => {});
    await app.close();
    await access?.close();
    await database?.close();
    await endTracing();
    logger.info('closed');
  }

  return {
    start: () => (starting ??= begin()),
    close: () => (closing ??= end()),
  };
}
