import { FULL_SPINE } from '../full-spine.ts';
import type { ListedFamily } from '../taxonomy.ts';
import type { ToolsetText } from './toolset.ts';

/** Families and single tools that belong together for one kind of product or assistant. */
interface CuratedSet extends ToolsetText {
  readonly families?: readonly ListedFamily[];
  readonly tools?: readonly string[];
}

export const CURATED: Readonly<Record<string, CuratedSet>> = {
  compact: {
    title: 'Compact',
    description: 'The smallest list, which answers a question in one call and reaches every tool by the reading plan.',
    families: ['meta'],
  },
  core: {
    title: 'Core',
    description: 'What everyday questions need, from the birth chart and its promise to dates, matching and elections.',
    families: ['meta'],
    tools: [
      'get_full_chart',
      'get_house_cusps',
      'get_planets',
      'get_nakshatra_details',
      'get_boundary_warnings',
      'run_pre_verdict_audit',
      'analyze_natal_promise',
      'get_significators',
      'get_smart_current_dasha',
      'get_dasha_periods',
      'get_ruling_planets',
      'get_fruitful_significators',
      'find_event_timing_v2',
      'get_transit_analysis',
      'get_transit_timing_hierarchy',
      'get_ashta_koota_milan',
      'get_horary_chart_v2',
      'find_election_window',
      'run_today_complete',
    ],
  },
  reading: {
    title: 'Full reading',
    description: 'The tools that every full reading calls, in the order of its plan.',
    families: ['meta'],
    tools: FULL_SPINE,
  },
  charts: {
    title: 'Charts',
    description: 'Birth chart, divisional charts and strengths for programs that draw or print them.',
    families: ['foundation', 'vargas'],
    tools: ['get_shadbala', 'get_ashtakavarga', 'get_special_lagnas', 'get_upagrahas', 'get_arudha_padas'],
  },
  forecast: {
    title: 'Forecast',
    description: 'The present periods, the coming ones and the year ahead.',
    tools: [
      'get_smart_current_dasha',
      'get_dasha_periods',
      'get_fruitful_significators',
      'find_event_timing_v2',
      'get_transit_analysis',
      'get_transit_timing_hierarchy',
      'get_antardasha_calendar',
      'get_annual_forecast',
      'get_sade_sati_phases',
      'get_saturn_return',
      'get_jupiter_return',
      'get_eclipse_impact',
      'get_varshaphala_chart',
      'run_year_outlook_complete',
    ],
  },
  muhurta: {
    title: 'Muhurta',
    description: 'Choosing an auspicious moment, with the almanac of the day.',
    families: ['electional', 'almanac'],
  },
  matching: {
    title: 'Matching',
    description: 'Two people compared for marriage, with the doshas and the promise of each chart.',
    families: ['compatibility'],
    tools: [
      'analyze_natal_promise',
      'check_doshas',
      'get_d9_chart',
      'get_marriage_advanced',
      'get_marriage_delay',
      'get_spouse_characteristics',
      'get_upapada_lagna',
      'run_kundli_match_complete',
      'run_marriage_complete_reading',
    ],
  },
  daily: {
    title: 'Day by day',
    description: 'The almanac of a day and what it brings to a person.',
    families: ['almanac'],
    tools: [
      'get_smart_current_dasha',
      'get_ruling_planets',
      'get_transit_analysis',
      'get_moon_transit',
      'get_ephemeris',
      'run_today_complete',
    ],
  },
  'birth-time': {
    title: 'Birth time',
    description: 'How far a birth time can be trusted, and how a better one is found from events.',
    families: ['rectification'],
    tools: ['set_birth_profile', 'get_boundary_warnings', 'get_subsub_boundary', 'get_ruling_planets'],
  },
};
