import type { Tier } from '../classifier/tiers.ts';
import { type Plan, SPINES } from './plan.ts';

/** The tools a plan begins with where the birth has no Placidus cusps: signs, stars, dashas and ruling planets. */
const POLAR_SPINES: Readonly<Record<Tier, readonly string[]>> = {
  full: [
    'get_full_chart',
    'get_planets',
    'get_nakshatra_details',
    'get_aspects_and_strength',
    'get_d9_chart',
    'get_shadbala',
    'get_ashtakavarga',
    'get_vimsopaka_bala',
    'get_combust_planets',
    'get_special_lagnas',
    'detect_yogas',
    'get_chara_karakas',
    'get_smart_current_dasha',
    'get_dasha_periods',
    'get_ruling_planets',
    'get_yogini_dasha',
    'get_chara_dasha',
    'get_moon_transit',
    'get_sade_sati_phases',
    'get_sade_sati_intensity',
    'get_jupiter_return',
    'get_saturn_return',
    'get_varshaphala_chart',
  ],
  focused: [
    'get_full_chart',
    'get_planets',
    'get_nakshatra_details',
    'get_aspects_and_strength',
    'get_d9_chart',
    'get_shadbala',
    'get_smart_current_dasha',
    'get_dasha_periods',
    'get_ruling_planets',
    'get_yogini_dasha',
    'get_moon_transit',
    'get_sade_sati_phases',
    'get_jupiter_return',
  ],
  factual: [
    'get_full_chart',
    'get_planets',
    'get_nakshatra_details',
    'get_aspects_and_strength',
    'get_d9_chart',
    'get_smart_current_dasha',
  ],
};

/** Tools of the topics that read no natal house. */
const WITHOUT_HOUSES: ReadonlySet<string> = new Set([
  'get_upapada_lagna',
  'get_d2_chart',
  'get_d4_chart',
  'get_d7_chart',
  'get_d9_chart',
  'get_d10_chart',
  'get_d20_chart',
  'get_d24_chart',
  'get_election_catalog',
  'get_panchang',
  'get_tara_bala',
  'get_choghadiya_today',
  'get_horary_chart_v2',
  'get_arrival_timing',
  'get_career_horary',
  'get_lost_or_missing',
  'get_medical_horary',
  'get_sport_outcome',
  'get_varshaphala_chart',
  'get_tithi_pravesha',
  'get_sahams',
  'get_sade_sati_phases',
  'get_chara_karakas',
  'get_ishta_devata',
  'get_past_life_karmic_panel',
  'get_shadbala',
  'get_combust_planets',
  'get_gemstone_recommendation',
  'get_mantra_recommendation',
]);

/** The plan for a birth inside the polar circles: the same tier, floor and form, with tools that answer it (R3.2). */
export function polarPlan(plan: Plan): Plan {
  const ofTopic = plan.tools.filter((tool) => !SPINES[plan.tier].includes(tool) && WITHOUT_HOUSES.has(tool));
  const tools = [...new Set([...POLAR_SPINES[plan.tier], ...ofTopic])];
  return { ...plan, tools, toolCount: tools.length };
}
