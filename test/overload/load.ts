import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, Heard } from './client.ts';

/** What became of a request: answered as asked, told to come again, or neither. */
export type Outcome = 'answered' | 'refused' | 'lost';

export interface Sample {
  /** Milliseconds from the beginning of the load to the moment at which the request was to be sent. */
  readonly planned: number;
  /** From that moment to the end of the answer, whenever it was sent in truth. */
  readonly ms: number;
  readonly outcome: Outcome;
  /** What a lost one heard. */
  readonly said: string;
}

const SAID = 160;

export function outcomeOf({ status, text }: Heard): Outcome {
  if (status === 200) return text.includes('"isError":true') ? 'lost' : 'answered';
  return status === 429 || (status === 503 && text.includes('overloaded')) ? 'refused' : 'lost';
}

/** Requests at planned moments, `perSecond` of them, whether or not those before are answered. */
export async function openLoop(
  client: Client,
  requests: readonly Buffer[],
  perSecond: number,
  seconds: number,
): Promise<readonly Sample[]> {
  const all = Math.round(perSecond * seconds);
  const pending: Promise<Sample>[] = [];
  const began = performance.now();
  while (pending.length < all) {
    const due = Math.min(all, Math.floor(((performance.now() - began) / 1_000) * perSecond) + 1);
    while (pending.length < due) {
      const planned = (pending.length / perSecond) * 1_000;
      pending.push(sampled(client, requests[pending.length % requests.length] ?? Buffer.alloc(0), planned, began));
    }
    await sleep(1);
  }
  return Promise.all(pending);
}

/** Requests of `atOnce` clients, each of which waits for its answer. */
export async function closedLoop(
  client: Client,
  requests: readonly Buffer[],
  atOnce: number,
  seconds: number,
): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  const began = performance.now();
  const now = (): number => performance.now() - began;
  let sent = 0;
  const one = async (): Promise<void> => {
    while (now() < seconds * 1_000) {
      sent += 1;
      samples.push(await sampled(client, requests[sent % requests.length] ?? Buffer.alloc(0), now(), began));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return samples;
}

async function sampled(client: Client, request: Buffer, planned: number, began: number): Promise<Sample> {
  const heard = await client.send(request);
  const outcome = outcomeOf(heard);
  const said = outcome === 'lost' ? `${heard.status} ${heard.text.slice(0, SAID)}` : '';
  return { planned, ms: performance.now() - began - planned, outcome, said };
}
