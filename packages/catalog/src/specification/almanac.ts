import { family } from './row.ts';

export const ALMANAC = family('almanac', 'ephemeris', [
  {
    name: 'get_panchang',
    title: 'Five limbs of the day',
    purpose: "Tithi, nakshatra, yoga, karana, weekday, sun and moon times and the day's good and bad bands",
    phase: 'standalone',
    system: 'kp',
    needs: [],
    birth: 'accepted',
  },
  {
    name: 'get_choghadiya_today',
    title: 'Choghadiya',
    purpose: 'The eight day and eight night periods, their quality and the running one; not KP',
    phase: 'standalone',
    system: 'extension',
    needs: [],
    birth: 'accepted',
  },
  {
    name: 'get_hora_today',
    title: 'Planetary hours',
    purpose: 'The 24 planetary hours from sunrise and the running one',
    phase: 'standalone',
    system: 'extension',
    needs: [],
    birth: 'accepted',
  },
  {
    name: 'get_tara_bala',
    title: 'Tara and Chandra bala',
    purpose: "How a day's Moon star stands to the birth star, and the next good days",
    phase: 'standalone',
    system: 'parashari',
    needs: [],
    pageSize: 15,
  },
]);
