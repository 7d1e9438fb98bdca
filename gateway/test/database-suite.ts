import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../src/database/connection.ts';
import type { TestDatabase } from './databases.ts';
import { startTestGateway, type TestGateway } from './gateway.ts';
import { servicesOn, type TestServices } from './services.ts';

/** A database of a suite, and the services on it. They are there when its tests run. */
export class DatabaseSuite {
  database!: Database;
  services!: TestServices;

  constructor(kind: TestDatabase) {
    beforeAll(async () => {
      this.database = await kind.fresh();
      this.services = servicesOn(this.database);
    }, 60_000);
    afterAll(() => this.database.close());
  }
}

/** The same with a gateway, which closes before its database. */
export class GatewaySuite extends DatabaseSuite {
  gateway!: TestGateway;

  constructor(kind: TestDatabase) {
    super(kind);
    beforeAll(async () => {
      this.gateway = await startTestGateway({ database: this.database });
    }, 60_000);
    afterAll(() => this.gateway.gateway.close());
  }

  get url(): string {
    return this.gateway.url;
  }

  get log(): TestGateway['log'] {
    return this.gateway.log;
  }
}
