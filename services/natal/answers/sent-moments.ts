import { parseCivil } from '@cuspal/engine/time/civil';
import type { Moment } from '@cuspal/engine/time/moment';
import { requireZone } from '@cuspal/engine/time/sent-clock';
import { personMoment } from '@cuspal/tool-kit';
import type { AnswerInput } from './answer-input.ts';

const QUESTION_CLOCK = { zone: 'question_time_zone', offset: 'utc_offset_minutes' };

/** Refuses a sent moment that is none, also where the question needs no such moment and nothing else would read it. */
export function requireMoments(input: AnswerInput, { ayanamsa }: Moment): void {
  const { question_datetime: asked, question_time_zone: zone, candidate_dates: dates, known_events: events } = input;
  if (asked !== undefined) parseCivil(asked, 'question_datetime');
  if (zone !== undefined) requireZone(zone, QUESTION_CLOCK);
  if (input.person2 !== undefined) personMoment(input.person2, 'person2', ayanamsa, () => {});
  for (const date of dates ?? []) parseCivil(date, 'candidate_dates');
  for (const [index, { date, location }] of (events ?? []).entries()) {
    const field = `known_events[${index}]`;
    parseCivil(date, `${field}.date`);
    if (location?.timeZone !== undefined)
      requireZone(location.timeZone, {
        zone: `${field}.location.timeZone`,
        offset: `${field}.location.utcOffsetMinutes`,
      });
  }
}
