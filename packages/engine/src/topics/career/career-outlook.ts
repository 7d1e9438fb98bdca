import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { contact, houseLevels } from '../../kp/kernel/levels.ts';
import { matter } from '../../kp/promise/matter.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { promise } from '../../kp/promise/promise.ts';
import { housesInWords } from '../shared/topic-panel.ts';
import { topicPeriods } from '../../kp/timing/topic-timing.ts';
import type { TopicPeriod } from '../../kp/timing/topic-timing.ts';
import type { Interval } from '../../base/intervals.ts';
import type { House, Planet } from '../../zodiac/names.ts';

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
  const { side, verdict } = promise(chart, natalEvent('government_job'));
  const held = [...new Set([csl, starLord, subLord])].filter((planet) => RULERS_OF_STATE.includes(planet));
  return {
    verdict: outlook(held.length > 0, side === 'yes'),
    reason: `Government job: ${verdict}. Sun, Mars or Saturn among the sub lord of cusp 10 (${csl}), its star lord (${starLord}) and its sub lord (${subLord}): ${held.join(', ') || 'none'}.`,
  };
}

const AWAY: readonly House[] = [3, 9, 12];

/** Work abroad: the promise, and the sub lord of the twelfth on 3, 9, 12 (R10). */
export function abroadOutlook(chart: Chart): OutlookWithReason {
  const { side, verdict } = promise(chart, natalEvent('foreign_job'));
  const csl = cuspalSubLord(chart, 12);
  const held = housesInWords(houseLevels(chart, csl, AWAY));
  return {
    verdict: outlook(side === 'yes', contact(chart, csl, AWAY) !== null),
    reason: `Foreign job: ${verdict}. ${csl}, sub lord of cusp 12, signifies ${held} of 3, 9, 12.`,
  };
}

export interface CareerArc extends TopicPeriod {
  readonly class: ArcClass;
  readonly reason: string;
}

/** Service weighed on 2, 6, 10, 11 against 5, 8, 12 (K3: primary 2), the sets of the catalogue's income row. */
const SERVICE_SETS = natalEvent('wealth_gain');

/** The antardashas of a span by what their two lords do for work (K5): hostile ones press, two fruitful ones raise. */
export function careerArcs(chart: Chart, span: Interval): readonly CareerArc[] {
  const { lords } = matter(chart, SERVICE_SETS);
  return topicPeriods(chart, span).map((period) => {
    const classes = [lords[period.md].class, lords[period.ad].class];
    const said = [`${period.md} ${classes[0]}`, ...(period.ad === period.md ? [] : [`${period.ad} ${classes[1]}`])];
    const fruitful = classes.filter((each) => each === 'FRUITFUL').length;
    return {
      ...period,
      class: classes.includes('HOSTILE') ? 'PRESSURE' : fruitful === 2 ? 'RISE' : fruitful === 1 ? 'STEADY' : 'QUIET',
      reason: `${said.join(', ')} for 2, 6, 10, 11 against 5, 8, 12, sub lords weighed too.`,
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
