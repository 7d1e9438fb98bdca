import type { Chart } from '@cuspal/engine/chart/chart';
import { dateInWords } from '@cuspal/engine/time/print';
import type { BLOCKAGE_CODES } from '@cuspal/engine/topics/career/blockage';
import type { CareerCuspPanel } from '@cuspal/engine/topics/career/career-cusp-panel';
import type { ArcClass, CareerArc, OutlookWithReason } from '@cuspal/engine/topics/career/career-outlook';
import { SECTOR_IN_WORDS, type SectorClass } from '@cuspal/engine/topics/career/career-signature';
import type { JobOrBusinessAnswer } from '@cuspal/engine/topics/career/job-or-business';
import { answerOf } from '@cuspal/tool-kit';

const MODE_IN_WORDS: Readonly<Record<JobOrBusinessAnswer, string>> = {
  service: 'The work leans to service',
  business: 'The work leans to business',
  mixed: 'Service and business both have a part in the work',
  inconclusive: 'The rules do not decide between service and business',
};

const OUTLOOK_IN_WORDS: Readonly<Record<OutlookWithReason['verdict'], string>> = {
  INDICATED: 'indicated',
  POSSIBLE: 'possible',
  UNLIKELY: 'unlikely',
};

const ARC_IN_WORDS: Readonly<Record<ArcClass, string>> = {
  RISE: 'a time of rise',
  STEADY: 'a time of steady work',
  QUIET: 'a quiet time',
  PRESSURE: 'a time of pressure',
};

export const BALANCE_IN_WORDS: Readonly<Record<CareerCuspPanel['band'], string>> = {
  STRONG: 'strong',
  FAVOURABLE: 'favourable',
  MIXED: 'mixed',
  OBSTRUCTED: 'obstructed',
  HEAVILY_OBSTRUCTED: 'heavily obstructed',
};

export const BLOCKAGE_IN_WORDS: Readonly<Record<(typeof BLOCKAGE_CODES)[number], string>> = {
  LAYOFF_EXPOSURE: 'exposure to layoff',
  PROLONGED_UNEMPLOYMENT: 'long unemployment',
  BLOCKED_PROMOTION: 'blocked promotion',
  STAGNANT_SALARY: 'a stagnant salary',
};

interface CareerFacts {
  readonly mode: JobOrBusinessAnswer;
  readonly sector: SectorClass;
  readonly panel: CareerCuspPanel;
  readonly government: OutlookWithReason['verdict'];
  readonly abroad: OutlookWithReason['verdict'];
  readonly arcs: readonly CareerArc[];
}

/** Working life in three sentences: form and sector, state and abroad, the balance with the period that comes first. */
export function careerAnswer(
  { mode, sector, panel, government, abroad, arcs }: CareerFacts,
  { moment }: Pick<Chart, 'moment'>,
): string {
  // A government post and the sector are read by different tests.
  const apart = government === 'INDICATED' && (sector === 'private' || sector === 'self');
  const [first] = arcs;
  const balance = `The career balance is ${BALANCE_IN_WORDS[panel.band]} (${panel.balance.score} on a scale from -100 to 100)`;
  return answerOf(
    `${MODE_IN_WORDS[mode]}, and the sector is ${SECTOR_IN_WORDS[sector]}.`,
    `Government work is ${OUTLOOK_IN_WORDS[government]}${apart ? ' too, by tests of its own' : ''}, and work abroad is ${OUTLOOK_IN_WORDS[abroad]}.`,
    first === undefined
      ? `${balance}.`
      : `${balance}, and the period to ${dateInWords(first.endMs, moment)} is ${ARC_IN_WORDS[first.class]}.`,
  );
}
