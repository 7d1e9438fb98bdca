import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { chromiumPath } from './support/chromium-path.ts';
import { accessibilityFaults, launchChromium, picture } from './support/chromium.ts';
import { BIRTH, cuspal, pause, type Cuspal } from './support/cuspal.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const TIMEOUT_MS = 120_000;
const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' };
const DARK: BrowserContextOptions = { ...DESKTOP, colorScheme: 'dark' };
const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, colorScheme: 'light' };
const NIGHT: BrowserContextOptions = { ...PHONE, colorScheme: 'dark' };

const chromium = chromiumPath();
if (chromium === undefined) {
  const missing = 'skipped: there is no Chromium here (apt-get install -y chromium, or CHROMIUM_PATH)';
  // Jest names no skipped test unless it is asked to.
  console.warn(`the developer page in Chromium: ${missing}`);
  describe('the developer page in Chromium', () => it.skip(missing, () => {}));
} else {
  describe('the developer page in Chromium', () => inChromium(chromium));
}

interface Mail {
  readonly to: string;
  readonly text: string;
}

function inChromium(path: string): void {
  let system: Cuspal;
  let browser: Browser;
  const mails: Mail[] = [];
  const contexts: BrowserContext[] = [];
  /** What the browser complained about: blocked by policy, failed, thrown. */
  const complaints: string[] = [];

  beforeAll(async () => {
    system = await cuspal();
    browser = await launchChromium(path);
    system.processes.get('gateway')!.child.on('message', (message: unknown) => {
      if (isMail(message)) mails.push(message);
    });
  }, TIMEOUT_MS);
  afterAll(async () => {
    await browser?.close();
    await system?.stop();
  }, TIMEOUT_MS);

  const open = async (options: BrowserContextOptions): Promise<Page> => {
    const context = await browser.newContext({ baseURL: system.baseUrl, ...options });
    contexts.push(context);
    const page = await context.newPage();
    page.on('console', (message) => {
      // A page that answers 422 is one that was asked for.
      if (message.type() === 'error' && !/the server responded with a status of 422/.test(message.text())) {
        complaints.push(message.text());
      }
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    return page;
  };
  const codeFor = async (email: string): Promise<string> => {
    for (let waited = 0; waited < 5_000; waited += 20) {
      const code = /^ {4}(\d{6})$/m.exec(mails.findLast(({ to }) => to === email)?.text ?? '')?.[1];
      if (code !== undefined) return code;
      await pause(20);
    }
    throw new Error(`no code for ${email}`);
  };
  const signIn = async (page: Page, email: string): Promise<void> => {
    await page.goto('/developer');
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByLabel('Six-digit code').fill(await codeFor(email));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  };
  const makeKey = async (page: Page, name: string): Promise<string> => {
    await page.goto('/developer');
    await page.getByLabel('Name of a new key').fill(name);
    await page.getByRole('button', { name: 'Make a key' }).click();
    return page.getByLabel(/^API key/).inputValue();
  };
  const call = (key: string) => system.callTool('get_planets', BIRTH, { headers: { authorization: `Bearer ${key}` } });

  it(
    'signs in with the code it is sent, makes a key, and the key works until it is revoked',
    async () => {
      const page = await open({ ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] });
      await page.goto('/');
      expect(new URL(page.url()).pathname).toBe('/developer/sign-in');
      await picture(page, 'sign-in');
      await page.getByLabel('E-mail address').fill('Ada@Example.com');
      await page.keyboard.press('Enter');
      await page.getByText('shown in the terminal').waitFor();
      const code = await codeFor('ada@example.com');
      await picture(page, 'code');

      await page.getByLabel('Six-digit code').fill(code === '000000' ? '000001' : '000000');
      await page.keyboard.press('Enter');
      expect(await page.getByRole('alert').textContent()).toContain('4 tries are left');
      expect(await page.title()).toMatch(/^Error: /);
      await picture(page, 'code-wrong');
      await page.getByLabel('Six-digit code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Overview' }).waitFor();
      await page.getByText('0 of 300 calls used, 300 left').waitFor();

      const key = await makeKey(page, 'Laptop');
      expect(key).toMatch(/^mcp_[\w-]{43}$/);
      await page.getByRole('button', { name: 'Copy the key' }).click();
      await page.getByText('Copied', { exact: true }).waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(key);
      await picture(page, 'new-key');

      expect((await call(key)).isError).toBe(false);
      expect((await call(key)).isError).toBe(false);
      expect((await call('mcp_'.padEnd(47, 'x'))).status).toBe(401);
      await page.goto('/developer');
      await page.getByText('2 of 300 calls used, 298 left').waitFor();
      await page.getByText('The same figures as a table').click();
      await page.getByRole('cell', { name: 'foundation 2' }).waitFor();
      expect(await page.content()).not.toContain(key);
      await picture(page, 'overview');

      await page.getByText('Revoke Laptop', { exact: true }).click();
      await page.getByRole('button', { name: 'Revoke Laptop for good' }).click();
      expect(await page.getByRole('status').textContent()).toContain('The key is revoked');
      expect((await call(key)).status).toBe(401);
    },
    TIMEOUT_MS,
  );

  it(
    'gives texts that work as they are copied',
    async () => {
      const page = await open(DESKTOP);
      await signIn(page, 'snippets@example.com');
      const key = await makeKey(page, 'Copied');
      const texts = new Map<string, string>();
      for (const entry of await page.locator('details').all()) {
        const client = (await entry.locator('summary').textContent()) ?? '';
        texts.set(client, (await entry.locator('pre').textContent()) ?? '');
      }
      expect([...texts.keys()]).toEqual(['curl', 'Claude', 'Cursor', 'VS Code', 'MCP Inspector', 'TypeScript SDK']);
      const listed = JSON.parse(execFileSync('sh', ['-c', texts.get('curl') ?? ''], { encoding: 'utf8' }));
      const { body } = await system.post({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
      expect(listed.result).toEqual(body.result);

      const folder = mkdtempSync(join(tmpdir(), 'cuspal-snippet-'));
      symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
      writeFileSync(join(folder, 'client.mjs'), texts.get('TypeScript SDK') ?? '');
      expect(execFileSync(process.execPath, ['client.mjs'], { cwd: folder, encoding: 'utf8' }).trim()).toBe(
        String(body.result.tools.length),
      );
      rmSync(folder, { recursive: true, force: true });

      const endpoint = `${system.baseUrl}/mcp`;
      const headers = { Authorization: `Bearer ${key}` };
      expect(JSON.parse(texts.get('Cursor') ?? '').mcpServers.cuspal).toEqual({ url: endpoint, headers });
      expect(JSON.parse(texts.get('VS Code') ?? '')).toMatchObject({
        inputs: [{ id: 'cuspal-key', password: true }],
        servers: { cuspal: { type: 'http', url: endpoint, headers: { Authorization: 'Bearer ${input:cuspal-key}' } } },
      });
      for (const client of ['Claude', 'MCP Inspector']) {
        expect(texts.get(client)).toContain(endpoint);
        expect(texts.get(client)).toContain(`--header 'Authorization: Bearer ${key}'`);
      }
    },
    TIMEOUT_MS,
  );

  it(
    'needs no script: signs in, makes, renames and uses a key, and deletes the account on a phone without one',
    async () => {
      const page = await open({ ...PHONE, javaScriptEnabled: false });
      await signIn(page, 'plain@example.com');
      const key = await makeKey(page, 'Phone');
      expect(await page.getByRole('button', { name: /^Copy/ }).count()).toBe(0);
      await page.goto('/developer');
      await page.getByText('Rename Phone').click();
      await page.getByLabel('New name of Phone').fill('Old phone');
      await page.getByRole('button', { name: 'Rename', exact: true }).click();
      expect(await page.getByRole('status').textContent()).toContain('has its new name');
      await page.getByRole('heading', { name: 'Old phone' }).waitFor();
      expect((await call(key)).isError).toBe(false);
      await page.goto('/developer/account');
      await page.getByText('Delete my account …').click();
      await page.getByLabel('Type your e-mail address to confirm').fill('someone@example.com');
      await page.getByRole('button', { name: 'Delete my account and all its data' }).click();
      expect(await page.getByRole('alert').textContent()).toContain('not the address of this account');
      await page.getByLabel('Type your e-mail address to confirm').fill('plain@example.com');
      await page.getByRole('button', { name: 'Delete my account and all its data' }).click();
      await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor();
      expect((await call(key)).status).toBe(401);
      await page.goto('/developer');
      expect(new URL(page.url()).pathname).toBe('/developer/sign-in');
    },
    TIMEOUT_MS,
  );

  it(
    'is used with the keyboard alone: all in the order it stands, each stop to be seen',
    async () => {
      const page = await open(DESKTOP);
      await signIn(page, 'keyboard@example.com');
      await makeKey(page, 'First');
      await page.goto('/developer');
      const stops = await tabThrough(page);
      expect(stops.map(({ name }) => name)).toEqual([
        'Skip to the content',
        'Sign out',
        'Overview',
        'Connect',
        'Account',
        'Rename First',
        'Revoke First',
        'Name of a new key',
        'Make a key',
      ]);
      // The link that skips comes into sight with the focus.
      expect(stops.filter(({ outline, onScreen }) => outline < 2 || !onScreen)).toEqual([]);
      const places = stops.slice(1).map(({ top }) => top);
      expect(places).toEqual([...places].sort((a, b) => a - b));

      await page.goto('/developer');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await focused(page)).toMatchObject({ name: 'Rename First' });
      await page.keyboard.press('Tab');
      expect(await focused(page)).toMatchObject({ name: 'Revoke First' });
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await focused(page)).toMatchObject({ name: 'Revoke First for good' });
      await page.keyboard.press('Enter');
      expect(await page.getByRole('status').textContent()).toContain('The key is revoked');
    },
    TIMEOUT_MS,
  );

  it.each([
    ['desktop', DESKTOP],
    ['dark', DARK],
    ['phone', PHONE],
    ['phone-dark', NIGHT],
  ] as const)(
    'reads well and fits, %s',
    async (name, options) => {
      const page = await open(options);
      const email = `${name}@example.com`;
      const faults: Record<string, readonly string[]> = {};
      const look = async (what: string): Promise<void> => {
        faults[what] = await accessibilityFaults(page);
        await picture(page, `${name}-${what}`);
      };
      await page.goto('/developer');
      await look('1-sign-in');
      await page.getByLabel('E-mail address').fill('nobody@nowhere');
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await look('2-sign-in-fault');
      await page.getByLabel('E-mail address').fill(email);
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await look('3-code');
      await page.getByLabel('Six-digit code').fill('12345');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await look('4-code-fault');
      await page.getByLabel('Six-digit code').fill(await codeFor(email));
      await page.getByRole('button', { name: 'Sign in' }).click();
      await look('5-overview-empty');
      const key = await makeKey(page, 'A rather long name for a key, as long as a key may be called');
      for (const summary of await page.locator('summary').all()) await summary.click();
      await look('6-new-key');
      for (const tool of ['get_planets', 'get_significators', 'get_vitality_index', 'get_dasha_balance']) {
        await system.callTool(tool, BIRTH, { headers: { authorization: `Bearer ${key}` } });
      }
      await page.goto('/developer');
      await page.getByLabel('Name of a new key').fill('A rather long name for a key, as long as a key may be called');
      await page.getByRole('button', { name: 'Make a key' }).click();
      for (const summary of await page.locator('summary').all()) await summary.click();
      await look('7-overview-fault');
      await page.goto('/developer/connect');
      for (const summary of await page.locator('summary').all()) await summary.click();
      await look('8-connect');
      await page.goto('/developer/account');
      await page.locator('summary').click();
      await look('9-account');
      await page.getByRole('button', { name: 'Sign out' }).click();
      expect(new URL(page.url()).pathname).toBe('/developer/sign-in');
      expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it.each(['127.0.0.1', '[::1]'])(
    'lets an application in that comes back to %s, lists it and disconnects it',
    async (host) => {
      const redirects = createServer((_request, response) => response.end('<title>Back</title>'));
      redirects.listen(0, host.replaceAll(/[[\]]/g, ''));
      await once(redirects, 'listening');
      const { port } = redirects.address() as AddressInfo;
      const redirectUri = `http://${host}:${port}/callback`;
      const client = await answerOf(`${system.baseUrl}/register`, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_name: `Test <${host}>`, redirect_uris: [redirectUri] }),
      });
      const verifier = randomBytes(32).toString('base64url');
      const asked = new URLSearchParams({
        response_type: 'code',
        client_id: client['client_id'] ?? '',
        redirect_uri: redirectUri,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        state: 'state-1',
        resource: system.url,
      });

      const page = await open(PHONE);
      await page.goto(`/authorize?${asked.toString()}`);
      await page.getByText(`Test <${host}>`).first().waitFor();
      const name = host === '127.0.0.1' ? 'ipv4' : 'ipv6';
      expect(await accessibilityFaults(page)).toEqual([]);
      await picture(page, `connect-1-${name}`);
      await page.getByLabel('E-mail address').fill(`${name}@example.com`);
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await page.getByLabel('Six-digit code').fill(await codeFor(`${name}@example.com`));
      expect(await accessibilityFaults(page)).toEqual([]);
      await picture(page, `connect-2-${name}`);
      await page.getByRole('button', { name: 'Sign in and connect' }).click();
      await page.waitForURL(`${redirectUri}?*`);
      const back = new URL(page.url()).searchParams;
      expect([back.get('state'), back.get('iss')]).toEqual(['state-1', system.baseUrl]);

      const tokens = await answerOf(`${system.baseUrl}/token`, {
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          client_id: client['client_id'] ?? '',
          redirect_uri: redirectUri,
          code: back.get('code') ?? '',
          code_verifier: verifier,
          resource: system.url,
        }),
      });
      const token = tokens['access_token'] ?? '';
      expect((await call(token)).isError).toBe(false);

      await signIn(page, `${name}@example.com`);
      await page.getByRole('heading', { name: `Test <${host}>` }).waitFor();
      await page.getByText(`Disconnect Test <${host}>`, { exact: true }).click();
      expect(await accessibilityFaults(page)).toEqual([]);
      await picture(page, `connect-3-${name}`);
      await page.getByRole('button', { name: `Disconnect Test <${host}> now` }).click();
      expect(await page.getByRole('status').textContent()).toContain('The application is disconnected');
      expect((await call(token)).status).toBe(401);
      redirects.close();
    },
    TIMEOUT_MS,
  );

  it('is judged by an audit that finds what is wrong', async () => {
    const page = await open(PHONE);
    await page.setContent(`<!doctype html><html lang="de"><title>x</title>
      <h1>One</h1><h3 id="twice">Three</h3><p id="twice" style="color:#999;background:#fff">pale</p>
      <input id="bare" style="border:1px solid #ddd" aria-describedby="nowhere"><button style="height:10px"></button>
      <svg></svg><table><th>Head</th></table><div tabindex="3" style="width:900px">wide</div>`);
    const found = (await accessibilityFaults(page)).map((fault) => fault.replace(/[:,] .*/, ''));
    expect(new Set(found)).toEqual(
      new Set([
        'the page names no language',
        'title',
        'there is not one main part',
        'heading after a gap',
        'id used twice',
        'aria-describedby names nothing',
        'field without a label',
        'without a name',
        'picture that is neither named nor hidden',
        'head of a table without scope',
        'an order of focus of its own',
        'contrast 2.85',
        'contrast 1.36 of an edge',
        'the page is 908 wide',
        'too small',
      ]),
    );
  });

  it('leaves no address, code or key in a log, and the browser without complaint', async () => {
    const folder = join(system.dataDir, 'logs');
    const logs = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('');
    expect(logs).toContain('"tool":"get_planets"');
    expect(mails.length).toBeGreaterThan(0);
    for (const { to, text } of mails) {
      expect(logs).not.toContain(to);
      expect(logs).not.toContain(/^ {4}(\d{6})$/m.exec(text)?.[1]);
    }
    expect(logs).not.toMatch(/mcp_[\w-]{43}|@example\.com/);
    expect(complaints).toEqual([]);
    await Promise.all(contexts.map((context) => context.close()));
  });
}

const isMail = (message: unknown): message is Mail =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'mail';

const answerOf = async (url: string, init: RequestInit): Promise<Readonly<Record<string, string>>> =>
  (await fetch(url, { method: 'POST', ...init })).json() as Promise<Record<string, string>>;

interface Stop {
  readonly name: string;
  /** Width of the ring around it. */
  readonly outline: number;
  readonly onScreen: boolean;
  readonly top: number;
}

const focused = (page: Page): Promise<Stop | null> =>
  page.evaluate(`(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    const { top, left, bottom } = at.getBoundingClientRect();
    return {
      name: (at.labels?.[0] ?? at).textContent.trim(),
      outline: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
      onScreen: left >= 0 && bottom > 0 && top < innerHeight,
      top: Math.round(top + scrollY),
    };
  })()`);

/** Where the focus goes from the top of the page with the Tab key until it leaves it. */
async function tabThrough(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (let pressed = 0; pressed < 100; pressed++) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop === null || (stops.length > 0 && stop.name === stops[0]?.name)) return stops;
    stops.push(stop);
  }
  return stops;
}
