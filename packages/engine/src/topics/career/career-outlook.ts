import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { housesInWords } from '../../kp/kernel/level-words.ts';
import { contact } from '../../kp/kernel/levels.ts';
import type { StandingKind } from '../../kp/kernel/standing.ts';
import { matter } from '../../kp/promise/matter.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { promise } from '../../kp/promise/promise.ts';
import { verdictSentence } from '../../kp/promise/promise-reasoning.ts';
import { topicPeriods } from '../../kp/timing/topic-timing.ts';
import type { TopicPeriod } from '../../kp/timing/topic-timing.ts';
import type { Interval } from '../../base/intervals.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { say } from './career.messages.ts';

export const OUTLOOKS = ['INDICATED', 'POSSIBLE', 'UNLIKELY'] as const;
type Outlook = (typeof OUTLOOKS)[number];
export const ARC_CLASSES = ['RISE', 'STEADY', 'QUIET', 'PRESSURE'] as const;
export type ArcClass = (typeof ARC_CLASSES)[number];

export interface OutlookWithReason {
  readonly verdict: Outlook;
  readonly reason: string;
}

/** Two witnesses: both, one or neither. */
const outlook = (one: boolean, other: boolean): Outlook =>
  one && other ? 'INDICATED' : one || other ? 'POSSIBLE' : 'UNLIKELY';

const RULERS_OF_STATE: readonly Planet[] = ['Sun', 'Mars', 'Saturn'];

/** Government service: Sun, Mars or Saturn in the chain of the tenth sub lord, and the promise (R10). */
export function governmentOutlook(chart: Chart): OutlookWithReason {
  const csl = cuspalSubLord(chart, 10);
  const { starLord, subLord } = chart.planets[csl];
  const judged = promise(chart, natalEvent('government_job'));
  const held = [...new Set([csl, starLord, subLord])].filter((planet) => RULERS_OF_STATE.includes(planet));
  const verdict = outlook(held.length > 0, judged.side === 'yes');
  return {
    verdict,
    reason: [
      verdictSentence(judged.event, judged),
      say.lordsOfTenth({ csl, starLord, subLord }),
      say.rulersOfState({ rulers: held }),
      say.testsHold({ outlook: verdict }),
    ].join(' '),
  };
}

const AWAY: readonly House[] = [3, 9, 12];

/** Work abroad: the promise, and the sub lord of the twelfth on 3, 9, 12 (R10). */
export function abroadOutlook(chart: Chart): OutlookWithReason {
  const judged = promise(chart, natalEvent('foreign_job'));
  const csl = cuspalSubLord(chart, 12);
  const held = housesInWords(chart, csl, AWAY);
  const verdict = outlook(judged.side === 'yes', contact(chart, csl, AWAY) !== null);
  return {
    verdict,
    reason: [
      verdictSentence(judged.event, judged),
      say.twelfthAway({ csl, held }),
      say.testsHold({ outlook: verdict }),
    ].join(' '),
  };
}

export interface CareerArc extends TopicPeriod {
  readonly class: ArcClass;
  readonly reason: string;
}

/** Service weighed on 2, 6, 10, 11 against 5, 8, 12 (primary 2), the sets of the catalogue's income row. */
const SERVICE_SETS = natalEvent('wealth_gain');

/** What the two lords do for work, said once for one lord twice. */
const arcReason = ({ md, ad }: TopicPeriod, [mdDoes, adDoes]: readonly [StandingKind, StandingKind]): string =>
  md === ad ? say.arcOfLord({ md, mdDoes }) : say.arcOfLords({ md, mdDoes, ad, adDoes });

/** The antardashas of a span by what their two lords do for work: one against it presses, two strong ones raise. */
export function careerArcs(chart: Chart, span: Interval): readonly CareerArc[] {
  const { lords } = matter(chart, SERVICE_SETS);
  return topicPeriods(chart, span).map((period) => {
    const standings = [lords[period.md].standing, lords[period.ad].standing] as const;
    const strong = standings.filter((each) => each === 'STRONG').length;
    return {
      ...period,
      class: standings.includes('AGAINST') ? 'PRESSURE' : strong === 2 ? 'RISE' : strong === 1 ? 'STEADY' : 'QUIET',
      reason: arcReason(period, standings),
    };
  });
}

/** Where the class changes from one arc to the next. */
export const turningPointsOf = (
  arcs: readonly CareerArc[],
): readonly { readonly atMs: number; readonly from: ArcClass; readonly to: ArcClass }[] =>
  arcs.flatMap((arc, index) => {
    const before = arcs[index - 1];
    return before === undefined || before.class === arc.class
      ? []
      : [{ atMs: arc.startMs, from: before.class, to: arc.class }];
  });
