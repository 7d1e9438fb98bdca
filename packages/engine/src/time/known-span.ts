import { utcMsFromJd } from './julian.ts';

/** 1 January 1800 6h UT, Julian day: the files begin at 0h, light from the outer planets is under way up to six hours. */
export const FIRST_JD = 2_378_496.75;
/** Three days past 2399, Julian day UT: wall clocks behind UT, and the sunrise after the last day. */
export const LAST_JD = 2_597_644.5;

/** Whether an instant, Unix milliseconds, lies past the years the sky is known for. */
export const isPastSky = (utcMs: number): boolean => utcMs > utcMsFromJd(LAST_JD);

/** A Julian day brought inside the years the sky is known for (kernel F, limits). */
export const withinSpan = (jd: number): number => Math.min(Math.max(jd, FIRST_JD), LAST_JD);
