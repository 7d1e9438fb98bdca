import type { Matter } from './matter.ts';

export const ANNUAL_MATTERS: readonly Matter[] = [
  { key: 'year_ahead', topic: 'annual', tools: ['run_year_outlook_complete', 'get_annual_forecast'] },
  {
    key: 'varshaphala',
    topic: 'annual',
    tools: ['get_varshaphala_chart', 'get_tajik_yogas', 'get_tajik_strengths', 'get_sahams'],
  },
  { key: 'tithi_pravesha', topic: 'annual', tier: 'factual', tools: ['get_tithi_pravesha'] },
  { key: 'mudda_dasha', topic: 'annual', tier: 'factual', tools: ['get_mudda_dasha', 'get_varshaphala_chart'] },
  { key: 'sahams', topic: 'annual', tier: 'factual', tools: ['get_sahams'] },
  { key: 'tajik_yogas', topic: 'annual', tier: 'factual', tools: ['get_tajik_yogas', 'get_tajik_strengths'] },
  { key: 'year_of_life', topic: 'annual', tools: ['get_sudarshana_chakra', 'get_annual_forecast'] },
];
