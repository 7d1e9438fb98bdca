import type { Chart } from '../chart/chart.ts';
import type { JudgedEvent } from '../events/event.ts';
import { cuspalSubLord } from '../chart/placement.ts';
import { promise } from '../kp/promise/promise.ts';
import { verdictSentence } from '../kp/promise/promise-reasoning.ts';
import { denialOf } from '../kp/promise/promise-verdict.ts';
import type { Verdict } from '../kp/promise/promise-verdict.ts';
import { bosmiaVerdict } from '../kp/schools/bosmia.ts';
import type { BosmiaVerdict } from '../kp/schools/bosmia.ts';
import { fourStep } from '../kp/schools/four-step.ts';
import type { FourStepVerdict } from '../kp/schools/four-step.ts';
import { kcil } from '../kp/schools/kcil.ts';
import type { KcilCusp, KcilVerdict } from '../kp/schools/kcil.ts';
import type { House } from '../zodiac/names.ts';
import { say } from './comparison.messages.ts';

export const SCHOOLS = ['KP_CSL', 'KCIL', 'FOUR_STEP', 'BOSMIA'] as const;
type School = (typeof SCHOOLS)[number];
export const SCHOOL_ANSWERS = ['PROMISE', 'MIXED', 'DENIAL'] as const;
type SchoolAnswer = (typeof SCHOOL_ANSWERS)[number];
export const SCHOOL_CONSENSUS = ['UNANIMOUS_PROMISE', 'STRONG_PROMISE', 'STRONG_DENIAL', 'MIXED', 'SPLIT'] as const;
export type SchoolConsensus = (typeof SCHOOL_CONSENSUS)[number];

const OF_KP: Readonly<Record<Verdict, SchoolAnswer>> = {
  ACTIVE: 'PROMISE',
  MIXED_ACTIVE: 'MIXED',
  PARTIALLY_ACTIVE: 'MIXED',
  CONTRADICTED: 'MIXED',
  DENIED: 'DENIAL',
  NEGATED: 'DENIAL',
};
const OF_KCIL: Readonly<Record<KcilVerdict, SchoolAnswer>> = {
  STRONG_PROMISE: 'PROMISE',
  MIXED: 'MIXED',
  WEAK: 'MIXED',
  DENIED: 'DENIAL',
};
const OF_FOUR_STEP: Readonly<Record<FourStepVerdict, SchoolAnswer>> = {
  PROMISED: 'PROMISE',
  MIXED: 'MIXED',
  INCONCLUSIVE: 'MIXED',
  DENIED: 'DENIAL',
};
const OF_BOSMIA: Readonly<Record<BosmiaVerdict, SchoolAnswer>> = { FOR: 'PROMISE', MIXED: 'MIXED', AGAINST: 'DENIAL' };

/** What one school says of a matter. */
interface SchoolVerdict {
  readonly name: School;
  /** In the words of the school. */
  readonly raw: Verdict | KcilVerdict | FourStepVerdict | BosmiaVerdict;
  readonly normalised: SchoolAnswer;
  readonly reason: string;
  /** Required and denial houses that the school finds signified. */
  readonly met: readonly House[];
  readonly against: readonly House[];
}

function byKp(chart: Chart, event: JudgedEvent): SchoolVerdict {
  const judged = promise(chart, event);
  const { verdict, csl, house, covered: met, denialHit: against } = judged;
  const reason = [
    say.subLordOf({ cusp: house, csl }),
    say.housesHeld({ by: 'SUB_LORD', met, against }),
    verdictSentence(say.theMatter(), judged),
  ].join(' ');
  return { name: 'KP_CSL', raw: verdict, normalised: OF_KP[verdict], reason, met, against };
}

/** One cusp lord by lord, several by their scores. */
function kcilWorking(rows: readonly KcilCusp[]): string {
  const [only, ...others] = rows;
  if (only === undefined || others.length > 0)
    return say.scores({ cusps: rows.map(({ cusp }) => cusp), scores: rows.map(({ score }) => score) });
  const lords = only.lords.map(say.lordGives);
  return say.cuspPoints({ cusp: only.cusp, lords });
}

function byKcil(chart: Chart, event: JudgedEvent, cusps?: readonly House[]): SchoolVerdict {
  const { cusps: rows, overallScore, verdict } = kcil(chart, event, cusps);
  const lords = rows.flatMap((row) => row.lords);
  const met = event.required.filter((house) => lords.some(({ supportingHits }) => supportingHits.includes(house)));
  const against = denialOf(event).filter((house) => lords.some(({ denialHits }) => denialHits.includes(house)));
  const reason = [
    kcilWorking(rows),
    say.housesHeld({ by: 'CUSPS', met, against }),
    say.score({ score: overallScore }),
  ].join(' ');
  return { name: 'KCIL', raw: verdict, normalised: OF_KCIL[verdict], reason, met, against };
}

function byFourStep(chart: Chart, event: JudgedEvent, cusps?: readonly House[]): SchoolVerdict {
  const { deciding, verdict, fallback } = fourStep(chart, event, cusps);
  const [sub, end] = deciding.steps;
  const step = fallback ? sub : end;
  const met = event.required.filter((house) => step.strongHouses.includes(house));
  const against = denialOf(event).filter((house) => step.strongHouses.includes(house));
  const lords = { cusp: deciding.cusp, end: end.planet, csl: sub.planet };
  const reason = [
    fallback ? say.subLordDecides(lords) : say.endIndicator(lords),
    say.housesHeld({ by: 'STEP', met, against }),
  ].join(' ');
  return { name: 'FOUR_STEP', raw: verdict, normalised: OF_FOUR_STEP[verdict], reason, met, against };
}

function byBosmia(chart: Chart, event: JudgedEvent): SchoolVerdict {
  const csl = cuspalSubLord(chart, event.primaryCusp);
  const { verdict, required, denial } = bosmiaVerdict(chart, csl, event);
  const held = required.filter(({ role }) => role !== null);
  const opposed = denial.filter(({ role }) => role !== null);
  const met = held.map(({ house }) => house);
  const against = opposed.map(({ house }) => house);
  // No role is 0.
  const best = (rows: typeof held): number =>
    rows.length > 0 ? Math.min(...rows.map(({ role }) => role ?? Infinity)) : 0;
  const reason = [
    say.subLordOf({ cusp: event.primaryCusp, csl }),
    say.housesHeld({ by: 'SUB_LORD', met, against }),
    say.bestRoles({ held: best(held), opposed: best(opposed) }),
  ].join(' ');
  return { name: 'BOSMIA', raw: verdict, normalised: OF_BOSMIA[verdict], reason, met, against };
}

/** Counts of the four answers. */
export interface SchoolCounts {
  readonly promise: number;
  readonly mixed: number;
  readonly denial: number;
}

/** The consensus of four answers, the first class that fits. R22.6 orders the last two the other way round. */
export function schoolConsensus({ promise: promised, mixed, denial }: SchoolCounts): SchoolConsensus {
  if (promised === 4) return 'UNANIMOUS_PROMISE';
  if (promised === 3) return 'STRONG_PROMISE';
  if (denial >= 3) return 'STRONG_DENIAL';
  return mixed >= 2 ? 'MIXED' : 'SPLIT';
}

/** Two schools that say the opposite, and the house that makes the difference. */
interface SchoolDisagreement {
  readonly promise: School;
  readonly denial: School;
  /** A required house that only the first finds met, else one against it that only the second finds; null: neither. */
  readonly house: House | null;
  readonly detail: string;
}

function disagreement(yes: SchoolVerdict, no: SchoolVerdict): SchoolDisagreement {
  const pair = { promise: yes.name, denial: no.name };
  const gained = yes.met.find((house) => !no.met.includes(house));
  if (gained !== undefined)
    return {
      ...pair,
      house: gained,
      detail: say.findsRequired({ finds: yes.name, house: gained, misses: no.name }),
    };
  const lost = no.against.find((house) => !yes.against.includes(house));
  if (lost !== undefined)
    return {
      ...pair,
      house: lost,
      detail: say.findsAgainst({ finds: no.name, house: lost, misses: yes.name }),
    };
  return { ...pair, house: null, detail: say.weighDifferently() };
}

export interface MultiSystemVerdict {
  /** KP first: it decides. */
  readonly systems: readonly SchoolVerdict[];
  readonly counts: SchoolCounts;
  readonly consensus: SchoolConsensus;
  readonly disagreements: readonly SchoolDisagreement[];
}

/**
 * One matter by the KP sub lord and by three derived schools (R22.6). They read one chart: agreement is no independent
 * evidence, and KP decides. `cusps` are those that the schools which score cusps look at. Throws out_of_range without
 * Placidus.
 */
export function multiSystemVerdict(chart: Chart, event: JudgedEvent, cusps?: readonly House[]): MultiSystemVerdict {
  const systems = [
    byKp(chart, event),
    byKcil(chart, event, cusps),
    byFourStep(chart, event, cusps),
    byBosmia(chart, event),
  ];
  const of = (answer: SchoolAnswer) => systems.filter(({ normalised }) => normalised === answer);
  const counts = { promise: of('PROMISE').length, mixed: of('MIXED').length, denial: of('DENIAL').length };
  return {
    systems,
    counts,
    consensus: schoolConsensus(counts),
    disagreements: of('PROMISE').flatMap((yes) => of('DENIAL').map((no) => disagreement(yes, no))),
  };
}
