import { execFile } from 'node:child_process';
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import type { BrowserServer } from 'playwright-core';
import { launchChromium } from './chromium-server.ts';
import { cuspal, type Cuspal } from './cuspal.ts';

export interface Mail {
  readonly to: string;
  readonly text: string;
}

let system: Promise<Cuspal> | undefined;
let browser: Promise<BrowserServer> | undefined;
let appsHost: Promise<string> | undefined;
const mails: Mail[] = [];

/** One proxy in front, so that each page can come from an address of its own and none meets the limits of another. */
async function startShared(): Promise<Cuspal> {
  const started = await cuspal({
    env: { TRUST_PROXY: '1', PUBLIC_PLAYGROUND: 'on' },
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
};

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
}
