import type { Matter } from './matter.ts';

export const FAMILY_MATTERS: readonly Matter[] = [
  { key: 'mother', topic: 'family', tools: ['get_relatives_karaka_panel', 'get_d12_chart'] },
  { key: 'father', topic: 'family', tools: ['get_relatives_karaka_panel', 'get_d12_chart'] },
  { key: 'siblings', topic: 'family', tools: ['get_relatives_karaka_panel', 'get_d3_chart'] },
  { key: 'relatives', topic: 'family', tools: ['get_relatives_karaka_panel'] },
  { key: 'dwadasamsa', topic: 'family', tier: 'factual', tools: ['get_d12_chart', 'get_d3_chart'] },
];

export const TWINS_MATTERS: readonly Matter[] = [
  { key: 'twins', topic: 'twins', tools: ['get_twin_differentiation', 'get_twin_divergence_score'] },
  { key: 'twin_score', topic: 'twins', tools: ['get_twin_divergence_score', 'get_twin_differentiation'] },
];
