import { FIRST_JD, LAST_JD } from '../sky/port.ts';

/** A Julian day brought inside the years the sky is known for (kernel F, limits). */
export const withinSpan = (jd: number): number => Math.min(Math.max(jd, FIRST_JD), LAST_JD);
