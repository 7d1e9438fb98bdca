import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../src/database/connection.ts';
import type { TestDatabase } from './databases.ts';
import { startTestGateway, type TestGateway } from './gateway.ts';
import { scimCompany, type ScimCompany } from './scim.ts';
import { servicesOn, type TestServices } from './services.ts';

/** A gateway of a suite, and organisations whose providers keep their persons there by SCIM. */
export function scimSuite(kind: TestDatabase) {
  let database: Database;
  let services: TestServices;
  let gateway: TestGateway;
  beforeAll(async () => {
    database = await kind.fresh();
    services = servicesOn(database);
    gateway = await startTestGateway({ database });
  }, 60_000);
  afterAll(async () => {
    await gateway.gateway.close();
    await database.close();
  });
  return {
    get database() {
      return database;
    },
    get services() {
      return services;
    },
    get url() {
      return gateway.url;
    },
    get log() {
      return gateway.log;
    },
    company: (provider?: Parameters<typeof scimCompany>[1]): Promise<ScimCompany> =>
      scimCompany({ database, services, url: () => gateway.url }, provider),
  };
}
