import { CATALOG } from '@cuspal/catalog';
import { countEphemerisCalls, createCallMetrics, createRegistry, showCertificate } from '@cuspal/telemetry/metrics';
import { describe, expect, it } from 'vitest';
import { AuditStream } from '../gateway/src/audit/sink/audit-stream.ts';
import { createStoreCalls } from '../gateway/src/core/store-calls.ts';
import { showDatabaseState } from '../gateway/src/health/readiness.ts';
import { Limits } from '../gateway/src/limits/limits.ts';
import { quiet } from '../gateway/test/services.ts';
import { LargestAccounts } from '../gateway/src/journal/largest-accounts.ts';
import { memoryDatabase } from '../gateway/test/gateway.ts';
import { SetAside } from '../gateway/src/metering/set-aside.ts';
import { showBilling } from '../gateway/src/billing/billing-metrics.ts';
import { showWebhookLag } from '../gateway/src/webhook-endpoints/due.ts';
import { createRefusals } from '../gateway/src/metrics/refusals.ts';
import { countRefusals, showAdmission } from '../gateway/src/routing/overload/admission-metrics.ts';
import { CallAdmission } from '../gateway/src/routing/overload/call-admission.ts';
import { eachService } from '../gateway/src/routing/clients.ts';
import { TOOL_ERROR_CODES } from '../packages/tool-kit/src/errors.ts';
import { CHART, yamlOf, type Tree } from './support/chart.ts';
import { textOf } from './support/compose.ts';

const rules = (yamlOf('files/rules.yaml')['groups'] as readonly Tree[]).flatMap(
  (group) => group['rules'] as readonly Tree[],
);
const dashboard = JSON.parse(textOf(`${CHART}/files/dashboards/cuspal.json`)) as Tree;
const targets = (dashboard['panels'] as readonly Tree[]).flatMap((panel) => panel['targets'] as readonly Tree[]);
const queries: readonly string[] = [...rules, ...targets].map(({ expr }) => String(expr));

/** Names that Prometheus reads from a process, the three of a histogram among them. */
async function exposedMetrics() {
  const registry = createRegistry('gateway');
  createCallMetrics(registry);
  countEphemerisCalls(registry, () => 0);
  showCertificate(registry, { validity: { from: new Date(0), until: new Date(0) } });
  createStoreCalls(registry);
  createRefusals(registry);
  new LargestAccounts(async () => '', Date.now).show(registry);
  new SetAside(memoryDatabase().orm).show(registry);
  const sink = { most: 1, take: async () => {} };
  new AuditStream({ orm: memoryDatabase().orm, sink, logger: quiet, now: Date.now }).show(registry);
  showWebhookLag(registry, memoryDatabase().orm, Date.now);
  showBilling(registry, memoryDatabase().orm, Date.now);
  const limits = new Limits({ logger: quiet });
  limits.show(registry);
  showDatabaseState(registry, { serving: async () => ({ serving: true, phase: 'serving', database: 'up' }) });
  const serving = { serving: async () => true };
  const admission = new CallAdmission(
    eachService(() => serving),
    { account: { calls: 1, longSearches: 1 }, waitMs: 1 },
  );
  admission.close();
  countRefusals(registry);
  showAdmission(registry, admission);
  return registry.getMetricsAsJSON();
}

const exposedNames = async (): Promise<ReadonlySet<string>> =>
  new Set(
    (await exposedMetrics()).flatMap(({ name, type }) =>
      String(type) === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  );

/** Words of a query that are neither labels nor texts nor parts of the language. */
const namesIn = (query: string) =>
  [
    ...query
      .replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\b(?:by|on) \([^)]*\)/g, ' ')
      .matchAll(/(?<![\w:.$])[a-z_][\w:]*(?!\w*\s*\()/g),
  ]
    .map(([name]) => name)
    .filter((name) => !['by', 'on', 'and', 'or', 'offset'].includes(name));

describe('rules and dashboard', () => {
  it('ask only for what the processes show or a rule records', async () => {
    const recorded = new Set(rules.flatMap(({ record }) => (record ? [String(record)] : [])));
    const known = await exposedNames();
    const asked = new Set(queries.flatMap(namesIn));
    // What the blackbox exporter says of the Probe of the chart.
    const others = new Set(['probe_success']);
    expect([...asked].filter((name) => !known.has(name) && !recorded.has(name) && !others.has(name))).toEqual([]);
    // Each recorded metric is asked for somewhere.
    expect([...recorded].filter((name) => !asked.has(name))).toEqual([]);
    expect(asked.has('cuspal_tool_call_duration_seconds_bucket')).toBe(true);
  });

  it('all metrics of ours are in the table of the guide, and no other', async () => {
    const told = [...textOf('docs/operations.md').matchAll(/^\| `(cuspal_\w+)` +\|/gm)].map(([, name]) => name);
    const shown = (await exposedMetrics()).map(({ name }) => name).filter((name) => name.startsWith('cuspal_'));
    expect(told.toSorted()).toEqual(shown.toSorted());
  });

  it('long tools are those with the long deadline', () => {
    const long = CATALOG.filter(({ deadlineSeconds = 15 }) => deadlineSeconds > 15).map(({ name }) => name);
    const lists = queries.flatMap((query) => [...query.matchAll(/tool[!=]~"([^"]+)"/g)].map(([, list = '']) => list));
    expect(lists).toHaveLength(8);
    for (const list of lists) expect(list.split('|')).toEqual(long.toSorted());
  });

  it('what counts as failed is a code of ours', () => {
    const codes = new Set<string>([...TOOL_ERROR_CODES, 'engine_unavailable', 'overloaded']);
    const lists = queries.flatMap((query) => [...query.matchAll(/outcome=~"([^"]+)"/g)].map(([, list = '']) => list));
    expect([...new Set(lists)]).toEqual(['engine_unavailable|engine_timeout|internal_error|overloaded']);
    expect(lists[0]?.split('|').filter((code) => !codes.has(code))).toEqual([]);
  });

  it('every alert says how urgent it is and has its entry in the guide, and no entry is of another', () => {
    const alerts = rules.filter(({ alert }) => alert);
    for (const { labels } of alerts) expect(labels.severity).toMatch(/^(?:page|ticket)$/);
    const entries = [...textOf('docs/operations.md').matchAll(/^### (Cuspal\w+)$/gm)].map(([, name]) => name);
    expect(entries).toEqual(alerts.map(({ alert }) => alert));
    for (const { alert, annotations } of alerts) {
      expect(annotations.runbook_url).toBe(`/docs/operations#${String(alert).toLowerCase()}`);
    }
  });
});
