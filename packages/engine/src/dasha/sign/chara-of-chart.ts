import { perChart } from '../../chart/per-chart.ts';
import { placementOf } from '../../jaimini/placement.ts';
import { charaDasha } from './chara.ts';

/** The two cycles of Chara dasha of a chart. */
export const charaOfChart = perChart((chart) =>
  charaDasha(placementOf(chart), chart.ascendant.signIndex, chart.moment.utcMs, 2),
);
