import { separation } from '../../base/angles.ts';
import { dignityOf } from '../../parashari/base/dignity.ts';
import { isOddSign, lordOfHouse, partOf } from '../../parashari/base/frame.ts';
import { condition } from '../../parashari/states/condition.ts';
import type { DayFrame } from '../../almanac/day-frame.ts';
import { gandanta } from '../../zodiac/gandanta.ts';
import { GRAHAS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import type { ChildFrame } from './child-frame.ts';
import { say } from './child.messages.ts';

/** A classical combination of a child's chart; the function gives its points, 0 when it is absent. */
export interface ChildTest {
  readonly id: string;
  readonly name: () => string;
  readonly points: (frame: ChildFrame) => number;
  /** Whether it is there, and what the rule looks for. */
  readonly rule: (found: { readonly present: boolean }) => string;
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
    name: say.moonUnderAspect,
    points: (f) => when(inOne(f.house('Moon'), 6, 8, 12) && f.aspectedByMalefic('Moon'), f.relief ? 15 : 25),
    rule: say.moonUnderAspectRule,
    source: 'BPHS 9.3',
  },
  {
    id: 'B2',
    name: say.moonBesideMalefic,
    points: (f) =>
      when(inOne(f.house('Moon'), 1, 7, 8, 12) && f.withMalefic('Moon') && !f.relief && !f.beneficIn(...ANGLES), 25),
    rule: say.moonBesideMaleficRule,
    source: 'BPHS 9.12, BJ 6.5',
  },
  {
    id: 'B3',
    name: say.moonHemmedIn,
    points: (f) => when(inOne(f.house('Moon'), 1, 7, 8, 12) && f.hemmed(f.chart.planets.Moon.signIndex), 20),
    rule: say.moonHemmedInRule,
    source: 'BPHS 9.19',
  },
  {
    id: 'B4',
    name: say.maleficsRisingAndSetting,
    points: (f) => when(f.maleficIn(1) && f.maleficIn(7) && f.withMalefic('Moon') && !f.relief, 20),
    rule: say.maleficsRisingAndSettingRule,
    source: 'BPHS 9.17, BJ 6.3',
  },
  {
    id: 'B5',
    name: say.waningMoonRising,
    points: (f) => when(f.waning && f.house('Moon') === 1 && f.maleficIn(8) && f.maleficIn(4, 7, 10), 25),
    rule: say.waningMoonRisingRule,
    source: 'BPHS 9.18, BJ 6.7',
  },
  {
    id: 'B6',
    name: say.waningMoonInTwelfth,
    points: (f) =>
      when(f.waning && f.house('Moon') === 12 && f.maleficIn(1) && f.maleficIn(8) && !f.beneficIn(...ANGLES), 25),
    rule: say.waningMoonInTwelfthRule,
    source: 'BJ 6.4',
  },
  {
    id: 'B7',
    name: say.threeInTheirHouses,
    points: (f) =>
      when(
        f.house('Saturn') === 12 &&
          f.house('Sun') === 9 &&
          f.house('Mars') === 8 &&
          !(['Saturn', 'Sun', 'Mars'] as const).some((planet) => f.aspectedByBenefic(planet)),
        20,
      ),
    rule: say.threeInTheirHousesRule,
    source: 'BPHS 9.21',
  },
  {
    id: 'B8',
    name: say.marsWithoutHelp,
    points: (f) =>
      when(
        inOne(f.house('Mars'), 1, 8) &&
          (f.together('Mars', 'Sun') || f.together('Mars', 'Saturn') || f.aspectedByMalefic('Mars')) &&
          !f.helped('Mars'),
        20,
      ),
    rule: say.marsWithoutHelpRule,
    source: 'BPHS 9.6',
  },
  {
    id: 'B9',
    name: say.risingSignHemmedIn,
    points: (f) =>
      when(
        f.hemmed(f.chart.ascendant.signIndex) &&
          ((f.maleficIn(6) && f.maleficIn(12)) || (f.maleficIn(2) && f.maleficIn(8))),
        15,
      ),
    rule: say.risingSignHemmedInRule,
    source: 'BPHS 9.16',
  },
  {
    id: 'B10',
    name: say.moonAtEndOfSign,
    points: (f) =>
      when(partOf(f.chart.planets.Moon.longitude) >= LAST_NAVAMSA && f.maleficIn(5) && f.maleficIn(9) && !f.relief, 15),
    rule: say.moonAtEndOfSignRule,
    source: 'BJ 6.8',
  },
  {
    id: 'B11',
    name: say.anglesHeld,
    points: (f) => {
      const held = ANGLES.every((house) => f.maleficIn(house) || f.house('Moon') === house);
      const edge = inSandhya(f.chart.moment.utcMs, f.day) || moonsHora(f) || lagnaInGandanta(f);
      return when(held, edge ? 25 : 15);
    },
    rule: say.anglesHeldRule,
    source: 'BPHS 9.13, BJ 6.1',
  },
  {
    id: 'B12',
    name: say.junction,
    points: (f) => when(gandanta(f.chart.planets.Moon).inGandanta || lagnaInGandanta(f), 10),
    rule: say.junctionRule,
    source: 'BPHS 9.13, note',
  },
  {
    id: 'B13',
    name: say.allInCadentHouses,
    points: (f) =>
      when(
        GRAHAS.every((planet) => inOne(f.house(planet), 3, 6, 9, 12) && condition(f.chart, planet) !== 'strong'),
        15,
      ),
    rule: say.allInCadentHousesRule,
    source: 'BPHS 9.23',
  },
];

const NEAR_FULL = 72;

/** What speaks against them (BPHS 10; R21.3); points ours. */
export const CHILD_MITIGATIONS: readonly ChildTest[] = [
  {
    id: 'A1',
    name: say.beneficInAngle,
    points: (f) =>
      when(
        (['Mercury', 'Jupiter', 'Venus'] as const).some((planet) => inOne(f.house(planet), ...ANGLES)),
        -15,
      ),
    rule: say.beneficInAngleRule,
    source: 'BPHS 10.2',
  },
  {
    id: 'A2',
    name: say.jupiterRising,
    points: (f) => when(f.house('Jupiter') === 1 && condition(f.chart, 'Jupiter') === 'strong', -30),
    rule: say.jupiterRisingRule,
    source: 'BPHS 10.3',
  },
  {
    id: 'A3',
    name: say.strongLagnaLord,
    points: (f) => {
      const lord: Planet = lordOfHouse(f.chart, 1);
      return when(inOne(f.house(lord), ...ANGLES) && condition(f.chart, lord) === 'strong', -25);
    },
    rule: say.strongLagnaLordRule,
    source: 'BPHS 10.4',
  },
  {
    id: 'A4',
    name: say.fortnightAndHourAgree,
    points: (f) => {
      const lagna = f.chart.ascendant.signIndex;
      const night = !f.waning && !f.byDay && f.beneficAspectsSign(lagna);
      return when(night || (f.waning && f.byDay && f.maleficAspectsSign(lagna)), -15);
    },
    rule: say.fortnightAndHourAgreeRule,
    source: 'BPHS 10.5',
  },
  {
    id: 'A5',
    name: say.fullMoonHelped,
    points: (f) => {
      const { Moon, Sun } = f.chart.planets;
      const full = 180 - separation(Moon.longitude, Sun.longitude) <= NEAR_FULL;
      return when((full || dignityOf(f.chart, 'Moon') === 'EXALTED') && f.relief, -15);
    },
    rule: say.fullMoonHelpedRule,
    source: 'R21.3',
  },
];
