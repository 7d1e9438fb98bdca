import { createSocket, type Socket } from 'node:dgram';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickest } from '../../test/databases.ts';
import { servicesOn, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import { OPERATOR, personOf } from '../organisations/actor.ts';
import { WaysIn } from '../organisations/ways-in.ts';
import { Domains, MOST_DOMAINS, recordOf } from './domains.ts';
import { txtResolver } from './resolve-txt.ts';

const DAY_MS = 86_400_000;

describe('domains of organisations', () => {
  let database: Database;
  let services: TestServices;
  let domains: Domains;
  let ways: WaysIn;
  const clock = { ms: Date.parse('2026-11-20T10:00:00Z') };
  const records = new Map<string, readonly string[] | Error>();
  beforeAll(async () => {
    database = await quickest().fresh();
    services = servicesOn(database);
    ways = new WaysIn(database.orm);
    domains = new Domains({
      orm: database.orm,
      access: services.access,
      now: () => clock.ms,
      resolveTxt: async (domain) => {
        const found = records.get(domain) ?? [];
        if (found instanceof Error) throw found;
        return found;
      },
    });
  });
  afterAll(() => database.close());

  let made = 0;
  /** An organisation with a provider and its owner. */
  async function company() {
    made += 1;
    const person = await services.accounts.findOrCreateUser(`owner-${made}@mail.example`);
    const { id } = await services.organisations.make(person, `Company ${made}`);
    await services.providers.set(OPERATOR, id, { issuer: 'https://a.example', clientId: 'c', clientSecret: 's' });
    return { id, actor: personOf(person) };
  }

  it('are verified by their record alone, which is nobody else’s', async () => {
    const { id, actor } = await company();
    const named = await domains.claim(actor, id, ' Bücher.Example ');
    expect(named.domain).toBe('xn--bcher-kva.example');
    expect(recordOf(named)).toMatch(/^cuspal-verification=[A-Za-z0-9_-]{32}$/);
    records.set(named.domain, ['v=spf1 -all', `cuspal-verification=${'x'.repeat(32)}`]);
    expect((await domains.check(actor, id, named.domain)).verifiedAt).toBeNull();
    expect(await ways.of(`ada@${named.domain}`)).toBeUndefined();
    records.set(named.domain, ['v=spf1 -all', recordOf(named)]);
    expect((await domains.check(actor, id, named.domain)).verifiedAt).toEqual(new Date(clock.ms));
    expect(await ways.of(`ada@${named.domain}`)).toMatchObject({ organisationId: id, required: false });
    // Neither a domain below it nor one above.
    expect(await ways.of(`ada@mail.${named.domain}`)).toBeUndefined();
    expect(await ways.of('ada@example')).toBeUndefined();
  });

  it('belong to one organisation: the second one that shows the record is refused', async () => {
    const [one, two] = [await company(), await company()];
    const first = await domains.claim(one.actor, one.id, 'shared.example');
    const second = await domains.claim(two.actor, two.id, 'shared.example');
    records.set('shared.example', [recordOf(first), recordOf(second)]);
    await domains.check(one.actor, one.id, 'shared.example');
    await expect(domains.check(two.actor, two.id, 'shared.example')).rejects.toThrow('another organisation');
    expect(await ways.of('ada@shared.example')).toMatchObject({ organisationId: one.id });
    await domains.release(one.actor, one.id, 'shared.example');
    await domains.check(two.actor, two.id, 'shared.example');
    expect(await ways.of('ada@shared.example')).toMatchObject({ organisationId: two.id });
  });

  it('are looked at again each day, and lost after a week without the record', async () => {
    const { id, actor } = await company();
    const named = await domains.claim(actor, id, 'moved.example');
    records.set('moved.example', [recordOf(named)]);
    await domains.check(actor, id, 'moved.example');
    const state = async () => (await domains.list(actor, id))[0];
    records.delete('moved.example');
    await domains.purge();
    expect((await state())?.missingSince).toBeNull();
    clock.ms += DAY_MS + 1;
    await domains.purge();
    expect(await state()).toMatchObject({ missingSince: new Date(clock.ms) });
    expect(await ways.of('ada@moved.example')).toBeDefined();
    // Name servers that say nothing take nothing away.
    records.set('moved.example', new Error('SERVFAIL'));
    clock.ms += 8 * DAY_MS;
    await domains.purge();
    expect(await ways.of('ada@moved.example')).toBeDefined();
    records.delete('moved.example');
    clock.ms += DAY_MS + 1;
    await domains.purge();
    expect(await ways.of('ada@moved.example')).toBeUndefined();
    const actions = (await services.audit.newest(id, {}, 3)).map(({ action }) => action);
    expect(actions).toContain('domain.lose');
  });

  it('say what is wrong with a name, and how many there can be', async () => {
    const { id, actor } = await company();
    for (const bad of ['', 'example', 'a b.example', 'x@a.example', 'https://a.example', '1.2.3.4']) {
      await expect(domains.claim(actor, id, bad), bad).rejects.toThrow('Write it as example.com');
    }
    records.set('silent.example', new Error('timeout'));
    await domains.claim(actor, id, 'silent.example');
    await expect(domains.check(actor, id, 'silent.example')).rejects.toThrow('do not answer');
    for (let count = 1; count < MOST_DOMAINS; count += 1) await domains.claim(actor, id, `d${count}.example`);
    await expect(domains.claim(actor, id, 'more.example')).rejects.toThrow('at most 20 domains');
    await domains.claim(actor, id, 'd1.example');
  });
});

describe('the records of a domain', () => {
  let silent: Socket;
  beforeAll(async () => {
    silent = createSocket('udp4');
    await new Promise<void>((resolve) => silent.bind(0, '127.0.0.1', resolve));
  });
  afterAll(() => void silent.close());

  it('are given up at the deadline where the name servers say nothing', async () => {
    const resolve = txtResolver([`127.0.0.1:${silent.address().port}`], 50);
    await expect(resolve('silent.example')).rejects.toThrow(/ECANCELLED/);
  });

  it.each([
    [3, []],
    [0, []],
  ])('are none where the answer is code %i without one', async (code, none) => {
    const server = createSocket('udp4');
    server.on('message', (question, from) => {
      const answer = Buffer.from(question);
      answer[2] = 0x81;
      answer[3] = 0x80 | code;
      server.send(answer, from.port, from.address);
    });
    await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
    expect(await txtResolver([`127.0.0.1:${server.address().port}`])('none.example')).toEqual(none);
    server.close();
  });
});
