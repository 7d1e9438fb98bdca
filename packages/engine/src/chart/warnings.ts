import { boundarySeverity, subEdge } from '../zodiac/boundary.ts';
import { toDms } from '../base/angles.ts';
import type { Chart, Houses } from './chart.ts';
import { say } from './chart.messages.ts';

export const CHART_WARNING_CODES = ['EXTREME_SPAN', 'BOUNDARY_CRITICAL', 'BOUNDARY_CAUTION'] as const;
type ChartWarningCode = (typeof CHART_WARNING_CODES)[number];

export interface ChartWarning {
  readonly code: ChartWarningCode;
  readonly message: string;
}

/** Houses narrower or wider than this deserve no trust (R3.2), degrees. */
const NARROWEST = 5;
const WIDEST = 60;

/** One for each house below 5 or above 60 degrees (R3.2). */
export const spanWarnings = ({ cusps }: Houses): readonly ChartWarning[] =>
  cusps
    .filter(({ span }) => span < NARROWEST || span > WIDEST)
    .map(({ house, span }) => ({
      code: 'EXTREME_SPAN',
      message: say.extremeSpan({ house, degrees: span.toFixed(2) }),
    }));

/** Ascendant or Moon within 6' (CRITICAL) or 10' (CAUTION) of a sub edge. */
export function boundaryCautions(chart: Chart): readonly ChartWarning[] {
  const points = [
    ['ASCENDANT', chart.ascendant],
    ['MOON', chart.planets.Moon],
  ] as const;
  return points.flatMap(([point, at]): readonly ChartWarning[] => {
    const { distanceArcsec, level } = subEdge(at.longitude, at);
    const severity = boundarySeverity(distanceArcsec);
    if (severity === 'CLEAR') return [];
    return [
      {
        code: `BOUNDARY_${severity}`,
        message: say.nearEdge({ point, distance: toDms(distanceArcsec / 3600), level }),
      },
    ];
  });
}
