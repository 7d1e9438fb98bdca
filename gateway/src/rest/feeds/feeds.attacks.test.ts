import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { databases } from '../../../test/databases.ts';
import type { RawAnswer } from '../../../test/http.ts';
import { FEED, feedSuite } from '../../../test/feed-suite.ts';

const { birth } = FEED;

describe.each(databases())('calendars against whoever means ill, $name', (kind) => {
  const { suite, read, customer } = feedSuite(kind);

  it.each([
    ['{', 'body', 'no JSON'],
    ['[]', 'body', 'expected object'],
    [{ ...FEED, show: [] }, 'show', 'expected array to have >=1 items'],
    [{ ...FEED, show: ['windows', 'deaths'] }, 'show.1', 'Invalid option'],
    [{ ...FEED, birth: { ...birth, latitude: 91 } }, 'birth.latitude', '<=90'],
    [{ ...FEED, birth: { ...birth, name: 'Anna' } }, 'birth.name', 'there is no such member'],
    [{ ...FEED, events: undefined }, 'events', 'name one to five'],
    [{ ...FEED, events: Array(6).fill('Marriage') }, 'events', '<=5'],
    [{ ...FEED, show: ['dashas'] }, 'events', 'which are not shown'],
    [{ ...FEED, from: '2026-02-30' }, 'from', 'there is no such day'],
    [{ ...FEED, to: undefined }, 'to', 'come together'],
    [{ ...FEED, to: '2030-01-01' }, 'to', 'expected 1 to 731 days after from, got 1461'],
    [{ ...FEED, to: FEED.from }, 'to', 'got 0'],
    [{ ...FEED, monthsAhead: 3 }, 'from', 'either'],
    [{ ...FEED, name: 'x'.repeat(61) }, 'name', '<=60'],
    [{ ...FEED, dashaLevel: 4 }, 'dashaLevel', 'Invalid input'],
    [{ ...FEED, colour: 'red' }, 'colour', 'there is no such member'],
    [{ ...FEED, name: '\u0000' }, 'body', 'no JSON that can be read'],
  ])('are refused with the member at fault: %#', async (body, field, fault) => {
    const { ask, used } = await customer();
    const { status, json } = await ask('POST', body);
    expect([status, json.code, json.field]).toEqual([400, 'validation_failed', field]);
    expect(json.detail).toContain(fault);
    expect(await used()).toEqual([0, 0]);
  });

  it('take no more of a body than they need', async () => {
    const { ask } = await customer();
    expect((await ask('POST', { ...FEED, name: 'x'.repeat(9_000) })).status).toBe(413);
  });

  it('are made by no key that may do less than its account', async () => {
    const restrictions = [
      { monthlyCalls: 5 },
      { ratePerSecond: 1 },
      { addressRanges: ['127.0.0.0/8'] },
      { allowedOrigins: ['https://app.example'] },
    ];
    for (const restriction of restrictions) {
      const { account, keyId, ask } = await customer();
      await suite().services.keyChanges.restrict(account.id, keyId, restriction);
      const headers = 'allowedOrigins' in restriction ? { origin: 'https://app.example' } : {};
      for (const method of ['POST', 'DELETE', 'GET']) {
        const { status, json } = await ask(method, method === 'POST' ? FEED : undefined, { headers });
        expect([method, restriction, status, json.code]).toEqual([method, restriction, 403, 'auth_invalid']);
      }
    }
  });

  it('are made by a key whose lists begin with some tools, and by one that manages keys', async () => {
    const { account, keyId, ask } = await customer();
    await suite().services.keyChanges.restrict(account.id, keyId, { toolsets: ['core'], manages: true });
    expect((await ask('POST', FEED)).status).toBe(201);
  });

  it('let a line break in a name write nothing into the calendar', async () => {
    const { address } = await customer();
    const { text } = await read(await address({ ...FEED, name: 'x\r\nBEGIN:VEVENT\nUID:evil\u202e' }));
    const lines = text.split('\r\n');
    expect(lines.filter((line) => line === 'UID:evil' || line.includes('\n') || line.includes('\u202e'))).toEqual([]);
    expect(lines).toContain('X-WR-CALNAME:x\\nBEGIN:VEVENT\\nUID:evil');
  });

  it('are not at addresses that were changed, made up or taken from elsewhere', async () => {
    const { address } = await customer();
    const good = await address();
    const token = /feeds\/(.*)\.ics/.exec(good)?.[1] ?? '';
    const base = good.slice(0, good.indexOf('/v1/'));
    for (const path of [
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}.ics`,
      `${token}`,
      `${token}.ICS`,
      `${token}.ics.ics`,
      `${token}/x.ics`,
      `x${token}.ics`,
      `${'A'.repeat(3_000)}.ics`,
      '.ics',
      '',
    ]) {
      const { status, json, headers } = await read(`${base}/v1/feeds/${path}`);
      expect([path.slice(-20), status, json.code]).toEqual([path.slice(-20), 404, 'not_found']);
      expect(headers['content-type']).toBe('application/problem+json');
    }
    expect((await read(good)).status).toBe(200);
  });

  it('are read and nothing else', async () => {
    const { address } = await customer();
    const good = await address();
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await read(good, { method });
      expect([method, status, headers['allow']]).toEqual([method, 405, 'GET, HEAD']);
    }
    const head = await read(good, { method: 'HEAD' });
    expect([head.status, head.text, Number(head.headers['content-length']) > 1_000]).toEqual([200, '', true]);
    expect((await read(good, { headers: { host: 'evil.example' } })).status).toBe(403);
  });

  it('are guessed no faster than keys are', async () => {
    const { address } = await customer();
    const good = await address();
    const wrong = good.replace(/feeds\/..../, 'feeds/AAAA');
    // Two hundred at once, and ten a second: tries go on until there are more than that, however slow the machine is.
    const statuses = new Set<number>();
    for (let tries = 0; tries < 3_000 && !statuses.has(429); tries += 250) {
      const answers = await Promise.all(Array.from({ length: 250 }, () => read(wrong)));
      for (const { status } of answers) statuses.add(status);
    }
    expect(statuses).toEqual(new Set([404, 429]));
    expect((await read(good)).status).toBe(200);
  });

  it('are asked for no faster than one a second and twenty at once', async () => {
    const { address } = await customer();
    const good = await address();
    const refused: RawAnswer[] = [];
    for (let tries = 0; tries < 1_000 && refused.length === 0; tries += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => read(good)));
      refused.push(...answers.filter(({ status }) => status === 429));
    }
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('leave neither the address nor the birth in a log, a metric or the database', async () => {
    const { address, ask } = await customer();
    const good = await address({ ...FEED, name: 'Annabella' });
    const token = /feeds\/(.*)\.ics/.exec(good)?.[1] ?? '';
    await read(good);
    await read(good, { at: 1, headers: { referer: 'https://calendar.example' } });
    suite().tools.failing = 'get_annotated_dasha';
    await ask('POST', { ...FEED, name: 'Bertram' });
    suite().tools.failing = undefined;
    await ask('DELETE');
    await read(good);
    const kept: string[] = [JSON.stringify(suite().gateways.map(({ log }) => log))];
    for (const { url } of suite().gateways) kept.push(await (await fetch(`${url}/metrics`)).text());
    const tables = await suite().database.orm.execute(sql`select tablename from pg_tables where schemaname = 'public'`);
    for (const { tablename } of Object(tables).rows as { tablename: string }[])
      kept.push(JSON.stringify(await suite().database.orm.execute(sql.raw(`select * from "${tablename}"`))));
    expect(kept.length).toBeGreaterThan(15);
    for (const text of kept)
      for (const secret of [
        token,
        token.slice(0, 24),
        token.slice(40, 64),
        '1992-08-14',
        '13.0827',
        'Annabella',
        'Bertram',
      ])
        expect(text).not.toContain(secret);
    expect(kept[0]).toContain('calendar_feed');
    expect(kept[1]).toContain('calendar_feed');
  });
});
