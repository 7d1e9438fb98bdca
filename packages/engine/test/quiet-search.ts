import type { Search } from '../src/passages/transit-search.ts';
import { beginSearch } from '../src/passages/transit-search.ts';
import type { Ayanamsa } from '../src/zodiac/names.ts';
import { ephemeris } from './random-charts.ts';

/** A search that nobody waits for. */
export const quietSearch = (ayanamsa: Ayanamsa = 'kp'): Search =>
  beginSearch(ephemeris, ayanamsa, () => Promise.resolve());
