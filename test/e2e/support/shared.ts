import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { inject } from 'vitest';
import { callerOf } from './caller.ts';
import type { Mail } from './shared-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly sharedUrl: string;
  }
}

async function ask<Part>(path: string): Promise<Part> {
  const response = await fetch(`${inject('sharedUrl')}${path}`);
  if (!response.ok) throw new Error(`${path} of the suite: ${await response.text()}`);
  return (await response.json()) as Part;
}

interface Started {
  readonly baseUrl: string;
  readonly key: string;
  readonly dataDir: string;
  readonly pids: readonly (readonly [name: string, pid: number])[];
}

/** The system of the suite: other files call it too, and nobody stops any of its processes. */
export async function sharedSystem() {
  const { baseUrl, key, dataDir, pids } = await ask<Started>('/system');
  const processes = new Map(pids);
  /** The log of the process that runs a service, which may be the gateway itself. */
  const logOf = (service: string): string =>
    join(dataDir, 'logs', `${[service, 'services'].find((name) => processes.has(name)) ?? 'gateway'}.log`);
  return { ...callerOf(baseUrl, key), dataDir, pids: processes, logOf };
}

export type SharedSystem = Awaited<ReturnType<typeof sharedSystem>>;

/** E-mails of the system of the suite, those to people of other files too. */
export const sharedMails = (): Promise<readonly Mail[]> => ask('/mails');

/** The six digits that were last sent to an address; undefined while there are none. */
export async function codeSentTo(email: string): Promise<string | undefined> {
  const mail = (await sharedMails()).findLast(({ to }) => to === email);
  return /^ {4}(\d{6})$/m.exec(mail?.text ?? '')?.[1];
}

/** The Chromium of the suite; closing it ends what this file has opened alone. */
export const sharedChromium = async (): Promise<Browser> => chromium.connect(await ask<string>('/chromium'));

/** The program of apps-host.js with the libraries that it needs, for a page of a test. */
export const appsHost = (): Promise<string> => ask('/apps-host');

/** The file of the npm package `cuspal`, as it is published. */
export const packedPackage = (): Promise<string> => ask('/tarball');
