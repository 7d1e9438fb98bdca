import { family } from './row.ts';

export const TAJIK = family('tajik', 'ephemeris', [
  {
    name: 'get_varshaphala_chart',
    title: 'Annual solar-return chart',
    purpose: 'The chart of the year with muntha, year lord, strengths and a dasha summary',
    phase: 'timing',
    system: 'tajik',
    needs: ['get_full_chart'],
  },
  {
    name: 'get_tajik_strengths',
    title: 'Panchavargeeya, harsha, year lord',
    purpose: 'The numbers behind the year, and how its lord is chosen among all candidates',
    phase: 'timing',
    system: 'tajik',
    needs: ['get_varshaphala_chart'],
  },
  {
    name: 'get_tajik_yogas',
    title: 'The sixteen Tajik yogas',
    purpose: 'Which of the sixteen yogas hold in the annual, natal or question chart, and between whom',
    phase: 'timing',
    system: 'tajik',
    needs: ['get_varshaphala_chart'],
  },
  {
    name: 'get_mudda_dasha',
    title: 'Annual dashas',
    purpose: 'Mudda and patyayini periods of one year',
    phase: 'timing',
    system: 'tajik',
    needs: ['get_varshaphala_chart'],
    pageSize: 10,
  },
  {
    name: 'get_sahams',
    title: 'Sensitive points',
    purpose: 'Sensitive points of the natal or annual chart',
    phase: 'advanced',
    system: 'tajik',
    needs: ['get_full_chart'],
  },
  {
    name: 'get_tithi_pravesha',
    title: 'Lunar-day return',
    purpose: 'Yearly chart of the moment when the birth tithi returns in the birth solar month',
    phase: 'timing',
    system: 'parashari',
    needs: ['get_full_chart'],
  },
]);
