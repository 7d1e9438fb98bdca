import type { Chart } from '../../chart/chart.ts';
import { isVolunteered } from '../../events/event.ts';
import type { HouseSets, NatalEvent } from '../../events/event.ts';
import { NATAL_EVENTS } from '../../events/natal.ts';
import { signifiesNear } from '../kernel/levels.ts';
import { horaryMatter } from '../promise/horary-matter.ts';
import { horaryClassRank, horaryPeriodClass } from '../promise/horary-period-class.ts';
import type { HoraryPeriodJudgement, PeriodLords } from '../promise/horary-period-class.ts';
import { promise } from '../promise/promise.ts';
import type { KpPromise } from '../promise/promise.ts';

export interface ActiveEvent extends HoraryPeriodJudgement {
  readonly event: NatalEvent;
  readonly band: KpPromise['band'];
}

/**
 * The natal events that the lords of a period give in full: class TRIPLE_PRINCIPAL or ALL_FRUITFUL and a promise that
 * says yes, adverse ones only where they are wanted; better class first, then the share of required houses
 * that is held at level 1 or 2, then the order of the catalogue (it is one period, so the rest of the order of windows is equal).
 */
export const activeEvents = (chart: Chart, lords: PeriodLords, includeAdverse: boolean): readonly ActiveEvent[] =>
  NATAL_EVENTS.filter((event) => isVolunteered(event, includeAdverse))
    .flatMap((event) => {
      const judged = horaryPeriodClass(horaryMatter(chart, event), lords);
      if (judged.class !== 'TRIPLE_PRINCIPAL' && judged.class !== 'ALL_FRUITFUL') return [];
      const { side, band } = promise(chart, event);
      return side === 'yes' ? [{ event, band, ...judged, share: closeShare(chart, event, lords) }] : [];
    })
    .sort((a, b) => horaryClassRank(a.class) - horaryClassRank(b.class) || b.share - a.share)
    .map(({ share: _, ...row }) => row);

/** The share of required houses that some lord holds at level 1 or 2. */
export const closeShare = (chart: Chart, { required }: HouseSets, lords: PeriodLords): number =>
  required.filter((house) => lords.some((lord) => signifiesNear(chart, lord, [house]))).length / required.length;
