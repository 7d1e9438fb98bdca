import type { Matter } from './matter.ts';

export const MONEY_MATTERS: readonly Matter[] = [
  {
    key: 'wealth',
    topic: 'money',
    natal: ['wealth_gain', 'inheritance'],
    tools: ['get_financial_analysis', 'get_d2_chart', 'get_earned_income_panel'],
  },
  {
    key: 'income',
    topic: 'money',
    natal: ['wealth_gain', 'promotion'],
    tools: ['get_earned_income_panel', 'get_financial_analysis'],
  },
  {
    key: 'financial_loss',
    topic: 'money',
    natal: ['financial_loss', 'business_loss'],
    tools: ['get_financial_analysis', 'get_annotated_dasha'],
  },
  {
    key: 'loan',
    topic: 'money',
    natal: ['loan', 'loan_repayment'],
    tools: ['get_financial_analysis', 'find_event_timing_v2'],
  },
  {
    key: 'debt',
    topic: 'money',
    natal: ['loan_repayment', 'loan', 'financial_loss'],
    tools: ['get_financial_analysis', 'find_event_timing_v2'],
  },
  {
    key: 'money_lent',
    topic: 'money',
    natal: ['money_recovery', 'financial_loss'],
    tools: ['get_financial_analysis', 'find_event_timing_v2'],
  },
  {
    key: 'inheritance',
    topic: 'money',
    natal: ['inheritance', 'ancestral_property', 'wealth_gain'],
    tools: ['get_financial_analysis', 'find_event_timing_v2'],
  },
  {
    key: 'insurance',
    topic: 'money',
    natal: ['insurance', 'money_recovery'],
    tools: ['get_financial_analysis', 'find_event_timing_v2'],
  },
  {
    key: 'lottery',
    topic: 'money',
    natal: ['lottery', 'speculation', 'wealth_gain'],
    tools: ['get_financial_analysis', 'find_event_timing_v2'],
  },
  {
    key: 'speculation',
    topic: 'money',
    natal: ['speculation', 'financial_loss', 'wealth_gain'],
    tools: ['get_financial_analysis', 'get_speculative_intraday'],
  },
  {
    key: 'trading_session',
    topic: 'money',
    natal: ['speculation', 'financial_loss'],
    tools: ['get_speculative_intraday', 'get_financial_analysis'],
  },
  {
    key: 'savings',
    topic: 'money',
    natal: ['wealth_gain', 'financial_loss'],
    tools: ['get_financial_analysis', 'get_earned_income_panel'],
  },
  { key: 'hora_chart', topic: 'money', tier: 'factual', natal: ['wealth_gain'], tools: ['get_d2_chart'] },
];
