import type { House } from '../zodiac/names.ts';

/** What each house stands for in a day, in a few words (R39; KPR2 houses chapter, condensed). */
export const HOUSE_KEYWORDS: Readonly<Record<House, string>> = {
  1: 'self, vigour',
  2: 'money, family',
  3: 'writing, short trips',
  4: 'home, land, vehicle',
  5: 'children, love, arts',
  6: 'service, debt',
  7: 'partner, public',
  8: 'legacy, insurance, delay',
  9: 'luck, higher study, journeys',
  10: 'profession, authority',
  11: 'gain, friends',
  12: 'expense, foreign places',
};
