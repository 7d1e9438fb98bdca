import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { housesInWords } from '../../kp/kernel/level-words.ts';
import { occupants } from '../../chart/placement.ts';
import { promise } from '../../kp/promise/promise.ts';
import { inName, standsFor } from '../shared/seventh.ts';
import { isNode } from '../../zodiac/names.ts';
import { say } from './children.messages.ts';

export const FERTILITY_VERDICTS = ['PROMISED', 'PROMISED_WITH_DELAY', 'CONDITIONAL', 'WEAK', 'NOT_PROMISED'] as const;
type FertilityVerdict = (typeof FERTILITY_VERDICTS)[number];

export const CHILD_DELAYS = ['SATURN', 'STAR_LORD_RETROGRADE', 'PARTIAL_DENIAL', 'NODE_IN_FIFTH'] as const;
type ChildDelay = (typeof CHILD_DELAYS)[number];

interface ChildDelayFound {
  readonly delay: ChildDelay;
  readonly detail: string;
  /** The same inside a sentence, after `because`; of what delays nothing by itself, none. */
  readonly clause?: string;
  readonly rule: string;
}

export interface Fertility {
  readonly verdict: FertilityVerdict;
  readonly delays: readonly ChildDelayFound[];
  /** Where own children are not promised and adoption is. */
  readonly alternative: 'ADOPTION' | null;
}

/** What delays children (R9.4, R9.6, R12.2); none of it denies them. */
function childDelays(chart: Chart): readonly ChildDelayFound[] {
  const { csl, denialHit, wholeDenialGroup } = promise(chart, natalEvent('childbirth'));
  const { starLord } = chart.planets[csl];
  const found: ChildDelayFound[] = [];
  const saturn = (inside: boolean) =>
    standsFor(chart, csl, ['Saturn'])
      ? say.fifthSubLord({ lord: inName(chart, csl), inside })
      : say.fifthInStar({ csl, starLord: inName(chart, starLord), inside });
  if ([csl, starLord].some((planet) => standsFor(chart, planet, ['Saturn'])))
    found.push({ delay: 'SATURN', detail: saturn(false), clause: saturn(true), rule: 'R9.6' });
  if (chart.planets[starLord].retrograde)
    found.push({
      delay: 'STAR_LORD_RETROGRADE',
      detail: say.starLordRetrograde({ starLord, csl, inside: false }),
      clause: say.starLordRetrograde({ starLord, csl, inside: true }),
      rule: 'R12.2',
    });
  if (denialHit.length > 0 && !wholeDenialGroup)
    found.push({
      delay: 'PARTIAL_DENIAL',
      detail: say.partialDenial({ csl, count: denialHit.length, held: housesInWords(chart, csl, denialHit) }),
      rule: 'R9.4',
    });
  const nodes = occupants(chart, 5).filter(isNode);
  if (nodes.length > 0)
    found.push({
      delay: 'NODE_IN_FIFTH',
      detail: say.nodesInFifth({ nodes }),
      rule: 'tradition',
    });
  return found;
}

/** Saturn and retrogression name a delay; the other two are only told. */
export const DELAYING: readonly ChildDelay[] = ['SATURN', 'STAR_LORD_RETROGRADE'];

/** Whether children are promised, late or open (R9.1, R10: 2, 5, 11 against 1, 4, 10). Throws out_of_range. */
export function fertility(chart: Chart): Fertility {
  const delays = childDelays(chart);
  const verdict = verdictOf(
    chart,
    delays.some(({ delay }) => DELAYING.includes(delay)),
  );
  const adoption = promise(chart, natalEvent('adoption')).side === 'yes';
  return { verdict, delays, alternative: verdict === 'NOT_PROMISED' && adoption ? 'ADOPTION' : null };
}

function verdictOf(chart: Chart, delayed: boolean): FertilityVerdict {
  switch (promise(chart, natalEvent('childbirth')).verdict) {
    case 'DENIED':
    case 'NEGATED':
      return 'NOT_PROMISED';
    case 'PARTIALLY_ACTIVE':
      return 'WEAK';
    case 'ACTIVE':
      return delayed ? 'PROMISED_WITH_DELAY' : 'PROMISED';
    case 'MIXED_ACTIVE':
      return delayed ? 'PROMISED_WITH_DELAY' : 'CONDITIONAL';
    case 'CONTRADICTED':
      return 'CONDITIONAL';
  }
}
