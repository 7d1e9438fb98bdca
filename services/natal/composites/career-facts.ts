import type { LocalClock } from '@cuspal/engine/time/clock';
import { printDate } from '@cuspal/engine/time/print';
import type { z } from 'zod';
import type { CAREER, promiseVerdictsShape } from './career-members.ts';
import type { AUDIT } from './deciding-promise.ts';
import type { Found } from './composite-runner.ts';
import { auditCaution, type CrossFact, fact, type Fact, MOST_FACTS, nearBorder } from './synthesis.ts';
import type { PromiseStability } from './promise-stability.ts';
import { say } from './composites.messages.ts';

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

const ratherBusiness = ({ promises, jobOrBusiness }: CareerFindings): string =>
  say.ratherBusiness({
    verdict: promises.business_start.verdict,
    leansToService: jobOrBusiness?.consensus === 'service',
  });

const panelSays = ({ band, careerBalanceIndex: balance }: Of<'panel'>, side: Side): string =>
  say.careerBalance({ band, balance, side });

type Side = Of<'promises'>['career_start']['side'];

function gateSays({ promises: { promotion, career_start } }: CareerFindings): string {
  const working = career_start.side !== 'no';
  return promotion.side === 'yes'
    ? say.promotionGate({ working, verdict: promotion.verdict })
    : say.promotionGateOnly({ working, side: promotion.side });
}

const incomeIsGood = ({ incomeGrade }: Of<'income'>): boolean => incomeGrade === 'GOOD' || incomeGrade === 'ABUNDANT';

const incomeSays = ({ incomeGrade: grade, balance }: Of<'income'>, side: Side): string =>
  say.income({ working: side !== 'no', grade, balance });

/** What the five rules agree on, and whether that is promised; nothing where none of them decides. */
function rulesSay({ consensus, agreement, denialGate }: Of<'jobOrBusiness'>): string | false {
  if (consensus === 'inconclusive') return false;
  if (consensus !== 'mixed') return say.rulesOnOne({ agreement, form: consensus, side: denialGate[consensus] });
  const [first, second] = (['service', 'business'] as const).filter((form) => denialGate[form] === 'no');
  return say.rulesOnBoth({ agreement, closed: second === undefined ? (first ?? 'NONE') : 'BOTH' });
}

/** A government post and the sector of the fields are read by different tests. */
function governmentSays({ promises, signature }: CareerFindings): string {
  const { verdict } = promises.government_job;
  const sector = signature?.sectorClass;
  return say.governmentPost({ verdict, sector: sector === 'private' || sector === 'self' ? sector : 'OTHER' });
}

/** What speaks against it or limits it, beside what seems to oppose it; doubts on the birth time always find room. */
export function careerCautions(found: CareerFindings, answer: CareerAnswer): readonly Fact[] {
  const { promises, panel, income, jobOrBusiness, occupations, audit } = found;
  const { house, chain } = promises.career_start;
  const doubts = [
    ...fact('promiseVerdicts', answer === 'NOT_PROMISED' && say.tendenciesOnly()),
    ...fact('preVerdictAudit', audit?.confidenceBand === 'LOW' && auditCaution()),
    ...fact('promiseVerdicts', chain.boundary.severity === 'CRITICAL' && nearBorder(house)),
  ];
  const limits = [
    ...fact('cuspPanel', answer === 'PROMISED_WITH_STRUGGLE' && panel !== null && struggleSays(panel)),
    ...fact('blockages', blockageSays(found)),
    ...fact('income', income !== null && income.leakageFlag && leakSays(income)),
    ...fact('termination', riskSays(found)),
    ...fact('promotion', promotionSays(found)),
    ...fact(
      'jobVsBusiness',
      jobOrBusiness?.agreement === 'DIVERGENT' && say.rulesAgreeLittle({ narrow: answer === 'PROMISED_AS_BUSINESS' }),
    ),
    ...fact('occupations', occupations?.noSettledOccupationFlag === true && say.noSettledOccupation()),
  ];
  return [...limits.slice(0, MOST_FACTS - doubts.length), ...doubts];
}

const struggleSays = ({ band, careerBalanceIndex: balance }: Of<'panel'>): string =>
  say.careerStruggle({ band, balance });

function blockageSays({ promises, blockages, promotion, income, termination }: CareerFindings): string | false {
  const primary = blockages?.diagnoses[0];
  if (primary === undefined) return false;
  const { code, severity } = primary;
  const eased = {
    LAYOFF_EXPOSURE: termination?.riskBand === 'LOW',
    PROLONGED_UNEMPLOYMENT: promises.career_start.side === 'yes',
    BLOCKED_PROMOTION: promotion?.eligible === true,
    STAGNANT_SALARY: income !== null && incomeIsGood(income),
  }[code];
  return say.blockage({ code, severity, eased });
}

const leakSays = ({ leaks }: Of<'income'>): string => say.moneyDrains({ cusps: leaks.map(({ cusp }) => cusp) });

function riskSays({ promises, termination, asOfMs, clock }: CareerFindings): string | false {
  const { riskBand: band, score } = termination ?? { riskBand: 'LOW', score: 0 };
  if (band !== 'ELEVATED' && band !== 'HIGH') return false;
  return say.riskToPost({
    on: printDate(asOfMs, clock),
    band,
    score,
    pressureOnly: promises.job_loss.side === 'no',
  });
}

function promotionSays({ promises, promotion }: CareerFindings): string | false {
  if (promotion === null || !(promotion.deferred || promotion.stagnationFlag)) return false;
  if (promotion.deferred)
    return promises.promotion.side === 'yes'
      ? say.promotionLate()
      : say.promotionLateOrNot({ side: promises.promotion.side });
  if (!promotion.eligible) return say.promotionNotPossible({ promised: promises.promotion.side === 'yes' });
  return promises.promotion.side === 'no' ? say.noPromotionDate() : say.noStrongPromotion();
}

/** The dasamsa, of the Parashari system, stands beside and decides nothing. */
export const careerCrossFacts = ({ dasamsa }: CareerFindings): readonly CrossFact[] =>
  dasamsa === null
    ? []
    : fact('dasamsa', say.dasamsa({ verdict: dasamsa.readout.verdict })).map((each) => ({
        system: 'parashari' as const,
        ...each,
      }));
