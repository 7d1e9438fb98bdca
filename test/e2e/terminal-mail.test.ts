import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepSuiteLogs, stableText } from '@cuspal/telemetry/testing';
import { expect, it } from 'vitest';
import { PageBrowser } from '../../gateway/test/page-browser.ts';
import { outputOf } from '../support/child-output.ts';

const ROOT = join(import.meta.dirname, '..', '..');

it('npm start shows the sign-in code in its terminal, says so, and writes it into no file', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cuspal-terminal-'));
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, CUSPAL_API_KEYS: '', SMTP_URL: '' },
  });
  const output = outputOf(child);
  try {
    const [, baseUrl = ''] = await output.until(/^READY (http:\S+)$/m);
    expect(output.text()).toContain(`${baseUrl}/developer  (sign-in codes are shown here)`);
    const browser = new PageBrowser(baseUrl);
    const page = await browser.submit(await browser.get('/developer'), '/developer/sign-in', {
      email: 'ada@example.com',
    });
    expect(page.text).toContain('shown in the terminal in which it was started');
    await output.until(/E-mail to ada@example\.com: Your Cuspal sign-in code/);
    const [, code = ''] = await output.until(/^ {2}\| {5}(\d{6})$/m);
    expect((await browser.submit(page, '/developer/code', { code })).at).toBe('/developer');

    const logs = join(dataDir, 'logs');
    const written = readdirSync(logs).map((name) => readFileSync(join(logs, name), 'utf8'));
    expect(stableText(written.join(''))).not.toMatch(new RegExp(`${code}|ada@example`));
    expect(readdirSync(dataDir)).not.toContain('mail.log');
  } finally {
    child.kill('SIGINT');
    if (child.exitCode === null) await once(child, 'exit');
    keepSuiteLogs(join(dataDir, 'logs'));
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 120_000);
