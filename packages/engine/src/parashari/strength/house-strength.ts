import type { Chart } from '../../chart/chart.ts';
import { signLordOf } from '../../zodiac/division.ts';
import type { Graha, House, Planet } from '../../zodiac/names.ts';
import { houseAspects } from '../base/aspects.ts';
import type { HouseAspect } from '../base/aspects.ts';
import type { Dignity } from '../base/dignity.ts';
import { combustionOf } from '../states/combustion.ts';
import { cancellationsOf } from '../states/debility.ts';
import { dignityOf, exaltationSign } from '../base/dignity.ts';
import { isDusthana, isKendra, isTrikona, isTrishadaya, planetsIn, signsOf, wholeSignHouse } from '../base/frame.ts';
import { houseKartaris } from '../states/kartari.ts';
import type { HouseKartari } from '../states/kartari.ts';
import { chartNatures } from '../base/natures.ts';
import type { StrengthBand } from './shadbala/requirements.ts';
import { say } from './strength.messages.ts';

export const HOUSE_FACTORS = [
  'base',
  'lordPlacement',
  'lordDignity',
  'lordCombustion',
  'beneficOccupant',
  'maleficOccupant',
  'ownLordAspect',
  'jupiterAspect',
  'beneficAspect',
  'maleficAspect',
  'papaKartari',
  'shubhaKartari',
  'clamp',
] as const;
type HouseFactorName = (typeof HOUSE_FACTORS)[number];

interface HouseFactor {
  readonly factor: HouseFactorName;
  readonly detail: string;
  readonly points: number;
}

export interface HouseScore {
  readonly house: House;
  /** 0 = Aries. */
  readonly sign: number;
  readonly lord: Graha;
  /** 0..100: the sum of the factors. */
  readonly score: number;
  readonly band: StrengthBand;
  readonly factors: readonly HouseFactor[];
}

const DIGNITY_POINTS: Readonly<Record<Dignity, number>> = {
  EXALTED: 10,
  MOOLATRIKONA: 10,
  OWN: 10,
  GREAT_FRIEND: 5,
  FRIEND: 5,
  NEUTRAL: 0,
  ENEMY: -5,
  GREAT_ENEMY: -5,
  DEBILITATED: -10,
};

/**
 * A reading of the twelve whole-sign houses from 0 to 100 (get_aspects_and_strength). The points are ours, from the
 * classical grounds: placement and dignity of the lord, occupants, sign aspects, hemming. Bands from 65 and from 45.
 */
export function houseScores(chart: Chart): readonly HouseScore[] {
  const aspects = houseAspects(chart);
  return houseKartaris(chart).map((kartari) => {
    const { house, sign } = kartari;
    const lord = signLordOf(sign);
    const grounds = [
      { factor: 'base' as const, detail: say.everyHouseStarts(), points: 50 },
      ...lordFactors(chart, house, lord),
      ...occupantFactors(chart, house, sign),
      ...aspects.filter((aspect) => aspect.house === house).map((aspect) => aspectFactor(aspect, lord)),
      ...kartariFactors(kartari),
    ];
    const factors = clamped(grounds);
    const score = sum(factors);
    return { house, sign, lord, score, band: score >= 65 ? 'STRONG' : score >= 45 ? 'MODERATE' : 'WEAK', factors };
  });
}

function lordFactors(chart: Chart, house: House, lord: Graha): readonly HouseFactor[] {
  const at = wholeSignHouse(chart, lord);
  const dignity = dignityOf(chart, lord);
  const cancelled = dignity === 'DEBILITATED' && cancellationsOf(chart, lord).length > 0;
  const factors: HouseFactor[] = [
    {
      factor: 'lordPlacement',
      detail: say.lordPlaced({ lord, house: at }),
      points: placementPoints(house, at),
    },
    {
      factor: 'lordDignity',
      detail: say.lordDignity({ lord, dignity: cancelled ? 'DEBILITY_CANCELLED' : dignity }),
      points: cancelled ? 0 : DIGNITY_POINTS[dignity],
    },
  ];
  if (combustionOf(chart, lord) === 'FULL') {
    factors.push({ factor: 'lordCombustion', detail: say.lordCombust({ lord }), points: -5 });
  }
  return factors;
}

function placementPoints(house: House, at: House): number {
  if (at === house || isKendra(at) || isTrikona(at)) return 10;
  return isDusthana(at) ? -10 : 3;
}

function occupantFactors(chart: Chart, house: House, sign: number): readonly HouseFactor[] {
  const natures = chartNatures(chart);
  return planetsIn(signsOf(chart), sign).map((planet): HouseFactor => {
    if (natures[planet] === 'benefic') {
      return { factor: 'beneficOccupant', detail: say.occupant({ how: 'BENEFIC', planet }), points: 6 };
    }
    const harmless = harmlessAs(planet, house, sign);
    return {
      factor: 'maleficOccupant',
      detail: say.occupant({ how: harmless ?? 'MALEFIC', planet }),
      points: harmless === null ? -6 : 3,
    };
  });
}

/** Why a malefic does no harm in a house. */
function harmlessAs(planet: Planet, house: House, sign: number): 'OWNER' | 'EXALTED' | 'SUITED' | null {
  if (signLordOf(sign) === planet) return 'OWNER';
  if (exaltationSign(planet) === sign) return 'EXALTED';
  return isTrishadaya(house) ? 'SUITED' : null;
}

function aspectFactor({ aspector: planet, ordinal: counted, nature }: HouseAspect, lord: Graha): HouseFactor {
  if (planet === lord)
    return { factor: 'ownLordAspect', detail: say.aspect({ who: 'LORD', planet, counted }), points: 6 };
  if (planet === 'Jupiter')
    return { factor: 'jupiterAspect', detail: say.aspect({ who: 'JUPITER', planet, counted }), points: 6 };
  return nature === 'benefic'
    ? { factor: 'beneficAspect', detail: say.aspect({ who: 'BENEFIC', planet, counted }), points: 4 }
    : { factor: 'maleficAspect', detail: say.aspect({ who: 'MALEFIC', planet, counted }), points: -4 };
}

function kartariFactors({ type, before, after }: HouseKartari): readonly HouseFactor[] {
  if (type === 'NONE') return [];
  const detail = say.hemmed({ before, after });
  return type === 'PAPA'
    ? [{ factor: 'papaKartari', detail, points: -6 }]
    : [{ factor: 'shubhaKartari', detail, points: 6 }];
}

const sum = (factors: readonly HouseFactor[]): number => factors.reduce((total, { points }) => total + points, 0);

function clamped(factors: readonly HouseFactor[]): readonly HouseFactor[] {
  const raw = sum(factors);
  const kept = Math.min(100, Math.max(0, raw));
  return raw === kept ? factors : [...factors, { factor: 'clamp', detail: say.heldWithin(), points: kept - raw }];
}
