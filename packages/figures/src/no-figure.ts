/** Why the results of some tools have no figure, each in a sentence that goes on from the name of the tool and a colon. */
export const WHY_NONE = {
  judgement: 'its result is a judgement and the sentences that lead to it, with no places, times or amounts to draw',
  description: 'its result describes somebody or something in words',
  list: 'its result is a list of texts to read, not of places, times or amounts',
  values: 'its result is a few single values',
  rare: 'most charts have none of what it looks for, so its figure would mostly be empty',
  discreet: 'its result is for advisers, who say it in their own words, and a picture would be passed on as it stands',
  parts: 'it puts results of other tools together, and those have figures of their own',
  elsewhere: 'the month of its place is drawn at an address of its own, GET /v1/calendar',
  text: 'its result is plain text for the assistant',
} as const;

type WhyNone = keyof typeof WHY_NONE;

/** A tool without a figure. */
export interface NoFigure {
  readonly why: WhyNone;
  /** The tool with the figure that comes nearest. */
  readonly nearest: string;
}

const none = (why: WhyNone, nearest: string): NoFigure => ({ why, nearest });

/** The tools whose results have no figure. */
export const NO_FIGURE: Readonly<Record<string, NoFigure>> = {
  answer_question: none('judgement', 'find_event_timing_v2'),
  check_doshas: none('judgement', 'get_negative_yogas'),
  check_rule_of_origin: none('judgement', 'rectify_birth_time'),
  get_arrival_timing: none('judgement', 'get_horary_chart_v2'),
  get_arudha_lagna: none('values', 'get_arudha_padas'),
  get_astro_weather: none('judgement', 'get_weather_windows'),
  get_balarishta_panel: none('discreet', 'get_vitality_index'),
  get_bhadhakasthana: none('judgement', 'get_significators'),
  get_bosmia_significators: none('list', 'get_significators'),
  get_calendar: none('elsewhere', 'get_panchang'),
  get_career_horary: none('judgement', 'get_horary_chart_v2'),
  get_disease_nature: none('description', 'get_health_organ_panel'),
  get_election_catalog: none('list', 'find_election_window'),
  get_election_outcome: none('judgement', 'get_mundane_analysis'),
  get_extramarital_signature: none('discreet', 'analyze_natal_promise'),
  get_graha_yuddha: none('rare', 'get_combust_planets'),
  get_horary_advanced: none('judgement', 'get_horary_chart_v2'),
  get_ishta_devata: none('description', 'get_d9_chart'),
  get_job_vs_business_verdict: none('judgement', 'get_career_signature'),
  get_kalsarpa_variants: none('judgement', 'get_full_chart'),
  get_kcil_verdict: none('judgement', 'get_four_step_verdict'),
  get_longevity_balarishta: none('discreet', 'get_vitality_index'),
  get_lost_or_missing: none('description', 'get_horary_chart_v2'),
  get_mantra_recommendation: none('description', 'get_gemstone_recommendation'),
  get_marital_separation: none('discreet', 'analyze_natal_promise'),
  get_oncology_timing: none('discreet', 'get_medical_timing'),
  get_paradigm_panel: none('judgement', 'get_multi_system_verdict'),
  get_parivartana_yoga: none('rare', 'detect_yogas'),
  get_past_life_karmic_panel: none('description', 'get_d60_chart'),
  get_profession_description: none('description', 'get_career_signature'),
  get_reading_protocol: none('text', 'get_full_chart'),
  get_spouse_characteristics: none('description', 'get_d9_chart'),
  get_sub_lord_table: none('values', 'get_sublord_changes'),
  get_tool_catalog: none('text', 'get_full_chart'),
  get_yogas_advanced: none('rare', 'detect_yogas'),
  run_karakamsa_spiritual_lens: none('parts', 'get_d9_chart'),
  set_birth_profile: none('text', 'get_full_chart'),
};

/** Why the results of a tool have no figure, and which comes nearest, in two sentences; undefined for one with a figure. */
export function noFigureSaid(tool: string): string | undefined {
  const none = Object.hasOwn(NO_FIGURE, tool) ? NO_FIGURE[tool] : undefined;
  return (
    none && `${tool} has no figure: ${WHY_NONE[none.why]}. The figure that comes nearest is that of ${none.nearest}.`
  );
}
