import { inWords } from '@cuspal/engine/base/words';
import type { ElectionTopic } from '@cuspal/engine/election/election-topic';
import { type Condition, CONDITIONS, type Triangulation } from '@cuspal/engine/election/triangulation';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { momentInWords } from '@cuspal/engine/time/print';
import { minutesOf } from './window-view.ts';

const IN_WORDS: Readonly<Record<Condition, string>> = {
  ASC_SUB: 'the rising sub lord',
  MOON_STAR: 'the star lord of the Moon',
  DAY_LORD: 'the day lord',
};

/** Says what the three conditions point to, or which of them held least. */
export function triangulationSummary(
  { label }: ElectionTopic,
  { moments, seconds }: Triangulation,
  clock: LocalClock,
): string {
  const [best] = moments;
  if (best === undefined) {
    const least = CONDITIONS.reduce((found, each) => (seconds[each] < seconds[found] ? each : found));
    return `No moment for "${label}" meets two of the three conditions. The one that held least is ${IN_WORDS[least]}, with ${minutesOf(seconds[least])} minutes.`;
  }
  const all = best.met.length === CONDITIONS.length;
  return [
    `The first moment for "${label}" begins on ${momentInWords(best.from * 1000, clock)}.`,
    `${all ? 'All three conditions hold' : 'Two of the three conditions hold'} there, by ${inWords(best.met.map(({ condition }) => IN_WORDS[condition]))}.`,
    'Moments with more conditions stand before those with fewer.',
  ].join(' ');
}
