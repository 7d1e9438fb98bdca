import type { Matter } from './matter.ts';

export const SPORT_MATTERS: readonly Matter[] = [
  { key: 'match_winner', topic: 'sport', natal: ['sports_win'], tools: ['get_sport_outcome'] },
  {
    key: 'own_contest',
    topic: 'sport',
    natal: ['sports_win', 'award'],
    tools: ['find_event_timing_v2', 'get_sport_outcome'],
  },
];
