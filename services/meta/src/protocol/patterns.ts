export interface ExpertPattern {
  readonly key: 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
  readonly name: string;
  /** The calls in order, with what joins them; printed with the systems of the tools. */
  readonly path: string;
  readonly use: string;
}

export const EXPERT_PATTERNS: readonly ExpertPattern[] = [
  {
    key: 'A',
    name: 'Promise-to-date chain',
    path: 'analyze_natal_promise -> get_significators -> find_event_timing_v2 -> get_transit_timing_hierarchy -> get_ruling_planets',
    use: 'A date is spoken only where period, transit and ruling planets meet.',
  },
  {
    key: 'B',
    name: 'Three-dasha agreement',
    path: 'get_event_dasha, get_yogini_dasha, get_chara_dasha, summed by run_triple_dasha_consensus',
    use: 'Agreement of systems is colour, not added proof.',
  },
  {
    key: 'C',
    name: 'Karakamsa path',
    path: 'get_chara_karakas -> get_d9_chart -> get_ishta_devata -> get_d20_chart, or run_karakamsa_spiritual_lens',
    use: 'A Jaimini and Parashari lens for questions of the spirit, named as such.',
  },
  {
    key: 'D',
    name: 'Birth-time guard',
    path: 'get_boundary_warnings -> get_subsub_boundary -> rectify_birth_time (with events) -> get_rectification_advanced',
    use: 'Use it before a verdict that hangs on a cusp marked CRITICAL.',
  },
  {
    key: 'E',
    name: 'Two-person reading',
    path: 'analyze_natal_promise for each -> get_compatibility_advanced -> get_ashta_koota_milan -> check_doshas, or run_kundli_match_complete',
    use: "One chart's marriage in one call is run_marriage_complete_reading.",
  },
  {
    key: 'F',
    name: 'Question-and-birth cross check',
    path: 'get_horary_chart_v2 -> get_horary_advanced (query moment beside the birth chart) -> get_fruitful_significators -> find_event_timing_v2',
    use: 'Used when the birth promise is mixed.',
  },
];
