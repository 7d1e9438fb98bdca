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

const VERDICT_OF: Readonly<Record<Basis, Verdict>> = {
  WHOLE_DENIAL_GROUP: 'DENIED',
  SUPPORTING_ONLY: 'NEGATED',
  OPPOSITION_WITHOUT_SUPPORT: 'NEGATED',
  NO_CONTACT: 'NEGATED',
  REQUIRED_OUTRANKS_WHOLE_DENIAL: 'MIXED_ACTIVE',
  WHOLE_DENIAL_OUTRANKS: 'CONTRADICTED',
  WEAK_LEVEL: 'PARTIALLY_ACTIVE',
  LOW_COVERAGE: 'PARTIALLY_ACTIVE',
  CLEAN: 'ACTIVE',
  REQUIRED_OUTRANKS: 'ACTIVE',
  PARTIAL_OPPOSITION: 'MIXED_ACTIVE',
};
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

/** A verdict alone, without the houses that made it. */
export interface Decision {
  readonly verdict: Verdict;
  readonly basis: Basis;
  readonly band: Band;
  readonly side: Side;
}

/** What a cuspal sub lord's houses say of a matter. */
export interface Judgement extends Decision {
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

const listsThatMeet = (of: Levels, houses: readonly House[]): number =>
  LEVEL_KEYS.filter((key) => of[key].some((house) => houses.includes(house))).length;

/** Ranks compared with "no level" last. */
const rankOf = (at: Level | null): number => at ?? 9;

/** How many of some houses a planet signifies, at which level at best, and the sum of their weights. */
interface Reach {
  readonly count: number;
  readonly best: Level | null;
  readonly weight: number;
}

function reach(of: Levels, houses: readonly House[]): Reach {
  let [count, sum] = [0, 0];
  for (const house of houses) {
    const at = of.best[house];
    if (at === null) continue;
    count += 1;
    sum += weight(at);
  }
  return { count, best: bestLevel(of, houses), weight: sum };
}

/** The rule that decides, by what a planet reaches of the required houses and of those against them (R9.1, R9.4, R9.5). */
function basisOf(of: Levels, sets: HouseSets, against: readonly House[], met: Reach, opposed: Reach): Basis {
  const { required, supporting, primaryCusp } = sets;
  const wholeDenialGroup = meetsWholeDenial(of, against);
  if (met.count === 0) {
    if (wholeDenialGroup) return 'WHOLE_DENIAL_GROUP';
    if (reach(of, supporting).count > 0) return 'SUPPORTING_ONLY';
    return opposed.count > 0 ? 'OPPOSITION_WITHOUT_SUPPORT' : 'NO_CONTACT';
  }
  const outranks = rankOf(met.best) < rankOf(opposed.best);
  if (wholeDenialGroup) return outranks ? 'REQUIRED_OUTRANKS_WHOLE_DENIAL' : 'WHOLE_DENIAL_OUTRANKS';
  if (met.best !== 1) {
    if (listsThatMeet(of, required) < 2) return 'WEAK_LEVEL';
    const coversCusp = required.includes(primaryCusp) && of.best[primaryCusp] !== null;
    if (coverageOf(met, sets) < 50 && !coversCusp) return 'LOW_COVERAGE';
  }
  if (opposed.count === 0) return 'CLEAN';
  return outranks && met.weight > opposed.weight ? 'REQUIRED_OUTRANKS' : 'PARTIAL_OPPOSITION';
}

/** Per cent of the required houses. */
const coverageOf = ({ count }: Reach, { required }: HouseSets): number => (100 * count) / required.length;

/** One decision for each rule: many are made in one call. */
const DECISIONS = new Map(
  BASES.map((basis): [Basis, Decision] => {
    const verdict = VERDICT_OF[basis];
    return [basis, { verdict, basis, band: BAND_OF[verdict], side: SIDE_OF[verdict] }];
  }),
);

/** The verdict of `judge` alone, for many charts or many sub lords in one call; `against` is the matter's `denialOf`. */
export function decide(of: Levels, sets: HouseSets, against: readonly House[]): Decision {
  const basis = basisOf(of, sets, against, reach(of, sets.required), reach(of, against));
  const decision = DECISIONS.get(basis);
  if (decision === undefined) throw new RangeError(`There is no decision by ${basis}.`);
  return decision;
}

/**
 * The one verdict algorithm (R9.1, R9.4, R9.5): the four levels of the cuspal sub lord against the
 * required, supporting and denial houses. Nothing else moves it (R7.3).
 */
export function judge(of: Levels, sets: HouseSets): Judgement {
  const { required, supporting } = sets;
  const signified = (house: House): boolean => of.best[house] !== null;
  const denialHouses = denialOf(sets);
  const [met, opposed] = [reach(of, required), reach(of, denialHouses)];
  const basis = basisOf(of, sets, denialHouses, met, opposed);
  const verdict = VERDICT_OF[basis];
  // Listed one by one: many are made in one call, and copying them would cost more than the judging.
  return {
    verdict,
    basis,
    band: BAND_OF[verdict],
    side: SIDE_OF[verdict],
    covered: required.filter(signified),
    missing: required.filter((house) => !signified(house)),
    supportHit: supporting.filter(signified),
    denialHouses,
    denialHit: denialHouses.filter(signified),
    wholeDenialGroup: meetsWholeDenial(of, denialHouses),
    bestRequiredLevel: met.best,
    bestDenialLevel: opposed.best,
    weightRequired: met.weight,
    weightDenial: opposed.weight,
    coveragePct: printedTenths(coverageOf(met, sets)),
    outweighed: SIDE_OF[verdict] === 'yes' && rankOf(opposed.best) < rankOf(met.best) && opposed.weight > met.weight,
  };
}
