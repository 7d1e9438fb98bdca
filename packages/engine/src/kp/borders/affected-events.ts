import type { Chart } from '../../chart/chart.ts';
import type { NatalEvent } from '../../events/event.ts';
import { NATAL_EVENTS } from '../../events/natal.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { levels } from '../kernel/levels.ts';
import { verdictOf } from '../promise/promise.ts';
import { judge } from '../promise/promise-verdict.ts';

/** The catalogue events judged from a cusp that would have another verdict with another sub lord there. */
export const affectedEvents = (chart: Chart, cusp: House, alternate: Planet): readonly NatalEvent[] =>
  NATAL_EVENTS.filter(
    (event) =>
      event.primaryCusp === cusp && judge(levels(chart, alternate), event).verdict !== verdictOf(chart, event).verdict,
  );
