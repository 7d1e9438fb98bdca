import { parseCivil } from '@cuspal/engine/time/civil';
import { DAY_MS } from '@cuspal/engine/time/julian';
import type { Moment } from '@cuspal/engine/time/moment';
import { printDate, printOffset } from '@cuspal/engine/time/print';
import { halfPlaceNote, ToolError } from '@cuspal/tool-kit';
import type { z } from 'zod';
import { say } from './horary.messages.ts';
import { type Called, type judgementInput, momentOf, type Names, type ownJudgementInput } from './judgement.ts';
import { say as fault } from './faults.messages.ts';

/** The moment and place for which a question is judged. */
export interface Judged {
  readonly moment: Moment;
  /** Sentence of the answer that it is cast for a birth date long past, which may be meant or not. */
  readonly castNote: string | false;
}

type JudgementSent = z.output<typeof judgementInput>;
type OwnSent = z.output<typeof ownJudgementInput>;

/** A clock that was sent, with its names. */
interface SentClock {
  readonly offset?: number | undefined;
  readonly zone?: string | undefined;
  readonly names: Pick<Names, 'offset' | 'zone'>;
}

/** Older names of a tool for moment and clock. */
interface OwnNames {
  readonly datetime: string | undefined;
  readonly clock: SentClock;
}

const BIRTH_NAMES = { offset: 'utc_offset_minutes', zone: 'time_zone' };
const OWN_NAMES = { offset: 'utcOffsetMinutes', zone: 'timeZone' };

/** The moment of judgement of a tool that knows it by the names of a question and of a birth. */
export const judgementMoment = (input: JudgementSent, called: Called): Judged => judged(input, null, called);

/** The moment of judgement of a tool with older names of its own. */
export function ownJudgementMoment(input: OwnSent, called: Called): Judged {
  const { datetime, utcOffsetMinutes: offset, timeZone: zone } = input;
  requireOneMoment(['question_datetime', input.question_datetime], ['datetime', datetime]);
  requireOne(['question_time_zone', input.question_time_zone], ['timeZone', zone]);
  return judged(input, { datetime, clock: { offset, zone, names: OWN_NAMES } }, called);
}

/**
 * The moment and place of a question: of the moment the first that is there of question_datetime, a tool's older name for
 * it, birth_datetime and now; of the place each coordinate by itself, that of the question before that of the birth.
 * What is not needed is not read: the host names it in the notes.
 */
function judged(input: JudgementSent | OwnSent, own: OwnNames | null, called: Called): Judged {
  const text = input.question_datetime ?? own?.datetime;
  const ofBirth = text === undefined ? input.birth_datetime : undefined;
  const datetime = text ?? ofBirth ?? null;
  const field = fieldOf(input, ofBirth !== undefined, own);
  const clock = clockOf(input, field, own, called);
  const [latitudeField, longitudeField] = [
    input.question_latitude === undefined ? 'latitude' : 'question_latitude',
    input.question_longitude === undefined ? 'longitude' : 'question_longitude',
  ];
  const half = halfPlaceNote(
    { latitude: input.question_latitude, longitude: input.question_longitude },
    input,
    'question_',
  );
  if (half !== undefined) called.note(half);
  const moment = momentOf(
    {
      datetime,
      latitude: input.question_latitude ?? input.latitude,
      longitude: input.question_longitude ?? input.longitude,
      offset: clock.offset,
      zone: clock.zone,
      ayanamsa: input.ayanamsa,
    },
    { datetime: field, ...clock.names, latitude: latitudeField, longitude: longitudeField },
    called,
  );
  return { moment, castNote: ofBirth !== undefined && castNote(moment, called.now) };
}

const fieldOf = (input: JudgementSent | OwnSent, ofBirth: boolean, own: OwnNames | null): string => {
  if (ofBirth) return 'birth_datetime';
  return input.question_datetime !== undefined || own === null ? 'question_datetime' : 'datetime';
};

const isSent = ({ offset, zone }: SentClock): boolean => offset !== undefined || zone !== undefined;

/** The clock of the question before that of the birth; a birth date is read by the clock of the birth first. */
function clockOf(input: JudgementSent | OwnSent, field: string, own: OwnNames | null, { note }: Called): SentClock {
  const question: SentClock = {
    zone: input.question_time_zone,
    names: { ...BIRTH_NAMES, zone: 'question_time_zone' },
  };
  const before = field === 'birth_datetime' ? [] : [question, suffixClock(input.question_datetime)];
  const sent = [...before, ...(own === null ? [] : [own.clock])].find(isSent);
  if (sent !== undefined) return sent;
  const birth: SentClock = { offset: input.utc_offset_minutes, zone: input.time_zone, names: BIRTH_NAMES };
  if (!isSent(birth)) return isSent(question) ? question : { names: own === null ? BIRTH_NAMES : OWN_NAMES };
  if (field === 'question_datetime' && input.question_datetime !== undefined && birth.zone === undefined)
    note(say.readWithBirthOffset({ offset: printOffset(birth.offset ?? 0) }));
  return birth;
}

/** The offset that the moment of a question carries itself. */
const suffixClock = (text: string | undefined): SentClock => ({
  ...(text !== undefined && writtenClock(text)),
  names: { ...BIRTH_NAMES, zone: 'question_time_zone' },
});

function writtenClock(text: string) {
  const { offsetMinutes, zone } = parseCivil(text, 'question_datetime');
  return zone === undefined ? { offset: offsetMinutes } : { zone };
}

/** Two names of one thing may both be sent, but not with two values. */
export function requireOne(
  [first, a]: readonly [name: string, value: string | number | undefined],
  [second, b]: readonly [name: string, value: string | number | undefined],
): void {
  if (a === undefined || b === undefined || a === b) return;
  throw new ToolError('validation_failed', fault.twoValues({ first, a: `${a}`, second, b: `${b}` }), { field: first });
}

/** The same of a moment: each must be one before they are compared. */
export function requireOneMoment(
  first: readonly [name: string, value: string | undefined],
  second: readonly [name: string, value: string | undefined],
): void {
  for (const [name, text] of [first, second]) if (text !== undefined) parseCivil(text, name);
  requireOne(first, second);
}

/** A question is judged within days of being asked (R17.5), so an older moment may be a birth (ours). */
const OLD_MS = 7 * DAY_MS;

/** `It is cast for 14 May 1991, 35 years ago, so send question_datetime if that is the birth.` */
function castNote(moment: Moment, now: number): string | false {
  const passed = now - moment.utcMs;
  return passed > OLD_MS && say.castForBirth({ on: printDate(moment.utcMs, moment), ...agoOf(passed / DAY_MS) });
}

const YEAR_DAYS = 365.2425;

/** How long ago in the largest unit that tells it. */
function agoOf(days: number) {
  if (days >= YEAR_DAYS) return { unit: 'YEARS', ago: Math.floor(days / YEAR_DAYS) } as const;
  return days >= 61
    ? ({ unit: 'MONTHS', ago: Math.floor(days / (YEAR_DAYS / 12)) } as const)
    : ({ unit: 'DAYS', ago: Math.floor(days) } as const);
}
