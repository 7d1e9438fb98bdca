import { family } from './row.ts';

export const SPORT = family('sport', 'horary', [
  {
    name: 'get_sport_outcome',
    title: 'Two-contestant match lens',
    purpose: 'Compares two contestants on natal and match-day grounds; entertainment only, never for betting',
    phase: 'standalone',
    system: 'kp',
    needs: [],
    birth: 'accepted',
  },
]);
