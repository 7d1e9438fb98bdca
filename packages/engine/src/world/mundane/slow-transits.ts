import type { Chart } from '../../chart/chart.ts';
import { houseOf, requireHouses } from '../../chart/houses.ts';
import { horaryMatter } from '../../kp/horary/horary-matter.ts';
import { entered, SIGN_BORDERS } from '../../passages/stays.ts';
import { nextCrossing } from '../../passages/transit-search.ts';
import type { Search } from '../../passages/transit-search.ts';
import { siderealPosition } from '../../search/position.ts';
import { jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import { divide } from '../../zodiac/division.ts';
import { signName } from '../../zodiac/lords.ts';
import type { House, Planet, Sign } from '../../zodiac/names.ts';
import type { MundaneTopic, MundaneTopicKey } from './mundane-topics.ts';

export const SLOW_BODIES = ['Saturn', 'Jupiter', 'Rahu'] as const;
type SlowBody = (typeof SLOW_BODIES)[number];

/** A slow body over a founding chart. */
export interface SlowTransit {
  readonly planet: SlowBody;
  readonly natalHouse: House;
  readonly sign: Sign;
  readonly starLord: Planet;
  readonly subLord: Planet;
  /** Topics for which its star lord and its sub lord are both fruitful. */
  readonly favours: readonly MundaneTopicKey[];
  /** Topics to which one of the two is hostile. */
  readonly opposes: readonly MundaneTopicKey[];
  /** Null past the ephemeris. */
  readonly nextSign: { readonly sign: Sign; readonly utcMs: number } | null;
}

/** Days in which the body surely enters a sign, whatever its motion. */
const LONGEST_STAY: Readonly<Record<SlowBody, number>> = { Saturn: 1400, Jupiter: 700, Rahu: 700 };

/** Saturn, Jupiter and Rahu at an instant over a founding chart. */
export const slowTransits = (
  search: Search,
  chart: Chart,
  utcMs: number,
  topics: readonly MundaneTopic[],
): readonly SlowTransit[] => SLOW_BODIES.map((planet) => slowTransit(search, chart, utcMs, topics, planet));

function slowTransit(
  search: Search,
  chart: Chart,
  utcMs: number,
  topics: readonly MundaneTopic[],
  planet: SlowBody,
): SlowTransit {
  const jd = jdFromUtcMs(utcMs);
  const { longitude } = siderealPosition(search.ephemeris, planet, jd, search.ayanamsa);
  const { signIndex, starLord, subLord } = divide(longitude);
  const fruitfulness = ({ event }: MundaneTopic) => {
    const { lords } = horaryMatter(chart, event);
    return [lords[starLord].counts, lords[subLord].counts];
  };
  const next = nextCrossing(search, planet, SIGN_BORDERS, jd, LONGEST_STAY[planet]);
  return {
    planet,
    natalHouse: houseOf(longitude, requireHouses(chart).cusps),
    sign: signName(signIndex),
    starLord,
    subLord,
    favours: topics.filter((each) => fruitfulness(each).every((of) => of === 'FRUITFUL')).map(({ key }) => key),
    opposes: topics.filter((each) => fruitfulness(each).includes('HOSTILE')).map(({ key }) => key),
    nextSign: next && { sign: signName(entered(next).signIndex), utcMs: utcMsFromJd(next.jd) },
  };
}
