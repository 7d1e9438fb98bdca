import type { Chart } from '../chart/chart.ts';
import { exaltationSign } from '../parashari/base/dignity.ts';
import { kthSign, planetsIn, signsOf } from '../parashari/base/frame.ts';
import type { SignsOf } from '../parashari/base/frame.ts';
import { chartNatures } from '../parashari/base/natures.ts';
import { signLordOf } from '../zodiac/division.ts';
import { HOUSES } from '../zodiac/names.ts';
import type { Graha, House, Planet } from '../zodiac/names.ts';

/** The three references, inner ring first (R29.7). */
export const RINGS = ['lagna', 'moon', 'sun'] as const;
type Ring = (typeof RINGS)[number];
export type PerRing<Value> = Readonly<Record<Ring, Value>>;

export const RING_TONES = ['SUPPORTED', 'MIXED', 'AFFLICTED'] as const;
type RingTone = (typeof RING_TONES)[number];

interface RingHouse {
  readonly house: House;
  readonly sign: number;
  readonly lord: Graha;
  readonly occupants: readonly Planet[];
}

/** One house read over the three rings. */
interface SudarshanaHouse {
  readonly house: House;
  readonly signs: PerRing<number>;
  readonly planets: PerRing<readonly Planet[]>;
  /** Counted over the rings. */
  readonly benefics: number;
  readonly malefics: number;
  /** Lords of the three signs that stand in an own or exalted sign: a point each beside the benefics. */
  readonly strongLords: number;
  readonly tone: RingTone;
}

export interface Sudarshana {
  readonly references: PerRing<number>;
  /** Rings that begin in the same sign, so that they say the same. */
  readonly coinciding: readonly Ring[];
  readonly rings: PerRing<readonly RingHouse[]>;
  readonly houses: readonly SudarshanaHouse[];
}

const perRing = <Value>(value: (ring: Ring) => Value): PerRing<Value> => ({
  lagna: value('lagna'),
  moon: value('moon'),
  sun: value('sun'),
});

/** First signs of the three rings: of lagna, Moon and Sun. Aries = 0. */
export const ringReferences = ({ ascendant, planets }: Chart): PerRing<number> => ({
  lagna: ascendant.signIndex,
  moon: planets.Moon.signIndex,
  sun: planets.Sun.signIndex,
});

/** Signs of a house in the three rings. */
export const ringSigns = (references: PerRing<number>, house: House): PerRing<number> =>
  perRing((ring) => kthSign(references[ring], house));

/** The Sudarshana chakra of a chart (R29.7, BPHS): three rings and what stands in each house of them together. */
export function sudarshana(chart: Chart): Sudarshana {
  const references = ringReferences(chart);
  const signs = signsOf(chart);
  const natures = chartNatures(chart);
  const isBenefic = (planet: Planet): boolean => natures[planet] === 'benefic';
  return {
    references,
    coinciding: RINGS.filter((ring) => RINGS.some((other) => other !== ring && references[other] === references[ring])),
    rings: perRing((ring) => HOUSES.map((house) => ringHouse(signs, house, kthSign(references[ring], house)))),
    houses: HOUSES.map((house) => houseOver(signs, isBenefic, house, ringSigns(references, house))),
  };
}

const ringHouse = (signs: SignsOf, house: House, sign: number): RingHouse => ({
  house,
  sign,
  lord: signLordOf(sign),
  occupants: planetsIn(signs, sign),
});

function houseOver(
  signs: SignsOf,
  isBenefic: (planet: Planet) => boolean,
  house: House,
  inRings: PerRing<number>,
): SudarshanaHouse {
  const planets = perRing((ring) => planetsIn(signs, inRings[ring]));
  const all = RINGS.flatMap((ring) => planets[ring]);
  const benefics = all.filter(isBenefic).length;
  const malefics = all.filter((planet) => !isBenefic(planet) && !(planet === 'Sun' && SUN_HARMLESS.includes(house)));
  const strongLords = RINGS.filter((ring) => isAtHome(signs, signLordOf(inRings[ring]))).length;
  const balance = benefics + strongLords - malefics.length;
  return {
    house,
    signs: inRings,
    planets,
    benefics,
    malefics: malefics.length,
    strongLords,
    tone: balance >= 2 ? 'SUPPORTED' : balance <= -2 ? 'AFFLICTED' : 'MIXED',
  };
}

/** Houses in which the Sun is no malefic here. */
const SUN_HARMLESS: readonly House[] = [1, 6, 11];

const isAtHome = (signs: SignsOf, lord: Graha): boolean =>
  signLordOf(signs[lord]) === lord || signs[lord] === exaltationSign(lord);
