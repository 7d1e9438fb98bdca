import type { Matter } from './matter.ts';

export const MARRIAGE_MATTERS: readonly Matter[] = [
  {
    key: 'marriage_when',
    topic: 'marriage',
    natal: ['marriage', 'engagement', 'love_marriage'],
    tools: ['run_marriage_complete_reading', 'find_event_timing_v2', 'get_marriage_advanced'],
  },
  {
    key: 'marriage_delay',
    topic: 'marriage',
    natal: ['marriage', 'engagement'],
    tools: ['get_marriage_delay', 'run_marriage_complete_reading'],
  },
  {
    key: 'marriage_reading',
    topic: 'marriage',
    natal: ['marriage', 'engagement', 'marital_discord'],
    tools: ['run_marriage_complete_reading', 'get_marriage_advanced'],
  },
  {
    key: 'love_or_arranged',
    topic: 'marriage',
    natal: ['love_marriage', 'marriage'],
    tools: ['get_marriage_advanced', 'run_marriage_complete_reading'],
  },
  {
    key: 'find_love',
    topic: 'marriage',
    natal: ['relationship', 'love_marriage', 'marriage'],
    tools: ['get_marriage_advanced', 'find_event_timing_v2'],
  },
  {
    key: 'relationship_future',
    topic: 'marriage',
    natal: ['relationship', 'love_marriage', 'marriage'],
    tools: ['get_marriage_advanced', 'find_event_timing_v2'],
  },
  {
    key: 'engagement',
    topic: 'marriage',
    natal: ['engagement', 'marriage'],
    tools: ['get_marriage_advanced', 'find_event_timing_v2'],
  },
  {
    key: 'living_together',
    topic: 'marriage',
    natal: ['living_together', 'relationship', 'marriage'],
    tools: ['get_marriage_advanced', 'find_event_timing_v2'],
  },
  {
    key: 'second_marriage',
    topic: 'marriage',
    natal: ['second_marriage', 'marriage', 'divorce'],
    tools: ['find_event_timing_v2', 'get_transit_timing_hierarchy', 'run_marriage_complete_reading'],
  },
  {
    key: 'divorce',
    topic: 'marriage',
    natal: ['divorce', 'marital_discord', 'reunion'],
    tools: ['get_marital_separation', 'get_marriage_advanced'],
  },
  {
    key: 'marital_discord',
    topic: 'marriage',
    natal: ['marital_discord', 'divorce', 'reunion'],
    tools: ['get_marital_separation', 'get_marriage_advanced', 'get_upapada_lagna'],
  },
  {
    key: 'reunion',
    topic: 'marriage',
    natal: ['reunion', 'divorce', 'marital_discord'],
    tools: ['get_marital_separation', 'find_event_timing_v2', 'get_marriage_advanced'],
  },
  {
    key: 'partner_unfaithful',
    topic: 'marriage',
    natal: ['marital_discord', 'divorce'],
    tools: ['get_marriage_advanced', 'get_spouse_characteristics', 'get_horary_chart_v2'],
  },
  {
    key: 'extramarital_adviser',
    topic: 'marriage',
    natal: ['marital_discord', 'divorce'],
    tools: ['get_extramarital_signature', 'get_marital_separation'],
  },
  {
    key: 'spouse_description',
    topic: 'marriage',
    natal: ['marriage', 'love_marriage'],
    tools: ['get_spouse_characteristics', 'run_marriage_complete_reading'],
  },
  { key: 'upapada', topic: 'marriage', tier: 'factual', tools: ['get_upapada_lagna', 'get_arudha_padas'] },
  { key: 'navamsa', topic: 'marriage', tier: 'factual', tools: ['get_d9_chart'] },
];

export const COMPATIBILITY_MATTERS: readonly Matter[] = [
  {
    key: 'match_points',
    topic: 'compatibility',
    natal: ['marriage', 'love_marriage', 'relationship'],
    tools: ['run_kundli_match_complete', 'get_ashta_koota_milan', 'get_compatibility_advanced', 'check_compatibility'],
  },
  {
    key: 'partner_right',
    topic: 'compatibility',
    natal: ['relationship', 'love_marriage', 'marriage'],
    tools: ['run_kundli_match_complete', 'get_compatibility_advanced', 'check_compatibility'],
  },
];
