/**
 * Tools whose figure shows more of the full result than of a brief one, or needs it: whoever calls one for its figure sends
 * `detail: full`.
 */
export const DRAWN_IN_FULL: readonly string[] = [
  'find_contract_signing_time',
  'find_property_muhurta',
  'find_event_timing_v2',
  'get_fertility_window',
  'get_job_change_timing',
  'get_marriage_advanced',
  'get_horary_chart_v2',
  'get_promotion_verdict',
  'get_property_decision',
  'get_education_signature',
  'get_medical_timing',
  'get_financial_analysis',
  'get_choghadiya_today',
  'get_panchang',
  'get_muhurta_advanced',
  'get_csl_advanced',
  'get_career_cusp_panel',
  'get_health_cusp_panel',
  'get_ruling_planets',
  'get_fruitful_significators',
  'get_boundary_warnings',
  'get_subsub_boundary',
  'get_tara_bala',
  'get_upapada_lagna',
  'analyze_natal_promise',
  'get_compatibility_advanced',
];
