import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../scripts/lib/prepare.mjs';
import type { Tree } from './support/chart.ts';

const PLUGIN = 'barman-cloud.cloudnative-pg.io';
const objectsOf = (file: string): readonly Tree[] =>
  parseAllDocuments(readFileSync(join(ROOT, 'deploy/database', file), 'utf8')).map(
    (document) => document.toJS() as Tree,
  );
const running = objectsOf('cloudnative-pg.yaml');
const restored = objectsOf('cloudnative-pg-recovery.yaml');
const only = (objects: readonly Tree[], kind: string): Tree => {
  const found = objects.filter((object) => object['kind'] === kind);
  expect(found).toHaveLength(1);
  return found[0] as Tree;
};

describe.each([
  ['the example of CloudNativePG', running],
  ['the example of a recovery', restored],
])('%s', (_, objects) => {
  const { metadata, spec: cluster } = only(objects, 'Cluster');
  const pooler = only(objects, 'Pooler')['spec'] as Tree;

  it('pools transactions, because sessions would be one connection of the server for each of a gateway', () => {
    expect(pooler['pgbouncer']).toMatchObject({ poolMode: 'transaction' });
    expect(pooler['cluster']).toEqual({ name: metadata.name });
  });

  it('leaves connections of the server for migrations, backups and people', () => {
    const { default_pool_size } = pooler['pgbouncer'].parameters;
    const { max_connections } = cluster.postgresql.parameters;
    expect(Number(max_connections) - pooler['instances'] * Number(default_pool_size)).toBe(20);
  });

  it('archives its log and a backup of each day to the object store', () => {
    const store = only(running, 'ObjectStore');
    const parameters = { barmanObjectName: store['metadata'].name };
    expect(cluster.plugins).toEqual([{ name: PLUGIN, isWALArchiver: true, parameters }]);
    const { schedule, ...backup } = only(objects, 'ScheduledBackup')['spec'];
    expect(backup).toMatchObject({
      cluster: { name: metadata.name },
      method: 'plugin',
      pluginConfiguration: { name: PLUGIN },
    });
    // Six fields with the seconds first, and no day named: every day once.
    expect(schedule).toMatch(/^\d+ \d+ \d+ \* \* \*$/);
  });
});

describe('a recovery', () => {
  const before = only(running, 'Cluster');
  const after = only(restored, 'Cluster');
  const { recovery } = after['spec'].bootstrap;

  it('reads the archive of the cluster that runs, up to a moment that says its zone', () => {
    const [source] = after['spec'].externalClusters;
    expect(after['spec'].externalClusters).toHaveLength(1);
    expect(recovery.source).toBe(source.name);
    const store = only(running, 'ObjectStore')['metadata'].name;
    expect(source.plugin).toEqual({
      name: PLUGIN,
      parameters: { barmanObjectName: store, serverName: before['metadata'].name },
    });
    const { targetTime } = recovery.recoveryTarget;
    expect(targetTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(Number.isNaN(Date.parse(targetTime))).toBe(false);
  });

  it('leaves the cluster that runs alone, and is else like it', () => {
    const names = [...running, ...restored].map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(new Set(names).size).toBe(names.length);
    const { database, owner } = before['spec'].bootstrap.initdb;
    expect(recovery).toMatchObject({ database, owner });
    for (const member of ['instances', 'minSyncReplicas', 'maxSyncReplicas', 'storage', 'plugins', 'postgresql'])
      expect([member, after['spec'][member]]).toEqual([member, before['spec'][member]]);
  });

  it('is in the guide, with the names of the example', () => {
    const guide = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    const part = guide.slice(guide.indexOf('### Back to a moment'), guide.indexOf('## Accounts in cells'));
    const pooler = only(restored, 'Pooler')['metadata'].name;
    for (const name of [after['metadata'].name, `${after['metadata'].name}-app`, `@${pooler}:5432/`])
      expect(part).toContain(name);
  });
});
