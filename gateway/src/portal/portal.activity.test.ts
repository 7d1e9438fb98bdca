import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { databases } from '../../test/databases.ts';
import { PageBrowser, type Visited } from '../../test/page-browser.ts';
import type { TestPortal } from '../../test/portal.ts';
import { ADA, makeKey, portalSuite } from '../../test/portal-suite.ts';
import { quiet } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import { SetAside } from '../metering/set-aside.ts';
import { Journal, type EndedCall } from '../journal/journal.ts';

const plain = ({ text }: Visited): string =>
  text
    .replaceAll('<wbr />', '')
    .replaceAll(/<(style|title)[^]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/\s+/g, ' ');
const application = (grantId: string, connected: string) => ({
  grantId,
  name: 'Claude',
  hosts: ['claude.ai'],
  connectedAt: new Date(connected),
  lastUsedAt: null,
});

describe.each(databases())('what calls came to on the developer page, $name', (kind) => {
  let portal: TestPortal;
  let database: Database;
  const { liveKeys, restart, signIn } = portalSuite(kind, (opened, on) => {
    portal = opened;
    database = on;
  });
  const THIS_MONTH = new Date().toISOString().slice(0, 7);

  it('is shown at once: by key and application, by tool, and why calls were refused', async () => {
    const journal = new Journal(database.orm, quiet, new SetAside(database.orm));
    await restart({
      freshen: () => journal.write(),
      oauth: {
        applications: async () => [
          application('grant-2', '2026-11-02T14:00:00Z'),
          application('grant-1', '2026-11-01T09:00:00Z'),
        ],
        revokeGrant: async () => false,
      },
    });
    const { browser } = await signIn();
    await makeKey(browser, 'Lap<top>');
    const [key] = await liveKeys();
    const account = (await portal.accounts.find(ADA)).id;
    const calls: readonly (readonly [EndedCall['caller'], string, string, number, string?, string?])[] = [
      [`key ${key?.id ?? ''}`, 'get_planets', 'success', 12],
      [`key ${key?.id ?? ''}`, 'get_planets', 'success', 13],
      [`key ${key?.id ?? ''}`, 'unknown', 'validation_failed', 0],
      ['application grant-1', 'find_marriage_windows', 'engine_timeout', 50_000],
      ['application grant-2', 'get_planets', 'success', 14],
      ['application gone', 'get_planets', 'quota_exhausted', 1],
      [`key ${key?.id ?? ''}`, 'get_planets', 'validation_failed', 3, 'latitude'],
      [`key ${key?.id ?? ''}`, 'get_planets', 'validation_failed', 4, 'unknown', 'request-7.0'],
    ];
    calls.forEach(([caller, tool, outcome, ms, field, request = ''], index) =>
      journal.note({ account, caller, tool, outcome, ms, field, request: request || `request-${index}` }),
    );
    for (let number = 0; number < 3; number += 1)
      journal.noteUnread({ account, caller: `key ${key?.id ?? ''}`, outcome: 'rate_limited' });

    const usage = plain(await browser.get('/developer/usage'));
    expect(usage).toContain(
      'Key or application Succeeded Refused Key Lap<top> 2 6 Claude (2) 1 0 ' +
        'An application that is no longer connected 0 1 Claude (1) 0 1',
    );
    expect(usage).toContain(
      'Tool Succeeded Refused get_planets 3 3 Requests that were not read 0 3 ' +
        'Unknown tools 0 1 find_marriage_windows 0 1',
    );
    expect(usage).toContain(
      'Reason Calls Too many requests at once 3 Invalid argument or tool name 3 Took too long 1 Allowance spent 1',
    );
    const listed = plain(await browser.get('/developer/calls'));
    expect(listed).toContain('Time (UTC) Tool Outcome Took Key or application Request id');
    expect(listed).toMatch(/\d+ \w{3,4}, \d\d:\d\d:\d\d get_planets Succeeded 12 ms Key Lap<top> request-0/);
    expect(listed).toContain('find_marriage_windows Took too long 50.0 s Claude (1) request-3');
    expect(listed).toContain('Unknown tool Invalid argument or tool name 0 ms');
    expect(listed).toContain('get_planets Invalid argument: latitude 3 ms');
    expect(listed).toContain('Invalid argument: one that the tool does not have 4 ms');
    expect([...listed.matchAll(/ request-\d/g)]).toHaveLength(8);

    const requestsAt = async (query: string) =>
      [...plain(await browser.get(`/developer/calls?${query}`)).matchAll(/ (request-\S+)/g)]
        .map(([, id]) => id)
        .toSorted();
    const laptop = encodeURIComponent(`key ${key?.id ?? ''}`);
    expect(await requestsAt('tool=get_planets&outcome=success')).toEqual(['request-0', 'request-1', 'request-4']);
    expect(await requestsAt(`caller=${laptop}&outcome=success`)).toEqual(['request-0', 'request-1']);
    expect(await requestsAt('request=request-3')).toEqual(['request-3']);
    // The calls of a batch are found by the id of the batch, and by their own.
    expect(await requestsAt('request=batch')).toEqual([]);
    expect(await requestsAt('request=request-7')).toEqual(['request-7.0']);
    expect(await requestsAt('request=request-7.0')).toEqual(['request-7.0']);
    expect(await requestsAt('tool=%3Cscript%3E')).toEqual([]);
    expect(plain(await browser.get('/developer/calls?tool=none'))).toContain('0 of 8 calls. Show all');

    const file = async (path: string) => {
      const { headers, text } = await browser.get(path);
      return { type: headers['content-type'], name: headers['content-disposition'], text };
    };
    const table = await file('/developer/calls.csv?outcome=validation_failed');
    expect([table.type, table.name]).toEqual([
      'text/csv; charset=utf-8; header=present',
      'attachment; filename="cuspal-calls.csv"',
    ]);
    const [head, ...rows] = table.text.split('\r\n');
    expect(head).toBe('at,tool,outcome,field,duration_ms,caller,request_id');
    expect(rows.map((row) => row.split(',').slice(1).join()).toSorted()).toEqual([
      '',
      'get_planets,validation_failed,latitude,3,Key Lap<top>,request-6',
      'get_planets,validation_failed,unknown,4,Key Lap<top>,request-7.0',
      'unknown,validation_failed,,0,Key Lap<top>,request-2',
    ]);
    const saved = JSON.parse((await file('/developer/calls.json?request=request-6')).text) as { calls: object[] };
    expect(saved.calls).toEqual([
      {
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        tool: 'get_planets',
        outcome: 'validation_failed',
        field: 'latitude',
        durationMs: 3,
        caller: { kind: 'key', id: key?.id, name: 'Lap<top>', revoked: false },
        requestId: 'request-6',
      },
    ]);
    expect(JSON.parse((await file('/developer/usage.json')).text)).toMatchObject({ month: THIS_MONTH, used: 0 });

    const overview = await browser.get('/developer');
    expect(overview.text).toContain('Disconnect Claude (1)');
    expect(overview.text).toContain('Disconnect Claude (2)');
    await browser.submit(overview, '/developer/keys/revoke');
    expect(plain(await browser.get('/developer/usage'))).toContain('Key Lap<top>, revoked 2 6');

    const { browser: eve } = await signIn('eve@example.com');
    for (const path of ['/developer/usage', '/developer/calls']) {
      expect(plain(await eve.get(path))).not.toMatch(/get_planets|request-/);
    }
    await journal.close();
  });

  it('is shown for past months too, and for no other', async () => {
    const { browser } = await signIn();
    const { id } = await portal.accounts.find(ADA);
    await database.orm.execute(sql`
      insert into usage_months (account_id, month, used, extra_used)
      values (${id}, '2024-02', 1200, 34), (${id}, '2024-03', 0, 0), (${id}, ${THIS_MONTH}, 7, 0)
    `);
    await database.orm.execute(sql`insert into usage_days values (${id}, '2024-02-29'::date, 'timing', 1234)`);
    await database.orm.execute(sql`insert into usage_tools values (${id}, '2024-02', 'get_planets', 'success', 1234)`);
    const now = plain(await browser.get('/developer/usage'));
    expect(now).toContain('7 of 300 calls used, 293 left');
    expect(now).toMatch(/Months \w+ \d{4} 7 calls February 2024 1,234 calls/);
    const past = await browser.get('/developer/usage?month=2024-02');
    expect(plain(past)).toContain('Usage in February 2024 1,234 successful calls, 34 of them prepaid');
    expect(plain(past)).toContain('29 Feb 1,234 Timing 1234');
    expect(plain(past)).toContain('get_planets 1,234 0');
    expect(plain(past)).not.toContain('begins again');
    const saved = await browser.get('/developer/usage.csv?month=2024-02');
    expect(saved.text).toBe('day,family,calls\r\n2024-02-29,timing,1234\r\n');
    expect(past.text).toContain('href="/developer/usage.csv?month=2024-02"');
    expect((await browser.get("/developer/usage.csv?month=2024-02'")).at).toBe('/developer/usage');
    for (const month of ['2024-03', '2024-13', '1999-01', '2024-02x', '%27', '']) {
      expect((await browser.get(`/developer/usage?month=${month}`)).at).toBe('/developer/usage');
    }
  });

  it('is shown to nobody who has not signed in', async () => {
    for (const path of ['/developer/usage', '/developer/calls', '/developer/calls.csv', '/developer/new-key']) {
      const { at } = await new PageBrowser(portal.url).get(path);
      expect(at).toBe(`/developer/sign-in?next=${encodeURIComponent(path)}`);
    }
  });
});
