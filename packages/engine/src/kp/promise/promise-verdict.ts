import { printedTenths } from '../../base/printed.ts';
import type { HouseSets } from '../../events/event.ts';
import type { House } from '../../zodiac/names.ts';
import { bestLevel, LEVEL_KEYS, weight } from '../kernel/levels.ts';
import type { Level, Levels } from '../kernel/levels.ts';

export const VERDICTS = ['ACTIVE', 'MIXED_ACTIVE', 'PARTIALLY_ACTIVE', 'DENIED', 'NEGATED', 'CONTRADICTED'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The rule that decided (R9.1, R9.4). */
export const BASES = [
  'WHOLE_DENIAL_GROUP',
  'SUPPORTING_ONLY',
  'OPPOSITION_WITHOUT_SUPPORT',
  'NO_CONTACT',
  'REQUIRED_OUTRANKS_WHOLE_DENIAL',
  'WHOLE_DENIAL_OUTRANKS',
  'WEAK_LEVEL',
  'LOW_COVERAGE',
  'CLEAN',
  'REQUIRED_OUTRANKS',
  'PARTIAL_OPPOSITION',
] as const;
type Basis = (typeof BASES)[number];

export const BANDS = ['PROMISED', 'CONDITIONAL', 'WEAK', 'DENIED', 'SILENT'] as const;
export type Band = (typeof BANDS)[number];

export const SIDES = ['yes', 'split', 'no'] as const;
export type Side = (typeof SIDES)[number];

const BAND_OF: Readonly<Record<Verdict, Band>> = {
  ACTIVE: 'PROMISED',
  MIXED_ACTIVE: 'CONDITIONAL',
  CONTRADICTED: 'CONDITIONAL',
  PARTIALLY_ACTIVE: 'WEAK',
  DENIED: 'DENIED',
  NEGATED: 'SILENT',
};
const SIDE_OF: Readonly<Record<Verdict, Side>> = {
  ACTIVE: 'yes',
  MIXED_ACTIVE: 'yes',
  PARTIALLY_ACTIVE: 'yes',
  CONTRADICTED: 'split',
  DENIED: 'no',
  NEGATED: 'no',
};

/** On which side of a matter a verdict stands. */
export const sideOf = (verdict: Verdict): Side => SIDE_OF[verdict];

/** What a cuspal sub lord's houses say of a matter. */
export interface Judgement {
  readonly verdict: Verdict;
  readonly basis: Basis;
  readonly band: Band;
  readonly side: Side;
  readonly covered: readonly House[];
  readonly missing: readonly House[];
  readonly supportHit: readonly House[];
  /** The denial group less required and supporting houses. */
  readonly denialHouses: readonly House[];
  readonly denialHit: readonly House[];
  readonly wholeDenialGroup: boolean;
  readonly coveragePct: number;
  readonly bestRequiredLevel: Level | null;
  readonly bestDenialLevel: Level | null;
  readonly weightRequired: number;
  readonly weightDenial: number;
  /** Promised, although the houses against it are signified at a better level and weigh more (R9P). */
  readonly outweighed: boolean;
}

/** The denial group as it counts: without houses that also make or help the matter (R9.4). */
export const denialOf = ({ required, supporting, denial }: HouseSets): readonly House[] =>
  denial.filter((house) => !required.includes(house) && !supporting.includes(house));

/** Does the planet signify every house of the denial group, as `denialOf` gives it (R9.4)? */
export const meetsWholeDenial = (of: Levels, denial: readonly House[]): boolean =>
  denial.length > 0 && denial.every((house) => of.best[house] !== null);

/** The given houses that a planet signifies, the best of their levels, and the sum of their weights. */
function reach(of: Levels, houses: readonly House[]) {
  const hit = houses.filter((house) => of.best[house] !== null);
  return { hit, best: bestLevel(of, hit), weight: hit.reduce((sum, house) => sum + weight(of.best[house]), 0) };
}

const listsThatMeet = (of: Levels, houses: readonly House[]): number =>
  LEVEL_KEYS.filter((key) => of[key].some((house) => houses.includes(house))).length;

/** Ranks compared with "no level" last. */
const rankOf = (at: Level | null): number => at ?? 9;

/**
 * The one verdict algorithm (R9.1, R9.4, R9.5): the four levels of the cuspal sub lord against the
 * required, supporting and denial houses. Nothing else moves it (R7.3).
 */
export function judge(of: Levels, sets: HouseSets): Judgement {
  const { required, supporting } = sets;
  const denialHouses = denialOf(sets);
  const { hit: covered, best: bestRequiredLevel, weight: weightRequired } = reach(of, required);
  const { hit: denialHit, best: bestDenialLevel, weight: weightDenial } = reach(of, denialHouses);
  const { hit: supportHit } = reach(of, supporting);
  const wholeDenialGroup = meetsWholeDenial(of, denialHouses);
  const coverage = (100 * covered.length) / required.length;
  const strong = bestRequiredLevel === 1 || listsThatMeet(of, required) >= 2;
  const lowCoverage = coverage < 50 && bestRequiredLevel !== 1 && !covered.includes(sets.primaryCusp);
  const [verdict, basis] = decide(
    {
      covered,
      supportHit,
      denialHit,
      wholeDenialGroup,
      bestRequiredLevel,
      bestDenialLevel,
      weightRequired,
      weightDenial,
    },
    strong,
    lowCoverage,
  );
  // Listed one by one: many are made in one call, and copying them would cost more than the judging.
  return {
    verdict,
    basis,
    band: BAND_OF[verdict],
    side: SIDE_OF[verdict],
    covered,
    missing: required.filter((house) => of.best[house] === null),
    supportHit,
    denialHouses,
    denialHit,
    wholeDenialGroup,
    bestRequiredLevel,
    bestDenialLevel,
    weightRequired,
    weightDenial,
    coveragePct: printedTenths(coverage),
    outweighed:
      SIDE_OF[verdict] === 'yes' &&
      rankOf(bestDenialLevel) < rankOf(bestRequiredLevel) &&
      weightDenial > weightRequired,
  };
}

type Facts = Omit<
  Judgement,
  'verdict' | 'basis' | 'band' | 'side' | 'coveragePct' | 'missing' | 'denialHouses' | 'outweighed'
>;

function decide(facts: Facts, strong: boolean, lowCoverage: boolean): readonly [Verdict, Basis] {
  const required = rankOf(facts.bestRequiredLevel);
  const denial = rankOf(facts.bestDenialLevel);
  if (facts.covered.length === 0) {
    if (facts.wholeDenialGroup) return ['DENIED', 'WHOLE_DENIAL_GROUP'];
    if (facts.supportHit.length > 0) return ['NEGATED', 'SUPPORTING_ONLY'];
    return ['NEGATED', facts.denialHit.length > 0 ? 'OPPOSITION_WITHOUT_SUPPORT' : 'NO_CONTACT'];
  }
  if (facts.wholeDenialGroup) {
    return required < denial
      ? ['MIXED_ACTIVE', 'REQUIRED_OUTRANKS_WHOLE_DENIAL']
      : ['CONTRADICTED', 'WHOLE_DENIAL_OUTRANKS'];
  }
  if (!strong) return ['PARTIALLY_ACTIVE', 'WEAK_LEVEL'];
  if (lowCoverage) return ['PARTIALLY_ACTIVE', 'LOW_COVERAGE'];
  if (facts.denialHit.length === 0) return ['ACTIVE', 'CLEAN'];
  return required < denial && facts.weightRequired > facts.weightDenial
    ? ['ACTIVE', 'REQUIRED_OUTRANKS']
    : ['MIXED_ACTIVE', 'PARTIAL_OPPOSITION'];
}
