import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findPlaces } from '../services/meta/places/find-places.ts';
import { gazetteer, type Gazetteer } from '../services/meta/places/gazetteer.ts';
import { KNOWN_PLACES, SPELLINGS } from '../services/meta/test/known-places.ts';
import { median, percentile, type Measurement } from './lib/measurement.ts';

const ROUNDS = 20;
const STARTS = 7;
const SLIPS = [
  'Ahmedabd',
  'Chenai, India',
  'Kolkatta India',
  'Nwe York',
  'मुंबइ',
  'Масква',
  'Xyzzyqwert',
  'Qqqqqqqqqqqqqqqq',
];

/** Names of places as coordinates: what a look-up takes, and what the gazetteer costs at the start. */
export async function places(): Promise<readonly Measurement[]> {
  const world = await gazetteer();
  const known = [...KNOWN_PLACES.map(([question]) => question), ...SPELLINGS.flat()];
  const [found, slips] = [timesOf(world, known), timesOf(world, SLIPS)];
  const opened = Array.from({ length: STARTS }, openedInItsOwnProcess);
  return [
    {
      name: 'look-up of a place that is found, p50',
      value: median(found),
      unit: 'ms',
      target: { atMost: 1 },
      detail: `p99 ${percentile(found, 0.99).toFixed(2)} ms; ${known.length} questions, each ${ROUNDS} times, of ${world.size} places`,
    },
    {
      name: 'look-up of a name that is misspelt or unknown, p50',
      value: median(slips),
      unit: 'ms',
      detail: `longest ${Math.max(...slips).toFixed(2)} ms; ${SLIPS.length} questions, each ${ROUNDS} times`,
    },
    {
      name: 'opening of the gazetteer',
      value: median(opened.map(({ ms }) => ms)),
      unit: 'ms',
      detail: `resident memory ${median(opened.map(({ before }) => before)).toFixed(0)} MB before and ${median(opened.map(({ after }) => after)).toFixed(0)} MB after; ${STARTS} processes that do nothing else`,
    },
  ];
}

function timesOf(world: Gazetteer, questions: readonly string[]): readonly number[] {
  for (const question of questions) findPlaces(world, question);
  return Array.from({ length: ROUNDS }, () => questions).flatMap((round) =>
    round.map((question) => {
      const start = performance.now();
      findPlaces(world, question);
      return performance.now() - start;
    }),
  );
}

/** Time of opening the gazetteer in milliseconds, and memory before and after in megabytes. */
function openedInItsOwnProcess(): { readonly ms: number; readonly before: number; readonly after: number } {
  const file = pathToFileURL(join(import.meta.dirname, '../services/dist/meta/places/gazetteer.js')).href;
  const script = `
    const { gazetteer } = await import('${file}');
    const megabytes = () => { gc(); return process.memoryUsage.rss() / 1e6; };
    const before = megabytes();
    const start = performance.now();
    await gazetteer();
    const ms = performance.now() - start;
    console.log(JSON.stringify({ ms, before, after: megabytes() }));`;
  const { stdout } = spawnSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', script]);
  return JSON.parse(stdout.toString());
}
