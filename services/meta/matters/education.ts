import type { Matter } from './matter.ts';

export const EDUCATION_MATTERS: readonly Matter[] = [
  {
    key: 'studies',
    topic: 'education',
    natal: ['higher_education', 'exam_success', 'scholarship'],
    tools: ['get_education_signature', 'find_event_timing_v2'],
  },
  {
    key: 'school',
    topic: 'education',
    natal: ['school', 'exam_success'],
    tools: ['get_education_signature', 'get_d24_chart'],
  },
  {
    key: 'exam',
    topic: 'education',
    natal: ['exam_success', 'higher_education', 'competitive_exam'],
    tools: ['get_education_signature', 'find_event_timing_v2'],
  },
  {
    key: 'competitive_exam',
    topic: 'education',
    natal: ['competitive_exam', 'exam_success', 'government_job'],
    tools: ['get_education_signature', 'find_event_timing_v2'],
  },
  {
    key: 'scholarship',
    topic: 'education',
    natal: ['scholarship', 'higher_education'],
    tools: ['get_education_signature', 'find_event_timing_v2'],
  },
  {
    key: 'study_abroad',
    topic: 'education',
    natal: ['study_abroad', 'higher_education', 'visa'],
    tools: ['get_education_signature', 'get_foreign_settlement'],
  },
  {
    key: 'doctorate',
    topic: 'education',
    natal: ['research', 'higher_education'],
    tools: ['get_education_signature', 'find_event_timing_v2'],
  },
  {
    key: 'education_break',
    topic: 'education',
    natal: ['education_break', 'higher_education'],
    tools: ['get_education_signature', 'find_event_timing_v2'],
  },
  {
    key: 'field_of_study',
    topic: 'education',
    natal: ['higher_education', 'school'],
    tools: ['get_education_signature', 'get_career_signature'],
  },
  { key: 'siddhamsa', topic: 'education', tier: 'factual', natal: ['higher_education'], tools: ['get_d24_chart'] },
];
