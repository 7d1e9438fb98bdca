import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { verdictOf } from '../../kp/promise/promise.ts';
import type { Planet } from '../../zodiac/names.ts';
import { say } from './marriage.messages.ts';

export const MARRIAGE_MODES = ['LOVE', 'LOVE_WITH_FAMILY_CONSENT', 'ARRANGED', 'MIXED', 'NOT_PROMISED'] as const;
export type MarriageMode = (typeof MARRIAGE_MODES)[number];

/** Own choice before family: house 5 at a level not weaker than house 2 (R10). */
function choiceLeads(chart: Chart, planet: Planet): boolean {
  const [five, two] = [level(chart, planet, 5), level(chart, planet, 2)];
  return five !== null && (two === null || five <= two);
}

/** By choice, by the family, or both (R10): from the sub lords of cusps 7 and 5. */
export function marriageMode(chart: Chart): { readonly mode: MarriageMode; readonly reason: string } {
  if (verdictOf(chart, natalEvent('marriage')).side === 'no')
    return { mode: 'NOT_PROMISED', reason: say.kindNotRead() };
  const [csl7, csl5] = [cuspalSubLord(chart, 7), cuspalSubLord(chart, 5)];
  const both = csl7 === csl5 ? [csl7] : [csl7, csl5];
  const choosing = both.filter((planet) => choiceLeads(chart, planet));
  const { side } = verdictOf(chart, natalEvent('love_marriage'));
  const promised = side === 'yes';
  if (promised && choosing.length > 0)
    return both.some((planet) => level(chart, planet, 2) !== null)
      ? { mode: 'LOVE_WITH_FAMILY_CONSENT', reason: say.loveWithConsent({ choosing }) }
      : { mode: 'LOVE', reason: say.love({ choosing, lords: both }) };
  return level(chart, csl7, 5) === null
    ? { mode: 'ARRANGED', reason: say.arranged({ promised, csl: csl7 }) }
    : { mode: 'MIXED', reason: say.mixed({ csl: csl7, loveMatch: side, lords: both }) };
}
