import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendBeside, type Outcome } from './client.ts';
import { cpuMilliseconds, processFigures } from './process-figures.ts';
import type { RouteInput } from './route-inputs.ts';

/** Others may wait for so long while the server is attacked. */
const HEALTH_MS = 5_000;

interface Running {
  readonly child: { readonly pid?: number | undefined };
  readonly variables: Readonly<Record<string, string>>;
}

/** The system that is attacked. */
export interface Target {
  readonly baseUrl: string;
  readonly dataDir: string;
  readonly key: string;
  readonly processes: ReadonlyMap<string, Running>;
  readonly send: (input: RouteInput) => Promise<Outcome>;
  /** One message to /mcp, with the first key. */
  readonly ask: (method: string, params: object) => Promise<Outcome>;
}

/** What came of it in a few words, and what of that should not be. */
export interface Verdict {
  readonly said: string;
  readonly faults: readonly string[];
}

/** One way in which the server once gave way, or might. */
export interface Scenario {
  readonly name: string;
  /** Some hundred clients ask at once: their answers may share a turn, whose length is told and not judged. */
  readonly ofMany?: true;
  readonly run: (target: Target) => Promise<Verdict>;
}

/** `faults`: what should not be, each with whether it is. */
export const verdict = (said: string, faults: Readonly<Record<string, boolean>>): Verdict => ({
  said,
  faults: Object.entries(faults).flatMap(([fault, is]) => (is ? [`${fault}: ${said}`] : [])),
});

/** How many of `times` that ask for the health of the server, one after the other, do not get it. */
export async function unwell(target: Target, times: number): Promise<number> {
  let failed = 0;
  for (let asked = 0; asked < times; asked += 1) {
    const { status } = await sendBeside(target.baseUrl, '/health/live', HEALTH_MS);
    if (status !== 200) failed += 1;
  }
  return failed;
}

export const gatewayMebibytes = ({ processes }: Target): number =>
  processFigures(processes).get('gateway')?.mebibytes ?? 0;

/** CPU that `work` takes of the gateway, or of all its services. */
export async function cpuOf(target: Target, of: 'gateway' | 'services', work: () => Promise<unknown>): Promise<number> {
  const used = (): number =>
    [...target.processes]
      .filter(([name]) => (name === 'gateway') === (of === 'gateway'))
      .reduce((sum, [, { child }]) => sum + cpuMilliseconds(child.pid), 0);
  const before = used();
  await work();
  return used() - before;
}

export async function opened({ baseUrl }: Target): Promise<Socket> {
  const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1').on('error', () => {});
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  return socket;
}

/** Puts requests onto one connection in one packet, and reads until so many answers have come or nothing comes for `silentMs`. */
export async function pipelined(target: Target, requests: readonly string[], silentMs: number): Promise<number> {
  const socket = await opened(target);
  let text = '';
  let heardAt = Date.now();
  socket.on('data', (part: Buffer) => {
    text += part.toString('latin1');
    heardAt = Date.now();
  });
  socket.write(requests.join(''));
  const answers = (): number => text.split('HTTP/1.1 ').length - 1;
  while (answers() < requests.length && !socket.closed && Date.now() - heardAt < silentMs) await sleep(20);
  socket.destroy();
  return answers();
}

/** A GET as it goes onto a connection, from an address of its own. */
export const getFrom = (address: string, path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n\r\n`;
