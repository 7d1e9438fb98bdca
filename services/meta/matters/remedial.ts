import type { Matter } from './matter.ts';

export const REMEDIAL_MATTERS: readonly Matter[] = [
  { key: 'gemstone', topic: 'remedial', tools: ['get_gemstone_recommendation', 'get_shadbala'] },
  { key: 'mantra', topic: 'remedial', tools: ['get_mantra_recommendation', 'get_gemstone_recommendation'] },
  {
    key: 'remedies',
    topic: 'remedial',
    tools: ['get_mantra_recommendation', 'get_gemstone_recommendation', 'check_doshas'],
  },
];

export const DOSHAS_MATTERS: readonly Matter[] = [
  { key: 'manglik', topic: 'doshas', tier: 'factual', tools: ['check_doshas', 'get_negative_yogas'] },
  { key: 'kalsarpa', topic: 'doshas', tier: 'factual', tools: ['get_kalsarpa_variants', 'check_doshas'] },
  { key: 'doshas', topic: 'doshas', tier: 'factual', tools: ['check_doshas', 'get_negative_yogas'] },
];
