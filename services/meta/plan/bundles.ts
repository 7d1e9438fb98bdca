import { toolByName } from '@cuspal/catalog';
import type { Topic } from '@cuspal/catalog/reading';

/** The calls that each bundle makes in one, some of them for both persons or for several moments. */
const BUNDLES: Readonly<Record<string, readonly string[]>> = {
  run_marriage_complete_reading: [
    'analyze_natal_promise',
    'get_marriage_advanced',
    'get_spouse_characteristics',
    'check_doshas',
    'get_upapada_lagna',
    'get_vargottama_planets',
    'run_pre_verdict_audit',
    'get_marriage_delay',
  ],
  run_career_complete_reading: [
    'analyze_natal_promise',
    'find_event_timing_v2',
    'get_career_cusp_panel',
    'get_job_vs_business_verdict',
    'get_career_signature',
    'get_profession_description',
    'get_occupation_matches',
    'get_earned_income_panel',
    'get_promotion_verdict',
    'get_job_change_timing',
    'get_career_blockage_diagnosis',
    'get_termination_risk',
    'get_d10_chart',
    'run_pre_verdict_audit',
  ],
  run_kundli_match_complete: [
    'get_compatibility_advanced',
    'get_ashta_koota_milan',
    'check_compatibility',
    'check_doshas',
    'check_doshas',
    'get_upapada_lagna',
    'get_upapada_lagna',
    'get_kalsarpa_variants',
    'get_kalsarpa_variants',
    'get_spouse_characteristics',
    'get_spouse_characteristics',
    'run_pre_verdict_audit',
    'run_pre_verdict_audit',
  ],
  run_karakamsa_spiritual_lens: [
    'get_chara_karakas',
    'get_ishta_devata',
    'get_d9_chart',
    'get_d20_chart',
    'get_past_life_karmic_panel',
    'analyze_natal_promise',
  ],
  run_triple_dasha_consensus: ['analyze_natal_promise', 'get_event_dasha', 'get_yogini_dasha', 'get_chara_dasha'],
  run_year_outlook_complete: [
    'get_varshaphala_chart',
    'get_annual_forecast',
    'get_sade_sati_phases',
    'get_ashtama_sani',
    'get_jupiter_return',
    'get_eclipse_impact',
    'get_yogini_dasha',
    'get_yogini_dasha',
    'get_yogini_dasha',
    'get_ashtottari_dasha',
    'get_ashtottari_dasha',
    'get_ashtottari_dasha',
  ],
  run_today_complete: [
    'get_smart_current_dasha',
    'get_moon_transit',
    'get_ruling_planets',
    'get_transit_analysis',
    'get_sublord_changes',
    'get_tara_bala',
    'get_panchang',
    'get_hora_today',
    'get_choghadiya_today',
  ],
};

export const BUNDLE_NAMES: readonly string[] = Object.keys(BUNDLES);

/** The bundle that reads a whole topic. */
export const BUNDLE_OF_TOPIC: Readonly<Partial<Record<Topic, string>>> = {
  marriage: 'run_marriage_complete_reading',
  career: 'run_career_complete_reading',
  compatibility: 'run_kundli_match_complete',
  spiritual: 'run_karakamsa_spiritual_lens',
  annual: 'run_year_outlook_complete',
  today: 'run_today_complete',
};

export const isBundle = (tool: string): boolean => tool in BUNDLES;

/** What a call runs: the members of a bundle, else the tool itself. */
export const membersOf = (tool: string): readonly string[] => BUNDLES[tool] ?? [tool];

/** Everything that a call has computed when it answers: its members and, step by step, what their results rest on. */
export function restsOn(tool: string): ReadonlySet<string> {
  const found = new Set([tool]);
  const open = [...membersOf(tool)];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next !== tool && found.has(next)) continue;
    found.add(next);
    open.push(...(toolByName(next)?.needs ?? []));
  }
  return found;
}
