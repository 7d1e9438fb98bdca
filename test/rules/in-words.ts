import { toDms } from '@cuspal/engine/base/angles';
import { SIGNS } from '@cuspal/engine/zodiac/names';

/** `4°10′02″`, cut off as results print it. */
export const arc = (degrees: number): string => toDms(degrees).replace("'", '′').replace('"', '″');

/** `4°10′02″ of Sagittarius`. */
export const inSign = (longitude: number): string =>
  `${arc(longitude % 30)} of ${SIGNS[Math.floor(longitude / 30)] ?? 'no sign'}`;

/** `14 August 1992` by the clock of India. */
export const dateInIndia = (utcMs: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  }).format(utcMs);

/** `05:59:57` by the clock of India. */
export const timeInIndia = (utcMs: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: 'Asia/Kolkata',
  }).format(utcMs);
