import type { Topic } from './event.ts';

/**
 * The part of the day in which people do a thing, HH:MM on the clock of the event, the end not included. No book names
 * one: these hours are ours.
 */
export interface UsualHours {
  readonly start: string;
  readonly end: string;
  readonly source: 'ours';
}

const ours = (start: string, end: string): UsualHours => ({ start, end, source: 'ours' });

/** Offices, courts and banks: contracts, interviews, launches. */
export const OFFICE_HOURS = ours('09:00', '18:00');
/** Examinations. */
export const EXAM_HOURS = ours('08:00', '18:00');
/** Operations and treatment. */
export const HOSPITAL_HOURS = ours('07:00', '20:00');
/** Weddings and rites, many of which begin before sunrise. */
export const RITE_HOURS = ours('04:30', '23:00');
/** Property, vehicles, purchases and visits. */
export const TRADE_HOURS = ours('08:00', '20:00');
/** Journeys and what is done at home. */
export const WAKING_HOURS = ours('05:00', '23:00');

/** The hours of a natal event that is elected, by its topic. */
export const USUAL_HOURS_OF_TOPIC: Readonly<Record<Topic, UsualHours>> = {
  marriage: RITE_HOURS,
  children: WAKING_HOURS,
  career: OFFICE_HOURS,
  money: OFFICE_HOURS,
  property: TRADE_HOURS,
  education: EXAM_HOURS,
  foreign: WAKING_HOURS,
  legal: OFFICE_HOURS,
  health: HOSPITAL_HOURS,
  other: WAKING_HOURS,
  spiritual: RITE_HOURS,
};
