import { jdFromUtcMs, UNIX_EPOCH_JD } from '../time/julian.ts';

/** Julian day of a whole Unix second, the same number as that of its milliseconds. */
export const jdOfSecond = (second: number): number => jdFromUtcMs(second * 1000);

/** Unix seconds, with their fraction, of a Julian day. */
export const secondOfJd = (jd: number): number => (jd - UNIX_EPOCH_JD) * 86_400;

/** The first whole second not before an instant of Unix milliseconds. */
export const secondFrom = (utcMs: number): number => Math.ceil(utcMs / 1000);
