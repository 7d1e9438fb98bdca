import type { Matter } from './matter.ts';

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
