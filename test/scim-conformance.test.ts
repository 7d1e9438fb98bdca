import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PGLITE } from '../gateway/test/databases.ts';
import { startTestGateway, type TestGateway } from '../gateway/test/gateway.ts';
import { scimCompany } from '../gateway/test/scim.ts';
import { servicesOn } from '../gateway/test/services.ts';
import type { Database } from '../gateway/src/database/connection.ts';
import { pythonMissing, pythonWith } from '../scripts/lib/python.mjs';

/** A tester of SCIM servers by others, https://github.com/python-scim/scim2-tester, with all that it stands on. */
const PACKAGES = ['scim2-tester==0.5.2', 'scim2-client[httpx2]==0.13.2', 'scim2-models==0.12.3', 'httpx2==2.16.2'];
const MINUTES = 60_000;

/** What it finds and is meant so. */
const MEANT = [
  // A person without the attribute is active, so that is what is answered when it is removed.
  "check_remove_attribute User PATCH modify() did not remove attribute 'active'",
];

const found = z.array(
  z.object({
    status: z.string(),
    title: z.string().nullable(),
    resource: z.string().nullable(),
    reason: z.string().nullable(),
  }),
);

/** The interpreter with the tester, or why there is none. */
function tester(): { readonly python: string } | { readonly missing: string } {
  const missing = pythonMissing();
  if (missing !== undefined) return { missing };
  try {
    return { python: pythonWith(PACKAGES) };
  } catch (fault) {
    return { missing: fault instanceof Error ? fault.message : String(fault) };
  }
}

const made = tester();
if ('missing' in made) describe.skip(`SCIM by scim2-tester: ${made.missing}`, () => it('skipped', () => {}));
else {
  describe('SCIM by scim2-tester', () => {
    let database: Database;
    let gateway: TestGateway;
    beforeAll(async () => {
      database = await PGLITE.fresh();
      gateway = await startTestGateway({ database });
    }, MINUTES);
    afterAll(async () => {
      await gateway.gateway.close();
      await database.close();
    });

    it('is as RFC 7643 and 7644 have it', { timeout: 5 * MINUTES }, async () => {
      const company = await scimCompany({ database, services: servicesOn(database), url: () => gateway.url });
      const env = {
        ...process.env,
        SCIM_BASE: `${gateway.url}/scim/v2`,
        SCIM_TOKEN: company.secret,
        SCIM_DOMAIN: company.domain,
      };
      const program = join(import.meta.dirname, 'scim/conformance.py');
      const { stdout } = await promisify(execFile)(made.python, [program], { env, timeout: 4 * MINUTES });
      const results = found.parse(JSON.parse(stdout));
      const faults = results
        .filter(({ status }) => status !== 'SUCCESS')
        .map(({ title, resource, reason }) => [title, resource, reason].join(' '));
      expect(faults).toEqual(MEANT);
      expect(results.length).toBeGreaterThan(60);
    });
  });
}
