import { family } from './row.ts';

export const MONEY = family('money', 'natal', [
  {
    name: 'get_financial_analysis',
    title: 'Wealth: earning, keeping, losing',
    purpose: 'How money comes, stays and goes, with debts, inheritance, windfalls, open and tight periods',
    phase: 'promise',
    system: 'kp',
    needs: ['analyze_natal_promise'],
    disclaimer: 'financial',
  },
  {
    name: 'get_speculative_intraday',
    title: 'Speculation temper of one trading day',
    purpose:
      'Natal fitness for speculation and the supportive or adverse stretches of one session; a lens, not a signal',
    phase: 'timing',
    system: 'kp',
    needs: ['analyze_natal_promise'],
    disclaimer: 'financial',
    pageSize: 80,
  },
]);
