import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { LOADER_FLAGS } from '../scripts/lib/run-source.mjs';
import { levels } from '../scripts/service-report/levels.ts';
import { spanOf } from '../scripts/service-report/month.ts';
import { prometheusAt } from '../scripts/service-report/prometheus.ts';
import { reportsOf, textOf as reportText } from '../scripts/service-report/report.ts';
import { textOf } from './support/compose.ts';

const HOUR = 3600;
/** February 2026 begins at this moment, and has 28 days: 112 quarter days. */
const BEGIN = Date.UTC(2026, 1) / 1000;
const at = (quarter: number): number => BEGIN + 6 * HOUR * quarter;

interface Asked {
  readonly path: string;
  readonly query: Record<string, string>;
  readonly authorization: string | undefined;
}

const [AVAILABILITY, SHORT, LONG] = levels(99.9, 99);
const series = (labels: object, values: readonly (readonly [number, number | string])[]) => ({
  metric: labels,
  values: values.map(([moment, value]) => [moment, String(value)]),
});
const SHOP = { namespace: 'shop' };

/** What the stub has: 1,000 requests of which 2 failed, 3,000 of which 3 did, and a quarter day without traffic. */
const KNOWN: Readonly<Record<string, readonly object[]>> = {
  [AVAILABILITY?.failed ?? '']: [
    series({ ...SHOP, __name__: 'x' }, [
      [at(1), 0.002],
      [at(2), 0.001],
      [at(3), 'NaN'],
    ]),
  ],
  [AVAILABILITY?.weight ?? '']: [
    series(SHOP, [
      [at(1), 1000],
      [at(2), 3000],
      [at(3), 0],
    ]),
  ],
  [SHORT?.failed ?? '']: [
    series({ ...SHOP, class: 'short' }, [
      [at(1), 0.01],
      [at(2), 0],
    ]),
  ],
  // Nothing is known of 500 calls.
  [SHORT?.weight ?? '']: [
    series(SHOP, [
      [at(1), 800],
      [at(2), 200],
      [at(4), 500],
    ]),
  ],
};
const ALERTS = [
  series({ ...SHOP, alertname: 'CuspalCallsSlow' }, [
    [at(1), 1],
    [at(1) + 300, 1],
  ]),
  series({ ...SHOP, alertname: 'CuspalDatabaseAway' }, [
    [at(1), 1],
    [at(1) + 300, 1],
    [at(1) + 600, 1],
  ]),
];

let server: Server;
let address = '';
const asked: Asked[] = [];
let answer: ((query: string) => { status?: number; body: string }) | undefined;

const known = (query: string): string =>
  JSON.stringify({
    status: 'success',
    data: { resultType: 'matrix', result: query.includes('ALERTS') ? ALERTS : (KNOWN[query] ?? []) },
  });

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const query = Object.fromEntries(new URLSearchParams(body));
      asked.push({ path: request.url ?? '', query, authorization: request.headers.authorization });
      const { status = 200, body: said } = answer?.(query['query'] ?? '') ?? { body: known(query['query'] ?? '') };
      response.writeHead(status, { 'content-type': 'application/json' }).end(said);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
});
afterAll(() => server.close());

const MARCH = new Date('2026-03-04T10:00:00Z');
const FEBRUARY = { month: '2026-02', availability: 99.9, speed: 99 };

describe('the report of a month', () => {
  it('weighs each quarter day by its requests', async () => {
    const [report, ...others] = await reportsOf(prometheusAt(address), FEBRUARY, MARCH);
    expect(others).toEqual([]);
    expect(report).toMatchObject({ namespace: 'shop', isWhole: true, until: '2026-03-01T00:00:00.000Z' });
    const [availability, short, long] = report?.levels ?? [];
    // 2 of 1,000 and 3 of 3,000: 5 of 4,000 are 0.125 %, and 0.1 % may fail.
    expect(availability).toMatchObject({ total: 4000, measured: 3, steps: 112 });
    expect(availability?.failed).toBeCloseTo(5, 9);
    expect(availability?.reached).toBeCloseTo(99.875, 9);
    expect(availability?.budgetUsed).toBeCloseTo(1.25, 9);
    // 8 of 800 and none of 200: 0.8 %, where 1 % may be late.
    expect(short).toMatchObject({ total: 1000, measured: 2 });
    expect(short?.reached).toBeCloseTo(99.2, 9);
    expect(short?.budgetUsed).toBeCloseTo(0.8, 9);
    expect(long).toBeUndefined();
    expect(report?.alerts).toEqual([
      { alert: 'CuspalDatabaseAway', minutes: 15 },
      { alert: 'CuspalCallsSlow', minutes: 10 },
    ]);
  });

  it('asks for the ends of all quarter days of the month and no other', async () => {
    asked.length = 0;
    await reportsOf(prometheusAt(`${address}/prometheus`, 'secret'), FEBRUARY, MARCH);
    const quarters = asked.filter(({ query }) => query['step'] === '21600');
    expect(quarters).toHaveLength(6);
    for (const { path, query, authorization } of quarters) {
      expect([path, authorization]).toEqual(['/prometheus/api/v1/query_range', 'Bearer secret']);
      expect([query['start'], query['end']]).toEqual([`${at(1)}`, `${Date.UTC(2026, 2) / 1000}`]);
    }
  });

  it('is a page with its figures', async () => {
    const [report] = await reportsOf(prometheusAt(address), FEBRUARY, MARCH);
    const page = report ? reportText(report) : '';
    expect(page).toContain('# Service report, 2026-02 (shop)');
    expect(page).toContain('| availability | 99.90 % | 99.875 % | 4,000 | 5 | 125 % | 3 of 112 |');
    expect(page).toContain('| speed, short | 99.00 % | 99.200 % | 1,000 | 8 | 80 % | 2 of 112 |');
    expect(page).toContain('| CuspalDatabaseAway | 15 |');
    expect(page).not.toContain('not over');
  });

  it('of a month that runs ends with the last quarter day', async () => {
    const [report] = await reportsOf(prometheusAt(address), FEBRUARY, new Date('2026-02-03T13:00:00Z'));
    expect(report).toMatchObject({ isWhole: false, until: '2026-02-03T12:00:00.000Z' });
    expect(report?.levels[0]?.steps).toBe(10);
    expect(report && reportText(report)).toContain('until 2026-02-03T12:00:00.000Z');
  });

  it('is printed by the command, as JSON too', async () => {
    const words = ['--prometheus', address, '--month', '2026-02'];
    const command = join(import.meta.dirname, '../scripts/service-report/main.ts');
    const run = (...more: readonly string[]) =>
      promisify(execFile)(process.execPath, [...LOADER_FLAGS, command, ...words, ...more]);
    expect((await run()).stdout).toContain('| availability | 99.90 % | 99.875 % |');
    // Twice as much may fail.
    const { stdout } = await run('--availability', '99.8', '--json');
    expect(JSON.parse(stdout)[0].levels[0].budgetUsed).toBeCloseTo(0.625, 9);
    await expect(run('--speed', '100')).rejects.toThrow(/--speed "100" cannot be promised/);
  });
});

describe('the request that is weighed', () => {
  const rules = (
    parse(textOf('deploy/helm/cuspal/files/rules.yaml')) as { groups: { rules: Rule[] }[] }
  ).groups.flatMap((group) => group.rules);
  interface Rule {
    readonly record?: string;
    readonly labels?: Record<string, string>;
    readonly expr: string;
  }
  const ruleOf = (name: string) => rules.find(({ record }) => record === name)?.expr ?? '';

  it('is that of which the rule records the failed share', () => {
    const [, below = ''] = ruleOf('cuspal:requests:failed_ratio_rate6h').split(/\n\s*\/ \(/);
    expect(below.trim()).toBe(`${AVAILABILITY?.weight.replaceAll('increase(', 'rate(')} > 0)`);
  });

  it('and the shares are recorded, for classes that there are', () => {
    for (const level of [AVAILABILITY, SHORT, LONG]) {
      const name = level?.failed.replace(/\{.*/, '') ?? '';
      expect([name, ruleOf(name) !== '']).toEqual([name, true]);
    }
    const classes = rules.filter(({ record }) => record === 'cuspal:tool_calls:timed_rate5m');
    expect(classes.map(({ labels }) => labels?.['class'])).toEqual(['short', 'long']);
  });

  it('is held to the objectives of the documents', () => {
    const promised = [...textOf('docs/service-levels.md').matchAll(/^\| (?:availability|speed).*\| (9[\d.]+) % +\|/gm)];
    expect(promised.map(([, per]) => Number(per))).toEqual([99.9, 99, 99]);
  });
});

describe('a fault says what to do', () => {
  it.each([
    ['2026-13', /"2026-13" is no month: give it as YYYY-MM/],
    ['2026-04', /2026-04 has not begun/],
  ])('of the month %s', (month, words) => {
    expect(() => spanOf(month, MARCH)).toThrow(words);
  });

  it('of the address', async () => {
    expect(() => prometheusAt('localhost:9090')).toThrow(/--prometheus is no http address/);
    const span = spanOf('2026-02', MARCH);
    await expect(prometheusAt('http://127.0.0.1:1')('x', span, 300)).rejects.toThrow(/127\.0\.0\.1:1 does not answer/);
    answer = () => ({ body: '<html>' });
    await expect(prometheusAt(address)('x', span, 300)).rejects.toThrow(/is no Prometheus: give the address above/);
    answer = () => ({ status: 401, body: 'who  are\nyou' });
    await expect(prometheusAt(address)('x', span, 300)).rejects.toThrow(/answered 401: who are you .*PROMETHEUS_TOKEN/);
    answer = undefined;
  });
});
