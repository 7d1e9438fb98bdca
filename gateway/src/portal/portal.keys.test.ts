import { describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { hiddenFields } from '../../test/page-browser.ts';
import { heading, KEY, makeKey, portalSuite } from '../../test/portal-suite.ts';

describe.each(databases())('keys on the developer page, $name', (kind) => {
  const { liveKeys, signIn } = portalSuite(kind, () => {});

  it('are shown once, with texts to copy, and listed by name and last characters', async () => {
    const { browser } = await signIn();
    const made = await makeKey(browser, 'Laptop <1>');
    expect([made.status, heading(made)]).toEqual([200, 'Your new key']);
    const key = KEY.exec(made.text)?.[0] ?? '';
    expect(made.text).toMatch(new RegExp(`<textarea id="key" readonly[^>]*>\\n?${key}</textarea>`));
    expect(made.text).toContain(`-H &#39;Authorization: Bearer ${key}&#39;`);
    expect(made.text).toContain('Laptop &lt;1&gt;');
    expect(made.headers['cache-control']).toBe('no-store');
    const overview = await browser.get('/developer');
    expect(overview.text).not.toMatch(KEY);
    expect(overview.text).toMatch(/The browser that made it\s+shows it\s+for\s+10 minutes/);
    expect(overview.text).toContain('Laptop &lt;1&gt;');
    expect(overview.text).toContain(`mcp_…${key.slice(-4)}`);
    expect(await liveKeys()).toMatchObject([{ name: 'Laptop <1>', hint: key.slice(-4) }]);
  });

  it('are not made twice by reloading the page', async () => {
    const { browser } = await signIn();
    await makeKey(browser, 'Laptop');
    const again = await makeKey(browser, 'Laptop');
    expect(again.status).toBe(422);
    expect((await makeKey(browser, 'Lap\u200btop\u001b')).status).toBe(422);
    expect(again.text).toMatch(/id="name-error" role="alert">You have a key of this name/);
    expect(await liveKeys()).toHaveLength(1);
  });

  it.each(['', '   ', 'x'.repeat(61)])('need a name: not %j', async (name) => {
    const { browser } = await signIn();
    expect((await makeKey(browser, name)).status).toBe(422);
    expect(await liveKeys()).toEqual([]);
  });

  it('are five at most, also when asked for at the same time; the form then says what to do', async () => {
    const { browser } = await signIn();
    const form = await browser.get('/developer');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => browser.submit(form, '/developer/keys', { name: `Key ${index}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 422, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.text).toContain('revoke one before you make another');
    expect(await liveKeys()).toHaveLength(5);
    const full = await browser.get('/developer');
    expect(full.text).toContain('To make another key, revoke one first.');
    expect(full.text).not.toContain('action="/developer/keys"');
  });

  it('are renamed by their owner alone, to a name that could be given to a new one', async () => {
    const { browser } = await signIn();
    const key = KEY.exec((await makeKey(browser, 'Laptop')).text)?.[0] ?? '-';
    await makeKey(browser, 'Server');
    const [laptop] = await liveKeys();
    const id = laptop?.id ?? '';
    const overview = await browser.get('/developer');
    expect(overview.text).toContain(`<label for="name-${id}">New name of Laptop</label>`);
    const { csrf = '' } = hiddenFields(overview.text, '/developer/keys/rename');
    const rename = (name: string) => browser.post('/developer/keys/rename', { fields: { csrf, key: id, name } });
    for (const name of ['', '   ', 'x'.repeat(61), 'Server']) {
      const refused = await rename(name);
      expect([name, refused.status]).toEqual([name, 422]);
      expect(refused.text).toContain(`id="name-${id}-error" role="alert"`);
    }
    const { browser: eve } = await signIn('eve@example.com');
    const { csrf: evesToken = '' } = hiddenFields((await eve.get('/developer')).text, '/developer/keys');
    await eve.post('/developer/keys/rename', { fields: { csrf: evesToken, key: id, name: 'Mine' } });
    expect((await liveKeys()).map(({ name }) => name)).toEqual(['Laptop', 'Server']);

    const renamed = await rename(' Old <laptop> ');
    expect([renamed.at, renamed.text.includes('role="status"><p>The key has its new name.')]).toEqual([
      '/developer?done=renamed',
      true,
    ]);
    expect(await liveKeys()).toMatchObject([{ ...laptop, name: 'Old <laptop>' }, { name: 'Server' }]);
    expect(renamed.text).toContain('Old &lt;laptop&gt;');
    expect(renamed.text).not.toContain(key);
  });

  it('are revoked by their owner, and by nobody else', async () => {
    const { browser } = await signIn();
    await makeKey(browser, 'Laptop');
    const [key] = await liveKeys();
    const { browser: eve } = await signIn('eve@example.com');
    const evesPage = await eve.get('/developer');
    const { csrf = '' } = hiddenFields(evesPage.text, '/developer/keys');
    await eve.post('/developer/keys/revoke', { fields: { csrf, key: key?.id ?? '' } });
    expect(await liveKeys()).toHaveLength(1);

    const page = await browser.submit(await browser.get('/developer'), '/developer/keys/revoke');
    expect([page.at, page.text.includes('role="status"><p>The key is revoked')]).toEqual([
      '/developer?done=revoked',
      true,
    ]);
    expect(await liveKeys()).toEqual([]);
  });
});
