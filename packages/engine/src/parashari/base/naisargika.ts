import type { Graha } from '../../zodiac/names.ts';

/** From the faintest to the brightest. */
const BRIGHTNESS: readonly Graha[] = ['Saturn', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Moon', 'Sun'];

/** Natural strength in virupas: sevenths of 60, Sun the strongest (R25). It settles ties of other strengths too. */
export const naisargikaBala = (planet: Graha): number => (60 * (BRIGHTNESS.indexOf(planet) + 1)) / 7;
