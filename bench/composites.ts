import type { Measurement } from './lib/measurement.ts';
import { median } from './lib/measurement.ts';
import { memberWork } from './lib/member-work.ts';
import { birth, toolsOf } from './lib/tools.ts';

const CALLS = 100;
/** Calls before the first that counts, until the code is compiled. A running service has answered more. */
const WARM = 100;
const NOW = Date.UTC(2026, 0, 1, 12);
/** Milliseconds of a composite that looks for windows of time, and of one that does not. */
const [SEARCHES, READS] = [120, 25];
/** Highest share of the members' own work that a composite may take. */
const MOST_SHARE = 1.15;

const partner = (index: number) => {
  const { birth_datetime, latitude, longitude, utc_offset_minutes } = birth(index + 17);
  return { datetime: birth_datetime, latitude, longitude, utcOffsetMinutes: utc_offset_minutes };
};

const COMPOSITES: Readonly<Record<string, { readonly atMost: number; readonly more?: (index: number) => object }>> = {
  run_career_complete_reading: { atMost: SEARCHES },
  run_karakamsa_spiritual_lens: { atMost: READS },
  run_kundli_match_complete: { atMost: SEARCHES, more: (index) => ({ partner: partner(index) }) },
  run_marriage_complete_reading: { atMost: SEARCHES },
  run_today_complete: { atMost: READS },
  run_triple_dasha_consensus: { atMost: SEARCHES, more: () => ({ event: 'marriage' }) },
  run_year_outlook_complete: { atMost: SEARCHES },
};

/** Composite tools: a whole call, and their work beside that of the members they are made of. */
export async function composites(): Promise<readonly Measurement[]> {
  const tools = await toolsOf(['composites']);
  const compare = await memberWork(NOW);
  const measurements: Measurement[] = [];
  for (const { name, run } of tools) {
    const asked = COMPOSITES[name];
    if (asked === undefined) throw new Error(`${name} has no ceiling`);
    const args = (index: number) => ({ ...birth(index), ...asked.more?.(index) });
    for (let index = CALLS; index < CALLS + WARM; index++) await run(args(index));
    const times: number[] = [];
    for (let index = 0; index < CALLS; index++) times.push(await cpuMilliseconds(() => run(args(index))));
    const shares: number[] = [];
    for (let index = 0; index < WARM + CALLS; index++) {
      const { whole, members } = await compare(name, args(index), index % 2 === 0);
      if (index >= WARM) shares.push(whole / members);
    }
    measurements.push(
      {
        name,
        value: median(times),
        unit: 'ms',
        target: { atMost: asked.atMost },
        detail: `CPU time, median of ${CALLS} calls of different births, computed and serialised`,
      },
      {
        name: `${name}: share of its members`,
        value: median(shares),
        unit: 'of their work',
        target: { atMost: MOST_SHARE },
        detail: `the composite on a ready chart, beside its members in turn on another, median of ${CALLS} births`,
      },
    );
  }
  return measurements;
}

/** CPU time of a call, whatever else runs on the machine. */
async function cpuMilliseconds(call: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
