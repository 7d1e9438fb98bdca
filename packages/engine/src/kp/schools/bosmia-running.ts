import type { Chart } from '../../chart/chart.ts';
import { vimshottariOf } from '../../dasha/cycle-of.ts';
import { cycleEndMs, runningAt } from '../../dasha/vimshottari.ts';
import type { HouseSets } from '../../events/event.ts';
import type { Planet } from '../../zodiac/names.ts';
import { bosmiaVerdict } from './bosmia.ts';
import type { BosmiaVerdict } from './bosmia.ts';

/** Mahadasha, antardasha, pratyantardasha, sookshma: the four lords the school asks (R22.4). */
export const BOSMIA_LEVELS = ['MD', 'AD', 'PD', 'SD'] as const;

export interface BosmiaLord {
  readonly level: (typeof BOSMIA_LEVELS)[number];
  readonly planet: Planet;
  readonly lean: BosmiaVerdict;
}

/** What the lords running at an instant say of a matter (R22.4); none outside the 120 dasha years. */
export function bosmiaRunning(chart: Chart, event: HouseSets, utcMs: number): readonly BosmiaLord[] {
  const cycle = vimshottariOf(chart);
  if (utcMs < cycle.birthMs || utcMs >= cycleEndMs(cycle)) return [];
  const running = runningAt(cycle, utcMs, 4);
  return BOSMIA_LEVELS.flatMap((level, index) => {
    const planet = running[index]?.planet;
    return planet === undefined ? [] : [{ level, planet, lean: bosmiaVerdict(chart, planet, event).verdict }];
  });
}
