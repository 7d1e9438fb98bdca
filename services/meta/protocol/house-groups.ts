import { natalEvent } from '@cuspal/engine/events/natal';

export interface HouseGroup {
  readonly key: string;
  readonly label: string;
  readonly cusp: number;
  readonly required: readonly number[];
  readonly denial: readonly number[];
}

/** The events whose houses the protocol prints. */
const KEYS: readonly string[] = [
  'marriage',
  'love_marriage',
  'divorce',
  'childbirth',
  'career_start',
  'promotion',
  'job_change',
  'business_start',
  'wealth_gain',
  'financial_loss',
  'loan',
  'inheritance',
  'property_purchase',
  'property_sale',
  'vehicle_purchase',
  'higher_education',
  'exam_success',
  'foreign_travel',
  'foreign_settlement',
  'visa',
  'court_victory',
  'illness_acute',
  'hospitalization',
  'surgery',
  'recovery',
  'accident',
  'lost_article',
  'sports_win',
  'spiritual_progress',
];

export const HOUSE_GROUPS: readonly HouseGroup[] = KEYS.map(natalEvent).map(
  ({ key, label, primaryCusp, required, denial }) => ({ key, label, cusp: primaryCusp, required, denial }),
);
