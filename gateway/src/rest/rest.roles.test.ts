import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickest } from '../../test/databases.ts';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { send } from '../../test/http.ts';
import { servicesOn, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import { OPERATOR } from '../organisations/actor.ts';
import { TAKES } from './routes.ts';

/** Where a route stands; an id is that of a key. */
type At = (keyId: string) => string;

interface Row {
  readonly at: At;
  readonly body?: object;
  /** Whether it names a key, so that one of another project is answered as one that there is not. */
  readonly names?: true;
}

const at =
  (path: string): At =>
  () =>
    `/v1/${path}`;

/** Each route and method of REST that a key can send. HEAD is GET without a body. */
const ROUTES: Readonly<Record<string, Row>> = {
  'GET tools': { at: at('tools') },
  'GET tool': { at: at('tools/echo_arguments') },
  'POST tool': { at: at('tools/echo_arguments'), body: {} },
  'POST answers': { at: at('answers'), body: { question: 'x' } },
  'GET places': { at: at('places?q=Pune') },
  'GET calendar': { at: at('calendar?year=2026&place=Pune') },
  'GET usage': { at: at('usage') },
  'GET keys': { at: at('keys') },
  'POST keys': { at: at('keys'), body: { name: 'Fresh' } },
  'GET key': { at: (id) => `/v1/keys/${id}`, names: true },
  'PATCH key': { at: (id) => `/v1/keys/${id}`, body: { name: 'Taken' }, names: true },
  'DELETE key': { at: (id) => `/v1/keys/${id}`, names: true },
  'POST rotation': { at: (id) => `/v1/keys/${id}/rotate`, body: {}, names: true },
  'POST report': { at: at('reports/horoscope'), body: {} },
  'GET feeds': { at: at('feeds') },
  'POST feeds': { at: at('feeds'), body: {} },
  'DELETE feeds': { at: at('feeds') },
  'POST batch': { at: at('batch'), body: [{ tool: 'echo_arguments', arguments: {} }] },
};

describe('keys of one project against another', () => {
  let database: Database;
  let services: TestServices;
  let gateways: readonly TestGateway[];
  beforeAll(async () => {
    database = await quickest().fresh();
    services = servicesOn(database);
    const start = (fastPath: boolean) => startTestGateway({ database, config: { fastPath } });
    gateways = [await start(true), await start(false)];
  }, 60_000);
  afterAll(async () => {
    for (const { gateway } of gateways) await gateway.close();
    await database.close();
  });

  it('are tried on every route that there is', () => {
    const known = Object.entries(TAKES)
      .filter(([kind]) => kind !== 'nothing')
      .flatMap(([kind, { methods }]) => methods.split(', ').map((method) => `${method} ${kind}`));
    const tried = Object.keys(ROUTES).flatMap((route) =>
      route.startsWith('GET ') ? [route, route.replace('GET', 'HEAD')] : [route],
    );
    expect(tried.toSorted()).toEqual(known.toSorted());
  });

  /** Two projects of one organisation, and one of another, each with a key that manages keys. */
  const projects = async () => {
    const owner = await services.accounts.findOrCreateUser(`rest-${Math.random()}@example.com`);
    const [one, other] = [
      await services.organisations.make(owner, 'One'),
      await services.organisations.make(owner, 'Other'),
    ];
    const made = await Promise.all(
      [one, one, other].map(async ({ id }, index) => {
        const project = await services.projects.make(OPERATOR, id, `Marmot ${index}`);
        await services.accounts.setLimits(project.id, { monthlyAllowance: 50, ratePerSecond: 50, burst: 200 });
        const { key, row } = await services.keys.create(project.id, `Badger ${index}`);
        await services.keyChanges.restrict(project.id, row.id, { manages: true });
        return {
          id: project.id,
          key,
          keyId: row.id,
          marks: [project.id, row.id, `Marmot ${index}`, `Badger ${index}`],
        };
      }),
    );
    const [mine, sibling, foreign] = made;
    if (!mine || !sibling || !foreign) throw new Error('no projects');
    return { mine, others: [sibling, foreign] };
  };

  it.each([0, 1])('see and change nothing of it (gateway %i)', async (number) => {
    const { mine, others } = await projects();
    const ask = (method: string, path: string, body?: object) =>
      send(gateways[number]?.url ?? '', {
        method,
        path,
        headers: { authorization: `Bearer ${mine.key}` },
        ...(body !== undefined && { body }),
      });
    for (const [route, { at: address, body, names }] of Object.entries(ROUTES)) {
      const [method = ''] = route.split(' ');
      for (const { keyId, marks } of others) {
        const path = address(keyId);
        const answer = await ask(method, path, body);
        const shown = `${JSON.stringify(answer.headers)}${answer.text}`.replaceAll(path, '');
        expect([route, marks.filter((mark) => shown.includes(mark))]).toEqual([route, []]);
        if (names) {
          const none = await ask(method, address('00000000-0000-4000-8000-000000000000'), body);
          expect([route, answer.status, answer.json.code]).toEqual([route, 404, none.json.code]);
        }
      }
    }
    for (const { id, keyId } of others) {
      const [live, ...more] = await services.keys.list(id);
      expect([live?.id, live?.name.startsWith('Badger'), more.length]).toEqual([keyId, true, 0]);
      expect(await services.usage.month(id)).toMatchObject({ used: 0 });
    }
    expect((await services.usage.month(mine.id)).used).toBeGreaterThan(0);
  });
});
