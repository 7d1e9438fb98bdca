import type { Chart } from '../../chart/chart.ts';
import type { HouseSets } from '../../events/event.ts';
import { housesInWords } from '../../kp/kernel/level-words.ts';
import type { StandingKind } from '../../kp/kernel/standing.ts';
import { matter } from '../../kp/promise/matter.ts';
import { standingReason } from '../../kp/promise/standing-reason.ts';
import type { Planet } from '../../zodiac/names.ts';
import { say } from './shared.messages.ts';

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
    reason: `${say.weighed({
      planet,
      favourable: housesInWords(chart, planet, sets.favourable),
      favourableHouses: sets.favourable,
      opposing: housesInWords(chart, planet, sets.denial),
      opposingHouses: sets.denial,
      standing,
    })} ${standingReason(chart, of, planet)}`,
  };
}
