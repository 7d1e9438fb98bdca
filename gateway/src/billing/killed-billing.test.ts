import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { birthsFor, seededRandom } from '@cuspal/tool-kit/testing';
import { takes } from '../../../test/support/wait.ts';
import { BILLING_PROCESS } from '../../test/billing-process.ts';
import { startBillingStub, type Mood } from '../../test/billing-stub.ts';
import { run, type Running } from '../../test/child.ts';
import { createPostgres, hasPostgres, type PostgresDatabase } from '../../test/databases.ts';
import { quiet, servicesOn, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import { openDatabase } from '../database/database.ts';
import { billingEvents } from '../database/schema.ts';
import { Ledger } from '../metering/ledger.ts';
import { Meter } from '../metering/meter.ts';

const CALLS = birthsFor(10_000, 800);
const ALLOWANCE = CALLS * 0.4;
const KILLS = birthsFor(100, 4);
const LONGEST_LIFE_MS = 400;
const CALLED_AT = Date.parse('2026-11-10T12:00:00Z');
const FIRST_HOUR = Date.parse('2026-11-10T13:10:00Z');
/** Hours that a process closes before it is killed: as few, because all of them are to be of the month of the calls. */
const HOURS = 4;
const LAST_HOURS = 48;
const MOODS: readonly Mood[] = ['well', 'well', 'lost answer', 'late', 'busy', 'broken', 'broken after'];

(hasPostgres() ? describe : describe.skip)('billing that is killed at any moment', () => {
  let created: PostgresDatabase;
  let database: Database;
  let services: TestServices;
  let stub: Awaited<ReturnType<typeof startBillingStub>>;
  const random = seededRandom(52);
  let mood = (): Mood => MOODS[Math.floor(random() * MOODS.length)] ?? 'well';
  beforeAll(async () => {
    created = await createPostgres();
    database = await openDatabase({ dataDir: '', databaseUrl: created.url });
    services = servicesOn(database);
    stub = await startBillingStub(() => mood());
  });
  afterAll(async () => {
    await stub.close();
    await database.close();
    await created.drop();
  });

  it(`bills ${CALLS} calls as ${CALLS}, over ${KILLS} kills and an endpoint that fails as often as not`, async () => {
    const made = await services.accounts.create({ name: 'Customer' });
    const plan = { name: 'team', allowance: ALLOWANCE, cap: 'soft' } as const;
    const account = await services.accounts.setPlan(made.id, plan, 'cus_1');
    const meter = new Meter(new Ledger(database.orm, 0), quiet, services.setAside, () => CALLED_AT);
    let hour = FIRST_HOUR;
    const start = (hours = HOURS): Running => {
      const environment = {
        DATABASE_URL: created.url,
        BILLING_URL: stub.url,
        HOUR: new Date(hour).toISOString(),
        LAST_HOUR: new Date(hour + hours * 3_600_000).toISOString(),
      };
      const running = run(BILLING_PROCESS, environment);
      running.child.on('message', (at) => (hour = Math.max(hour, Number(at))));
      return running;
    };
    const first = (running: Running) => new Promise((resolve) => running.child.once('message', resolve));

    const share = CALLS / (KILLS / 2);
    let called = 0;
    for (let kills = 0; kills < KILLS; kills += 2) {
      const upTo = Math.min(CALLS, Math.round((kills / 2 + 1) * share));
      const two = [start(), start()];
      const ended = two.map(async (running) => {
        await first(running);
        await takes(random() * LONGEST_LIFE_MS);
        running.child.kill('SIGKILL');
        await running.exited;
      });
      for (; called < upTo; called += 1) {
        const unit = await meter.reserve(account.id, 'vargas');
        if (!unit.granted) throw new Error('a call beyond a soft cap was refused');
        meter.ended(unit, true);
      }
      await Promise.all(ended);
    }
    await meter.close();
    expect((await services.usage.month(account.id, '2026-11')).used).toBe(CALLS);

    mood = () => 'well';
    const last = start(LAST_HOURS);
    await expect
      .poll(
        async () => {
          const rows = await database.orm
            .select()
            .from(billingEvents)
            .where(sql`status <> 'sent'`);
          return [stub.units(), rows.length];
        },
        { timeout: 60_000 },
      )
      .toEqual([CALLS, 0]);
    last.child.kill('SIGKILL');
    await last.exited;
    const overage = [...stub.counted.values()].filter(({ meter: name }) => name === 'cuspal_overage');
    expect(overage.reduce((sum, { units }) => sum + units, 0)).toBe(CALLS - ALLOWANCE);
  }, 1_800_000);
});
