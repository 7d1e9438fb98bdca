import { family } from './row.ts';

export const PROPERTY = family('property', 'natal', [
  {
    name: 'get_property_decision',
    title: 'Buy, rent, sell or wait',
    purpose: 'Weighs owning, renting, selling and waiting for the running period',
    phase: 'timing',
    system: 'kp',
    needs: ['analyze_natal_promise', 'get_smart_current_dasha'],
    disclaimer: 'financial',
  },
]);
