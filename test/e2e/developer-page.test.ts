import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { accessibilityFaults, picture } from './support/chromium.ts';
import { DESKTOP, developerPage, inChromium, PHONE, TIMEOUT_MS } from './support/developer-page.ts';
import type { SharedSystem } from './support/shared.ts';

const ROOT = join(import.meta.dirname, '..', '..');

inChromium('the developer page in Chromium', () => {
  let system: SharedSystem;
  const { open, codeFor, signIn, makeKey, call, testTheLogs } = developerPage((started) => (system = started));

  it(
    'signs in with the code it is sent, makes a key, and the key works until it is revoked',
    async () => {
      const page = await open({ ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] });
      await page.goto('/');
      await picture(page, 'front');
      await page.getByRole('navigation').getByRole('link', { name: 'Developer page' }).click();
      await page.waitForURL(({ pathname }) => pathname === '/developer/sign-in');
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
      await page.reload();
      expect(await page.getByLabel(/^API key/).inputValue()).toBe(key);
      await picture(page, 'new-key');

      expect((await call(key)).isError).toBe(false);
      expect((await call(key)).isError).toBe(false);
      expect((await call('mcp_'.padEnd(47, 'x'))).status).toBe(401);
      await page.goto('/developer');
      await page.getByText('2 of 300 calls used, 298 left').waitFor();
      await page.getByText('The same figures as a table').click();
      await page.getByRole('cell', { name: 'Foundation 2' }).waitFor();
      await page.getByRole('row', { name: /^Laptop .*\d+ \w+ \d{4}, \d\d:\d\d .*\d+ \w+ \d{4}, \d\d:\d\d/ }).waitFor();
      expect(await page.content()).not.toContain(key);
      await picture(page, 'overview');

      await page.locator('[aria-label="Actions for Laptop"]').click();
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
      await page.waitForLoadState();
      const texts = new Map<string, string>();
      for (const entry of await page.locator('details').all()) {
        const client = (await entry.locator('summary').textContent()) ?? '';
        texts.set(client, (await entry.locator('pre').textContent()) ?? '');
      }
      expect([...texts.keys()]).toEqual([
        'curl',
        'Claude Code',
        'Claude Desktop and claude.ai',
        'ChatGPT',
        'Cursor',
        'VS Code',
        'Gemini CLI',
        'Codex',
        'Windsurf',
        'MCP Inspector',
        'TypeScript SDK',
        'Python',
      ]);
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
      expect(execFileSync('python3', ['-c', texts.get('Python') ?? ''], { encoding: 'utf8' })).toContain('"Virgo"');

      const endpoint = `${system.baseUrl}/mcp`;
      const links = new Map<string, string>();
      for (const link of await page.locator('details a').all())
        links.set((await link.textContent()) ?? '', (await link.getAttribute('href')) ?? '');
      expect([...links.values()].join()).not.toContain(key);
      const inCursor = new URL(links.get('Add to Cursor') ?? '');
      expect(inCursor.href).toMatch(/^cursor:\/\/anysphere\.cursor-deeplink\/mcp\/install\?name=cuspal&config=/);
      expect(JSON.parse(atob(inCursor.searchParams.get('config') ?? ''))).toEqual({ url: endpoint });
      const inCode = decodeURIComponent((links.get('Add to VS Code') ?? '').replace('vscode:mcp/install?', ''));
      expect(JSON.parse(inCode)).toEqual({ name: 'cuspal', type: 'http', url: endpoint });
      const headers = { Authorization: `Bearer ${key}` };
      expect(JSON.parse(texts.get('Cursor') ?? '').mcpServers.cuspal).toEqual({ url: endpoint, headers });
      expect(JSON.parse(texts.get('VS Code') ?? '')).toMatchObject({
        inputs: [{ id: 'cuspal-key', password: true }],
        servers: { cuspal: { type: 'http', url: endpoint, headers: { Authorization: 'Bearer ${input:cuspal-key}' } } },
      });
      for (const client of ['Claude Code', 'Gemini CLI', 'MCP Inspector']) {
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
      await page.locator('[aria-label="Actions for Phone"]').click();
      await page.getByText('Rename Phone').click();
      await page.getByLabel('New name of Phone').fill('Old phone');
      await page.getByRole('button', { name: 'Rename', exact: true }).click();
      expect(await page.getByRole('status').textContent()).toContain('has its new name');
      await page.getByRole('rowheader', { name: 'Old phone' }).waitFor();
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

  it(
    'opens with a passkey after it was added, and lists and ends sessions',
    async () => {
      const local = system.baseUrl.replace('127.0.0.1', 'localhost');
      const page = await open({ ...DESKTOP, baseURL: local });
      const device = await page.context().newCDPSession(page);
      await device.send('WebAuthn.enable');
      await device.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
      await signIn(page, 'passkey@example.com');
      await page.goto('/developer/account');
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await page.getByText('The passkey is added.').waitFor();
      await page.getByRole('row', { name: / on Linux .* never/ }).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await picture(page, 'account-passkey');
      await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
      await page.waitForURL(({ pathname }) => pathname === '/developer/sign-in');
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();

      const other = await open({ ...PHONE, baseURL: local });
      await signIn(other, 'passkey@example.com');
      await page.goto('/developer/account');
      await page.getByRole('button', { name: /^Sign out session/ }).click();
      await page.getByText('The session is ended.').waitFor();
      await other.goto('/developer');
      expect(new URL(other.url()).pathname).toBe('/developer/sign-in');

      await page.locator('[aria-label^="Actions for passkey 1"]').click();
      await page.getByText('Remove this passkey').click();
      await page.getByRole('button', { name: 'Remove it for good' }).click();
      await page.getByText('The passkey is removed.').waitFor();
      await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await page.getByRole('alert').filter({ hasText: 'This passkey opens no account here.' }).waitFor();
    },
    TIMEOUT_MS,
  );

  testTheLogs();
});

const answerOf = async (url: string, init: RequestInit): Promise<Readonly<Record<string, string>>> =>
  (await fetch(url, { method: 'POST', ...init })).json() as Promise<Record<string, string>>;
