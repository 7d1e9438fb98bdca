import { setTimeout } from 'node:timers/promises';
import { LinkedList } from '@cuspal/proto/linked-list';
import autocannon from 'autocannon';
import type { LoadOrder, LoadReport } from '../lib/loaded.ts';
import { KeptConnection, requestBytes } from './kept-connection.ts';

process.on('message', (order: LoadOrder) => {
  void (order.rate === undefined ? flatOut(order) : paced(order, order.rate)).then((report) => process.send?.(report));
});

async function flatOut({ url, requests, connections, seconds }: LoadOrder): Promise<LoadReport> {
  const {
    '2xx': answered,
    duration,
    latency,
    non2xx,
    errors,
  } = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [...requests],
  });
  return {
    answered,
    perSecond: answered / duration,
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx + errors,
  };
}

/**
 * Requests at even intervals: autocannon would send those of a second in one burst at its beginning. Each is counted from
 * when it was due, so that one which had to wait for a connection is as late as its caller finds it.
 */
async function paced({ url, requests, connections, seconds }: LoadOrder, rate: number): Promise<LoadReport> {
  const server = new URL(url);
  const all = requests.map((each) => requestBytes(server, each));
  const kept = Array.from({ length: connections }, () => new KeptConnection(server));
  const idle = [...kept];
  const waiting = new LinkedList<(connection: KeptConnection) => void>();
  const answered = async (request: Buffer, dueMs: number): Promise<number> => {
    const connection = idle.pop() ?? (await new Promise<KeptConnection>((resolve) => void waiting.append(resolve)));
    const status = await connection.send(request);
    const next = waiting.takeFirst();
    if (next) next(connection);
    else idle.push(connection);
    return status === 200 ? performance.now() - dueMs : Number.NaN;
  };

  const start = performance.now();
  const answers: Promise<number>[] = [];
  for (let sent = 0; sent < seconds * rate;) {
    const due = Math.min(seconds * rate, ((performance.now() - start) / 1_000) * rate);
    for (; sent < due; sent += 1) {
      const next = all[sent % all.length];
      if (next !== undefined) answers.push(answered(next, start + (1_000 * sent) / rate));
    }
    await setTimeout(1);
  }
  const ended = await Promise.all(answers);
  for (const connection of kept) connection.close();
  const taken = ended.filter((ms) => !Number.isNaN(ms)).sort((a, b) => a - b);
  const at = (share: number): number => Number((taken[Math.floor(share * taken.length)] ?? Number.NaN).toFixed(1));
  return {
    answered: taken.length,
    perSecond: taken.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    failed: ended.length - taken.length,
  };
}
