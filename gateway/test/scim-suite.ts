import type { TestDatabase } from './databases.ts';
import { GatewaySuite } from './database-suite.ts';
import { scimCompany, type ScimCompany } from './scim.ts';

/** A gateway of a suite, and organisations whose providers keep their persons there by SCIM. */
export class ScimSuite extends GatewaySuite {
  readonly company = (provider?: Parameters<typeof scimCompany>[1]): Promise<ScimCompany> =>
    scimCompany({ database: this.database, services: this.services, url: () => this.url }, provider);
}

export const scimSuite = (kind: TestDatabase): ScimSuite => new ScimSuite(kind);
