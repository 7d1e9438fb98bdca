import { UT } from '@cuspal/engine/time/clock';
import { divide } from '@cuspal/engine/zodiac/division';
import { expect, it } from 'vitest';
import { slowTransitView, sunTransitView } from './month-transits.ts';

const at = (text: string): number => Date.parse(text);

it('a stay of the Sun names its last day, not the first of the next', () => {
  const stay = { startMs: at('2027-04-14T05:00Z'), endMs: at('2027-04-28T00:00Z') };
  const { subLords, note } = sunTransitView({ planet: 'Sun', inside: divide(0), subLords: ['Ketu'], ...stay }, UT);
  expect([subLords, note]).toEqual([['Ketu'], 'It passes Ashwini in Aries from 14 April 2027 to 27 April 2027.']);
});

it('a stay within one day of the clock has its times', () => {
  const stay = { startMs: at('2026-03-31T06:00Z'), endMs: at('2026-04-01T00:00Z') };
  const { note } = sunTransitView({ planet: 'Sun', inside: divide(347), subLords: ['Mercury'], ...stay }, UT);
  expect(note).toBe('It passes Revati in Pisces from 31 March 2026, 06:00 to 23:59.');
});

it('a slow planet tells what it enters and how it turns, each on its date', () => {
  const changes = [
    { atMs: at('2027-05-01T23:00Z'), sign: 1, star: 2 },
    { atMs: at('2027-05-09T00:00Z'), star: 3 },
    { atMs: at('2027-05-20T00:00Z'), turns: 'retrograde' as const },
  ];
  expect(slowTransitView({ planet: 'Saturn', inside: divide(0), changes }, { offsetMinutes: 330 }).note).toBe(
    'At mid-month it is in Ashwini in Aries. It enters Taurus and Krittika on 2 May 2027, enters Rohini on 9 May 2027 and turns retrograde on 20 May 2027.',
  );
});
