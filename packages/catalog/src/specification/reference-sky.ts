import { family } from './row.ts';

export const REFERENCE_SKY = family('reference sky', 'ephemeris', [
  {
    name: 'get_ephemeris',
    title: 'Monthly ephemeris',
    purpose: 'Daily sidereal positions of the nine planets for a month, with lords, stations and ingresses',
    phase: 'standalone',
    system: 'kp',
    needs: [],
    birth: 'accepted',
    pageSize: 10,
  },
  {
    name: 'get_sub_lord_table',
    title: 'The 249 sub table',
    purpose: 'Looks up a horary number or a longitude in the 249 division, or gives the whole table',
    phase: 'standalone',
    system: 'kp',
    needs: [],
    birth: 'accepted',
    pageSize: 50,
  },
]);
