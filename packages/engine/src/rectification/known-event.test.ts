import { describe, expect, it } from 'vitest';
import { EngineError } from '../base/errors.ts';
import { resolveKnownEvents } from './known-event.ts';
import type { KnownEventArguments } from './known-event.ts';

const BIRTH = { offsetMinutes: 330 };
const limits = { bornMs: Date.UTC(1992, 7, 13, 23, 2), asOfMs: Date.UTC(2026, 0, 1, 12) };
const resolved = (...given: KnownEventArguments[]) => resolveKnownEvents(given, BIRTH, limits);
const only = (given: KnownEventArguments) => {
  const [event] = resolved(given);
  if (event === undefined) throw new Error('no event');
  return event;
};

describe('known events (T1)', () => {
  it('takes a date alone as local noon at the place of the event, else at the birth place', () => {
    expect(only({ date: '2018-02-03', houses: [7] }).utcMs).toBe(Date.UTC(2018, 1, 3, 6, 30));
    const place = { latitude: 40.7, longitude: -74 };
    expect(only({ date: '2018-02-03', houses: [7], location: { ...place, utcOffsetMinutes: -300 } }).utcMs).toBe(
      Date.UTC(2018, 1, 3, 17),
    );
    // New York is four hours behind in July.
    expect(only({ date: '2018-07-03', houses: [7], location: { ...place, timeZone: 'America/New_York' } }).utcMs).toBe(
      Date.UTC(2018, 6, 3, 16),
    );
    expect(only({ date: '2018-02-03', houses: [7], location: place }).utcMs).toBe(Date.UTC(2018, 1, 3, 6, 30));
  });

  it('refuses offset and zone of a place that disagree then, and a zone that is none, by their own names', () => {
    const place = { latitude: 40.7, longitude: -74, timeZone: 'America/New_York', utcOffsetMinutes: -300 };
    expect(only({ date: '2018-02-03', houses: [7], location: place }).utcMs).toBe(Date.UTC(2018, 1, 3, 17));
    const at = 'known_events[0].location';
    expect(() => resolved({ date: '2018-07-03', houses: [7], location: place })).toThrow(
      `${at}.utcOffsetMinutes -300 (-05:00) disagrees with ${at}.timeZone America/New_York, which was at -04:00 then.`,
    );
    const nowhere = { ...place, timeZone: 'Mars/Olympus' };
    expect(() => resolved({ date: '2018-02-03', houses: [7], location: nowhere })).toThrow(
      `${at}.timeZone "Mars/Olympus" is not a known IANA zone. Give one such as Asia/Colombo, or ${at}.utcOffsetMinutes.`,
    );
  });

  it('knows a clock time where the date has one, unless the caller says otherwise', () => {
    expect(only({ date: '2018-02-03', houses: [7] }).timeKnown).toBe(false);
    expect(only({ date: '2018-02-03T09:15', houses: [7] }).timeKnown).toBe(true);
    expect(only({ date: '2018-02-03T09:15', houses: [7], timeKnown: false }).timeKnown).toBe(false);
    expect(only({ date: '2018-02-03', houses: [7], timeKnown: true }).timeKnown).toBe(true);
  });

  it('takes houses before a name, the 12th from each against them, and the first as the cusp', () => {
    const event = only({ date: '2018-02-03', houses: [7, 2, 11], event: 'Childbirth' });
    expect(event).toMatchObject({ label: 'Houses 2, 7, 11', favourable: [2, 7, 11], weight: 1, place: null });
    expect(event.matter).toMatchObject({ primaryCusp: 7, required: [2, 7, 11], supporting: [], denial: [1, 6, 10] });
    expect(only({ date: '2018-02-03', houses: [2, 7, 11], primaryHouse: 11 }).matter.primaryCusp).toBe(11);
  });

  it('takes the row of a named event, adverse ones too, and lets primaryHouse move its cusp', () => {
    const marriage = only({ date: '2018-02-03', event: 'Marriage' });
    expect([marriage.label, marriage.matter.primaryCusp, marriage.favourable]).toEqual(['Marriage', 7, [2, 7, 11]]);
    expect(only({ date: '2018-02-03', event: 'Marriage', primaryHouse: 2 }).matter.primaryCusp).toBe(2);
    expect(only({ date: '2018-02-03', event: 'Job Loss', label: 'Laid off' }).label).toBe('Laid off');
    expect(only({ date: '2018-02-03', event: 'imprisonment' }).matter.polarity).toBe('adverse');
  });

  it.each<[string, KnownEventArguments, RegExp]>([
    ['neither houses nor event', { date: '2018-02-03' }, /known_events\[1\] has neither houses nor event/],
    ['a date before the birth', { date: '1990-01-01', houses: [1] }, /known_events\[1\] is dated .* before the birth/],
    [
      'a date after the moment of work',
      { date: '2026-02-01', houses: [1] },
      /known_events\[1\] is dated .* after as_of/,
    ],
    ['no event', { date: '2018-02-03', event: 'Zzz' }, /"Zzz" is no known event.*This concerns known_events\[1\]/],
    ['no date', { date: 'soon', houses: [1] }, /known_events\[1\]\.date "soon" is not an ISO/],
  ])('refuses %s by its place in the list', (_, given, message) => {
    const refuse = () => resolved({ date: '2018-02-03', houses: [7] }, given);
    expect(refuse).toThrow(EngineError);
    expect(refuse).toThrow(message);
  });
});
