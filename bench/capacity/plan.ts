import { simulate, type Kind, type Station } from './queue.ts';

/** Share of the time that a station works at most: the rest is for bursts and for a pod that is away. */
const MOST_BUSY = 0.7;
const MOST_REPLICAS = 100_000;
/**
 * Requests a second that are simulated at most. Of a faster system a part is simulated: it has more replicas, not
 * longer queues.
 */
const MOST_SIMULATED = 200;
const REQUESTS = 15_000;

export interface Needs {
  readonly replicas: Readonly<Record<string, number>>;
  /** Cores that are busy, in sum. */
  readonly cores: Readonly<Record<string, number>>;
  /** 99th percentile of each kind in seconds, without the network. */
  readonly p99: Readonly<Record<string, number>>;
}

/** CPU seconds of a request of the mix at each station, on average. */
export function meanWork(kinds: readonly Kind[]): Readonly<Record<string, number>> {
  const all = kinds.reduce((sum, { share }) => sum + share, 0);
  const work: Record<string, number> = {};
  for (const { share, visits } of kinds)
    for (const { station, seconds } of visits)
      work[station] =
        (work[station] ?? 0) + ((share / all) * seconds.reduce((sum, each) => sum + each, 0)) / seconds.length;
  return work;
}

/**
 * How many replicas of each station, one core each, carry so many requests a second: none busier than 70 %, and each
 * kind within its limit (99th percentile, seconds) in a simulation of a part of the system.
 */
export function planFor(kinds: readonly Kind[], perSecond: number, limits: Readonly<Record<string, number>>): Needs {
  const work = meanWork(kinds);
  const cores = Object.fromEntries(Object.entries(work).map(([station, seconds]) => [station, seconds * perSecond]));
  const replicas = Object.fromEntries(
    Object.entries(cores).map(([station, busy]) => [station, Math.max(1, Math.ceil(busy / MOST_BUSY))]),
  );
  for (;;) {
    const part = Math.min(1, MOST_SIMULATED / perSecond);
    const stations: Record<string, Station> = Object.fromEntries(
      Object.entries(replicas).map(([name, count]) => [
        name,
        { replicas: Math.max(1, Math.round(count * part)), share: 1 },
      ]),
    );
    const { seconds, busy } = simulate({ kinds, stations, perSecond: perSecond * part, requests: REQUESTS });
    const p99 = Object.fromEntries([...seconds].map(([name, list]) => [name, percentileOf(list, 0.99)]));
    const late = Object.entries(limits).some(([name, limit]) => (p99[name] ?? 0) > limit);
    const [busiest = ''] = Object.entries(busy).sort(([, one], [, other]) => other - one)[0] ?? [];
    const more = Math.ceil((replicas[busiest] ?? 1) * 1.2);
    if (!late || more > MOST_REPLICAS || (busy[busiest] ?? 0) < 0.05) return { replicas, cores, p99 };
    replicas[busiest] = more;
  }
}

/** The percentile of a list in ascending order. */
export const percentileOf = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
