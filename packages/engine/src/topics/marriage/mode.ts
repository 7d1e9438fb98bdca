import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { promise } from '../../kp/promise/promise.ts';
import type { Planet } from '../../zodiac/names.ts';

export const MARRIAGE_MODES = ['LOVE', 'LOVE_WITH_FAMILY_CONSENT', 'ARRANGED', 'MIXED', 'NOT_PROMISED'] as const;
export type MarriageMode = (typeof MARRIAGE_MODES)[number];

/** Own choice before family: house 5 at a level not weaker than house 2 (R10). */
function choiceLeads(chart: Chart, planet: Planet): boolean {
  const [five, two] = [level(chart, planet, 5), level(chart, planet, 2)];
  return five !== null && (two === null || five <= two);
}

/** By choice, by the family, or both (R10): from the sub lords of cusps 7 and 5. */
export function marriageMode(chart: Chart): { readonly mode: MarriageMode; readonly reason: string } {
  if (promise(chart, natalEvent('marriage')).side === 'no')
    return { mode: 'NOT_PROMISED', reason: 'Marriage is not promised, so its kind is not read.' };
  const [csl7, csl5] = [cuspalSubLord(chart, 7), cuspalSubLord(chart, 5)];
  const both = csl7 === csl5 ? [csl7] : [csl7, csl5];
  const choosing = both.filter((planet) => choiceLeads(chart, planet));
  const { side, verdict } = promise(chart, natalEvent('love_marriage'));
  const promised = side === 'yes';
  if (promised && choosing.length > 0) {
    const own = `A love match is promised, and 5 (own choice) is no weaker than 2 (the family) with ${choosing.join(' and ')}`;
    return both.some((planet) => level(chart, planet, 2) !== null)
      ? { mode: 'LOVE_WITH_FAMILY_CONSENT', reason: `${own}; 2 is signified too.` }
      : { mode: 'LOVE', reason: `${own}; 2 is signified neither by the 7th sub lord ${csl7} nor by the 5th, ${csl5}.` };
  }
  if (level(chart, csl7, 5) === null)
    return { mode: 'ARRANGED', reason: `The 7th sub lord ${csl7} does not signify 5, own choice.` };
  const hindered = promised
    ? `2, the family, is stronger than 5 with the sub lords of 7 and 5 (${both.join(', ')})`
    : `a love match is not promised (${verdict})`;
  return { mode: 'MIXED', reason: `The 7th sub lord ${csl7} signifies 5, own choice, but ${hindered}.` };
}
