import getD10Chart from '../../ephemeris/vargas/get-d10-chart.tool.ts';
import findEventTimingV2 from '../../dasha/timing/find-event-timing-v2.tool.ts';
import { promiseSummaryShape } from '@cuspal/tool-kit';
import { z } from 'zod';
import getCareerBlockageDiagnosis from '../career/get-career-blockage-diagnosis.tool.ts';
import getCareerCuspPanel from '../career/get-career-cusp-panel.tool.ts';
import getCareerSignature from '../career/get-career-signature.tool.ts';
import getEarnedIncomePanel from '../career/get-earned-income-panel.tool.ts';
import getJobChangeTiming from '../career/get-job-change-timing.tool.ts';
import getJobVsBusinessVerdict from '../career/get-job-vs-business-verdict.tool.ts';
import getOccupationMatches from '../career/get-occupation-matches.tool.ts';
import getProfessionDescription from '../career/get-profession-description.tool.ts';
import getPromotionVerdict from '../career/get-promotion-verdict.tool.ts';
import getTerminationRisk from '../career/get-termination-risk.tool.ts';
import analyzeNatalPromise from '../core-analysis/analyze-natal-promise.tool.ts';
import { decidingPromiseShape } from './deciding-promise.ts';
import { cutOf } from './digest-path.ts';
import { digestShape } from './digest.ts';
import { member } from './composite-runner.ts';

/** The other promises beside that of a career, one line each. */
export const CAREER_PROMISES = [
  'promotion',
  'government_job',
  'foreign_job',
  'job_change',
  'job_loss',
  'business_start',
] as const;

const WINDOW =
  'rank class md ad pd start end state usableStart covered missing rpOverlap transitConfirmed candidateDates[2]';

/** What the career reading keeps of each member. */
export const CAREER = {
  promises: member(analyzeNatalPromise, 'events chains'),
  timing: member(findEventTimingV2, `windows{${WINDOW}} weaker best first shareOfTime`),
  panel: member(
    getCareerCuspPanel,
    'band careerBalanceIndex strongestCusp weakestCusp careerCusps{cusp csl lean net} negationCusps{cusp csl lean pressure}',
  ),
  jobOrBusiness: member(getJobVsBusinessVerdict, 'consensus agreement denialGate rules{id result} advice'),
  signature: member(
    getCareerSignature,
    'topCategory categories{category score rank} sectorClass sectorReason employmentMode leadershipScore technicalScore creativeScore scoreProvenance',
  ),
  profession: member(getProfessionDescription, '*'),
  occupations: member(getOccupationMatches, 'matches[5]{rank title family score} topFamilies noSettledOccupationFlag'),
  income: member(
    getEarnedIncomePanel,
    'incomeGrade balance cusps{cusp csl lean point} leakageFlag leaks steadiness best first',
  ),
  promotion: member(getPromotionVerdict, 'eligible deferred conditions pairs stagnationFlag best first'),
  jobChange: member(getJobChangeTiming, 'promised deferred changeAxis gate best first'),
  blockages: member(getCareerBlockageDiagnosis, 'missingHouses diagnoses primaryBlockage deferred clear best'),
  termination: member(getTerminationRisk, 'riskBand score factors kind kindReason best scoreProvenance'),
  dasamsa: member(getD10Chart, 'ascendant{sign} readout{verdict score topicFields strongest weakest}'),
} as const;

export const TIMING_ROW = cutOf(WINDOW);
export const timingWindowsShape = digestShape(findEventTimingV2.output.shape.windows, TIMING_ROW);

export const promiseVerdictsShape = z.strictObject({
  career_start: decidingPromiseShape,
  promotion: promiseSummaryShape,
  government_job: promiseSummaryShape,
  foreign_job: promiseSummaryShape,
  job_change: promiseSummaryShape,
  job_loss: promiseSummaryShape,
  business_start: promiseSummaryShape,
});
