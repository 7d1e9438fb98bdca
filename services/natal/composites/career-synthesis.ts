import {
  type CareerAnswer,
  careerCautions,
  careerCrossFacts,
  type CareerFindings,
  careerSupports,
} from './career-facts.ts';
import { isPlain, quoteOf } from './deciding-promise.ts';
import { confidenceOf, firstRow, synthesisOf } from './synthesis.ts';
import { noTimeSentence, timingOf, timingSentence, type Timing } from './timing.ts';

/** The career reading in one answer. */
export function careerSynthesis(found: CareerFindings) {
  const { promises, timing: periods, audit, failed } = found;
  const { career_start: promise } = promises;
  const { answer, rule, passedOver } = decided(found);
  const timing = promise.side === 'no' || periods === null ? null : timingOf(periods);
  const { severity } = promise.chain.boundary;
  return synthesisOf<CareerAnswer>({
    answer,
    rule,
    confidence: confidenceOf({
      decided: isPlain(promise.verdict),
      auditBand: audit?.confidenceBand ?? null,
      boundary: severity,
      failed: failed.length,
      cap: found.stability.cap,
    }),
    quoteFirst: quoteOf(promise),
    stands: found.stability.says,
    supports: careerSupports(found, answer),
    cautions: [...found.stability.otherwise, ...careerCautions(found, answer)],
    timing,
    timingSays: timingSays(found, timing),
    crossSystem: careerCrossFacts(found),
    notCovered: [
      ...(promises.business_start.side === 'yes' ? ['get_business_viability'] : []),
      ...(promises.foreign_job.side === 'yes' ? ['get_foreign_job_verdict'] : []),
      ...(severity === 'CRITICAL' ? ['get_boundary_warnings'] : []),
      ...passedOver,
    ],
  });
}

function decided({ promises, panel, jobOrBusiness, termination }: CareerFindings) {
  const { side } = promises.career_start;
  const business = promises.business_start.side === 'yes';
  return firstRow<CareerAnswer>([
    { rule: 'S1', answer: 'BUSINESS_RATHER_THAN_SERVICE', holds: side === 'no' && business },
    { rule: 'S2', answer: 'NOT_PROMISED', holds: side === 'no' },
    { rule: 'S3', answer: 'CONTESTED', holds: side === 'split' },
    { rule: 'S4', answer: 'PROMISED_WITH_STRUGGLE', holds: panel && isObstructed(panel.band) },
    {
      rule: 'S5',
      answer: 'PROMISED_AS_BUSINESS',
      holds: business && jobOrBusiness && jobOrBusiness.consensus === 'business',
    },
    { rule: 'S6', answer: 'PROMISED_AT_RISK', holds: termination && termination.riskBand === 'HIGH' },
    { rule: 'S7', answer: 'PROMISED', holds: true },
  ]);
}

const isObstructed = (band: NonNullable<CareerFindings['panel']>['band']): boolean =>
  band === 'OBSTRUCTED' || band === 'HEAVILY_OBSTRUCTED';

function timingSays(
  { promises, timing: periods, clock, asOfMs: nowMs, untilMs }: CareerFindings,
  timing: Timing,
): string | null {
  if (promises.career_start.side === 'no' || periods === null) return null;
  const spoken = { nowMs, clock, untilMs, brought: 'WORK' } as const;
  return timing === null ? noTimeSentence(periods, spoken) : timingSentence(timing, spoken);
}
