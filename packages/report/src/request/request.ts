import { languageChosen } from '@cuspal/speech';
import { z } from 'zod';
import { PAPERS } from '../document/document.ts';

/** Letters of a name that is printed. */
const MOST_NAME = 200;
const MOST_LINES = 4;
const MOST_QUESTIONS = 6;
const MOST_EVENTS = 20;

const STYLES = ['south', 'north', 'east', 'round'] as const;
const DASHA_LEVELS = ['mahadasha', 'antardasha', 'pratyantardasha'] as const;
export type DashaLevel = (typeof DASHA_LEVELS)[number];

const COLOUR = /^#[0-9a-f]{6}$/i;
const text = z.string().max(MOST_NAME);
const shortText = z.string().max(80);
const number = z.number();

/** The birth as tools take it, which judge it themselves. */
const birth = {
  birth_datetime: shortText,
  latitude: number,
  longitude: number,
  utc_offset_minutes: number.optional(),
  time_zone: shortText.optional(),
  ayanamsa: shortText.optional(),
};

const secondPerson = z.strictObject({
  name: text.optional(),
  datetime: shortText,
  latitude: number,
  longitude: number,
  utcOffsetMinutes: number.optional(),
  timeZone: shortText.optional(),
  ayanamsa: shortText.optional(),
  gender: shortText.optional(),
});

const letterhead = z.strictObject({
  name: text.optional(),
  lines: z.array(text).max(MOST_LINES).optional(),
  colour: z.string().regex(COLOUR, 'be a colour such as #8c2f1b').optional(),
  /** PNG or SVG in base64. */
  logo: z.string().optional(),
});

const knownEvent = z.looseObject({ date: shortText, event: shortText.optional() });

/** What a report is made from: the arguments of its tools, and how it looks. */
export const reportRequest = z.strictObject({
  ...birth,
  name: text.optional(),
  place: text.optional(),
  gender: shortText.optional(),
  birth_time_known: z.boolean().optional(),
  birth_time_uncertainty_minutes: number.optional(),
  person2: secondPerson.optional(),
  questions: z.array(z.string().min(1).max(1000)).max(MOST_QUESTIONS).optional(),
  events: z.array(shortText).min(1).max(MOST_EVENTS).optional(),
  event: shortText.optional(),
  year: z.int().optional(),
  number: z.int().optional(),
  question: z.string().min(1).max(1000).optional(),
  question_datetime: shortText.optional(),
  question_latitude: number.optional(),
  question_longitude: number.optional(),
  question_time_zone: shortText.optional(),
  scan_start: shortText.optional(),
  scan_days: number.optional(),
  known_events: z.array(knownEvent).max(30).optional(),
  range_minutes: number.optional(),
  chart_style: z.enum(STYLES).optional(),
  dasha_level: z.enum(DASHA_LEVELS).optional(),
  paper: z.enum(PAPERS).optional(),
  language: z
    .string()
    .max(64)
    .refine((tag) => languageChosen(tag) !== undefined, 'be a BCP 47 tag such as hi')
    .optional(),
  letterhead: letterhead.optional(),
});

export type ReportRequest = z.output<typeof reportRequest>;
export type SecondPerson = NonNullable<ReportRequest['person2']>;
