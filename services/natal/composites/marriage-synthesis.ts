import { natalEvent } from '@cuspal/engine/events/natal';
import { joinedSentence } from '@cuspal/engine/kp/promise/related-matters';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { printDate } from '@cuspal/engine/time/print';
import type { z } from 'zod';
import { isConfirming } from '@cuspal/engine/kp/promise/promise-confirmations';
import type checkDoshas from '../../ephemeris/doshas/check-doshas.tool.ts';
import type getUpapadaLagna from '../../ephemeris/jaimini/get-upapada-lagna.tool.ts';
import type getMarriageAdvanced from '../marriage/get-marriage-advanced.tool.ts';
import type getMarriageDelay from '../marriage/get-marriage-delay.tool.ts';
import type runPreVerdictAudit from '../verification/run-pre-verdict-audit.tool.ts';
import { isPlain, quoteOf, type DecidingPromise } from './deciding-promise.ts';
import {
  auditCaution,
  confidenceOf,
  type CrossFact,
  fact,
  type Fact,
  firstRow,
  manglikEase,
  nearBorder,
  synthesisOf,
} from './synthesis.ts';
import type { PromiseStability } from './promise-stability.ts';
import { noTimeSentence, timingOf, timingSentence, type Timing } from './timing.ts';
import { say } from './composites.messages.ts';

export const MARRIAGE_ANSWERS = [
  'PROMISED',
  'PROMISED_WITH_DELAY',
  'PROMISED_WITH_OBSTACLES',
  'WEAKLY_PROMISED',
  'CONTESTED',
  'NOT_PROMISED',
] as const;
type MarriageAnswer = (typeof MARRIAGE_ANSWERS)[number];

/** What the members of the marriage reading found; null where one failed. */
export interface MarriageFindings {
  readonly promise: DecidingPromise;
  readonly stability: PromiseStability;
  readonly advanced: z.input<typeof getMarriageAdvanced.output> | null;
  readonly delay: z.input<typeof getMarriageDelay.output> | null;
  readonly audit: z.input<typeof runPreVerdictAudit.output> | null;
  readonly doshas: z.input<typeof checkDoshas.output> | null;
  readonly upapada: z.input<typeof getUpapadaLagna.output> | null;
  /** End of the years of the windows. */
  readonly untilMs: number;
  readonly asOfMs: number;
  readonly clock: LocalClock;
  readonly failed: readonly string[];
}

/** The marriage reading in one answer. */
export function marriageSynthesis(found: MarriageFindings) {
  const { promise, advanced, audit, failed } = found;
  const { answer, rule, passedOver } = decided(found);
  const timing = promise.side === 'no' || advanced === null ? null : timingOf(advanced);
  return synthesisOf<MarriageAnswer>({
    answer,
    rule,
    confidence: confidenceOf({
      decided: isPlain(promise.verdict),
      auditBand: audit?.confidenceBand ?? null,
      boundary: promise.chain.boundary.severity,
      failed: failed.length,
      cap: found.stability.cap,
    }),
    quoteFirst: quoteOf(promise),
    stands: found.stability.says,
    supports: supportsOf(found),
    cautions: [...found.stability.otherwise, ...cautionsOf(found)],
    timing,
    timingSays: timingSays(found, timing),
    crossSystem: crossSystemOf(found),
    notCovered: [
      ...(promise.side === 'no' ? [] : ['find_event_timing_v2']),
      ...(promise.chain.boundary.severity === 'CRITICAL' ? ['get_boundary_warnings'] : []),
      ...passedOver,
    ],
  });
}

function decided({ promise: { verdict, delay: delayed }, delay }: MarriageFindings) {
  return firstRow<MarriageAnswer>([
    { rule: 'S1', answer: 'NOT_PROMISED', holds: verdict === 'DENIED' || verdict === 'NEGATED' },
    { rule: 'S2', answer: 'CONTESTED', holds: verdict === 'CONTRADICTED' },
    { rule: 'S3', answer: 'WEAKLY_PROMISED', holds: verdict === 'PARTIALLY_ACTIVE' },
    {
      rule: 'S4',
      answer: 'PROMISED_WITH_DELAY',
      holds: delayed !== null || (delay && (delay.verdict === 'MODERATE' || delay.verdict === 'SEVERE')),
    },
    { rule: 'S5', answer: 'PROMISED_WITH_OBSTACLES', holds: verdict === 'MIXED_ACTIVE' },
    { rule: 'S6', answer: 'PROMISED', holds: true },
  ]);
}

function supportsOf({ promise, advanced, untilMs, clock }: MarriageFindings): readonly Fact[] {
  const full = advanced?.best?.class === 'FULL';
  return [
    ...fact('promiseVerdict', witnessesSay(promise.confirmations)),
    ...fact('timingWindows', full && say.lordsOfOnePeriod({ until: printDate(untilMs, clock) })),
  ];
}

function cautionsOf({ promise, advanced, delay, audit }: MarriageFindings): readonly Fact[] {
  return [
    ...fact('synthesis.delay', delay !== null && delaySays(delay.verdict)),
    ...fact('promiseVerdict', promise.side === 'yes' && promise.denialHit.length > 0 && opposedSays(promise)),
    ...fact(
      'secondMarriagePromise',
      advanced?.multiplicity.verdict === 'PLURAL_INDICATED' && promise.side !== 'no' && say.moreTies(),
    ),
    ...fact(
      'secondMarriagePromise',
      promise.side === 'no' &&
        advanced !== null &&
        advanced.related.second_marriage.side !== 'no' &&
        (joinedSentence(natalEvent('second_marriage')) ?? false),
    ),
    ...fact('preVerdictAudit', audit?.confidenceBand === 'LOW' && auditCaution()),
    ...fact('promiseVerdict', promise.chain.boundary.severity === 'CRITICAL' && nearBorder(promise.house)),
  ];
}

function timingSays(found: MarriageFindings, timing: Timing): string | null {
  const { promise, advanced, clock, asOfMs: nowMs, untilMs } = found;
  if (promise.side === 'no' || advanced === null) return null;
  const spoken = { nowMs, clock, untilMs, brought: 'MARRIAGE' } as const;
  return timing === null ? noTimeSentence(advanced, spoken) : timingSentence(timing, spoken);
}

function crossSystemOf({ doshas, upapada }: MarriageFindings): readonly CrossFact[] {
  const strength = upapada?.strength ?? 'MIXED';
  return [
    ...(strength === 'MIXED'
      ? []
      : [{ system: 'jaimini' as const, member: 'upapadaLagna', fact: say.upapada({ strength }) }]),
    ...(doshas?.doshas.manglik.present === true
      ? [
          {
            system: 'parashari' as const,
            member: 'manglikDosha',
            fact: say.manglik({ ease: manglikEase(doshas.doshas.manglik) }),
          },
        ]
      : []),
  ];
}

/** Sentence for a promise that all witnesses confirm; one that is the first again is not named twice. */
export function witnessesSay({
  cusps,
  karakas,
}: Pick<DecidingPromise['confirmations'], 'cusps' | 'karakas'>): string | false {
  const others = [...cusps, ...karakas].filter(({ sameAsFirst }) => !sameAsFirst);
  if (others.length === 0 || !others.every(isConfirming)) return false;
  const houses = cusps.flatMap(({ cusp, sameAsFirst }) => (sameAsFirst ? [] : [cusp]));
  const planets = karakas.flatMap(({ planet, sameAsFirst }) => (sameAsFirst ? [] : [planet]));
  if (planets.length === 0) return say.cuspsWitness({ cusps: houses });
  return houses.length === 0 ? say.significatorsWitness({ planets }) : say.bothWitness({ cusps: houses, planets });
}

/** What stronger opposing houses mean (R9P), or what becomes of the houses against it, by the rule that decided. */
function opposedSays({ outweighed, basis }: Pick<DecidingPromise, 'outweighed' | 'basis'>): string | false {
  if (outweighed) return say.outweighed();
  const opposing = OPPOSING.find((each) => each === basis);
  return opposing !== undefined && say.opposed({ basis: opposing });
}

const OPPOSING = [
  'REQUIRED_OUTRANKS',
  'REQUIRED_OUTRANKS_WHOLE_DENIAL',
  'PARTIAL_OPPOSITION',
  'WEAK_LEVEL',
  'LOW_COVERAGE',
] as const;

/** What the delay of marriage adds; nothing where there is none. */
const delaySays = (delay: z.input<typeof getMarriageDelay.output>['verdict']): string | false =>
  delay !== 'ON_TIME' && delay !== 'NOT_PROMISED' && say.delay({ delay });
