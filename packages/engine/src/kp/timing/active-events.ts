import type { Chart } from '../../chart/chart.ts';
import type { JudgedEvent } from '../../events/event.ts';
import { NATAL_EVENTS } from '../../events/natal.ts';
import { matter } from '../promise/matter.ts';
import { classRank, periodClass } from '../promise/period-class.ts';
import type { PeriodJudgement, PeriodLords } from '../promise/period-class.ts';
import { verdictOf } from '../promise/promise.ts';

export interface ActiveEvent extends PeriodJudgement {
  readonly event: JudgedEvent;
}

/**
 * The natal events that the lords of a period give in full: class TRIPLE_PRINCIPAL or ALL_FRUITFUL and a promise that
 * is not refused (K9, K10); better class first, then the order of the catalogue (K12: one period, so the rest is equal).
 */
export const activeEvents = (chart: Chart, lords: PeriodLords): readonly ActiveEvent[] =>
  NATAL_EVENTS.flatMap((event): readonly ActiveEvent[] => {
    const judged = periodClass(matter(chart, event), lords);
    if (judged.class !== 'TRIPLE_PRINCIPAL' && judged.class !== 'ALL_FRUITFUL') return [];
    return verdictOf(chart, event).side === 'no' ? [] : [{ event, ...judged }];
  }).sort((a, b) => classRank(a.class) - classRank(b.class));
