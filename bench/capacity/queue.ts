/** Numbers from 0 to 1, the same in each run. */
export type Random = () => number;

/** mulberry32: quick, and good enough for arrivals. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What one kind of request asks of the stations, in order; several kinds may have one name. */
export interface Kind {
  readonly name: string;
  /** Share of all requests; the shares may add up to any number. */
  readonly share: number;
  /** CPU seconds at each station, one of which is drawn. */
  readonly visits: readonly { readonly station: string; readonly seconds: readonly number[] }[];
}

/** Processes that do the same work: they take it in turn, and each does one piece after the other. */
export interface Station {
  readonly replicas: number;
  /** Share of a core that each replica has. */
  readonly share: number;
  /**
   * Length in seconds of the periods in which a replica has its share at full speed and then waits; without it the
   * replica is slow all the time.
   */
  readonly period?: number;
}

export interface Load {
  readonly kinds: readonly Kind[];
  readonly stations: Readonly<Record<string, Station>>;
  readonly perSecond: number;
  readonly requests: number;
  readonly seed?: number;
}

export interface Outcome {
  /** Seconds from arrival to the end of the last visit, by kind, in ascending order. */
  readonly seconds: ReadonlyMap<string, readonly number[]>;
  /** Share of the time for which the replicas of a station work. */
  readonly busy: Readonly<Record<string, number>>;
}

interface Arrival {
  readonly at: number;
  readonly kind: Kind;
  readonly began: number;
  readonly visit: number;
}

/**
 * Requests come at random (a Poisson process) and wait at each station for the replica whose turn it is, first come,
 * first served. What a network adds is not in it.
 */
export function simulate({ kinds, stations, perSecond, requests, seed = 1 }: Load): Outcome {
  const random = seeded(seed);
  const free = new Map(
    Object.entries(stations).map(([name, station]) => [
      name,
      Array.from({ length: station.replicas }, () => replicaOf(station)),
    ]),
  );
  const turn = new Map<string, number>();
  const worked = new Map<string, number>();
  const seconds = new Map<string, number[]>(kinds.map(({ name }) => [name, []]));
  const events = new Heap();
  let clock = 0;
  for (let index = 0; index < requests; index += 1) {
    clock -= Math.log(1 - random()) / perSecond;
    events.push({ at: clock, kind: drawn(kinds, random()), began: clock, visit: 0 });
  }
  let last = clock;
  for (let event = events.pop(); event !== undefined; event = events.pop()) {
    const { at, kind, began, visit } = event;
    const wanted = kind.visits[visit];
    if (wanted === undefined) {
      seconds.get(kind.name)?.push(at - began);
      last = Math.max(last, at);
      continue;
    }
    const station = stations[wanted.station];
    const replicas = free.get(wanted.station);
    if (!station || !replicas) throw new Error(`there is no station ${wanted.station}`);
    const next = turn.get(wanted.station) ?? 0;
    turn.set(wanted.station, (next + 1) % replicas.length);
    const needs = wanted.seconds[Math.floor(random() * wanted.seconds.length)] ?? 0;
    const ends = replicas[next]?.(at, needs) ?? at;
    worked.set(wanted.station, (worked.get(wanted.station) ?? 0) + needs / station.share);
    events.push({ at: ends, kind, began, visit: visit + 1 });
  }
  for (const list of seconds.values()) list.sort((a, b) => a - b);
  const busy = Object.fromEntries(
    Object.entries(stations).map(([name, { replicas }]) => [name, (worked.get(name) ?? 0) / replicas / last]),
  );
  return { seconds, busy };
}

/** A replica takes work in order. It says when it ends a piece that comes at a moment and needs so many CPU seconds. */
function replicaOf({ share, period }: Station): (at: number, seconds: number) => number {
  let free = 0;
  if (period === undefined)
    return (at, seconds) => {
      free = Math.max(at, free) + seconds / share;
      return free;
    };
  const budget = share * period;
  let index = 0;
  let used = 0;
  return (at, seconds) => {
    let now = Math.max(at, free);
    let left = seconds;
    while (left > 1e-12) {
      // A period that ends within a rounding error has ended.
      const current = Math.floor(now / period + 1e-9);
      if (current > index) {
        index = current;
        used = 0;
      }
      const ends = (index + 1) * period;
      const possible = Math.min(left, budget - used, ends - now);
      used += possible;
      left -= possible;
      now += possible;
      // The share of this period is spent.
      if (left > 1e-12 && budget - used < 1e-12) now = ends;
    }
    free = now;
    return now;
  };
}

/** Draws a kind by its share; `draw` is from 0 to 1. */
function drawn(kinds: readonly Kind[], draw: number): Kind {
  const all = kinds.reduce((sum, { share }) => sum + share, 0);
  let left = draw * all;
  const found = kinds.find(({ share }) => (left -= share) < 0) ?? kinds.at(-1);
  if (!found) throw new Error('a load of no kind');
  return found;
}

/** Events in order of time: gives the earliest. */
class Heap {
  readonly #events: Arrival[] = [];

  push(event: Arrival): void {
    const events = this.#events;
    let at = events.push(event) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = events[above];
      if (!parent || parent.at <= event.at) break;
      events[at] = parent;
      at = above;
    }
    events[at] = event;
  }

  pop(): Arrival | undefined {
    const events = this.#events;
    const first = events[0];
    const moved = events.pop();
    if (events.length === 0 || !moved) return first;
    let at = 0;
    for (;;) {
      const left = events[2 * at + 1];
      const right = events[2 * at + 2];
      const down = right && left && right.at < left.at ? 2 * at + 2 : 2 * at + 1;
      const child = events[down];
      if (!child || child.at >= moved.at) break;
      events[at] = child;
      at = down;
    }
    events[at] = moved;
    return first;
  }
}
