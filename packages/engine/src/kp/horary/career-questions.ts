import { natalEvent } from '../../events/natal.ts';
import { questionOf, questionOfHouses } from './question.ts';
import type { HoraryQuestion } from './question.ts';

/** Questions on work. */
export const CAREER_QUESTIONS = [
  'will_i_get_a_job',
  'when_promoted',
  'higher_status',
  'transfer',
  'change_of_job',
  'reinstatement',
  'reappointment',
  'seniority_justice',
  'will_i_earn',
  'foreign_assignment',
  'interview',
  'competition_selection',
  'business_success',
  'partnership',
] as const;
export type CareerQuestion = (typeof CAREER_QUESTIONS)[number];

export interface CareerRow {
  /** Key of the row of the natal catalogue; null where the houses are the table's own. */
  readonly catalogueKey: string | null;
  readonly question: HoraryQuestion;
}

const ofCatalogue = (key: string, halves?: HoraryQuestion['halves']): CareerRow => ({
  catalogueKey: key,
  question: questionOf(natalEvent(key), halves),
});

const own = (...houses: Parameters<typeof questionOfHouses>): CareerRow => ({
  catalogueKey: null,
  question: questionOfHouses(...houses),
});

/** Houses of each question: a row of the catalogue where there is one (R10), else cusp, houses for and against. */
export const CAREER_ROWS: Readonly<Record<CareerQuestion, CareerRow>> = {
  will_i_get_a_job: ofCatalogue('career_start'),
  when_promoted: ofCatalogue('promotion'),
  higher_status: own(10, [1, 9, 10, 11], [5, 8, 12]),
  transfer: ofCatalogue('job_transfer'),
  change_of_job: ofCatalogue('job_change', [
    [5, 9],
    [6, 10, 11],
  ]),
  reinstatement: own(11, [2, 6, 10, 11], [1, 5, 9]),
  reappointment: own(10, [2, 6, 10, 11], [5, 8, 12]),
  seniority_justice: own(6, [6, 10, 11], [5, 8, 12]),
  will_i_earn: ofCatalogue('wealth_gain'),
  foreign_assignment: ofCatalogue('foreign_job', [
    [3, 9, 12],
    [6, 10],
  ]),
  interview: ofCatalogue('interview'),
  competition_selection: ofCatalogue('competitive_exam'),
  business_success: ofCatalogue('business_start'),
  partnership: ofCatalogue('business_partnership'),
};
