import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const AT_ONCE = 8;
const ANSWER_MS = 60_000;
const BIRTH = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };

/** A tool of each service. */
export const CALLS: readonly (readonly [string, object])[] = [
  ['get_planets', BIRTH],
  ['get_significators', BIRTH],
  ['get_smart_current_dasha', BIRTH],
  ['get_election_catalog', {}],
  ['get_ayurvedic_constitution', BIRTH],
  ['get_horary_chart_v2', { ...BIRTH, target_number: 7 }],
  ['get_tool_catalog', {}],
];

export interface Tally {
  succeeded: number;
  /** The outcome of each call that did not succeed. */
  readonly broken: string[];
}

/** Outcome of one call. */
export interface Called {
  readonly name: string;
  /** `success`, or what went wrong. */
  readonly outcome: string;
  /** The text of a result. */
  readonly text: string;
}

/**
 * Calls on kept connections until it is told to end and `least` have been made; each client waits a little in between.
 * `heard` is told of each call.
 */
export async function callOn(
  url: string,
  key: string,
  least: number,
  ended: () => boolean,
  heard: (call: Called) => void = () => {},
): Promise<Tally> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const tally: Tally = { succeeded: 0, broken: [] };
  let sent = 0;
  const client = async (): Promise<void> => {
    while (!ended() || sent < least) {
      const [name, args] = CALLS[sent % CALLS.length] ?? ['', {}];
      sent += 1;
      const { outcome, text } = await call(agent, url, key, name, args);
      heard({ name, outcome, text });
      if (outcome === 'success') tally.succeeded += 1;
      else tally.broken.push(`${new Date().toISOString()} ${name}: ${outcome}`);
      await sleep(20);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  agent.destroy();
  return tally;
}

/** Each tool once; what its text is when all is well. */
export async function textsOf(url: string, key: string): Promise<ReadonlyMap<string, string>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const texts = new Map<string, string>();
  for (const [name, args] of CALLS) texts.set(name, (await call(agent, url, key, name, args)).text);
  agent.destroy();
  return texts;
}

function call(agent: Agent, url: string, key: string, name: string, args: object): Promise<Judged> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } });
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve) => {
    const sending = request(`${url}/mcp`, { agent, method: 'POST', headers, timeout: ANSWER_MS }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => (text += piece));
      response.on('end', () => resolve(judged(response.statusCode ?? 0, text)));
      response.on('error', ({ message }) => resolve({ outcome: `the answer broke off: ${message}`, text: '' }));
    });
    sending.once('timeout', () => sending.destroy(new Error('no answer in time')));
    sending.once('error', ({ message }) => resolve({ outcome: message, text: '' }));
    sending.end(body);
  });
}

type Judged = Pick<Called, 'outcome' | 'text'>;

interface Result {
  readonly isError?: boolean;
  readonly content?: readonly { readonly text?: string }[];
  readonly _meta?: { readonly code?: string };
}

function judged(status: number, text: string): Judged {
  if (status !== 200) return { outcome: `status ${status} ${text.slice(0, 200)}`, text: '' };
  const { result } = JSON.parse(text) as { result?: Result };
  if (result === undefined) return { outcome: text.slice(0, 200), text: '' };
  const said = result.content?.[0]?.text ?? '';
  return result.isError ? { outcome: `error ${result._meta?.code}`, text: '' } : { outcome: 'success', text: said };
}
