import type { Matter } from './matter.ts';

export const LEGAL_MATTERS: readonly Matter[] = [
  {
    key: 'court_case',
    topic: 'legal',
    natal: ['legal_dispute', 'court_victory'],
    tools: ['get_legal_analysis', 'get_litigation_timeline', 'get_four_step_verdict'],
  },
  {
    key: 'court_win',
    topic: 'legal',
    natal: ['court_victory', 'legal_dispute'],
    tools: ['get_legal_analysis', 'get_litigation_timeline', 'get_four_step_verdict'],
  },
  {
    key: 'case_duration',
    topic: 'legal',
    natal: ['legal_dispute', 'court_victory'],
    tools: ['get_litigation_timeline', 'get_legal_analysis'],
  },
  {
    key: 'custody',
    topic: 'legal',
    natal: ['legal_dispute', 'court_victory', 'divorce'],
    tools: ['get_legal_analysis', 'get_litigation_timeline'],
  },
  {
    key: 'imprisonment',
    topic: 'legal',
    natal: ['imprisonment', 'bail', 'legal_dispute'],
    tools: ['get_legal_analysis', 'get_litigation_timeline'],
  },
  {
    key: 'bail',
    topic: 'legal',
    natal: ['bail', 'legal_dispute', 'imprisonment'],
    tools: ['get_legal_analysis', 'get_litigation_timeline'],
  },
  { key: 'four_steps', topic: 'legal', tier: 'factual', natal: ['legal_dispute'], tools: ['get_four_step_verdict'] },
];
