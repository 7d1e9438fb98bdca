import { inWords } from '../../base/words.ts';
import type { Chart } from '../../chart/chart.ts';
import type { HouseSets } from '../../events/event.ts';
import { housesInWords } from '../../kp/kernel/level-words.ts';
import type { StandingKind } from '../../kp/kernel/standing.ts';
import { matter } from '../../kp/promise/matter.ts';
import { standingReason } from '../../kp/promise/standing-reason.ts';
import { standingInWords } from '../../kp/promise/standing-words.ts';
import type { Planet } from '../../zodiac/names.ts';
import { planetFirst } from '../../zodiac/planet-words.ts';

/** What a period lord does for a matter, and why. */
export interface WeighedLord {
  readonly standing: StandingKind;
  readonly reason: string;
}

/** A period lord weighed for a matter (R6T.1) with its houses and the rule that decided. Throws out_of_range. */
export function weighedLord(chart: Chart, planet: Planet, event: HouseSets): WeighedLord {
  const of = matter(chart, event);
  const { sets } = of;
  const { standing } = of.lords[planet];
  return {
    standing,
    reason: [
      `${planetFirst(planet)} signifies ${housesInWords(chart, planet, sets.favourable)} of the favourable ${inWords(sets.favourable)}.`,
      `Of the opposing ${inWords(sets.denial)} it signifies ${housesInWords(chart, planet, sets.denial)}.`,
      `It ${standingInWords(standing, 'the matter')}. ${standingReason(chart, of, planet)}`,
    ].join(' '),
  };
}
