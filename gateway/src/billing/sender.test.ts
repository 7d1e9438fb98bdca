import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBillingStub, type Mood } from '../../test/billing-stub.ts';
import { databases } from '../../test/databases.ts';
import { quiet, servicesOn, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import { billingEvents } from '../database/schema.ts';
import type { BillingSystem } from './billing-system.ts';
import { openMeter } from './openmeter.ts';
import { BillingSender } from './sender.ts';
import { stripe } from './stripe.ts';

const NOW = Date.parse('2026-11-20T12:10:00Z');
const HOUR = 3_600_000;
const MADE = { stripe, openmeter: openMeter };

describe.each(databases())('usage on its way to the billing system, from $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  let stub: Awaited<ReturnType<typeof startBillingStub>>;
  let now = NOW;
  let mood: () => Mood = () => 'well';
  const senders: BillingSender[] = [];
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database, () => now);
  });
  beforeEach(async () => {
    now = NOW;
    mood = () => 'well';
    stub = await startBillingStub(() => mood());
  });
  afterEach(async () => {
    await Promise.all(senders.splice(0).map((sender) => sender.close()));
    await database.orm.delete(billingEvents);
    await stub.close();
  });
  afterAll(() => database.close());
  const sender = (sink: 'stripe' | 'openmeter' = 'stripe'): BillingSender => {
    const system: BillingSystem = MADE[sink]({ sink, url: stub.url, key: 'rk_secret' });
    // Looks are those of the tests alone.
    const made = new BillingSender({ orm: database.orm, system, logger: quiet, now: () => now, everyMs: HOUR });
    senders.push(made);
    return made;
  };
  const event = async (units: number, more: Partial<typeof billingEvents.$inferInsert> = {}): Promise<string> => {
    const id = randomUUID();
    const row = { id, accountId: `account ${id}`, customer: 'cus_1', kind: 'overage', units } as const;
    await database.orm
      .insert(billingEvents)
      .values({ ...row, hour: new Date('2026-11-20T11:00:00Z'), nextAt: new Date(now), ...more });
    return id;
  };
  const states = async () =>
    (await database.orm.select().from(billingEvents).orderBy(billingEvents.units)).map(({ status }) => status);

  it('goes to Stripe as the published interface has it', async () => {
    const id = await event(42);
    await sender().look();
    const [request] = stub.requests;
    expect([request?.path, request?.headers.authorization, request?.headers['content-type']]).toEqual([
      '/v1/billing/meter_events',
      'Bearer rk_secret',
      'application/x-www-form-urlencoded',
    ]);
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      event_name: 'cuspal_overage',
      'payload[stripe_customer_id]': 'cus_1',
      'payload[value]': '42',
      identifier: id,
      timestamp: String(Date.parse('2026-11-20T11:00:00Z') / 1_000),
    });
    expect(await states()).toEqual(['sent']);
  });

  it('goes to OpenMeter as a CloudEvent', async () => {
    const id = await event(7, { customer: null, accountId: 'account-7' });
    await sender('openmeter').look();
    const [request] = stub.requests;
    expect([request?.path, request?.headers['content-type']]).toEqual([
      '/api/v1/events',
      'application/cloudevents+json',
    ]);
    expect(JSON.parse(request?.body ?? '')).toEqual({
      specversion: '1.0',
      id,
      source: 'cuspal',
      type: 'cuspal_overage',
      subject: 'account-7',
      time: '2026-11-20T11:00:00.000Z',
      datacontenttype: 'application/json',
      data: { value: 7, project: 'account-7' },
    });
    expect(await states()).toEqual(['sent']);
  });

  describe.each(['stripe', 'openmeter'] as const)('to %s', (sink) => {
    it.each<Mood>(['lost answer', 'late', 'busy', 'broken', 'broken after', 'unauthorised'])(
      'counts once, with what is %s in between',
      async (fault) => {
        await event(10);
        await event(20);
        const one = sender(sink);
        mood = () => fault;
        await one.look();
        expect(await states()).toEqual(['waiting', 'waiting']);
        await one.look();
        expect(stub.requests).toHaveLength(2);
        now += 5_000;
        await one.look();
        mood = () => 'well';
        now += 60_000;
        await one.look();
        expect(await states()).toEqual(['sent', 'sent']);
        expect([stub.units(), stub.counted.size]).toEqual([30, 2]);
      },
    );
  });

  it('is sent once by many gateways that look at the same moment', async () => {
    for (let number = 1; number <= 20; number += 1) await event(number);
    await Promise.all(Array.from({ length: 4 }, () => sender().look()));
    expect([stub.requests.length, stub.units()]).toEqual([20, 210]);
  });

  it('waits as long as it is asked to', async () => {
    await event(1);
    mood = () => 'busy';
    await sender().look();
    const [row] = await database.orm.select().from(billingEvents);
    expect(row?.nextAt).toEqual(new Date(NOW + 5_000));
    expect(row?.fault).toBe('status 429 rate_limit_error');
  });

  it('keeps what the other side says of a fault by its code, without the key', async () => {
    await event(1);
    mood = () => 'unauthorised';
    await sender().look();
    const [row] = await database.orm.select().from(billingEvents);
    expect([row?.fault, row?.unansweredSince]).toEqual(['status 401 invalid_request_error', null]);
  });

  it('waits for a customer, who can be named later', async () => {
    const { account } = await services.customer();
    await event(3, { customer: null, accountId: account.id });
    const one = sender();
    await one.look();
    expect([await states(), stub.requests]).toEqual([['waiting'], []]);
    await services.accounts.setPlan(account.id, null, 'cus_late');
    now += 60_000;
    await one.look();
    expect([...stub.counted.values()]).toMatchObject([{ customer: 'cus_late', units: 3 }]);
  });

  it('is left to the operator where Stripe may have it and would not know it again', async () => {
    const id = await event(5);
    const one = sender();
    mood = () => 'late';
    await one.look();
    now += 23 * HOUR;
    await one.look();
    expect([await states(), stub.requests.length]).toEqual([['unsure'], 1]);
    expect(await services.billingEvents.unsent('', 10)).toMatchObject([{ id, status: 'unsure' }]);
    mood = () => 'well';
    await services.billingEvents.settle(id, 'waiting');
    await one.look();
    expect([await states(), stub.units()]).toEqual([['sent'], 5]);
    expect(await services.billingEvents.settle(id, 'waiting')).toBeUndefined();
  });

  it('is sent for as long as it takes where it is sure that it does not count', async () => {
    await event(5);
    const one = sender();
    mood = () => 'unauthorised';
    for (let hours = 0; hours < 48; hours += 1) {
      await one.look();
      now += HOUR;
    }
    mood = () => 'well';
    await one.look();
    expect([await states(), stub.units()]).toEqual([['sent'], 5]);
  });
});
