import { family } from './row.ts';

export const CHILDREN = family('children', 'natal', [
  {
    name: 'get_fertility_window',
    title: 'Promise of children and open periods',
    purpose: 'Whether children are promised, what delays, and the dasha windows, for one or both partners',
    phase: 'timing',
    system: 'kp',
    needs: ['analyze_natal_promise', 'get_smart_current_dasha'],
    disclaimer: 'child',
  },
]);
