import type { Dignity } from '../parashari/base/dignity.ts';
import { isDusthana } from '../parashari/base/frame.ts';
import type { PlanetNature } from './around-sign.ts';
import type { Upapada } from './upapada.ts';

export const UPAPADA_FACTORS = [
  'ulLord',
  'ulSupport',
  'secondPlanets',
  'secondLord',
  'seventhPlanets',
  'eighthPlanets',
  'ulLordHouse',
] as const;
export type UpapadaFactorName = (typeof UPAPADA_FACTORS)[number];

/** A factor that counts, with its point. */
interface UpapadaFactor {
  readonly factor: UpapadaFactorName;
  readonly points: 1 | -1;
}

export const UPAPADA_STRENGTHS = ['SUPPORTED', 'MIXED', 'STRAINED'] as const;
type UpapadaStrength = (typeof UPAPADA_STRENGTHS)[number];

export interface UpapadaScore {
  readonly factors: readonly UpapadaFactor[];
  /** Sum of the points. */
  readonly score: number;
  readonly strength: UpapadaStrength;
}

const HIGH: readonly Dignity[] = ['EXALTED', 'OWN', 'MOOLATRIKONA'];
const FRIENDLY: readonly Dignity[] = [...HIGH, 'FRIEND', 'GREAT_FRIEND'];
const HOSTILE: readonly Dignity[] = ['DEBILITATED', 'ENEMY', 'GREAT_ENEMY'];

const holds = (planets: readonly PlanetNature[], nature: 'benefic' | 'malefic'): boolean =>
  planets.some((each) => each.nature === nature);

/** Malefics without a benefic. */
const malefic = (planets: readonly PlanetNature[]): boolean => holds(planets, 'malefic') && !holds(planets, 'benefic');

const pointOf = (helps: boolean, hurts: boolean): 1 | 0 | -1 => (helps ? 1 : hurts ? -1 : 0);

/**
 * How the signs round the Upapada bear on keeping a marriage: our own points for what the books name (PVR 9.4,
 * BPHS 30). 2 or more SUPPORTED, -2 or less STRAINED.
 */
export function upapadaScore(found: Upapada): UpapadaScore {
  const { lordDignity, occupants, aspects, second, seventh, eighth, lordHouse } = found;
  const points: Readonly<Record<UpapadaFactorName, 1 | 0 | -1>> = {
    ulLord: pointOf(FRIENDLY.includes(lordDignity), HOSTILE.includes(lordDignity)),
    ulSupport: pointOf(holds([...occupants, ...aspects], 'benefic'), holds(occupants, 'malefic')),
    secondPlanets: pointOf(holds(second.occupants, 'benefic'), holds(second.occupants, 'malefic')),
    secondLord: pointOf(HIGH.includes(second.lordDignity), second.lordDignity === 'DEBILITATED'),
    seventhPlanets: pointOf(false, malefic(seventh.occupants)),
    eighthPlanets: pointOf(false, malefic(eighth.occupants)),
    ulLordHouse: pointOf(false, isDusthana(lordHouse)),
  };
  const factors = UPAPADA_FACTORS.flatMap((factor): readonly UpapadaFactor[] => {
    const point = points[factor];
    return point === 0 ? [] : [{ factor, points: point }];
  });
  const score = factors.reduce((sum, factor) => sum + factor.points, 0);
  return { factors, score, strength: score >= 2 ? 'SUPPORTED' : score <= -2 ? 'STRAINED' : 'MIXED' };
}
