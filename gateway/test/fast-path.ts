import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, vi } from 'vitest';
import { settled, takes } from '../../test/support/wait.ts';
import { readBody } from '../src/http/body.ts';
import { reply } from '../src/http/reply.ts';
import type { HttpResponse, HttpRequest } from '../src/http/http-message.ts';
import { openFastPath } from '../src/fast-path/fast-path.ts';
import { createHttpServer } from '../src/http/http-server.ts';

const ALWAYS = { 'Strict-Transport-Security': 'max-age=1' };
/** After the last byte, and when there was none. */
const [SILENCE_MS, NOTHING_MS] = [80, 400];
const LARGE = Buffer.alloc(200_000, 'x');

interface Asked {
  readonly head: object;
  readonly way: 'fast' | 'Node';
  /** As soon as it is there. */
  body?: string | false;
}

/** What the handler of messages was asked by each connection. */
const asked = new Map<number, Asked[]>();
/** How many requests have been met. */
export const begun = { count: 0 };
/** Answers to `held` addresses wait until a test lets them go. */
export const held = new EventEmitter();
/** How many answers nobody heard to the end. */
export const unheard = { count: 0 };

/** Tells in its answer what it was asked, so that two ways of reading can be compared. */
export async function answer(request: HttpRequest, response: HttpResponse, headers: object): Promise<void> {
  const { method, url = '', headers: sent } = request;
  const one: Asked = { head: { method, url, sent }, way: 'whole' in request ? 'fast' : 'Node' };
  begun.count += 1;
  asked.get(request.socket.remotePort ?? 0)?.push(one);
  response.once('close', () => {
    if (!response.writableFinished) unheard.count += 1;
  });
  const body = await readBody(request);
  one.body = body.ok && body.bytes.toString('latin1');
  const said = Buffer.from(JSON.stringify({ ...one.head, body: one.body }));
  if (url.includes('never')) return;
  if (url.includes('slow')) await takes(30);
  if (url.includes('held')) await once(held, 'release');
  if (url.includes('large')) return reply(response, 200, { ...headers }, [said, LARGE]);
  if (url.includes('last')) response.setHeader('Connection', 'close');
  if (!url.includes('stream')) return reply(response, 200, { ...headers }, [said]);
  response.writeHead(200, { ...headers });
  response.write(said);
  await takes(5);
  response.end(Buffer.from('end'));
}

/** A server whose handler of messages tells what it was asked, by the fast path or by Node, as the gateway's HTTP server has them. */
export async function startEcho(): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const handlers = {
    mcp: {
      owns: (url: string) => url.split('?', 1)[0] === '/mcp',
      serve: (request: HttpRequest, response: HttpResponse, _id: string, headers: object) =>
        void answer(request, response, headers),
    },
    others: [],
    nest: (_request: IncomingMessage, response: ServerResponse) => response.end('elsewhere'),
  };
  const newId = () => 'an-id';
  const server = createHttpServer(() => handlers, newId, ALWAYS);
  openFastPath(server, () => handlers, newId, ALWAYS);
  return listening(server);
}

/** Listens on a free port; `close` ends all connections. */
export async function listening(server: Server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { port: (server.address() as AddressInfo).port, close };
}

/** A request after which the connection is Node's: what follows is read as it would be without the fast path. */
const FOR_NODE = 'GET /elsewhere HTTP/1.1\r\nHost: a\r\n\r\n';

export interface Heard {
  /** All that came back until the server said no more; whether it ended the connection stands last. */
  readonly text: string;
  readonly messages: readonly Asked[];
}

async function said(port: number, pieces: readonly string[], { first = '', ends = false } = {}): Promise<Heard> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  let [text, closed] = ['', false];
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  socket.on('error', () => {}).on('close', () => (closed = true));
  await once(socket, 'connect');
  const messages: Asked[] = [];
  asked.set(socket.localPort ?? 0, messages);
  if (first !== '') {
    socket.write(first);
    await vi.waitUntil(() => text.endsWith('elsewhere'), { timeout: 10_000, interval: 2 });
    text = '';
  }
  for (const piece of pieces) {
    socket.write(Buffer.from(piece, 'latin1'));
    if (pieces.length > 1) await takes(4);
  }
  if (ends) socket.end();
  await settled(
    () => text.length,
    () => (closed ? 0 : text === '' ? NOTHING_MS : SILENCE_MS),
  );
  socket.destroy();
  return {
    text: read(`${text.replaceAll(/Date: [^\r]*/g, 'Date: now')}${closed ? ' closed' : ''}`),
    messages,
  };
}

/** The same by the fast path and by Node. */
export async function both(port: number, pieces: readonly string[], ends = false): Promise<readonly [Heard, Heard]> {
  return [await said(port, pieces, { ends }), await said(port, pieces, { ends, first: FOR_NODE })];
}

const headsOf = ({ messages }: Heard): readonly object[] => messages.map(({ head }) => head);
export const waysOf = ({ messages }: Heard): readonly string[] => messages.map(({ way }) => way);
const REFUSAL = /HTTP\/1\.1 4[^\n]*/;

/** The same messages are understood, and the same is said to them. */
export function expectAlike(fast: Heard, node: Heard, request = ''): void {
  const refusal = REFUSAL.exec(node.text)?.[0];
  // Node begins with a message before its body is there, and with none behind which it has read what it refuses.
  const [begun, whole] = [fast.messages.length, node.messages.filter(({ body }) => typeof body === 'string').length];
  const understood = refusal === undefined ? begun : Math.min(begun, node.messages.length);
  expect(headsOf(fast).slice(0, understood), request).toEqual(headsOf(node).slice(0, begun));
  expect(begun, request).toBeGreaterThanOrEqual(whole);
  node.messages.forEach(({ body }, at) => {
    if (typeof body === 'string') expect(fast.messages[at]?.body, request).toBe(body);
  });
  // Node refuses what cannot be read without waiting for the answer to what came before it, which is lost then.
  if (refusal === undefined) expect(fast.text, request).toBe(node.text);
  else expect(fast.text, request).toContain(refusal);
}

/** What a client reads: no order of headers, and nothing behind the answer that ends the connection. */
const read = (text: string): string =>
  text
    .replaceAll(/(HTTP\/1\.1 \d{3} [^\r]*)\r\n((?:[^\r]+\r\n)*)\r\n/g, (_all, line: string, lines: string) =>
      [line, ...lines.split('\r\n').filter(Boolean).toSorted(), '', ''].join('\n'),
    )
    .replace(/(\nConnection: close\n.*?)HTTP\/1\.1 400 .*?( closed)?$/s, '$1$2');

export const post = (lines: readonly string[], body = '{}', target = '/mcp'): string =>
  [`POST ${target} HTTP/1.1`, ...lines, '', body].join('\r\n');
export const HOST = 'Host: a';
export const TWO_BYTES = 'Content-Length: 2';
