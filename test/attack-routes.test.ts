import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROUTES } from './attack/routes.ts';

const SOURCES = join(import.meta.dirname, '../gateway/src');

/** Every address that a source of the gateway names: a text that begins with a slash, constants of the file put in. */
function addressesIn(file: string): readonly string[] {
  const text = readFileSync(join(SOURCES, file), 'utf8').replaceAll(/^\s*(?:\/\*?\*|\*|\/\/).*$/gm, '');
  const constants = new Map(
    [...text.matchAll(/const (\w+) = '(\/[^']*)'/g)].map(([, name = '', at = '']) => [name, at]),
  );
  const filled = text.replaceAll(/\$\{(\w+)\}/g, (all, name: string) => constants.get(name) ?? all);
  const found = [...filled.matchAll(/['`](\/[\w.-]*(?:\/[\w.-]+)*)['`]/g)].map(([, at = '']) => at);
  const controllers = [...text.matchAll(/@Controller\('(\w+)'\)/g)].map(([, at = '']) => `/${at}`);
  const methods = [...text.matchAll(/@Get\('(\w+)'\)/g)].map(([, at = '']) => `${controllers[0]}/${at}`);
  return [...found, ...(methods.length > 0 ? methods : controllers)];
}

const files = globSync('**/*.ts', { cwd: SOURCES }).filter((file) => !file.endsWith('.test.ts'));
const named = new Set(files.flatMap(addressesIn));

/** Addresses that it does not answer: what it asks of others, one at which there is nothing, and the end of another. */
const NO_ROUTES: readonly string[] = [
  '/grpc.health.v1.Health/Check',
  '/-',
  '/rotate',
  // Below /v1/manage.
  '/accounts',
  '/billing/events',
  '/keys',
  '/organisations',
  '/plans',
  '/self',
  // A folder for the compiler of reports.
  '/cuspal-report-without-files',
];

describe('the attack', () => {
  it('knows every address that the gateway answers', () => {
    const some = ['/mcp', '/v1/batch', '/token', '/developer/keys/revoke', '/docs/search', '/health/ready', '/metrics'];
    expect([...named]).toEqual(expect.arrayContaining(some));
    expect([...named].filter((at) => !ROUTES.includes(at) && !NO_ROUTES.includes(at)).toSorted()).toEqual([]);
  });
});
