import type { Chart } from '../../chart/chart.ts';
import { houseSignificators } from '../../kp/kernel/house-significators.ts';
import { lean } from '../../kp/kernel/levels.ts';
import { staysOf } from '../../passages/stays.ts';
import type { Stay } from '../../passages/stays.ts';
import type { Search } from '../../passages/transit-search.ts';
import { DAY_MS } from '../../time/julian.ts';
import type { Interval } from '../../base/intervals.ts';
import { knownSky } from '../../passages/transit-search.ts';
import { inZone, zoneSubBorders } from '../../kp/transit/zone.ts';
import type { Planet } from '../../zodiac/names.ts';
import { APPEAL_MATTER } from './legal-data.ts';

const LEAST_MS = 3 * DAY_MS;

/** The significators of house 11 (R5.2) that do not lean against 6 and 11: whose star and sub favour a filing. */
export const filingPlanets = (chart: Chart): readonly Planet[] =>
  houseSignificators(chart, 11)
    .ordered.map(({ planet }) => planet)
    .filter((planet) => lean(chart, planet, APPEAL_MATTER.required, APPEAL_MATTER.denial) !== 'AGAINST');

/** Searched at a time: who asks for few windows pays for no more. A stay in a sub is far shorter. */
const PIECE_MS = 500 * DAY_MS;

/** The first `max` stays of Jupiter, three days or more, in a star and a sub of such planets (R14.1). */
export async function filingCalendar(
  search: Search,
  chart: Chart,
  span: Interval,
  max: number,
): Promise<readonly Stay[]> {
  const planets = filingPlanets(chart);
  // Between two subs that do not count no border is needed.
  const borders = zoneSubBorders(planets);
  const sky = knownSky(span);
  const found: Stay[] = [];
  let fromMs = sky.startMs;
  while (fromMs < sky.endMs && found.length < max && search.budget.stoppedAt === null) {
    const toMs = Math.min(fromMs + PIECE_MS, sky.endMs);
    const stays = await staysOf(search, 'Jupiter', borders, { startMs: fromMs, endMs: toMs });
    // The last stay may go on: the next piece begins with it.
    const whole = toMs < sky.endMs && stays.length > 1 ? stays.slice(0, -1) : stays;
    found.push(...whole.filter(({ startMs, endMs, inside }) => inZone(planets, inside) && endMs - startMs >= LEAST_MS));
    fromMs = whole.at(-1)?.endMs ?? toMs;
  }
  return found.slice(0, max);
}
