import type { Matter } from './matter.ts';

export const RECTIFICATION_MATTERS: readonly Matter[] = [
  {
    key: 'birth_time_unsure',
    topic: 'rectification',
    tools: ['get_boundary_warnings', 'get_subsub_boundary', 'rectify_birth_time'],
  },
  {
    key: 'rectify',
    topic: 'rectification',
    tools: ['rectify_birth_time', 'get_rectification_advanced', 'get_boundary_warnings'],
  },
  { key: 'birth_time_unknown', topic: 'rectification', tools: ['find_birth_time', 'get_horary_chart_v2'] },
  {
    key: 'sub_sub_boundary',
    topic: 'rectification',
    tier: 'factual',
    tools: ['get_subsub_boundary', 'get_boundary_warnings'],
  },
  { key: 'rectify_advanced', topic: 'rectification', tools: ['get_rectification_advanced', 'rectify_birth_time'] },
  { key: 'birth_time_audit', topic: 'rectification', tools: ['run_pre_verdict_audit', 'get_boundary_warnings'] },
];
