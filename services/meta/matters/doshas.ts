import type { Matter } from './matter.ts';

export const DOSHAS_MATTERS: readonly Matter[] = [
  { key: 'manglik', topic: 'doshas', tier: 'factual', tools: ['check_doshas', 'get_negative_yogas'] },
  { key: 'kalsarpa', topic: 'doshas', tier: 'factual', tools: ['get_kalsarpa_variants', 'check_doshas'] },
  { key: 'doshas', topic: 'doshas', tier: 'factual', tools: ['check_doshas', 'get_negative_yogas'] },
];
