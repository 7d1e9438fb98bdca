const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const SECOND = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'UTC',
});
const NUMBER = new Intl.NumberFormat('en-GB');

/** YYYY-MM-DD as "3 Nov". */
export const dateText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

/** YYYY-MM as "November 2026". */
export const monthText = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));

export const dayText = (instant: Date): string => DATE.format(instant);

export const instantText = (instant: Date): string => `${DATE.format(instant)}, ${TIME.format(instant)} UTC`;

/** "3 Nov 2026, 14:03", in a table whose head says that it is UTC. */
export const shortText = (instant: Date): string => SHORT.format(instant);

/** "22 Nov, 14:03:05", in a table whose head says that it is UTC: for what happened not long ago. */
export const secondText = (instant: Date): string => SECOND.format(instant);

/** "12 ms", "3.8 s". */
export const durationText = (milliseconds: number): string =>
  milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

export const numberText = (number: number): string => NUMBER.format(number);

/** "1 call", "2,000 calls". */
export const callsText = (number: number): string => `${numberText(number)} ${number === 1 ? 'call' : 'calls'}`;
