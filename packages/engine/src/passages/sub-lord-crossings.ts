import { EngineError } from '../base/errors.ts';
import type { Crossing } from '../search/crossings.ts';
import { siderealPosition } from '../search/position.ts';
import { jdFromUtcMs, utcMsFromJd } from '../time/julian.ts';
import { divide } from '../zodiac/division.ts';
import { normalize } from '../base/angles.ts';
import { signName } from '../zodiac/lords.ts';
import { PLANETS } from '../zodiac/names.ts';
import type { Planet, Sign } from '../zodiac/names.ts';
import { subStart } from '../zodiac/sub-table.ts';
import type { Interval } from '../base/intervals.ts';
import type { Search } from './transit-search.ts';
import { crossingsOver, nextCrossing } from './transit-search.ts';
import { entered, left, SUB_BORDERS } from './stays.ts';
import { say } from './passages.messages.ts';

/** A planet passes from one sub into another. */
export interface SubLordCrossing {
  readonly planet: Planet;
  readonly utcMs: number;
  /** The border: a whole arc-second, in degrees. */
  readonly longitude: number;
  readonly fromSubLord: Planet;
  readonly toSubLord: Planet;
  /** Star lord of the part entered. */
  readonly starLord: Planet;
  readonly sign: Sign;
  /** The border is one of a star too. */
  readonly enteredStar: boolean;
  readonly direction: Crossing['direction'];
}

/** Changes of sub lord of some planets in a span, by time and then planet order; a sign seam is none. */
export async function subLordCrossings(
  search: Search,
  planets: readonly Planet[],
  { startMs, endMs }: Interval,
): Promise<readonly SubLordCrossing[]> {
  const rows: SubLordCrossing[] = [];
  for (const planet of PLANETS.filter((each) => planets.includes(each))) {
    const found = await crossingsOver(search, planet, SUB_BORDERS, jdFromUtcMs(startMs), jdFromUtcMs(endMs));
    rows.push(...found.map((crossing) => rowOf(planet, crossing)));
  }
  // A stable sort: planet order where two come at one instant.
  return rows.sort((a, b) => a.utcMs - b.utcMs);
}

function rowOf(planet: Planet, crossing: Crossing): SubLordCrossing {
  const [before, after] = [left(crossing), entered(crossing)];
  return {
    planet,
    utcMs: utcMsFromJd(crossing.jd),
    longitude: crossing.target,
    fromSubLord: before.subLord,
    toSubLord: after.subLord,
    starLord: after.starLord,
    sign: signName(after.signIndex),
    enteredStar: before.starIndex !== after.starIndex,
    direction: crossing.direction,
  };
}

/** Days in which a planet surely leaves its sub, whatever its motion. */
const HORIZON_DAYS: Readonly<Record<Planet, number>> = {
  Sun: 120,
  Moon: 1,
  Mars: 200,
  Mercury: 120,
  Jupiter: 400,
  Venus: 120,
  Saturn: 400,
  Rahu: 400,
  Ketu: 400,
};

export interface SubLordChange {
  /** Sidereal degrees at the moment asked about. */
  readonly longitude: number;
  readonly currentSubLord: Planet;
  readonly nextSubLord: Planet;
  readonly utcMs: number;
  /** In which the planet leaves: a station may come first and turn it back over the border it came by. */
  readonly direction: Crossing['direction'];
}

/** When a planet next leaves its sub. Throws out_of_range when that lies beyond the ephemeris. */
export function nextSubLordChange(search: Search, planet: Planet, utcMs: number): SubLordChange {
  const jd = jdFromUtcMs(utcMs);
  const { longitude } = siderealPosition(search.ephemeris, planet, jd, search.ayanamsa);
  const { subIndex, subLord } = divide(longitude);
  const lower = subStart(subIndex) / 3600;
  const upper = normalize(subStart(subIndex + 1) / 3600);
  const leaves = ({ target, direction }: Crossing): boolean =>
    direction === 'direct' ? target === upper : target === lower;
  const crossing = nextCrossing(search, planet, [lower, upper], jd, HORIZON_DAYS[planet], leaves);
  if (crossing === null) {
    throw new EngineError('out_of_range', say.subPastSky({ planet }), 'query_datetime');
  }
  return {
    longitude,
    currentSubLord: subLord,
    nextSubLord: entered(crossing).subLord,
    utcMs: utcMsFromJd(crossing.jd),
    direction: crossing.direction,
  };
}
