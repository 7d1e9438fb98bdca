import { printedTenths } from '../../base/printed.ts';
import type { HouseSets } from '../../events/event.ts';
import { bitsOf } from '../../zodiac/house-math.ts';
import type { House } from '../../zodiac/names.ts';
import { countOf } from '../kernel/house-bits.ts';
import type { SignifiedBits } from '../kernel/house-bits.ts';
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

/** What a planet does for a matter, as far as the rules ask. */
interface Facts {
  readonly met: Reach;
  readonly opposed: Reach;
  readonly helps: boolean;
  readonly wholeDenialGroup: boolean;
  /** How many of the four lists hold a required house. */
  readonly lists: number;
  /** Per cent of the required houses. */
  readonly coverage: number;
  readonly coversCusp: boolean;
}

/** The rule that decides (R9.1, R9.4, R9.5). */
function basisOf({ met, opposed, helps, wholeDenialGroup, lists, coverage, coversCusp }: Facts): Basis {
  if (met.count === 0) {
    if (wholeDenialGroup) return 'WHOLE_DENIAL_GROUP';
    if (helps) return 'SUPPORTING_ONLY';
    return opposed.count > 0 ? 'OPPOSITION_WITHOUT_SUPPORT' : 'NO_CONTACT';
  }
  const outranks = rankOf(met.best) < rankOf(opposed.best);
  if (wholeDenialGroup) return outranks ? 'REQUIRED_OUTRANKS_WHOLE_DENIAL' : 'WHOLE_DENIAL_OUTRANKS';
  if (met.best !== 1 && lists < 2) return 'WEAK_LEVEL';
  if (coverage < 50 && met.best !== 1 && !coversCusp) return 'LOW_COVERAGE';
  if (opposed.count === 0) return 'CLEAN';
  return outranks && met.weight > opposed.weight ? 'REQUIRED_OUTRANKS' : 'PARTIAL_OPPOSITION';
}

function decisionBy(basis: Basis): Decision {
  const verdict = VERDICT_OF[basis];
  return { verdict, basis, band: BAND_OF[verdict], side: SIDE_OF[verdict] };
}

/** One decision for each rule. */
const DECISIONS: Readonly<Record<Basis, Decision>> = {
  WHOLE_DENIAL_GROUP: decisionBy('WHOLE_DENIAL_GROUP'),
  SUPPORTING_ONLY: decisionBy('SUPPORTING_ONLY'),
  OPPOSITION_WITHOUT_SUPPORT: decisionBy('OPPOSITION_WITHOUT_SUPPORT'),
  NO_CONTACT: decisionBy('NO_CONTACT'),
  REQUIRED_OUTRANKS_WHOLE_DENIAL: decisionBy('REQUIRED_OUTRANKS_WHOLE_DENIAL'),
  WHOLE_DENIAL_OUTRANKS: decisionBy('WHOLE_DENIAL_OUTRANKS'),
  WEAK_LEVEL: decisionBy('WEAK_LEVEL'),
  LOW_COVERAGE: decisionBy('LOW_COVERAGE'),
  CLEAN: decisionBy('CLEAN'),
  REQUIRED_OUTRANKS: decisionBy('REQUIRED_OUTRANKS'),
  PARTIAL_OPPOSITION: decisionBy('PARTIAL_OPPOSITION'),
};

/** The houses of a matter as bits. */
interface MatterBits {
  readonly required: number;
  readonly supporting: number;
  readonly against: number;
  readonly cusp: number;
  /** How many are required. */
  readonly size: number;
}

export const matterBits = (sets: HouseSets): MatterBits => ({
  required: bitsOf(sets.required),
  supporting: bitsOf(sets.supporting),
  against: bitsOf(denialOf(sets)),
  cusp: 1 << sets.primaryCusp,
  size: sets.required.length,
});

/** What a verdict asks of what a planet signifies. */
type WeighedBits = Omit<SignifiedBits, 'tenanted' | 'promoted'>;

function reachOfBits(of: WeighedBits, houses: number): Reach {
  const [first, second, third, fourth] = [of.at1 & houses, of.at2 & houses, of.at3 & houses, of.at4 & houses];
  return {
    count: countOf(of.any & houses),
    best: first !== 0 ? 1 : second !== 0 ? 2 : third !== 0 ? 3 : fourth !== 0 ? 4 : null,
    weight:
      countOf(first) * weight(1) +
      countOf(second) * weight(2) +
      countOf(third) * weight(3) +
      countOf(fourth) * weight(4),
  };
}

/** The verdict of `judge` alone, where thousands are made in one call. */
export function decide(of: WeighedBits, { required, supporting, against, cusp, size }: MatterBits): Decision {
  const met = reachOfBits(of, required);
  const basis = basisOf({
    met,
    opposed: reachOfBits(of, against),
    helps: (of.any & supporting) !== 0,
    wholeDenialGroup: against !== 0 && (of.any & against) === against,
    lists:
      Number((of.L1 & required) !== 0) +
      Number((of.L2 & required) !== 0) +
      Number((of.L3 & required) !== 0) +
      Number((of.L4 & required) !== 0),
    coverage: (100 * met.count) / size,
    coversCusp: (of.any & required & cusp) !== 0,
  });
  return DECISIONS[basis];
}

/**
 * The one verdict algorithm (R9.1, R9.4, R9.5): the four levels of the cuspal sub lord against the
 * required, supporting and denial houses. Nothing else moves it (R7.3).
 */
export function judge(of: Levels, sets: HouseSets): Judgement {
  const { required, supporting, primaryCusp } = sets;
  const signified = (house: House): boolean => of.best[house] !== null;
  const denialHouses = denialOf(sets);
  const wholeDenialGroup = meetsWholeDenial(of, denialHouses);
  const [met, opposed] = [reach(of, required), reach(of, denialHouses)];
  const covered = required.filter(signified);
  const supportHit = supporting.filter(signified);
  const coverage = (100 * met.count) / required.length;
  const basis = basisOf({
    met,
    opposed,
    helps: supportHit.length > 0,
    wholeDenialGroup,
    lists: listsThatMeet(of, required),
    coverage,
    coversCusp: covered.includes(primaryCusp),
  });
  const verdict = VERDICT_OF[basis];
  // Listed one by one: many are made in one call, and copying them would cost more than the judging.
  return {
    verdict,
    basis,
    band: BAND_OF[verdict],
    side: SIDE_OF[verdict],
    covered,
    missing: required.filter((house) => !signified(house)),
    supportHit,
    denialHouses,
    denialHit: denialHouses.filter(signified),
    wholeDenialGroup,
    bestRequiredLevel: met.best,
    bestDenialLevel: opposed.best,
    weightRequired: met.weight,
    weightDenial: opposed.weight,
    coveragePct: printedTenths(coverage),
    outweighed: SIDE_OF[verdict] === 'yes' && rankOf(opposed.best) < rankOf(met.best) && opposed.weight > met.weight,
  };
}
