import type { Chart } from '../../chart/chart.ts';
import { level } from '../../kp/kernel/levels.ts';
import { ORIGIN_OF_HOUSE } from './person-tables.ts';
import type { Origin } from './person-tables.ts';
import { seventh } from './seventh.ts';

const MOST = 3;

/**
 * Where the partner comes from (R10): the houses the 7th sub lord signifies at levels 1 and 2, best first, three at
 * most; where there are none, those at levels 3 and 4. Rahu as that sub lord or its star lord adds another community.
 */
export function partnerOrigin(chart: Chart): readonly Origin[] {
  const { csl, starLord } = seventh(chart);
  const held = ORIGIN_OF_HOUSE.flatMap(({ house, origin }) => {
    const at = level(chart, csl, house);
    return at === null ? [] : [{ origin, at }];
  }).sort((a, b) => a.at - b.at);
  const strong = held.filter(({ at }) => at <= 2);
  const origins = (strong.length > 0 ? strong : held).slice(0, MOST).map(({ origin }) => origin);
  return csl === 'Rahu' || starLord === 'Rahu' ? [...origins, 'OTHER_COMMUNITY'] : origins;
}
