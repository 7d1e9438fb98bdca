import { setTimeout as wait } from 'node:timers/promises';
import { KEY, requestsOf, startLoaded, type Loaded } from './lib/loaded.ts';
import { median, type Measurement } from './lib/measurement.ts';
import { birth } from './lib/tools.ts';

/** Reports that are asked for at once. */
const REPORTS = 10;
const ROUNDS = 3;
const WARM_UP_SECONDS = 3;
const SECONDS = 4;
/** An account may ask for twenty reports a minute. */
const REFILLED_MS = 30_000;
/** How often a report is asked for at most. */
const MOST_ASKED = 10;
/** The part of the highest rate that a server has to answer which is not overloaded. */
const SHARE = 0.1;

/**
 * Plain calls at a tenth of their highest rate, alone and from the moment at which ten reports of ten births are asked
 * for: how much longer the slowest hundredth waits. Half of the reports are PDF.
 */
export async function reports(): Promise<readonly Measurement[]> {
  const server = await startLoaded(true);
  try {
    const requests = requestsOf({ tool: 'get_planets' });
    await server.run(requests, WARM_UP_SECONDS);
    const { perSecond } = await server.run(requests, SECONDS);
    const rate = Math.max(1, Math.floor(perSecond * SHARE));
    await server.run(requests, WARM_UP_SECONDS, rate);
    const [alone, beside, took]: readonly [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const plain = await server.run(requests, SECONDS, rate);
      const made = tenReports(server);
      const loaded = await server.run(requests, SECONDS, rate);
      const ms = await made;
      // The first reports start the process that writes them.
      if (round > 0) {
        alone.push(plain.p99);
        beside.push(loaded.p99);
        took.push(ms);
      }
      if (round < ROUNDS) await wait(REFILLED_MS);
    }
    return [
      {
        name: 'plain calls beside ten reports at once, p99',
        value: median(beside) / median(alone),
        unit: 'times that of alone',
        target: { atMost: 2 },
        detail:
          `${rate} calls a second; alone ${alone.join(', ')} ms, beside ${beside.join(', ')} ms; ` +
          `ten reports were there after ${took.map((ms) => (ms / 1_000).toFixed(1)).join(', ')} s`,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** Milliseconds until the last of them was there. */
async function tenReports({ url }: Loaded): Promise<number> {
  const began = performance.now();
  await Promise.all(Array.from({ length: REPORTS }, (_, index) => report(url, index)));
  return performance.now() - began;
}

/** Asks for one, again where the server has no place for it, as it tells its clients to. */
async function report(url: string, index: number): Promise<void> {
  for (let asked = 1; ; asked += 1) {
    const response = await fetch(`${url}/v1/reports/horoscope`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${KEY}`,
        'content-type': 'application/json',
        accept: index % 2 === 0 ? 'text/html' : 'application/pdf, text/html;q=0.5',
      },
      body: JSON.stringify(birth(index)),
      signal: AbortSignal.timeout(60_000),
    });
    const text = await response.text();
    if (response.status === 200) return;
    const seconds = Number(response.headers.get('retry-after'));
    if (asked === MOST_ASKED || !(seconds > 0)) throw new Error(`a report was answered ${response.status}: ${text}`);
    await wait(seconds * 1_000);
  }
}
