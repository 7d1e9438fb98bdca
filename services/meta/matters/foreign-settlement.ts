import type { Matter } from './matter.ts';

export const FOREIGN_SETTLEMENT_MATTERS: readonly Matter[] = [
  {
    key: 'settle_abroad',
    topic: 'foreign_settlement',
    natal: ['foreign_settlement', 'visa', 'foreign_travel'],
    tools: ['get_foreign_settlement', 'find_event_timing_v2'],
  },
  {
    key: 'travel_abroad',
    topic: 'foreign_settlement',
    natal: ['foreign_travel', 'visa', 'foreign_settlement'],
    tools: ['get_foreign_settlement', 'find_event_timing_v2'],
  },
  {
    key: 'visa',
    topic: 'foreign_settlement',
    natal: ['visa', 'foreign_travel', 'foreign_settlement'],
    tools: ['get_visa_documentation', 'get_foreign_settlement'],
  },
  {
    key: 'foreign_job',
    topic: 'foreign_settlement',
    natal: ['foreign_job', 'foreign_settlement', 'visa'],
    tools: ['get_foreign_job_verdict', 'get_foreign_settlement'],
  },
  {
    key: 'return_home',
    topic: 'foreign_settlement',
    natal: ['return_home', 'foreign_settlement'],
    tools: ['get_foreign_settlement', 'find_event_timing_v2'],
  },
  {
    key: 'short_journey',
    topic: 'foreign_settlement',
    natal: ['short_journey', 'foreign_travel'],
    tools: ['find_event_timing_v2', 'get_transit_analysis'],
  },
  {
    key: 'pilgrimage',
    topic: 'foreign_settlement',
    natal: ['pilgrimage', 'short_journey', 'foreign_travel'],
    tools: ['find_event_timing_v2', 'get_event_dasha'],
  },
  {
    key: 'relocation',
    topic: 'foreign_settlement',
    natal: ['foreign_settlement', 'residence_change'],
    tools: ['get_relocation_chart', 'get_foreign_settlement'],
  },
];
