import type { Matter } from './matter.ts';

export const CHILDREN_MATTERS: readonly Matter[] = [
  {
    key: 'child_when',
    topic: 'children',
    natal: ['childbirth', 'second_child'],
    tools: ['get_fertility_window', 'find_event_timing_v2'],
  },
  {
    key: 'second_child',
    topic: 'children',
    natal: ['second_child', 'childbirth'],
    tools: ['get_fertility_window', 'find_event_timing_v2'],
  },
  {
    key: 'fertility_treatment',
    topic: 'children',
    natal: ['childbirth'],
    tools: ['get_fertility_window', 'find_event_timing_v2'],
  },
  {
    key: 'adoption',
    topic: 'children',
    natal: ['adoption', 'childbirth'],
    tools: ['find_event_timing_v2', 'get_fertility_window', 'get_event_dasha'],
  },
  {
    key: 'pregnancy_worry',
    topic: 'children',
    natal: ['childbirth', 'pregnancy_loss'],
    tools: ['get_fertility_window', 'get_medical_timing'],
  },
  {
    key: 'pregnancy_loss',
    topic: 'children',
    natal: ['pregnancy_loss', 'childbirth'],
    tools: ['get_fertility_window', 'get_medical_timing'],
  },
  { key: 'child_sex', topic: 'children', natal: ['childbirth'], tools: ['get_fertility_window'] },
  { key: 'saptamsa', topic: 'children', tier: 'factual', tools: ['get_d7_chart'] },
  { key: 'child_health_adviser', topic: 'children', tools: ['get_balarishta_panel', 'get_vitality_index'] },
];
