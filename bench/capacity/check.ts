import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { runLoad } from '../../deploy/load/k6.mjs';
import type { Fleet } from '../../test/rolling/fleet.ts';
import { stationOf, workOf, type Measured } from './measure.ts';
import { meanWork, percentileOf } from './plan.ts';
import { simulate, type Station } from './queue.ts';
import { cpuShares, PERIOD_SECONDS } from './share.ts';

/** Share of a core that each process gets: small enough that two of each and k6 fit into two cores. */
const SHARE = 0.12;
/** How busy the busiest station is meant to be. */
const BUSY = 0.5;
const REQUESTS = 60_000;

export interface CheckSetting {
  readonly fleet: Fleet;
  readonly url: string;
  readonly keys: string;
  readonly replicas: number;
  readonly folder: string;
  /** The mix as k6 reads it; empty for that of deploy/load. */
  readonly mix: string;
}

const metrics = z.record(z.string(), z.object({ values: z.record(z.string(), z.number()) }));

/**
 * k6 against the fleet, each process on its share of a core, and the same in the simulation: how far the simulation is
 * off, in CPU time and in milliseconds. The first does not depend on what else the machine does.
 */
export async function check(
  { kinds, idle }: Pick<Measured, 'kinds' | 'idle'>,
  { fleet, url, keys, replicas, folder, mix }: CheckSetting,
): Promise<readonly string[]> {
  const shares = cpuShares();
  const share = shares ? SHARE : 1;
  const busiest = Math.max(...Object.values(meanWork(kinds)));
  const perSecond = Math.max(1, Math.round((BUSY * replicas * share) / busiest));
  const summary = join(folder, `k6-${replicas}.json`);
  for (const { name, pid } of fleet.members) shares?.limit(name, pid(), share);
  const before = workOf(fleet);
  const began = performance.now();
  try {
    await runLoad('soak', url, keys, { RATE: String(perSecond), DURATION: '90s', SUMMARY: summary, MIX: mix });
  } finally {
    for (const { name, pid } of fleet.members) shares?.limit(name, pid(), 1);
    shares?.close();
  }
  const after = workOf(fleet);
  const lasted = (performance.now() - began) / 1000;
  const own = fleet.members.reduce((sum, { name }) => sum + (idle[stationOf(name)] ?? 0) * lasted, 0);
  const seen = metrics.parse(JSON.parse(readFileSync(summary, 'utf8')));
  const requests = seen['http_reqs']?.values['count'] ?? 0;
  const worked = [...after].reduce((sum, [station, seconds]) => sum + seconds - (before.get(station) ?? 0), 0);
  const meant = own + Object.values(meanWork(kinds)).reduce((sum, each) => sum + each, 0) * requests;
  const stations: Record<string, Station> = Object.fromEntries(
    fleet.members.map(({ name }) => {
      const left = share - (idle[stationOf(name)] ?? 0);
      return [stationOf(name), { replicas, share: left, ...(shares && { period: PERIOD_SECONDS }) }];
    }),
  );
  const { seconds } = simulate({ kinds, stations, perSecond, requests: REQUESTS });
  return [
    `\n${replicas} of each process on ${share} of a core, ${perSecond} requests a second, ${requests} in all${shares ? '' : ' (no control groups here: whole cores)'}`,
    `  CPU seconds        simulated ${meant.toFixed(1).padStart(8)}   seen ${worked.toFixed(1).padStart(8)}   off by ${off(meant, worked)}`,
    ...[...new Set(kinds.map(({ name }) => name))].flatMap((name) => {
      const values = seen[`cuspal_${name}`]?.values ?? {};
      return [0.5, 0.99].map((part) => {
        const simulated = percentileOf(seconds.get(name) ?? [], part) * 1000;
        const measured = values[part === 0.5 ? 'med' : 'p(99)'] ?? Number.NaN;
        const label = `${name}, ${part === 0.5 ? 'median' : 'p99'} ms`;
        return `  ${label.padEnd(18)} simulated ${simulated.toFixed(0).padStart(8)}   seen ${measured.toFixed(0).padStart(8)}   off by ${off(simulated, measured)}`;
      });
    }),
  ];
}

const off = (simulated: number, seen: number): string => `${(100 * (simulated / seen - 1)).toFixed(0)} %`;
