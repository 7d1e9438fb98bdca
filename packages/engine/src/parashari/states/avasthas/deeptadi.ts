import { signLordOf } from '../../../zodiac/division.ts';
import { PLANETS } from '../../../zodiac/names.ts';
import type { Planet } from '../../../zodiac/names.ts';
import { exaltationSign } from '../../base/dignity.ts';
import type { SignsOf } from '../../base/frame.ts';
import type { NaturesOf } from '../../base/natures.ts';
import { compoundRelation } from '../../base/relations.ts';
import type { CompoundRelation } from '../../base/relations.ts';

/** In the order in which a result lists them. */
export const DEEPTADI_STATES = [
  'Deepta',
  'Swastha',
  'Mudita',
  'Shanta',
  'Deena',
  'Duhkhita',
  'Vikala',
  'Khala',
  'Kopita',
] as const;
type DeeptadiState = (typeof DEEPTADI_STATES)[number];

export interface Deeptadi {
  readonly states: readonly DeeptadiState[];
  /** To the lord of the sign; null in a sign of its own. */
  readonly relation: CompoundRelation | null;
  /** Malefics in its sign, the Sun left out. */
  readonly malefics: readonly Planet[];
  readonly withSun: boolean;
}

/**
 * The nine states of splendour that apply (BPHS 45.7-10, R27), by the compound relation to the lord of the sign.
 * Exaltation does not hide that relation.
 */
export function deeptadi(planet: Planet, signs: SignsOf, natures: NaturesOf): Deeptadi {
  const sign = signs[planet];
  const lord = signLordOf(sign);
  const relation = lord === planet ? null : compoundRelation(planet, lord, signs);
  const company = PLANETS.filter((other) => other !== planet && signs[other] === sign);
  const malefics = company.filter((other) => other !== 'Sun' && natures[other] === 'malefic');
  const withSun = company.includes('Sun');
  const holds: Readonly<Record<DeeptadiState, boolean>> = {
    Deepta: sign === exaltationSign(planet),
    Swastha: relation === null,
    Mudita: relation === 'GREAT_FRIEND',
    Shanta: relation === 'FRIEND',
    Deena: relation === 'NEUTRAL',
    Duhkhita: relation === 'ENEMY',
    Vikala: malefics.length > 0,
    Khala: relation === 'GREAT_ENEMY' || (relation !== null && HARSH_LORDS.has(lord)),
    Kopita: withSun,
  };
  return { states: DEEPTADI_STATES.filter((state) => holds[state]), relation, malefics, withSun };
}

/** Malefics that own signs. */
const HARSH_LORDS: ReadonlySet<Planet> = new Set<Planet>(['Sun', 'Mars', 'Saturn']);
