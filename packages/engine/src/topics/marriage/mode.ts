import { inWords } from '../../base/words.ts';
import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { promise } from '../../kp/promise/promise.ts';
import type { Side } from '../../kp/promise/promise-verdict.ts';
import type { Planet } from '../../zodiac/names.ts';
import { planetInWords, planetsDo } from '../../zodiac/planet-words.ts';

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
  const { side } = promise(chart, natalEvent('love_marriage'));
  const promised = side === 'yes';
  if (promised && choosing.length > 0) {
    const own = `A love match is promised, and ${planetsDo(choosing, 'signifies', 'signify')} 5 (own choice) at least as strongly as 2 (the family).`;
    return both.some((planet) => level(chart, planet, 2) !== null)
      ? { mode: 'LOVE_WITH_FAMILY_CONSENT', reason: `${own} House 2 is signified too, so the family consents.` }
      : { mode: 'LOVE', reason: `${own} The sub lords of cusps 7 and 5 (${inWords(both)}) do not signify 2.` };
  }
  if (level(chart, csl7, 5) === null)
    return {
      mode: 'ARRANGED',
      reason: `${promised ? 'A love match is promised by cusp 5, but the' : 'The'} 7th sub lord ${planetInWords(csl7)} does not signify 5, own choice.`,
    };
  return {
    mode: 'MIXED',
    reason: `The 7th sub lord ${planetInWords(csl7)} signifies 5, own choice. But ${hindrance(side, both)}.`,
  };
}

/** What keeps own choice from leading (R10). */
function hindrance(side: Side, lords: readonly Planet[]): string {
  if (side === 'no') return 'a love match is not promised';
  if (side === 'split') return 'the chart speaks for a love match and against it alike';
  return `the sub lords of cusps 7 and 5 (${inWords(lords)}) do not put it before 2, the family`;
}
