import { family } from './row.ts';

export const SPIRITUAL = family('spiritual', 'natal', [
  {
    name: 'get_past_life_karmic_panel',
    title: 'Karma panel',
    purpose: 'The traditional reading of carried karma; a reflective lens that claims no fact',
    phase: 'advanced',
    system: 'parashari',
    needs: ['get_full_chart'],
  },
]);
