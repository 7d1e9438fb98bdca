import { describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import type { PageBrowser, Visited } from '../../test/page-browser.ts';
import type { TestPortal } from '../../test/portal.ts';
import { heading, KEY, makeKey, portalSuite } from '../../test/portal-suite.ts';

const DAY_MS = 86_400_000;
const RESTRICT = '/developer/key/restrict';
const ROTATE = '/developer/key/rotate';

const pageOf = (browser: PageBrowser, id: string): Promise<Visited> => browser.get(`/developer/key?key=${id}`);
const secretIn = ({ text }: Visited): string => KEY.exec(text)?.[0] ?? '-';
/** What the fields hold, by name. */
const typedIn = ({ text }: Visited, name: string): string | undefined =>
  new RegExp(`name="${name}"[^>]*? value="([^"]*)"`).exec(text)?.[1] ??
  new RegExp(`<textarea[^>]*? name="${name}"[^>]*>\\n([^<]*)</textarea>`).exec(text)?.[1];
const checkedIn = ({ text }: Visited): string[] =>
  [...text.matchAll(/name="toolsets"\s+value="([\w-]+)"\s+checked/g)].map(([, name = '']) => name);

describe.each(databases())('the page of a key, $name', (kind) => {
  let portal: TestPortal;
  const { liveKeys, signIn } = portalSuite(kind, (opened) => {
    portal = opened;
  });
  const withKey = async () => {
    const { browser } = await signIn();
    const secret = secretIn(await makeKey(browser, 'Laptop <1>'));
    const [key] = await liveKeys();
    if (!key) throw new Error('a key');
    return { browser, secret, id: key.id };
  };

  it('is reached from the list, and keeps what is typed into its form', async () => {
    const { browser, id, secret } = await withKey();
    expect((await browser.get('/developer')).text).toContain(`href="/developer/key?key=${id}"`);
    const page = await pageOf(browser, id);
    expect([page.status, heading(page)]).toEqual([200, 'Laptop &lt;1&gt;']);
    expect(page.text).not.toContain(secret);
    const saved = await browser.submit(page, RESTRICT, {
      monthlyCalls: '20',
      ratePerSecond: ' 2 ',
      addressRanges: '203.0.113.0/24\r\n2001:db8::1, 203.0.113.0/24',
      allowedOrigins: 'https://app.example/',
      toolsets: 'core',
      manages: 'yes',
    });
    expect([saved.at, saved.text.includes('role="status"')]).toEqual([`/developer/key?key=${id}&done=changed`, true]);
    const restrictions = {
      monthlyCalls: 20,
      ratePerSecond: 2,
      addressRanges: ['203.0.113.0/24', '2001:db8::1/128'],
      allowedOrigins: ['https://app.example'],
      toolsets: ['core'],
      manages: true,
    };
    expect(await liveKeys()).toMatchObject([restrictions]);
    expect([typedIn(saved, 'monthlyCalls'), typedIn(saved, 'ratePerSecond')]).toEqual(['20', '2']);
    expect(typedIn(saved, 'addressRanges')).toBe('203.0.113.0/24\n2001:db8::1/128');
    expect(checkedIn(saved)).toEqual(['core']);
    expect(saved.text).toContain('0 calls of its share used this month');

    await browser.submit(saved, RESTRICT);
    expect(await liveKeys()).toMatchObject([
      { monthlyCalls: null, ratePerSecond: null, addressRanges: [], allowedOrigins: [], toolsets: [], manages: false },
    ]);
  });

  it.each([
    ['monthlyCalls', '12.5', '&quot;12.5&quot; is no whole number: write digits alone'],
    ['monthlyCalls', '301', 'its account has 300 calls a month. Give at most that'],
    ['ratePerSecond', '11', 'its account has 10 a second. Give at most that'],
    ['ratePerSecond', '0', '0 is no share of a key: give a whole number from 1'],
    ['addressRanges', 'home', '&quot;home&quot; is no range of addresses: write 203.0.113.0/24'],
    ['allowedOrigins', 'http://app.example', '&quot;http://app.example&quot; is no origin of pages: write https://'],
    ['toolsets', 'none', '&quot;none&quot; is no set of tools. There are'],
  ])('says beside %s why it cannot be %s, and changes nothing', async (field, typed, said) => {
    const { browser, id } = await withKey();
    const before = await liveKeys();
    const rest = field === 'monthlyCalls' ? { ratePerSecond: '3' } : { monthlyCalls: '3' };
    const refused = await browser.submit(await pageOf(browser, id), RESTRICT, { ...rest, [field]: typed });
    expect(refused.status).toBe(422);
    const error = new RegExp(`id="${field}-error" role="alert">([^<]*)<`).exec(refused.text)?.[1];
    expect(error).toContain(said);
    expect(refused.text).toMatch(new RegExp(`aria-describedby="${field}-hint ${field}-error"`));
    // What was right is not to be typed again.
    expect(typedIn(refused, Object.keys(rest)[0] ?? '')).toBe('3');
    expect(await liveKeys()).toEqual(before);
  });

  it('gives a new secret once for a form that is sent twice; the earlier one goes on, and can be ended', async () => {
    const { browser, id, secret } = await withKey();
    const page = await pageOf(browser, id);
    const made = await browser.submit(page, ROTATE, { days: '7' });
    const next = secretIn(made);
    expect([heading(made), next === secret]).toEqual(['Your new key', false]);
    expect(secretIn(await browser.get(made.at))).toBe(next);
    const again = await browser.submit(page, ROTATE, { days: '7' });
    expect([again.status, KEY.test(again.text)]).toEqual([422, false]);
    expect(again.text).toContain(`has been given a new secret meanwhile, which ends in ${next.slice(-4)}`);

    const keys = await liveKeys();
    expect(keys.map(({ secretOf, hint }) => [secretOf, hint]).sort()).toEqual(
      [
        [null, next.slice(-4)],
        [id, secret.slice(-4)],
      ].sort(),
    );
    const overview = await browser.get('/developer');
    expect(overview.text).toMatch(/2 of up to 5/);
    expect(overview.text.match(/<th scope="row">Laptop/g)).toHaveLength(1);
    const both = await pageOf(browser, id);
    expect(both.text).toMatch(new RegExp(`mcp_…${secret.slice(-4)}</strong> goes on until`));
    const ended = await browser.submit(both, '/developer/key/end');
    expect(ended.at).toBe(`/developer/key?key=${id}&done=changed`);
    expect(await liveKeys()).toMatchObject([{ id, secretOf: null, hint: next.slice(-4) }]);
    expect(portal.lines.join('\n')).not.toContain(next);
  });

  it('ends the secret of now at once where that is chosen, and takes no other days', async () => {
    const { browser, id } = await withKey();
    const page = await pageOf(browser, id);
    for (const days of ['', '2', '8', '-1']) {
      const refused = await browser.submit(page, ROTATE, { days });
      expect([refused.status, refused.text.includes('choose one of the list')]).toEqual([422, true]);
    }
    expect(heading(await browser.submit(page, ROTATE, { days: '0' }))).toBe('Your new key');
    expect(await liveKeys()).toMatchObject([{ id, secretOf: null }]);
  });

  it('is there for no stranger, whatever they post, and for no key that is none or has expired', async () => {
    const { browser, id } = await withKey();
    const page = await pageOf(browser, id);
    const before = await liveKeys();
    const { browser: eve } = await signIn('eve@example.com');
    await makeKey(eve, 'Mine');
    const [own] = await liveKeys('eve@example.com');
    const evesPage = await pageOf(eve, own?.id ?? '');
    const hint = before[0]?.hint ?? '';
    expect((await pageOf(eve, id)).at).toBe('/developer');
    for (const [action, fields] of [
      [RESTRICT, { monthlyCalls: '1' }],
      [ROTATE, { days: '0', hint }],
    ] as const) {
      expect((await eve.submit(evesPage, action, { ...fields, key: id })).at).toBe('/developer');
    }
    await eve.post('/developer/key/end', { fields: { csrf: '', key: id } });
    // A live key is not ended as an earlier secret is.
    await browser.submit(page, ROTATE, { key: 'x y', days: '0' });
    for (const other of ['', 'nobody', '%25', 'x'.repeat(500)]) {
      expect((await pageOf(browser, other)).at).toBe('/developer');
    }
    expect(await liveKeys()).toEqual(before);

    await portal.keys.create(before[0]?.accountId ?? '', 'Short', 1);
    const short = (await liveKeys()).find(({ name }) => name === 'Short')?.id ?? '';
    expect(heading(await pageOf(browser, short))).toBe('Short');
    portal.clock.shiftMs = DAY_MS + 1;
    const { browser: later } = await signIn();
    expect((await pageOf(later, short)).at).toBe('/developer');
  });

  it('is there for test keys, which are five of an account of their own and are managed as others are', async () => {
    const { browser, id } = await withKey();
    const overview = await browser.get('/developer');
    const made = await browser.submit(overview, '/developer/test-keys', { name: 'Laptop <1>' });
    expect(secretIn(made)).toMatch(/^mcp_test_[\w-]{38}$/);
    const again = await browser.submit(overview, '/developer/test-keys', { name: 'Laptop <1>' });
    expect([
      again.status,
      again.text.includes('id="test-name-error" role="alert">You have a key of this name'),
    ]).toEqual([422, true]);
    const accountId = (await liveKeys())[0]?.accountId ?? '';
    const test = (await portal.managedKeys.list(accountId)).find(({ environment }) => environment === 'test');
    if (!test) throw new Error('a test key');
    expect((await liveKeys()).map((key) => key.id)).toEqual([id]);
    const page = await pageOf(browser, test.id);
    expect(page.text).toContain(`mcp_test_…${test.hint}`);
    await browser.submit(page, RESTRICT, { monthlyCalls: '7' });
    expect(secretIn(await browser.submit(page, ROTATE, { days: '0' }))).toMatch(/^mcp_test_/);
    expect((await portal.managedKeys.list(accountId)).at(-1)).toMatchObject({ id: test.id, monthlyCalls: 7 });

    for (const name of ['b', 'c', 'd', 'e']) await browser.submit(overview, '/developer/test-keys', { name });
    const full = await browser.get('/developer');
    expect(full.text).toMatch(/5 of up to 5\.\s+For tests/);
    expect([
      full.text.includes('action="/developer/test-keys"'),
      full.text.includes('action="/developer/keys"'),
    ]).toEqual([false, true]);
    await browser.post('/developer/keys/revoke', {
      fields: { csrf: /name="csrf" value="([^"]*)"/.exec(full.text)?.[1] ?? '', key: test.id },
    });
    expect((await portal.managedKeys.list(accountId)).some((key) => key.id === test.id)).toBe(false);
  });
});
