import { sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { describe, expect, it, vi } from 'vitest';
import { databases } from '../../../test/databases.ts';
import { FEED, feedSuite } from '../../../test/feed-suite.ts';

const ADDRESS = /^http:\/\/127\.0\.0\.1:\d+\/v1\/feeds\/[A-Za-z0-9_-]{86,2000}\.ics$/;
const eventsIn = (text: string): readonly ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

/** Without the port by which the gateway was asked. */
const plain = (text = ''): string => text.replace(/^URL:.*$/m, '');

describe.each(databases())('calendars of a birth, $name', (kind) => {
  const { suite, read, customer, passAnHour } = feedSuite(kind);

  it.each([0, 1])('have an address that any program reads without a key (gateway %i)', async (at) => {
    const { ask } = await customer();
    const made = await ask('POST', { ...FEED, name: 'Anna, KP; 1' }, { at });
    expect([made.status, made.headers['cache-control']]).toEqual([201, 'no-store']);
    const { address, webcal, entries, found } = made.json;
    expect(address).toMatch(ADDRESS);
    expect(webcal).toBe(address.replace('http:', 'webcal:'));
    expect(made.json).toMatchObject({ name: 'Anna, KP; 1', from: FEED.from, to: FEED.to });
    expect(entries).toBe(found);
    expect(entries).toBeGreaterThan(20);
    for (const from of [0, 1]) {
      const { status, headers, text } = await read(address, { at: from });
      expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
      expect(headers).toMatchObject({
        'cache-control': 'private, max-age=3600',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      expect(eventsIn(text)).toHaveLength(entries);
      expect(text).toContain(String.raw`X-WR-CALNAME:Anna\, KP\; 1`);
    }
  });

  it('come as they are where a program asks for them so', async () => {
    const { ask, used } = await customer();
    const { status, headers, text } = await ask('POST', FEED, { headers: { accept: 'text/calendar' } });
    expect([status, headers['content-type'], headers['vary']]).toEqual([200, 'text/calendar; charset=utf-8', 'Accept']);
    expect(eventsIn(text).length).toBeGreaterThan(20);
    expect(await used()).toEqual([1, 1]);
  });

  it('cost a unit an hour, however often, wherever and by whatever address they are asked for', async () => {
    const { address, used } = await customer();
    const [one, other] = [await address(), await address()];
    expect(one).not.toBe(other);
    const texts = new Set<string>();
    for (const [each, at] of [
      [one, 0],
      [one, 1],
      [other, 1],
      [one, 0],
    ] as const)
      texts.add(plain((await read(each, { at })).text));
    expect(texts.size).toBe(1);
    expect(await used()).toEqual([1, 1]);
    await passAnHour();
    await read(one);
    await read(other, { at: 1 });
    expect(await used()).toEqual([2, 2]);
  });

  it('are one charge where two ask at the same time', async () => {
    const { address, used } = await customer();
    const at = await address();
    await passAnHour();
    let open = (): void => {};
    suite().tools.gate = new Promise((resolve) => (open = resolve));
    const both = [read(at), read(at, { at: 1 })];
    const claims = sql`select 1 from keyed_requests where claimant is not null`;
    await vi.waitUntil(async () => Object(await suite().database.orm.execute(claims)).rows.length > 0);
    open();
    const [one, other] = await Promise.all(both);
    suite().tools.gate = undefined;
    expect([one?.status, other?.status]).toEqual([200, 200]);
    expect(plain(other?.text)).toBe(plain(one?.text));
    expect(await used()).toEqual([2, 2]);
  });

  it('are not computed anew for who has them, until the hour is over', async () => {
    const { address, used } = await customer();
    const at = await address();
    const { headers } = await read(at);
    const tag = headers.etag ?? '';
    const asked = suite().tools.asked.length;
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const { status, text, headers: told } = await read(at, { at: 1, headers: { 'if-none-match': known } });
      expect([status, text, told.etag?.includes(tag)]).toEqual([304, '', true]);
    }
    expect(suite().tools.asked).toHaveLength(asked);
    for (const known of ['"x"', '*', `"${tag}"`, tag.replace(/.{3}"$/, 'abc"'), `"9zzzzzzzz.${'a'.repeat(22)}"`])
      expect([known, (await read(at, { headers: { 'if-none-match': known } })).status]).toEqual([known, 200]);
    await passAnHour();
    const later = await read(at, { headers: { 'if-none-match': tag } });
    expect([later.status, later.headers.etag === tag]).toEqual([200, false]);
    expect(await used()).toEqual([2, 2]);
  });

  it('are of a place too, as secret as those of a birth and ended with them', async () => {
    const { ask, address, used } = await customer();
    const place = { latitude: 13.0827, longitude: 80.2707, time_zone: 'Asia/Kolkata' };
    const feed = { place, show: ['festivals'], tradition: 'tamil', from: '2026-11-01', to: '2026-12-01' };
    const at = await address(feed);
    expect(at).toMatch(ADDRESS);
    expect(Buffer.from(at.split('/').at(-1) ?? '', 'base64url').toString('latin1')).not.toMatch(
      /13[.]0827|Kolkata|tamil/,
    );
    const { status, text } = await read(at, { at: 1 });
    expect(status).toBe(200);
    const events = eventsIn(text);
    expect(events.length).toBeGreaterThan(15);
    expect(events.find(({ summary }) => summary.startsWith('Diwali'))?.startDate.toString()).toBe('2026-11-08');
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect(await used()).toEqual([1, 1]);
    expect((await ask('POST', { ...feed, show: ['dashas'] })).json.field).toBe('birth');
    expect((await ask('DELETE')).status).toBe(204);
    expect((await read(at)).status).toBe(404);
  });

  it('are refused with 402 when the allowance is spent, which empties no calendar, and come back with it', async () => {
    const { account, address } = await customer({ monthlyAllowance: 1 });
    const at = await address();
    await passAnHour();
    const spent = await read(at);
    expect([spent.status, spent.headers['content-type'], spent.json.code]).toEqual([
      402,
      'application/problem+json',
      'quota_exhausted',
    ]);
    expect(Number(spent.headers['retry-after'])).toBeGreaterThan(0);
    expect(spent.text).not.toContain('VCALENDAR');
    await suite().services.accounts.setAllowance(account.id, 10);
    expect((await read(at)).status).toBe(200);
  });

  it('cost nothing where a part of them fails, and are whole or not at all', async () => {
    const { address, used } = await customer();
    const at = await address();
    await passAnHour();
    suite().tools.failing = 'get_saturn_return';
    for (const from of [0, 1]) {
      const failed = await read(at, { at: from });
      expect([failed.status, failed.json.field]).toEqual([400, 'latitude']);
    }
    suite().tools.failing = undefined;
    expect(await used()).toEqual([1, 1]);
    expect((await read(at)).status).toBe(200);
    expect(await used()).toEqual([2, 2]);
  });

  it('end with their key, with all others of the account, and are refused while it is suspended', async () => {
    const { account, keyId, ask, address } = await customer();
    const first = await address();
    await suite().services.accounts.suspend(account.id);
    expect((await read(first)).status).toBe(403);
    await suite().services.accounts.resume(account.id);
    expect((await read(first)).status).toBe(200);
    expect((await ask('GET')).json).toEqual({ addresses: true });
    expect((await ask('DELETE')).status).toBe(204);
    expect((await ask('GET')).json).toEqual({ addresses: false });
    const { status, json } = await read(first, { at: 1 });
    expect([status, json.code]).toEqual([404, 'not_found']);
    const second = await address();
    expect((await read(second)).status).toBe(200);
    await suite().services.keys.revoke(account.id, keyId);
    expect((await read(second)).status).toBe(404);
  });

  it('are made and ended in the audit log, without what they are of', async () => {
    const { account, ask, address, keyId } = await customer();
    await address();
    for (const _ of [1, 2]) await ask('DELETE');
    const { audit } = suite().services;
    const [ended, made] = await audit.newest(await audit.chainOf(account.id), {}, 2);
    expect([ended, made]).toMatchObject([
      { action: 'calendar.revoke', actor: keyId, surface: 'api', targetKind: 'account', after: null },
      { action: 'calendar.make', actor: keyId, surface: 'api', targetKind: 'account', after: null },
    ]);
  });

  it('end when the key ends that made them', async () => {
    const { account, ask } = await customer();
    const { key } = await suite().services.keys.create(account.id, 'For a day', 1);
    const { address } = (await ask('POST', FEED, { key })).json;
    expect((await read(address)).status).toBe(200);
    suite().clock.shiftMs += 86_400_001;
    expect((await read(address)).status).toBe(404);
  });

  it('have UIDs that stay, and are of the account alone', async () => {
    const [one, other] = [await customer(), await customer()];
    const uids = async (at: string): Promise<readonly string[]> =>
      eventsIn((await read(at)).text).map(({ uid }) => uid);
    const mine = await uids(await one.address());
    expect(new Set(mine).size).toBe(mine.length);
    await passAnHour();
    await one.ask('DELETE');
    expect(await uids(await one.address())).toEqual(mine);
    const theirs = await uids(await other.address());
    expect(theirs).toHaveLength(mine.length);
    expect(theirs.filter((uid) => mine.includes(uid))).toEqual([]);
  });

  it('of a test account stand with its clock, and are charged by the true one', async () => {
    const { address, used } = await customer({ testClock: new Date('2026-01-15T12:00:00Z') });
    const { show, birth, events } = FEED;
    const at = await address({ show, birth, events });
    const { headers, text } = await read(at);
    expect(text).toContain('DTSTAMP:20260115T120000Z');
    expect((await read(at, { headers: { 'if-none-match': headers.etag ?? '' } })).status).toBe(304);
    expect(await used()).toEqual([1, 1]);
    await passAnHour();
    expect((await read(at)).text).toBe(text);
    expect(await used()).toEqual([2, 2]);
  });
});
