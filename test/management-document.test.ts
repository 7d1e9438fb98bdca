import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../gateway/src/database/connection.ts';
import { OPERATOR } from '../gateway/src/organisations/actor.ts';
import { PGLITE } from '../gateway/test/databases.ts';
import { startTestGateway, type TestGateway } from '../gateway/test/gateway.ts';
import { servicesOn, type TestServices } from '../gateway/test/services.ts';
import { textOf } from './support/compose.ts';

/** Each curl prints its body, and below it the status. Not every machine has uuidgen, which macOS writes in capitals. */
const PRINTED = `
curl() { command curl -sS -w '\\n%{http_code}\\n' "$@"; }
uuidgen() { "$NODE" -p 'crypto.randomUUID().toUpperCase()'; }`;

describe('the commands of docs/management.md', () => {
  const [, code = ''] = /## A project with a key\n\n```sh\n([^]*?)```/.exec(textOf('docs/management.md')) ?? [];
  let database: Database;
  let services: TestServices;
  let gateway: TestGateway;
  beforeAll(async () => {
    database = await PGLITE.fresh();
    services = servicesOn(database);
    gateway = await startTestGateway({ database, logLevel: 'silent' });
  }, 60_000);
  afterAll(async () => {
    await gateway.gateway.close();
    await database.close();
  });

  const run = async (script: string, env: Readonly<Record<string, string>>) => {
    const words = ['-ec', `${PRINTED}\n${script}`];
    const { stdout } = await promisify(execFile)('sh', words, {
      env: { ...process.env, NODE: process.execPath, ...env },
      timeout: 60_000,
    });
    const lines = stdout.trim().split('\n');
    const statuses = lines.filter((_, at) => at % 2 === 1).map(Number);
    return { statuses, bodies: lines.filter((_, at) => at % 2 === 0).map((line) => JSON.parse(line)) };
  };

  it('make a project and a key whose secret is shown once, and change nothing when they are sent again', async () => {
    const owner = await services.accounts.findOrCreateUser('ada@example.com');
    const { id } = await services.organisations.make(owner, 'Marmots');
    const { secret } = await services.managementKeys.make(OPERATOR, id, { name: 'Terraform', role: 'owner' });
    const env = { BASE: gateway.url, ORGANISATION: id, MANAGE: secret };
    const first = await run(code, env);
    const [project, key] = first.bodies;
    expect([first.statuses, project.name, key.key]).toEqual([[201, 201], 'Shop', expect.stringMatching(/^mcp_/)]);
    const sent = code.replace(/^PROJECT=.*$/m, `PROJECT=${project.id}`).replace(/^KEY=.*$/m, `KEY=${key.id}`);
    const second = await run(sent, env);
    expect([second.statuses, second.bodies[0], second.bodies[1].key]).toEqual([[200, 200], project, undefined]);
    expect(await services.keys.list(project.id)).toMatchObject([{ id: key.id, name: 'Till', toolsets: ['core'] }]);
  });
});
