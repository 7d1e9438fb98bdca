import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { level } from '../../kp/kernel/levels.ts';
import { bandOf, factor, scoreOf } from '../../kp/kernel/score.ts';
import type { Score } from '../../kp/kernel/score.ts';
import type { Graha, Planet } from '../../zodiac/names.ts';
import { CURE, healthClass, signifies } from './pull.ts';
import { say } from './health.messages.ts';

export const ORGANS = ['kidney', 'liver', 'heart', 'lung', 'cornea', 'marrow', 'other'] as const;
export type Organ = (typeof ORGANS)[number];
export const READINESS_BANDS = ['READY', 'POSSIBLE', 'HARD'] as const;
type ReadinessBand = (typeof READINESS_BANDS)[number];

interface OrganRow {
  /** Null: the star lord of the sub lord of cusp 6. */
  readonly karaka: Graha | null;
  readonly source: string;
}

/** The planet of each organ (R19.3); the choice is ours. */
export const ORGAN_TABLE: Readonly<Record<Organ, OrganRow>> = {
  kidney: { karaka: 'Venus', source: 'R19.3' },
  liver: { karaka: 'Jupiter', source: 'R19.3' },
  heart: { karaka: 'Sun', source: 'R19.3' },
  lung: { karaka: 'Mercury', source: 'R19.3' },
  cornea: { karaka: 'Sun', source: 'R19.3' },
  marrow: { karaka: 'Mars', source: 'R19.3' },
  other: { karaka: null, source: 'R19.4' },
};

export interface TransplantReadiness extends Score {
  readonly karaka: Planet;
  readonly band: ReadinessBand;
}

/** Readiness of a chart for a planned transplant, 0 to 100: no KP text codifies it, all of it is ours (R19.6). */
export function transplantReadiness(chart: Chart, organ: Organ): TransplantReadiness {
  const [sixth, eighth, eleventh] = [cuspalSubLord(chart, 6), cuspalSubLord(chart, 8), cuspalSubLord(chart, 11)];
  const karaka = ORGAN_TABLE[organ].karaka ?? chart.planets[sixth].starLord;
  const gained = signifies(chart, eighth, 8) ? CURE.filter((house) => signifies(chart, eighth, house)) : [];
  const score = scoreOf([
    ...factor('csl8', gained.length > 0 ? 30 : 0, say.eighthGains({ csl: eighth, gained })),
    ...factor(
      'csl11',
      healthClass(chart, eleventh) === 'CURE' ? 30 : 0,
      say.subLordLeansToCure({ cusp: 11, lord: eleventh }),
    ),
    ...factor(
      'csl6',
      signifies(chart, sixth, 11) ? 15 : 0,
      say.subLordSignifies({ cusp: 6, lord: sixth, houses: [11] }),
    ),
    ...factor('karaka', healthClass(chart, karaka) === 'DISEASE' ? 0 : 15, say.organPlanetWell({ planet: karaka })),
    ...factor('rahu', level(chart, 'Rahu', 8) === 1 ? 0 : 10, say.rahuAwayFromEight()),
  ]);
  return {
    ...score,
    karaka,
    band: bandOf<ReadinessBand>(
      score.score,
      [
        [45, 'HARD'],
        [70, 'POSSIBLE'],
      ],
      'READY',
    ),
  };
}
