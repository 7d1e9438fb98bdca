import type { Matter } from './matter.ts';

export const TODAY_MATTERS: readonly Matter[] = [
  { key: 'today', topic: 'today', tools: ['run_today_complete', 'get_transit_analysis'] },
  { key: 'tomorrow', topic: 'today', tools: ['run_today_complete', 'get_transit_advanced'] },
  { key: 'panchang', topic: 'today', tier: 'factual', tools: ['get_panchang'] },
  { key: 'rahu_kaal', topic: 'today', tier: 'factual', tools: ['get_panchang', 'get_choghadiya_today'] },
  { key: 'hora_now', topic: 'today', tier: 'factual', tools: ['get_hora_today'] },
  { key: 'choghadiya', topic: 'today', tier: 'factual', tools: ['get_choghadiya_today'] },
  { key: 'tara_bala', topic: 'today', tier: 'factual', tools: ['get_tara_bala'] },
  { key: 'ruling_planets_now', topic: 'today', tier: 'factual', tools: ['get_ruling_planets', 'get_rp_interval'] },
];
