import { family } from './row.ts';

export const FOUNDATION = family('foundation', 'ephemeris', [
  {
    name: 'get_full_chart',
    title: 'Full birth chart',
    purpose:
      'Ascendant, cusps, planets, node agents, significations and dasha overview in one call; the first call of any reading',
    phase: 'chart_foundation',
    system: 'kp',
    needs: [],
  },
  {
    name: 'get_planets',
    title: 'Planet positions',
    purpose: 'Exact positions with sign, star, sub and sub-sub lords, motion, combustion and dignity',
    phase: 'chart_foundation',
    system: 'kp',
    needs: ['get_full_chart'],
  },
  {
    name: 'get_house_cusps',
    title: 'Placidus cusps',
    purpose: 'The twelve KP house starts with their lords, spans and occupants',
    phase: 'chart_foundation',
    system: 'kp',
    needs: ['get_full_chart'],
  },
  {
    name: 'get_nakshatra_details',
    title: 'Birth star in detail',
    purpose: "The Moon's star, pada, lords and attributes, the tara wheel from it and the dasha balance it fixes",
    phase: 'chart_foundation',
    system: 'kp',
    needs: [],
  },
  {
    name: 'get_aspects_and_strength',
    title: 'Graha drishti and house strength',
    purpose:
      'Which planet looks at which planet and house by sign, and a 0-100 reading of each house; not the KP chain',
    phase: 'chart_foundation',
    system: 'parashari',
    needs: [],
  },
]);
