import { family } from './row.ts';

export const FAMILY = family('family', 'natal', [
  {
    name: 'get_relatives_karaka_panel',
    title: 'Relatives from one chart',
    purpose: 'State and relation of each relative by turning the chart, with the natural karaka beside',
    phase: 'advanced',
    system: 'kp',
    needs: ['analyze_natal_promise'],
  },
]);
