import type { Matter } from './matter.ts';

export const SPIRITUAL_MATTERS: readonly Matter[] = [
  {
    key: 'spiritual_path',
    topic: 'spiritual',
    natal: ['spiritual_progress', 'pilgrimage'],
    tools: ['run_karakamsa_spiritual_lens', 'get_chara_karakas', 'get_d20_chart'],
  },
  {
    key: 'ishta_devata',
    topic: 'spiritual',
    natal: ['spiritual_progress'],
    tools: ['get_ishta_devata', 'run_karakamsa_spiritual_lens'],
  },
  {
    key: 'past_life',
    topic: 'spiritual',
    natal: ['spiritual_progress'],
    tools: ['get_past_life_karmic_panel', 'get_d60_chart'],
  },
  {
    key: 'ancestral_karma',
    topic: 'spiritual',
    natal: ['spiritual_progress'],
    tools: ['get_past_life_karmic_panel', 'get_d40_chart', 'get_d45_chart'],
  },
  {
    key: 'life_purpose',
    topic: 'spiritual',
    natal: ['spiritual_progress', 'career_start'],
    tools: ['run_karakamsa_spiritual_lens', 'get_chara_karakas', 'get_past_life_karmic_panel'],
  },
  { key: 'vimsamsa', topic: 'spiritual', tier: 'factual', natal: ['spiritual_progress'], tools: ['get_d20_chart'] },
];
