import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../scripts/lib/prepare.mjs';
import type { Tree } from './support/chart.ts';

const [cluster, pooler] = parseAllDocuments(
  readFileSync(join(ROOT, 'deploy/database/cloudnative-pg.yaml'), 'utf8'),
).map((document) => (document.toJS() as Tree)['spec'] as Tree);

describe('the example of CloudNativePG', () => {
  it('pools transactions, because sessions would be one connection of the server for each of a gateway', () => {
    expect(pooler?.['pgbouncer']).toMatchObject({ poolMode: 'transaction' });
  });

  it('leaves connections of the server for migrations, backups and people', () => {
    const { default_pool_size } = pooler?.['pgbouncer'].parameters;
    const { max_connections } = cluster?.['postgresql'].parameters;
    expect(Number(max_connections) - pooler?.['instances'] * Number(default_pool_size)).toBe(20);
  });
});
