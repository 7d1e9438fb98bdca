import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually, stays } from '../../../test/support/wait.ts';
import { fakeService, type FakeService } from '../../test/fake-service.ts';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { send, type RawAnswer } from '../../test/http.ts';
import { meteredAccess } from '../../test/rest-access.ts';
import { REST_CATALOGUE } from '../../test/rest-suite.ts';
import type { Spent, Unit } from '../metering/reservation.ts';
import { connectServices, eachService } from '../routing/clients.ts';

const UNIT: Unit = { granted: true, account: 'customer', day: '2026-11-20', family: 'meta', extra: false };
const SPENT: Spent = {
  granted: false,
  allowance: 5,
  resetsAt: new Date('2026-12-01T00:00:00Z'),
  retryAfterSeconds: 900,
};

describe('calls whose units lie here', () => {
  let service: FakeService;
  let gateway: TestGateway;
  let covers = true;
  const ended: boolean[] = [];
  /** Answers the reservation that a call asks for. */
  let settle: { readonly resolve: (unit: Unit | Spent) => void; readonly reject: (fault: Error) => void };
  let reserving: Promise<Unit | Spent>;
  beforeAll(async () => {
    service = await fakeService('ephemeris', []);
    service.list = REST_CATALOGUE;
    const { access } = meteredAccess(5);
    const meter = {
      covers: () => covers,
      reserve: () => reserving,
      ended: (_: Unit, succeeded: boolean) => void ended.push(succeeded),
      record: () => {},
    };
    gateway = await startTestGateway({
      clients: connectServices(eachService(() => service.target)),
      catalogue: REST_CATALOGUE,
      openAccess: async () => ({ ...access, meter }),
    });
  });
  beforeEach(() => {
    covers = true;
    ended.length = 0;
    service.calls.length = 0;
    reserving = new Promise((resolve, reject) => (settle = { resolve, reject }));
  });
  afterAll(async () => {
    await gateway.gateway.close();
    service.kill();
  });

  const call = (name = 'echo_arguments', body = {}, headers = {}) => {
    let answer: RawAnswer | undefined;
    const answered = send(gateway.url, { path: `/v1/tools/${name}`, body, headers }).then((one) => (answer = one));
    return { answered, isAnswered: () => answer !== undefined };
  };
  const begins = () => eventually(() => service.calls.length === 1);

  it('begin while the unit is written down, and are answered after that', async () => {
    const { answered, isAnswered } = call();
    expect(await begins()).toBe(true);
    expect(await stays(() => !isAnswered(), 200)).toBe(true);
    settle.resolve(UNIT);
    expect((await answered).status).toBe(200);
    expect(ended).toEqual([true]);
  });

  it('begin with the unit where none lie here', async () => {
    covers = false;
    const { answered } = call();
    expect(await stays(() => service.calls.length === 0, 200)).toBe(true);
    settle.resolve(UNIT);
    expect((await answered).status).toBe(200);
    expect(service.calls).toHaveLength(1);
  });

  it('are refused where the units turn out to be lost and spent, whatever was found', async () => {
    const { answered } = call();
    expect(await begins()).toBe(true);
    settle.resolve(SPENT);
    const { status, json } = await answered;
    expect([status, json.code]).toEqual([402, 'quota_exhausted']);
    expect(ended).toEqual([]);
  });

  it.each(['echo_arguments', 'break_inside'])(
    'of %s are not answered where the unit cannot be written down',
    async (name) => {
      const { answered } = call(name);
      expect(await begins()).toBe(true);
      settle.reject(new Error('the database is away'));
      const { status } = await answered;
      expect(status).toBe(503);
      expect(ended).toEqual([]);
    },
  );

  describe('that tell of their steps', () => {
    const aloud = () => call('work_aloud', { steps: 2 }, { accept: 'application/json, text/event-stream' });
    /** Both steps are told, each half a second after the last. */
    const areTold = (isAnswered: () => boolean) => stays(() => !isAnswered(), 1_300);

    it('are refused as others are where the units turn out to be spent', async () => {
      const { answered, isAnswered } = aloud();
      expect(await areTold(isAnswered)).toBe(true);
      settle.resolve(SPENT);
      const { status, json } = await answered;
      expect([status, json.code]).toEqual([402, 'quota_exhausted']);
    });

    it('tell the last one once the unit is written down', async () => {
      const { answered, isAnswered } = aloud();
      expect(await areTold(isAnswered)).toBe(true);
      settle.resolve(UNIT);
      const { status, text } = await answered;
      expect(status).toBe(200);
      expect(text.match(/^event: .*$/gm)).toEqual(['event: progress', 'event: result']);
      expect(text).toContain('{"done":2,"total":2}');
    });
  });

  it('give the unit back where they fail', async () => {
    const { answered } = call('break_inside');
    expect(await begins()).toBe(true);
    settle.resolve(UNIT);
    expect((await answered).status).toBe(500);
    expect(ended).toEqual([false]);
  });
});
