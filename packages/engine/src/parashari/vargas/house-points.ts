import type { House, Planet } from '../../zodiac/names.ts';
import { dignityInWords } from '../base/dignity.ts';
import { isTrishadaya } from '../base/frame.ts';
import { vargaHouse } from './chart.ts';
import type { VargaChart, VargaDignity, VargaHouse } from './chart.ts';
import { dignityPoints, lordPlacePoints } from './points.ts';
import { say } from './vargas.messages.ts';

export const READOUT_VERDICTS = ['SUPPORTED', 'MIXED', 'STRAINED'] as const;
export type ReadoutVerdict = (typeof READOUT_VERDICTS)[number];

export const VARGA_HOUSE_FACTORS = [
  'lordPlacement',
  'lordDignity',
  'beneficOccupant',
  'maleficOccupant',
  'beneficAspect',
  'maleficAspect',
] as const;

/** One step of a score. */
export interface PointFactor {
  readonly factor: string;
  readonly detail: string;
  readonly points: number;
}

/** A house of a divisional chart with its points. */
export interface JudgedHouse extends VargaHouse {
  readonly lordDignity: VargaDignity;
  /** The sum of the factors. */
  readonly points: number;
  readonly houseVerdict: ReadoutVerdict;
  readonly factors: readonly HouseFactor[];
}

interface HouseFactor extends PointFactor {
  readonly factor: (typeof VARGA_HOUSE_FACTORS)[number];
}

/** From the limit up SUPPORTED, from its opposite down STRAINED, between them MIXED. */
export function verdictFrom(points: number, limit: number): ReadoutVerdict {
  if (points >= limit) return 'SUPPORTED';
  return points <= -limit ? 'STRAINED' : 'MIXED';
}

/** Points at which a house alone is decided. */
const HOUSE_LIMIT = 2;
/** All aspects of one nature together give no more. */
const MOST_ASPECTS = 2;

export const total = (factors: readonly { readonly points: number }[]): number =>
  factors.reduce((sum, { points }) => sum + points, 0);

/** A house reckoned as a focus house is: place and dignity of its lord, occupants, aspects. */
export function judgedHouse(varga: VargaChart, number: House): JudgedHouse {
  const at = vargaHouse(varga, number);
  const factors = [...lordFactors(varga, at), ...occupantFactors(varga, at), ...aspectFactors(varga, at)];
  const points = total(factors);
  return {
    ...at,
    lordDignity: varga.planets[at.lord].dignity,
    points,
    houseVerdict: verdictFrom(points, HOUSE_LIMIT),
    factors,
  };
}

const lordFactors = (varga: VargaChart, { house, lord, lordHouse }: VargaHouse): readonly HouseFactor[] => [
  {
    factor: 'lordPlacement',
    detail: say.lordPlaced({ lord, house: lordHouse }),
    points: lordPlacePoints(varga, lord, house),
  },
  {
    factor: 'lordDignity',
    detail: say.lordDignity({ lord, dignity: dignityInWords(varga.planets[lord].dignity) }),
    points: dignityPoints(varga, lord),
  },
];

/** A malefic in a house: +1 in 3, 6 and 11, else 0 in its own or exaltation sign, else -1. */
function maleficPoints({ planets }: VargaChart, planet: Planet, house: House): number {
  if (isTrishadaya(house)) return 1;
  const { dignity } = planets[planet];
  return dignity === 'OWN' || dignity === 'EXALTED' ? 0 : -1;
}

const occupantFactors = (varga: VargaChart, { house, occupants }: VargaHouse): readonly HouseFactor[] =>
  occupants.map((planet): HouseFactor =>
    varga.natures[planet] === 'benefic'
      ? { factor: 'beneficOccupant', detail: say.occupant({ nature: 'benefic', planet }), points: 1 }
      : {
          factor: 'maleficOccupant',
          detail: say.occupant({ nature: 'malefic', planet }),
          points: maleficPoints(varga, planet, house),
        },
  );

/** One row for each nature: a planet gives 1 or -1, all of a nature 2 at most; the lord's own look is not counted. */
function aspectFactors({ natures }: VargaChart, { lord, aspectedBy }: VargaHouse): readonly HouseFactor[] {
  return (['benefic', 'malefic'] as const).flatMap((nature) => {
    const seen = aspectedBy.filter((planet) => planet !== lord && natures[planet] === nature);
    if (seen.length === 0) return [];
    const points = Math.min(MOST_ASPECTS, seen.length);
    return {
      factor: `${nature}Aspect` as const,
      detail: say.aspectedByNature({ nature, planets: seen }),
      points: nature === 'benefic' ? points : -points,
    };
  });
}
