import type { DayRule } from './chosen-day.ts';

/** Minutes of a muhurta by day and night of equal length, and of its half, the ghatika. */
const [MUHURTA, GHATIKA] = [48, 24];

/** At sunrise; a tithi without a sunrise on the day on which it begins. */
export const SUNRISE: DayRule = { time: 'SUNRISE', both: 'FIRST', neither: 'FIRST' };
/** At sunrise, on the second of two. */
export const SUNRISE_LATE: DayRule = { time: 'SUNRISE', both: 'SECOND', neither: 'FIRST' };
/** At sunrise and for a muhurta after it. */
export const SUNRISE_MUHURTA: DayRule = { time: 'SUNRISE', both: 'FIRST', neither: 'FIRST', least: MUHURTA };
/** At sunrise and for three muhurtas after it. */
export const SUNRISE_LONG: DayRule = { time: 'SUNRISE', both: 'FIRST', neither: 'FIRST', least: 3 * MUHURTA };
/** At sunrise, never with the tithi before it: the Vaishnavas. */
export const PURE: DayRule = { time: 'SUNRISE', both: 'FIRST', neither: 'NEXT' };
/** In the first two fifths of the day. */
export const MORNING: DayRule = { time: 'MORNING', both: 'FIRST', neither: 'FIRST' };
/** In the forenoon; on the second day where it runs for three muhurtas after sunrise there. */
export const FORENOON: DayRule = { time: 'FORENOON', both: 'SECOND', neither: 'FIRST', least: 3 * MUHURTA };
/** At midday, with the tithi after it where that leaves it a ghatika there. */
export const MIDDAY: DayRule = { time: 'MIDDAY', both: 'SECOND', neither: 'SECOND', least: GHATIKA };
/** At midday, with the tithi before it. */
export const MIDDAY_EARLY: DayRule = { time: 'MIDDAY', both: 'FIRST', neither: 'FIRST', fuller: true };
/** In the afternoon, with the tithi after it where that leaves it a ghatika there. */
export const AFTERNOON: DayRule = { time: 'AFTERNOON', both: 'SECOND', neither: 'SECOND', least: GHATIKA };
/** In the afternoon, with the tithi before it. */
export const AFTERNOON_EARLY: DayRule = { time: 'AFTERNOON', both: 'FIRST', neither: 'SECOND' };
/** In the afternoon, on the fuller day, else with the tithi before it. */
export const AFTERNOON_FULLER: DayRule = { time: 'AFTERNOON', both: 'FIRST', neither: 'SECOND', fuller: true };
/** In the afternoon, on the fuller day: rites for the forefathers. */
export const SHRADDHA: DayRule = { time: 'AFTERNOON', both: 'SECOND', neither: 'FIRST', fuller: true };
/** At sunset. */
export const SUNSET: DayRule = { time: 'SUNSET', both: 'SECOND', neither: 'SECOND' };
/** At dusk, with the tithi after it. */
export const DUSK: DayRule = { time: 'DUSK', both: 'SECOND', neither: 'SECOND' };
/** At dusk, with the tithi before it. */
export const DUSK_EARLY: DayRule = { time: 'DUSK', both: 'FIRST', neither: 'FIRST', fuller: true };
/** At dusk, on the fuller evening, else with the tithi after it. */
export const DUSK_FULLER: DayRule = { time: 'DUSK', both: 'SECOND', neither: 'SECOND', fuller: true };
/** At midnight, with the tithi after it. */
export const MIDNIGHT: DayRule = { time: 'MIDNIGHT', both: 'SECOND', neither: 'SECOND' };
/** At midnight, on the fuller night, else the first. */
export const MIDNIGHT_FULLER: DayRule = { time: 'MIDNIGHT', both: 'FIRST', neither: 'SECOND', fuller: true };
/** At moonrise, with the tithi before it. */
export const MOONRISE: DayRule = { time: 'MOONRISE', both: 'FIRST', neither: 'SECOND' };
/** At dawn, on the fuller one. */
export const DAWN: DayRule = { time: 'DAWN', both: 'FIRST', neither: 'NEXT', fuller: true };
/** A star at sunrise. */
export const STAR_DAY: DayRule = { time: 'SUNRISE', both: 'FIRST', neither: 'FIRST' };
/** A star at dusk. */
export const STAR_DUSK: DayRule = { time: 'DUSK', both: 'FIRST', neither: 'SECOND' };
