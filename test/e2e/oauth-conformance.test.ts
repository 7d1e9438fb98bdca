import { describe, expect, it } from 'vitest';
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Browser, formFields } from '../../gateway/test/browser.ts';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { codeSentTo, sharedSystem } from './support/shared.ts';

const TIMEOUT_MS = 300_000;
const ROOT = join(import.meta.dirname, '..', '..');
const SUITE = join(ROOT, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
/** What the two scenarios (authorization-server-metadata-endpoint, authorization-code-grant) check. */
const CHECKS = ['authorization-code-grant', 'authorization-server-metadata', 'authorization-server-metadata-cimd'];

interface Check {
  readonly id: string;
  readonly status: string;
  readonly errorMessage?: string;
}

const system = await sharedSystem();

describe.each(['2026-07-28', '2025-11-25'])('authorization server conformance, revision %s', (revision) => {
  it(
    'metadata and authorization code grant',
    async () => {
      const [port = 0] = await freePorts(1);
      const output = mkdtempSync(join(tmpdir(), 'cuspal-conformance-'));
      const clientId = await register(`http://127.0.0.1:${port}/callback`);
      const args = ['authorization', '--url', system.baseUrl, '--client-id', clientId, '--port', String(port)];
      const more = ['--resource', system.url, '--spec-version', revision, '-o', output];
      const { code, text } = await run([...args, ...more], `person-${revision}@example.com`);

      const checks = checksIn(output);
      rmSync(output, { recursive: true, force: true });
      const failed = checks.filter(({ status }) => status !== 'SUCCESS');
      expect({ code, failed, text: code === 0 ? '' : text }).toEqual({ code: 0, failed: [], text: '' });
      expect(checks.map(({ id }) => id).sort()).toEqual(CHECKS);
    },
    TIMEOUT_MS,
  );
});

async function register(redirect: string): Promise<string> {
  const response = await fetch(`${system.baseUrl}/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Conformance suite', redirect_uris: [redirect] }),
  });
  const { client_id: id } = (await response.json()) as { client_id: string };
  return id;
}

/** Runs the suite and, at the address it prints, does what a person would do. */
function run(args: readonly string[], email: string): Promise<{ code: number | null; text: string }> {
  const suite = spawn(process.execPath, [SUITE, ...args], { timeout: 120_000 });
  let text = '';
  let visited: Promise<void> | undefined;
  const read = (part: Buffer): void => {
    text += part.toString();
    const address = /^(http:\S+\/authorize\?\S+)$/m.exec(text)?.[1];
    if (address !== undefined) {
      visited ??= signIn(address, email).catch((fault: unknown) => {
        text += `\nsign-in failed: ${String(fault)}`;
        suite.kill();
      });
    }
  };
  suite.stdout.on('data', read);
  suite.stderr.on('data', read);
  return new Promise((resolve) => suite.on('close', (code) => resolve({ code, text })));
}

async function signIn(address: string, email: string): Promise<void> {
  const browser = new Browser(system.baseUrl);
  const first = await browser.get(address);
  const second = await browser.post(first.url, { ...formFields(first.text, 'email'), email });
  const code = (await codeSentTo(email)) ?? '';
  const callback = await browser.post(second.url, { ...formFields(second.text, 'code'), code });
  await fetch(callback.url);
}

const checksIn = (folder: string): readonly Check[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('checks.json'))
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Check[]);
