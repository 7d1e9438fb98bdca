import { inWords } from '@cuspal/engine/base/words';
import { VERDICT_IN_WORDS } from '@cuspal/engine/kp/promise/promise-reasoning';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { dateInWords } from '@cuspal/engine/time/print';
import { SIDE_IN_WORDS } from '@cuspal/engine/kp/promise/promise-verdict';
import type { z } from 'zod';
import { BALANCE_IN_WORDS, BLOCKAGE_IN_WORDS } from '../career/career-answer.ts';
import type { CAREER, promiseVerdictsShape } from './career-members.ts';
import type { AUDIT } from './deciding-promise.ts';
import type { Found } from './composite-runner.ts';
import { auditCaution, type CrossFact, fact, type Fact, MOST_FACTS, NEAR_BORDER } from './synthesis.ts';
import type { PromiseStability } from './promise-stability.ts';

export const CAREER_ANSWERS = [
  'BUSINESS_RATHER_THAN_SERVICE',
  'NOT_PROMISED',
  'CONTESTED',
  'PROMISED_WITH_STRUGGLE',
  'PROMISED_AS_BUSINESS',
  'PROMISED_AT_RISK',
  'PROMISED',
] as const;
export type CareerAnswer = (typeof CAREER_ANSWERS)[number];

type Findings = { readonly [Key in Exclude<keyof typeof CAREER, 'promises'>]: Found<(typeof CAREER)[Key]> };

/** What the members of the career reading found; null where one failed. */
export interface CareerFindings extends Findings {
  readonly promises: z.input<typeof promiseVerdictsShape>;
  readonly stability: PromiseStability;
  readonly audit: Found<typeof AUDIT>;
  readonly asOfMs: number;
  /** End of the years of the windows. */
  readonly untilMs: number;
  readonly clock: LocalClock;
  readonly failed: readonly string[];
}

type Of<Key extends keyof CareerFindings> = NonNullable<CareerFindings[Key]>;

/** What speaks for the answer, each beside what seems to oppose it. */
export function careerSupports(found: CareerFindings, answer: CareerAnswer): readonly Fact[] {
  const { promises, panel, promotion, income, jobOrBusiness } = found;
  const { side } = promises.career_start;
  return [
    ...fact('promiseVerdicts', answer === 'BUSINESS_RATHER_THAN_SERVICE' && ratherBusiness(found)),
    ...fact(
      'cuspPanel',
      panel !== null && (panel.band === 'STRONG' || panel.band === 'FAVOURABLE') && panelSays(panel, side),
    ),
    ...fact('promotion', promotion?.eligible === true && gateSays(found)),
    ...fact('income', income !== null && incomeIsGood(income) && incomeSays(income, side)),
    ...fact(
      'jobVsBusiness',
      jobOrBusiness !== null &&
        (jobOrBusiness.agreement === 'STRONG' || answer === 'PROMISED_AS_BUSINESS') &&
        rulesSay(jobOrBusiness),
    ),
    ...fact('promiseVerdicts', promises.government_job.side === 'yes' && governmentSays(found)),
  ];
}

function ratherBusiness({ promises, jobOrBusiness }: CareerFindings): string {
  const promised = `Own business is ${VERDICT_IN_WORDS[promises.business_start.verdict]}`;
  return jobOrBusiness?.consensus === 'service'
    ? `${promised} and service is not, although the five rules on the form of work lean to service.`
    : `${promised} and service is not, so the chart points to business rather than service.`;
}

function panelSays({ band, careerBalanceIndex }: Of<'panel'>, side: Side): string {
  const balance = `The balance of the career cusps is ${BALANCE_IN_WORDS[band]} (${careerBalanceIndex} on a scale from -100 to 100)`;
  return {
    yes: `${balance}.`,
    split: `${balance}, while cusp 10 itself speaks for work and against it.`,
    no: `${balance}, but cusp 10 decides, and it does not promise service.`,
  }[side];
}

type Side = Of<'promises'>['career_start']['side'];

function gateSays({ promises: { promotion, career_start } }: CareerFindings): string {
  const gate = `${career_start.side === 'no' ? 'Where there is a post, promotion' : 'Promotion'} is possible by cusp 11`;
  return promotion.side === 'yes'
    ? `${gate}, and promotion is ${VERDICT_IN_WORDS[promotion.verdict]}.`
    : `${gate}, but by cusp 10 promotion is ${SIDE_IN_WORDS[promotion.side]}.`;
}

const incomeIsGood = ({ incomeGrade }: Of<'income'>): boolean => incomeGrade === 'GOOD' || incomeGrade === 'ABUNDANT';

const incomeSays = ({ incomeGrade, balance }: Of<'income'>, side: Side): string =>
  `${side === 'no' ? 'Where there is work, its income' : 'Income from work'} is ${incomeGrade.toLowerCase()} (${balance} on a scale from -8 to 8).`;

/** What the five rules agree on, and whether that is promised; nothing where none of them decides. */
function rulesSay({ consensus, agreement, denialGate }: Of<'jobOrBusiness'>): string | false {
  if (consensus === 'inconclusive') return false;
  const how = agreement === 'STRONG' ? 'agree well on' : 'lean to';
  if (consensus === 'mixed') {
    const closed = (['service', 'business'] as const).filter((form) => denialGate[form] === 'no');
    const said = `The five rules ${how} service and business together`;
    if (closed.length === 2) return `${said}, but neither is promised.`;
    return closed.length === 1 ? `${said}, but ${closed.join()} by itself is not promised.` : `${said}.`;
  }
  const side = denialGate[consensus];
  return `The five rules ${how} ${consensus}, ${side === 'yes' ? 'and it' : `but ${consensus} by itself`} is ${SIDE_IN_WORDS[side]}.`;
}

/** A government post and the sector of the fields are read by different tests. */
function governmentSays({ promises, signature }: CareerFindings): string {
  const promised = `A government post is ${VERDICT_IN_WORDS[promises.government_job.verdict]}`;
  const sector = signature?.sectorClass;
  return sector === 'private' || sector === 'self'
    ? `${promised}, although the fields of work point to ${sector === 'self' ? 'self-employment' : 'the private sector'}.`
    : `${promised}.`;
}

/** What speaks against it or limits it, beside what seems to oppose it; doubts on the birth time always find room. */
export function careerCautions(found: CareerFindings, answer: CareerAnswer): readonly Fact[] {
  const { promises, panel, income, jobOrBusiness, occupations, audit } = found;
  const { house, chain } = promises.career_start;
  const doubts = [
    ...fact(
      'promiseVerdicts',
      answer === 'NOT_PROMISED' &&
        'The chart shows tendencies only, so work that a person seeks or holds remains open to them.',
    ),
    ...fact('preVerdictAudit', audit?.confidenceBand === 'LOW' && auditCaution()),
    ...fact('promiseVerdicts', chain.boundary.severity === 'CRITICAL' && NEAR_BORDER(house)),
  ];
  const limits = [
    ...fact('cuspPanel', answer === 'PROMISED_WITH_STRUGGLE' && panel !== null && struggleSays(panel)),
    ...fact('blockages', blockageSays(found)),
    ...fact('income', income !== null && income.leakageFlag && leakSays(income)),
    ...fact('termination', riskSays(found)),
    ...fact('promotion', promotionSays(found)),
    ...fact(
      'jobVsBusiness',
      jobOrBusiness?.agreement === 'DIVERGENT' &&
        `The five rules on service or business agree little${answer === 'PROMISED_AS_BUSINESS' ? ', so business leads by a narrow margin' : ''}.`,
    ),
    ...fact(
      'occupations',
      occupations?.noSettledOccupationFlag === true &&
        'No settled occupation stands out, so the list of occupations shows only a leaning.',
    ),
  ];
  return [...limits.slice(0, MOST_FACTS - doubts.length), ...doubts];
}

const struggleSays = ({ band, careerBalanceIndex }: Of<'panel'>): string =>
  `The balance of the career cusps is ${BALANCE_IN_WORDS[band]} (${careerBalanceIndex} on a scale from -100 to 100), so the promise comes with struggle.`;

function blockageSays({ promises, blockages, promotion, income, termination }: CareerFindings): string | false {
  const primary = blockages?.diagnoses[0];
  if (primary === undefined) return false;
  const beside = {
    LAYOFF_EXPOSURE: termination?.riskBand === 'LOW' && 'the risk at this date is low',
    PROLONGED_UNEMPLOYMENT: promises.career_start.side === 'yes' && 'a start in work is promised',
    BLOCKED_PROMOTION: promotion?.eligible === true && 'its gate at cusp 11 is open',
    STAGNANT_SALARY: income !== null && incomeIsGood(income) && 'income as a whole is good',
  }[primary.code];
  const said = `Over a lifetime cusp 10 indicates ${BLOCKAGE_IN_WORDS[primary.code]} (${primary.severity.toLowerCase()})`;
  return beside === false ? `${said}.` : `${said}, although ${beside}.`;
}

const leakSays = ({ leaks }: Of<'income'>): string =>
  `${leaks.length > 1 ? 'Cusps' : 'Cusp'} ${inWords(leaks.map(({ cusp }) => cusp))} ${leaks.length > 1 ? 'show' : 'shows'} money draining away.`;

function riskSays({ promises, termination, asOfMs, clock }: CareerFindings): string | false {
  if (termination === null || (termination.riskBand !== 'ELEVATED' && termination.riskBand !== 'HIGH')) return false;
  const risk = `On ${dateInWords(asOfMs, clock)} the risk to any post held is ${termination.riskBand.toLowerCase()} (${termination.score} of 100)`;
  return promises.job_loss.side === 'no'
    ? `${risk}, which is pressure, since the chart does not show its loss.`
    : `${risk}.`;
}

function promotionSays({ promises, promotion }: CareerFindings): string | false {
  if (promotion === null || !(promotion.deferred || promotion.stagnationFlag)) return false;
  if (promotion.deferred)
    return promises.promotion.side === 'yes'
      ? 'Promotion comes late, because a planet of cusp 11 was retrograde at birth.'
      : `By cusp 11 promotion comes late, and by cusp 10 promotion is ${SIDE_IN_WORDS[promises.promotion.side]}.`;
  if (!promotion.eligible)
    return promises.promotion.side === 'yes'
      ? 'Promotion is promised by cusp 10, but by cusp 11 it is not possible.'
      : 'By cusp 11 promotion is not possible.';
  return promises.promotion.side === 'no'
    ? 'No date of a promotion is given, because it is not promised.'
    : 'No strong period for promotion comes in the first half of these years.';
}

const DASAMSA_SHOWS = {
  SUPPORTED: 'more support than strain',
  MIXED: 'support and strain side by side',
  STRAINED: 'more strain than support',
} as const;

/** The dasamsa, of the Parashari system, stands beside and decides nothing. */
export const careerCrossFacts = ({ dasamsa }: CareerFindings): readonly CrossFact[] =>
  dasamsa === null
    ? []
    : fact(
        'dasamsa',
        `By Parashari the dasamsa shows ${DASAMSA_SHOWS[dasamsa.readout.verdict]} for work. KP judges it from cusp 10.`,
      ).map((each) => ({ system: 'parashari' as const, ...each }));
