import { separation } from '../../base/angles.ts';
import { dignityOf } from '../../parashari/base/dignity.ts';
import { isOddSign, lordOfHouse, partOf } from '../../parashari/base/frame.ts';
import { condition } from '../../parashari/states/condition.ts';
import type { DayFrame } from '../../almanac/day-frame.ts';
import { gandanta } from '../../zodiac/gandanta.ts';
import { GRAHAS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import type { ChildFrame } from './child-frame.ts';

/** A classical combination of a child's chart; the function gives its points, 0 when it is absent. */
export interface ChildTest {
  readonly id: string;
  readonly name: string;
  readonly points: (frame: ChildFrame) => number;
  /** What the rule looks for, after `By the rule`. */
  readonly rule: string;
  readonly source: string;
}

const when = (present: boolean, points: number): number => (present ? points : 0);
const inOne = (house: House, ...houses: readonly House[]): boolean => houses.includes(house);
const BEFORE_SUNRISE_MS = 72 * 60_000;

/** Within 72 minutes before sunrise or after sunset (BPHS 9.14). */
const inSandhya = (utcMs: number, { nextSunriseMs, sunsetMs }: DayFrame): boolean =>
  utcMs >= nextSunriseMs - BEFORE_SUNRISE_MS || (utcMs >= sunsetMs && utcMs <= sunsetMs + BEFORE_SUNRISE_MS);

/** The Moon's hora rises: the second half of an odd sign, the first of an even one. */
const moonsHora = ({ chart: { ascendant } }: ChildFrame): boolean =>
  isOddSign(ascendant.signIndex) === partOf(ascendant.longitude) >= 15;

const lagnaInGandanta = ({ chart }: ChildFrame): boolean => gandanta(chart.ascendant).inGandanta;
const LAST_NAVAMSA = 26 + 40 / 60;
const ANGLES = [1, 4, 7, 10] as const;

/** The thirteen tests of BPHS 9 and BJ 6; points ours (R21.3, R21.7). */
export const CHILD_TESTS: readonly ChildTest[] = [
  {
    id: 'B1',
    name: 'Moon in a hard house under a malefic aspect',
    points: (f) => when(inOne(f.house('Moon'), 6, 8, 12) && f.aspectedByMalefic('Moon'), f.relief ? 15 : 25),
    rule: 'the Moon is in 6, 8 or 12 and a malefic aspects it. Relief by a benefic lowers the points.',
    source: 'BPHS 9.3',
  },
  {
    id: 'B2',
    name: 'Moon beside a malefic without help',
    points: (f) =>
      when(inOne(f.house('Moon'), 1, 7, 8, 12) && f.withMalefic('Moon') && !f.relief && !f.beneficIn(...ANGLES), 25),
    rule: 'the Moon is with a malefic in 1, 7, 8 or 12, without relief and with no benefic in an angle.',
    source: 'BPHS 9.12, BJ 6.5',
  },
  {
    id: 'B3',
    name: 'Moon hemmed in',
    points: (f) => when(inOne(f.house('Moon'), 1, 7, 8, 12) && f.hemmed(f.chart.planets.Moon.signIndex), 20),
    rule: 'the Moon is in 1, 7, 8 or 12 between malefics in the signs beside it.',
    source: 'BPHS 9.19',
  },
  {
    id: 'B4',
    name: 'Malefics rising and setting',
    points: (f) => when(f.maleficIn(1) && f.maleficIn(7) && f.withMalefic('Moon') && !f.relief, 20),
    rule: 'malefics are in 1 and in 7, and the Moon is with a malefic and without relief.',
    source: 'BPHS 9.17, BJ 6.3',
  },
  {
    id: 'B5',
    name: 'Waning Moon rising',
    points: (f) => when(f.waning && f.house('Moon') === 1 && f.maleficIn(8) && f.maleficIn(4, 7, 10), 25),
    rule: 'the waning Moon is in 1, with a malefic in 8 and another in 4, 7 or 10.',
    source: 'BPHS 9.18, BJ 6.7',
  },
  {
    id: 'B6',
    name: 'Waning Moon in the twelfth',
    points: (f) =>
      when(f.waning && f.house('Moon') === 12 && f.maleficIn(1) && f.maleficIn(8) && !f.beneficIn(...ANGLES), 25),
    rule: 'the waning Moon is in 12, with malefics in 1 and in 8 and no benefic in an angle.',
    source: 'BJ 6.4',
  },
  {
    id: 'B7',
    name: 'Saturn, Sun and Mars in 12, 9 and 8',
    points: (f) =>
      when(
        f.house('Saturn') === 12 &&
          f.house('Sun') === 9 &&
          f.house('Mars') === 8 &&
          !(['Saturn', 'Sun', 'Mars'] as const).some((planet) => f.aspectedByBenefic(planet)),
        20,
      ),
    rule: 'Saturn is in 12, the Sun in 9 and Mars in 8, and no benefic aspects them.',
    source: 'BPHS 9.21',
  },
  {
    id: 'B8',
    name: 'Mars in the first or eighth without help',
    points: (f) =>
      when(
        inOne(f.house('Mars'), 1, 8) &&
          (f.together('Mars', 'Sun') || f.together('Mars', 'Saturn') || f.aspectedByMalefic('Mars')) &&
          !f.helped('Mars'),
        20,
      ),
    rule: 'Mars is in 1 or 8, with the Sun or Saturn or under another malefic aspect, and no benefic helps it.',
    source: 'BPHS 9.6',
  },
  {
    id: 'B9',
    name: 'Rising sign hemmed in',
    points: (f) =>
      when(
        f.hemmed(f.chart.ascendant.signIndex) &&
          ((f.maleficIn(6) && f.maleficIn(12)) || (f.maleficIn(2) && f.maleficIn(8))),
        15,
      ),
    rule: 'the rising sign is between malefics, and malefics are in 6 and 12 or in 2 and 8.',
    source: 'BPHS 9.16',
  },
  {
    id: 'B10',
    name: 'Moon at the end of its sign',
    points: (f) =>
      when(partOf(f.chart.planets.Moon.longitude) >= LAST_NAVAMSA && f.maleficIn(5) && f.maleficIn(9) && !f.relief, 15),
    rule: 'the Moon is in the last navamsa of its sign, with malefics in 5 and in 9 and without relief.',
    source: 'BJ 6.8',
  },
  {
    id: 'B11',
    name: 'Angles held by the Moon and malefics',
    points: (f) => {
      const held = ANGLES.every((house) => f.maleficIn(house) || f.house('Moon') === house);
      const edge = inSandhya(f.chart.moment.utcMs, f.day) || moonsHora(f) || lagnaInGandanta(f);
      return when(held, edge ? 25 : 15);
    },
    rule: 'the Moon or a malefic is in every angle. Birth at twilight, in the Moon’s hora or at a junction adds.',
    source: 'BPHS 9.13, BJ 6.1',
  },
  {
    id: 'B12',
    name: 'Moon or rising degree at a junction',
    points: (f) => when(gandanta(f.chart.planets.Moon).inGandanta || lagnaInGandanta(f), 10),
    rule: 'the Moon or the rising degree is in gandanta, the junction of water and fire.',
    source: 'BPHS 9.13, note',
  },
  {
    id: 'B13',
    name: 'All planets in the cadent houses',
    points: (f) =>
      when(
        GRAHAS.every((planet) => inOne(f.house(planet), 3, 6, 9, 12) && condition(f.chart, planet) !== 'strong'),
        15,
      ),
    rule: 'the Sun to Saturn all are in 3, 6, 9 and 12, and none of them is strong.',
    source: 'BPHS 9.23',
  },
];

const NEAR_FULL = 72;

/** What speaks against them (BPHS 10; R21.3); points ours. */
export const CHILD_MITIGATIONS: readonly ChildTest[] = [
  {
    id: 'A1',
    name: 'A benefic in an angle',
    points: (f) =>
      when(
        (['Mercury', 'Jupiter', 'Venus'] as const).some((planet) => inOne(f.house(planet), ...ANGLES)),
        -15,
      ),
    rule: 'Mercury, Jupiter or Venus is in an angle.',
    source: 'BPHS 10.2',
  },
  {
    id: 'A2',
    name: 'Strong Jupiter rising',
    points: (f) => when(f.house('Jupiter') === 1 && condition(f.chart, 'Jupiter') === 'strong', -30),
    rule: 'Jupiter is strong and is in 1.',
    source: 'BPHS 10.3',
  },
  {
    id: 'A3',
    name: 'Strong lord of the rising sign',
    points: (f) => {
      const lord: Planet = lordOfHouse(f.chart, 1);
      return when(inOne(f.house(lord), ...ANGLES) && condition(f.chart, lord) === 'strong', -25);
    },
    rule: 'the lord of the rising sign is strong and is in an angle.',
    source: 'BPHS 10.4',
  },
  {
    id: 'A4',
    name: 'Half of the lunar cycle and hour of birth agree',
    points: (f) => {
      const lagna = f.chart.ascendant.signIndex;
      const night = !f.waning && !f.byDay && f.beneficAspectsSign(lagna);
      return when(night || (f.waning && f.byDay && f.maleficAspectsSign(lagna)), -15);
    },
    rule: 'birth falls by night in the bright half with a benefic aspect, or by day in the dark with a malefic.',
    source: 'BPHS 10.5',
  },
  {
    id: 'A5',
    name: 'Full or exalted Moon with help',
    points: (f) => {
      const { Moon, Sun } = f.chart.planets;
      const full = 180 - separation(Moon.longitude, Sun.longitude) <= NEAR_FULL;
      return when((full || dignityOf(f.chart, 'Moon') === 'EXALTED') && f.relief, -15);
    },
    rule: 'the Moon is nearly full or exalted, and a benefic is with it or aspects it.',
    source: 'R21.3',
  },
];
