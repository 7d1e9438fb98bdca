import { family } from './row.ts';

export const LEGAL = family('legal', 'natal', [
  {
    name: 'get_legal_analysis',
    title: 'Dispute, victory, custody',
    purpose: 'Who has the better houses in a contest, outlook of appeal and settlement, custody risk',
    phase: 'promise',
    system: 'kp',
    needs: ['analyze_natal_promise'],
    disclaimer: 'legal',
  },
  {
    name: 'get_litigation_timeline',
    title: 'Filing, judgment, bail and appeal calendar',
    purpose: 'Calendar of filing, judgment, bail and appeal',
    phase: 'timing',
    system: 'kp',
    needs: ['get_legal_analysis'],
    disclaimer: 'legal',
  },
]);
