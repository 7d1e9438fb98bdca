import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import type { BrowserServer } from 'playwright-core';
import { zig } from '../../../packages/engine/library.mjs';
import { ROOT } from '../../../scripts/lib/runtime.mjs';
import { IS_WHOLE } from '../../support/whole.ts';
import { launchChromium } from './chromium-server.ts';
import { cuspal, type Cuspal } from './cuspal.ts';

export interface Mail {
  readonly to: string;
  readonly text: string;
}

let system: Promise<Cuspal> | undefined;
let browser: Promise<BrowserServer> | undefined;
let appsHost: Promise<string> | undefined;
let tarball: Promise<string> | undefined;
const folders: string[] = [];
const mails: Mail[] = [];
const PACK_MS = 240_000;

/**
 * One proxy in front, so that each page can come from an address of its own and none meets the limits of another. In CI one
 * process runs all services, as with `npm start`; in the night each has its own.
 */
async function startShared(): Promise<Cuspal> {
  const started = await cuspal({
    env: { TRUST_PROXY: '1', PUBLIC_PLAYGROUND: 'on' },
    together: !IS_WHOLE,
    one: process.env['TOOLS'] === 'in-process',
  });
  // The gateway hands e-mails to the process that started it, in place of sending them.
  started.processes.get('gateway')?.child.on('message', (message: unknown) => {
    if (isMail(message)) mails.push(message);
  });
  return started;
}

const isMail = (message: unknown): message is Mail =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'mail';

/** What test files ask for, which is started for the first of them. */
const PARTS: Readonly<Record<string, () => Promise<unknown>>> = {
  '/system': async () => {
    const { baseUrl, key, dataDir, processes } = await (system ??= startShared());
    return { baseUrl, key, dataDir, pids: [...processes].map(([name, { child }]) => [name, child.pid]) };
  },
  '/mails': async () => mails,
  '/chromium': async () => (await (browser ??= launchChromium())).wsEndpoint(),
  '/apps-host': () => (appsHost ??= buildAppsHost()),
  '/tarball': () => (tarball ??= pack()),
};

/** Packs the npm package `cuspal`, for every machine where zig is, else for this one. */
async function pack(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cuspal-packed-'));
  folders.push(folder);
  const words = [join(ROOT, 'deploy/pack.mjs'), folder, ...(zig() ? [] : ['--this-machine'])];
  await promisify(execFile)(process.execPath, words, { maxBuffer: 64 * 1024 * 1024, timeout: PACK_MS });
  const name = readdirSync(folder).find((each) => each.endsWith('.tgz'));
  if (name === undefined) throw new Error('nothing was packed');
  return join(folder, name);
}

async function buildAppsHost(): Promise<string> {
  const builder = join(import.meta.dirname, 'build-apps-host.mjs');
  const options = { maxBuffer: 64 * 1024 * 1024, timeout: 60_000 };
  return (await promisify(execFile)(process.execPath, [builder], options)).stdout;
}

const server = createServer((request, response) => void answer(request.url ?? '', response));

async function answer(path: string, response: ServerResponse): Promise<void> {
  try {
    response.end(JSON.stringify((await PARTS[path]?.()) ?? null));
  } catch (fault) {
    response.writeHead(500).end(String(fault));
  }
}

/** For all files of the project: shared.ts asks here. */
export async function setup(project: TestProject): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  project.provide('sharedUrl', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

export async function teardown(): Promise<void> {
  server.close();
  await (await browser)?.close();
  await (await system)?.stop();
  await tarball?.catch(() => {});
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
