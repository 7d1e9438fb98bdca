import type { Matter } from './matter.ts';

export const TRANSIT_MATTERS: readonly Matter[] = [
  { key: 'sade_sati', topic: 'transit', tier: 'factual', tools: ['get_sade_sati_phases', 'get_sade_sati_intensity'] },
  { key: 'sade_sati_hard', topic: 'transit', tools: ['get_sade_sati_intensity', 'get_sade_sati_phases'] },
  { key: 'dhaiya', topic: 'transit', tier: 'factual', tools: ['get_ashtama_sani', 'get_sade_sati_phases'] },
  { key: 'saturn_return', topic: 'transit', tools: ['get_saturn_return', 'get_sade_sati_phases'] },
  { key: 'jupiter_return', topic: 'transit', tools: ['get_jupiter_return', 'get_transit_analysis'] },
  { key: 'eclipse', topic: 'transit', tools: ['get_eclipse_impact', 'get_eclipse_sublord_activation'] },
  { key: 'transits_now', topic: 'transit', tools: ['get_transit_analysis', 'get_transit_advanced'] },
  {
    key: 'transit_detail',
    topic: 'transit',
    tools: ['get_transit_advanced', 'get_transit_crossings', 'get_sublord_changes'],
  },
  { key: 'moon_transit', topic: 'transit', tier: 'factual', tools: ['get_moon_transit', 'get_transit_analysis'] },
  {
    key: 'transit_crossings',
    topic: 'transit',
    tier: 'factual',
    tools: ['get_transit_crossings', 'get_sublord_changes'],
  },
  {
    key: 'sub_lord_changes',
    topic: 'transit',
    tier: 'factual',
    tools: ['get_sublord_changes', 'get_transit_crossings'],
  },
  { key: 'vedha', topic: 'transit', tier: 'factual', tools: ['get_vedha_transit'] },
  { key: 'sarvatobhadra', topic: 'transit', tier: 'factual', tools: ['get_sarvatobhadra_chakra'] },
  { key: 'transit_timing', topic: 'transit', tools: ['get_transit_timing_hierarchy', 'get_transit_advanced'] },
  { key: 'retrograde', topic: 'transit', tier: 'factual', tools: ['get_retrograde_advanced', 'get_planets'] },
  { key: 'mercury_retrograde', topic: 'transit', tools: ['get_retrograde_advanced', 'get_transit_analysis'] },
];

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
