import type { Matter } from './matter.ts';

export const HORARY_MATTERS: readonly Matter[] = [
  { key: 'horary_number', topic: 'horary', tools: ['get_horary_chart_v2', 'get_horary_advanced'] },
  { key: 'horary_and_birth', topic: 'horary', tools: ['get_horary_advanced', 'get_horary_chart_v2'] },
  { key: 'horary_serial', topic: 'horary', tools: ['get_horary_serial', 'get_horary_chart_v2'] },
  {
    key: 'lost_thing',
    topic: 'horary',
    natal: ['lost_article'],
    tools: ['get_lost_or_missing', 'get_horary_chart_v2'],
  },
  {
    key: 'stolen_thing',
    topic: 'horary',
    natal: ['lost_article'],
    tools: ['get_lost_or_missing', 'get_horary_chart_v2'],
  },
  { key: 'missing_person', topic: 'horary', tools: ['get_lost_or_missing', 'get_arrival_timing'] },
  {
    key: 'missing_pet',
    topic: 'horary',
    natal: ['lost_article'],
    tools: ['get_lost_or_missing', 'get_arrival_timing'],
  },
  { key: 'arrival', topic: 'horary', tools: ['get_arrival_timing', 'get_horary_chart_v2'] },
  {
    key: 'medical_horary',
    topic: 'horary',
    natal: ['recovery', 'illness_acute'],
    tools: ['get_medical_horary', 'get_horary_chart_v2'],
  },
  {
    key: 'career_horary',
    topic: 'horary',
    natal: ['career_start', 'interview', 'promotion'],
    tools: ['get_career_horary', 'get_horary_chart_v2'],
  },
];
