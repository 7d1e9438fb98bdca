import type { Matter } from './matter.ts';

export const WORLD_MATTERS: readonly Matter[] = [
  { key: 'election_result', topic: 'world', tools: ['get_election_outcome', 'get_mundane_ingress'] },
  { key: 'nation', topic: 'world', tools: ['get_mundane_analysis', 'get_mundane_ingress'] },
  { key: 'epidemic', topic: 'world', tools: ['get_epidemic_susceptibility', 'get_mundane_analysis'] },
  { key: 'weather', topic: 'world', tools: ['get_weather_windows', 'get_astro_weather'] },
  { key: 'weather_day', topic: 'world', tools: ['get_astro_weather', 'get_weather_windows'] },
  { key: 'monsoon', topic: 'world', tools: ['get_monsoon_forecast', 'get_seasonal_outlook'] },
  { key: 'season', topic: 'world', tools: ['get_seasonal_outlook', 'get_weather_windows'] },
  { key: 'ingress', topic: 'world', tier: 'factual', tools: ['get_mundane_ingress'] },
  { key: 'ephemeris', topic: 'world', tier: 'factual', tools: ['get_ephemeris'] },
];

export const SPORT_MATTERS: readonly Matter[] = [
  { key: 'match_winner', topic: 'sport', natal: ['sports_win'], tools: ['get_sport_outcome'] },
  {
    key: 'own_contest',
    topic: 'sport',
    natal: ['sports_win', 'award'],
    tools: ['find_event_timing_v2', 'get_sport_outcome'],
  },
];
