import { natalEvent } from '@cuspal/engine/events/natal';
import type { AskedEvent, Understanding } from '../understanding/understanding.ts';

/** The matter of a birth chart that stands behind an act for which a day is chosen, by the keys of the catalogues. */
const COUNTERPARTS: Readonly<Record<string, string>> = {
  marriage: 'marriage',
  engagement: 'engagement',
  match_meeting: 'marriage',
  begin_fertility_treatment: 'childbirth',
  adopt_child: 'adoption',
  thread_ceremony: 'spiritual_progress',
  start_business: 'business_start',
  business_partnership: 'business_partnership',
  product_launch: 'business_start',
  business_meeting: 'business_partnership',
  negotiation: 'business_partnership',
  sign_agreement: 'wealth_gain',
  open_bank_account: 'wealth_gain',
  take_loan: 'loan',
  invest_in_shares: 'speculation',
  surgery: 'recovery',
  start_treatment: 'recovery',
  file_lawsuit: 'legal_dispute',
  file_appeal: 'court_victory',
  political_nomination: 'election_win',
  publish_work: 'publication',
  spiritual_initiation: 'spiritual_progress',
  school_admission: 'school',
  college_admission: 'higher_education',
  competitive_exam: 'competitive_exam',
  interview: 'interview',
  job_application: 'career_start',
  join_service: 'career_start',
  request_promotion: 'promotion',
  property_purchase: 'property_purchase',
  lay_a_foundation: 'house_construction',
  occupy_new_house: 'residence_change',
  rent_property: 'rent_out',
  sell_property: 'property_sale',
  buy_vehicle: 'vehicle_purchase',
  begin_journey: 'short_journey',
  go_abroad: 'foreign_travel',
  visa_application: 'visa',
};

/**
 * How an operation goes is a matter of cure, by whose houses its day is chosen and its success is read (R11, R19.4). The
 * natal row of its name has the houses of illness and says whether one is needed, which is another question.
 */
const OF_MATTER: Readonly<Record<string, string>> = { surgery_result: 'recovery' };

/** The key in the natal catalogue of what is asked; null where no matter of a life stands behind. */
export function natalKey(event: AskedEvent, matter: Understanding['matter']): string | null {
  const ofMatter = OF_MATTER[matter?.key ?? ''];
  return ofMatter ?? (event.catalogue === 'natal' ? event.key : (COUNTERPARTS[event.key] ?? null));
}

/** The label in the natal catalogue, by which a promise is judged; null where no matter of a life stands behind. */
export function natalLabel(event: AskedEvent | null, matter: Understanding['matter'] = null): string | null {
  const key = event === null ? null : natalKey(event, matter);
  return key === null ? null : natalEvent(key).label;
}
