import type { Phase } from '@cuspal/tool-kit';
import { PHASE_MEANINGS } from '@cuspal/catalog/reading';

export interface ReadingPhase {
  readonly key: Phase;
  readonly label: string;
  readonly purpose: string;
  readonly tools: readonly string[];
  /** What stands beside the tools. */
  readonly then?: string;
}

/** The seven phases of a reading, in order. */
export const READING_PHASES: readonly ReadingPhase[] = [
  {
    key: 'chart_foundation',
    label: 'Chart foundation',
    purpose: PHASE_MEANINGS.chart_foundation,
    tools: ['get_full_chart', 'get_house_cusps', 'get_planets', 'get_nakshatra_details', 'get_aspects_and_strength'],
  },
  {
    key: 'promise',
    label: 'Promise',
    purpose: PHASE_MEANINGS.promise,
    tools: [
      'get_boundary_warnings',
      'analyze_natal_promise',
      'get_significators',
      'get_csl_advanced',
      'get_node_cascade',
      'get_bhadhakasthana',
      'get_stellar_aspects',
    ],
  },
  {
    key: 'timing',
    label: 'Timing',
    purpose: PHASE_MEANINGS.timing,
    tools: [
      'get_smart_current_dasha',
      'get_dasha_periods',
      'get_ruling_planets',
      'get_fruitful_significators',
      'find_event_timing_v2',
      'get_pratyantardasha_periods',
      'get_event_dasha',
      'get_retrograde_advanced',
    ],
  },
  {
    key: 'transit',
    label: 'Transit',
    purpose: PHASE_MEANINGS.transit,
    tools: [
      'get_transit_analysis',
      'get_transit_timing_hierarchy',
      'get_transit_advanced',
      'get_sade_sati_phases',
      'get_eclipse_sublord_activation',
    ],
  },
  {
    key: 'verification',
    label: 'Verification',
    purpose: PHASE_MEANINGS.verification,
    tools: [
      'run_pre_verdict_audit',
      'get_subsub_boundary',
      'get_four_step_verdict',
      'get_kcil_verdict',
      'get_multi_system_verdict',
      'rectify_birth_time',
    ],
  },
  {
    key: 'advanced',
    label: 'Advanced techniques',
    purpose: PHASE_MEANINGS.advanced,
    tools: [],
    then: 'the tools of the topic (section 3)',
  },
  {
    key: 'synthesis',
    label: 'Synthesis',
    purpose: PHASE_MEANINGS.synthesis,
    tools: [
      'run_marriage_complete_reading',
      'run_career_complete_reading',
      'run_kundli_match_complete',
      'run_karakamsa_spiritual_lens',
      'run_triple_dasha_consensus',
      'run_year_outlook_complete',
      'run_today_complete',
    ],
    then: 'then the answer',
  },
];

export const STANDALONE_NOTE =
  'Standalone tools need a moment, a place, a number or a nation, not a birth chart; they stand outside the phases.';
