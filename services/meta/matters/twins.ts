import type { Matter } from './matter.ts';

export const TWINS_MATTERS: readonly Matter[] = [
  { key: 'twins', topic: 'twins', tools: ['get_twin_differentiation', 'get_twin_divergence_score'] },
  { key: 'twin_score', topic: 'twins', tools: ['get_twin_divergence_score', 'get_twin_differentiation'] },
];
