import type { Chart } from '../../chart/chart.ts';
import { describer } from './describer.ts';
import type { Describer } from './describer.ts';
import { contact, level, signifiesNear } from '../../kp/kernel/levels.ts';
import { occupants } from '../../chart/placement.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { AGE_POINTS, backgroundOf, lookOf, ORIGIN_OF_HOUSE, PLANET_PORTRAITS, temperOf } from './person-tables.ts';
import type { GrahaArchetype, Origin } from './person-tables.ts';
import { seventh } from './seventh.ts';
import { say } from './persons.messages.ts';

export const WORK_MODES = ['service', 'business', 'abroad', 'mixed'] as const;
type WorkMode = (typeof WORK_MODES)[number];
export const RELATIVE_AGES = ['OLDER', 'SLIGHTLY_OLDER', 'SAME_AGE', 'YOUNGER'] as const;
type RelativeAge = (typeof RELATIVE_AGES)[number];
export const PARTNER_WEALTH = ['GOOD', 'MODERATE', 'MODEST'] as const;
type PartnerWealth = (typeof PARTNER_WEALTH)[number];
export const DISTANCES = ['NEAR', 'FAR', 'UNKNOWN'] as const;
export type Distance = (typeof DISTANCES)[number];

/** A planet's word on a person. */
interface Portrait {
  readonly planet: Planet;
  readonly physical: string;
  readonly personality: string;
}

export interface Spouse {
  /** The star lord of the 7th sub lord, a node through its first agent. */
  readonly describer: Describer;
  readonly physical: string;
  readonly personality: string;
  readonly workArchetype: GrahaArchetype;
  readonly workMode: WorkMode;
  readonly relativeAge: RelativeAge;
  /** Points for the describing star lord, twice, and for the lord of its sign; above zero older. */
  readonly agePoints: readonly { readonly planet: Planet; readonly points: number }[];
  readonly ageGapPossible: boolean;
  readonly background: string;
  readonly origin: readonly Origin[];
  readonly wealth: PartnerWealth;
  readonly distance: Distance;
  /** The 7th sub lord itself, heard second; where it is the describer too it adds no second voice. */
  readonly secondary: Portrait & Pick<Describer, 'correctedFrom'> & { readonly sameAsDescriber?: true };
  /** Planets in house 7. */
  readonly modifiers: readonly Portrait[];
}

const portrait = (planet: Planet): Portrait => ({
  planet,
  physical: say.lookIs({ look: lookOf(planet) }),
  personality: say.natureIs({ temper: temperOf(planet) }),
});

const MODE_OF_HOUSE: Readonly<Partial<Record<House, WorkMode>>> = {
  6: 'service',
  7: 'business',
  9: 'abroad',
  12: 'abroad',
};

const GOVERNING: readonly Planet[] = ['Sun', 'Mars', 'Saturn'];

function workOf({ planet, house }: Describer): Pick<Spouse, 'workArchetype' | 'workMode'> {
  return {
    workArchetype: house === 10 && GOVERNING.includes(planet) ? 'GOVERNMENT_ADMIN' : PLANET_PORTRAITS[planet].work,
    workMode: MODE_OF_HOUSE[house] ?? 'mixed',
  };
}

/** Age against the native's (R18.5): the star lord of the 7th sub lord counts twice, the lord of its sign once. */
export function partnerAge(chart: Chart): Pick<Spouse, 'relativeAge' | 'agePoints' | 'ageGapPossible'> {
  const { starLord } = seventh(chart);
  const { signLord } = chart.planets[starLord];
  const agePoints = [
    { planet: starLord, points: 2 * AGE_POINTS[starLord].points },
    { planet: signLord, points: AGE_POINTS[signLord].points },
  ];
  const sum = agePoints.reduce((total, { points }) => total + points, 0);
  return { relativeAge: ageOf(sum), agePoints, ageGapPossible: starLord === 'Rahu' };
}

function ageOf(sum: number): RelativeAge {
  if (sum >= 3) return 'OLDER';
  if (sum >= 1) return 'SLIGHTLY_OLDER';
  return sum >= -1 ? 'SAME_AGE' : 'YOUNGER';
}

/** The partner's means: 8 is the 2nd and 5 the 11th from the 7th, 6 the 12th from it. */
function wealthOf(chart: Chart, planet: Planet): PartnerWealth {
  const held = ([8, 5] as const).filter((house) => signifiesNear(chart, planet, [house])).length;
  const lowered = level(chart, planet, 6) === 1 ? held - 1 : held;
  return lowered >= 2 ? 'GOOD' : lowered === 1 ? 'MODERATE' : 'MODEST';
}

/** Which of two groups of houses a planet signifies more strongly; a tie or neither says nothing. */
export function distanceBy(chart: Chart, planet: Planet, near: readonly House[], far: readonly House[]): Distance {
  const [n, f] = [contact(chart, planet, near) ?? 9, contact(chart, planet, far) ?? 9];
  return n === f ? 'UNKNOWN' : n < f ? 'NEAR' : 'FAR';
}

/**
 * The partner as the star lord of the 7th sub lord describes them (R28.6, R10): tradition, never a name or a date.
 * Throws out_of_range without Placidus.
 */
export function spouse(chart: Chart): Spouse {
  const { csl, starLord } = seventh(chart);
  const main = describer(chart, starLord);
  const second = describer(chart, csl);
  const { planet, sign } = main;
  return {
    describer: main,
    physical: say.lookBySign({ look: lookOf(planet), sign, build: say.build({ sign }) }),
    personality: say.natureBySign({ temper: temperOf(planet), sign, manner: say.manner({ sign }) }),
    ...workOf(main),
    ...partnerAge(chart),
    background: say.backgroundPoints({ background: backgroundOf(planet) }),
    origin: partnerOrigin(chart),
    wealth: wealthOf(chart, main.planet),
    distance: distanceBy(chart, csl, [4, 10], [3, 9, 12]),
    secondary: {
      ...portrait(second.planet),
      correctedFrom: second.correctedFrom,
      ...(second.planet === main.planet && { sameAsDescriber: true as const }),
    },
    modifiers: occupants(chart, 7).map(portrait),
  };
}

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
