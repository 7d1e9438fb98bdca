import { FULL_SPINE } from '@cuspal/catalog';
import type { Tier } from '../classifier/tiers.ts';

/** The tools every plan of a tier begins with, in order; the audit of the cusp asked about comes before the verdict. */
export const SPINES: Readonly<Record<Tier, readonly string[]>> = {
  full: FULL_SPINE,
  focused: [
    'get_full_chart',
    'get_house_cusps',
    'get_planets',
    'get_boundary_warnings',
    'run_pre_verdict_audit',
    'analyze_natal_promise',
    'get_significators',
    'get_smart_current_dasha',
    'get_ruling_planets',
    'get_fruitful_significators',
    'find_event_timing_v2',
    'get_transit_timing_hierarchy',
  ],
  factual: ['get_full_chart', 'get_house_cusps', 'get_planets', 'get_nakshatra_details', 'get_smart_current_dasha'],
};
