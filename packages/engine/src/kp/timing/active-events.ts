import type { Chart } from '../../chart/chart.ts';
import { isVolunteered } from '../../events/event.ts';
import type { HouseSets, NatalEvent } from '../../events/event.ts';
import { partedByAge } from '../../events/life-stage.ts';
import type { SetAside } from '../../events/life-stage.ts';
import { NATAL_EVENTS } from '../../events/natal.ts';
import { signifiesNear } from '../kernel/levels.ts';
import { matter } from '../promise/matter.ts';
import { periodClass } from '../promise/period-class.ts';
import type { PeriodJudgement, PeriodLords } from '../promise/period-class.ts';
import { verdictOf } from '../promise/promise.ts';
import type { KpPromise } from '../promise/promise.ts';

export interface ActiveEvent extends PeriodJudgement {
  readonly event: NatalEvent;
  readonly band: KpPromise['band'];
}

/** What the lords of a period give, and what they would give at another age. */
export interface ActiveEvents {
  readonly events: readonly ActiveEvent[];
  readonly setAside: readonly SetAside<NatalEvent>[];
}

/**
 * The natal events that the lords of a period give in full at an age: class FULL and a promise that says yes, adverse
 * ones only where they are wanted; those that hold the larger share of required houses first, which is the share
 * that is held at level 1 or 2, then the order of the catalogue (it is one period, so the rest of the order of windows is equal).
 */
export function activeEvents(chart: Chart, lords: PeriodLords, age: number, includeAdverse: boolean): ActiveEvents {
  const given = NATAL_EVENTS.filter((event) => isVolunteered(event, includeAdverse))
    .flatMap((event) => {
      const judged = periodClass(matter(chart, event), lords);
      if (judged.class !== 'FULL') return [];
      const { side, band } = verdictOf(chart, event);
      return side === 'yes' ? [{ event, band, ...judged, share: closeShare(chart, event, lords) }] : [];
    })
    .sort((a, b) => b.share - a.share)
    .map(({ share: _, ...row }) => row);
  const { chosen, setAside } = partedByAge(given, age);
  return { events: chosen, setAside };
}

/** The share of required houses that some lord holds at level 1 or 2. */
export const closeShare = (chart: Chart, { required }: HouseSets, lords: PeriodLords): number =>
  required.filter((house) => lords.some((lord) => signifiesNear(chart, lord, [house]))).length / required.length;
