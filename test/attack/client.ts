import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { RouteInput } from './route-inputs.ts';

/** An answer that takes longer hangs: the longest deadline of a call is 50 s. */
const HANG_MS = 65_000;
/** Raw bytes may ask for nothing. The server waits for the rest then, so the connection is closed after this time. */
const RAW_MS = 300;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export interface Outcome {
  /** 0 when the connection ended without an answer. */
  readonly status: number;
  readonly text: string;
  readonly milliseconds: number;
  readonly hung: boolean;
}

/** Sends one request and waits for all of its answer. */
export function send(baseUrl: string, input: RouteInput): Promise<Outcome> {
  return 'raw' in input ? sendRaw(baseUrl, input.raw) : sendRequest(baseUrl, input);
}

/** What somebody else hears meanwhile who opens a connection of his own; status 0 where nothing comes in `withinMs`. */
export const sendBeside = (baseUrl: string, path: string, withinMs: number): Promise<Outcome> =>
  sendRequest(baseUrl, { method: 'GET', path, headers: {}, body: undefined }, false, withinMs);

function sendRequest(
  baseUrl: string,
  { method, path, headers, body }: Exclude<RouteInput, { raw: Buffer }>,
  by: Agent | false = agent,
  withinMs = HANG_MS,
) {
  const began = performance.now();
  const { hostname, port } = new URL(baseUrl);
  return new Promise<Outcome>((resolve) => {
    const end = (status: number, text: string, hung = false): void =>
      resolve({ status, text, milliseconds: performance.now() - began, hung });
    const outgoing = request({ hostname, port, path, method, headers, agent: by }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', () => end(0, ''));
      incoming.on('end', () => end(incoming.statusCode ?? 0, Buffer.concat(parts).toString()));
    });
    outgoing.setTimeout(withinMs, () => {
      end(0, '', true);
      outgoing.destroy();
    });
    outgoing.on('error', () => end(0, ''));
    outgoing.end(body);
  });
}

function sendRaw(baseUrl: string, raw: Buffer): Promise<Outcome> {
  const began = performance.now();
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(raw));
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      const text = Buffer.concat(parts).toString();
      const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ status, text, milliseconds: performance.now() - began, hung: false });
    });
    const timer = setTimeout(() => socket.destroy(), RAW_MS);
  });
}
