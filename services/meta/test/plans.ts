import { planLines } from '../plan/plan-lines.ts';
import { planFor } from '../plan/plan.ts';
import { joinLines } from '../text/lines.ts';

export const textOf = (question: string) => joinLines(planLines(planFor(question)));

/** A question of each topic, and the tools the topic adds. */
export const TOPIC_ROWS: readonly (readonly [string, string, string])[] = [
  [
    'marriage',
    'marriage',
    'get_marriage_advanced, get_spouse_characteristics, get_compatibility_advanced, get_upapada_lagna',
  ],
  [
    'career',
    'career',
    'get_career_cusp_panel, get_career_signature, get_job_vs_business_verdict, get_promotion_verdict, get_job_change_timing, get_d10_chart',
  ],
  [
    'health',
    'health',
    'get_health_cusp_panel, get_disease_nature, get_vitality_index, get_current_health_status, get_medical_timing, get_chronic_disease_panel',
  ],
  ['money', 'money', 'get_financial_analysis, get_earned_income_panel, get_speculative_intraday, get_d2_chart'],
  ['children', 'children', 'get_fertility_window, get_relatives_karaka_panel, get_d7_chart'],
  ['property', 'property', 'get_property_decision, get_d4_chart, find_property_muhurta'],
  [
    'visa',
    'foreign_settlement',
    'get_foreign_settlement, get_foreign_job_verdict, get_visa_documentation, get_relocation_chart',
  ],
  ['court', 'legal', 'get_legal_analysis, get_litigation_timeline, get_four_step_verdict'],
  ['education', 'education', 'get_education_signature, get_d24_chart, find_exam_time'],
  [
    'muhurta',
    'muhurta',
    'get_election_catalog, find_election_window, get_muhurta_advanced, get_panchang, get_tara_bala, get_choghadiya_today',
  ],
  ['horary', 'horary', 'get_horary_chart_v2, get_horary_advanced, get_horary_serial'],
  [
    'next year',
    'annual',
    'get_annual_forecast, get_varshaphala_chart, get_tithi_pravesha, get_sahams, get_sade_sati_phases',
  ],
  [
    'moksha',
    'spiritual',
    'get_chara_karakas, get_ishta_devata, get_d9_chart, get_d20_chart, get_past_life_karmic_panel',
  ],
  ['remedy', 'remedial', 'get_shadbala, get_combust_planets, get_gemstone_recommendation, get_mantra_recommendation'],
];
