import { describe, expect, it } from 'vitest';
import { resolveBirth } from './moment.ts';
import { pastClockNote } from './past-clock-note.ts';
import { PAST_CLOCKS } from './past-clocks.ts';

const PLACES = {
  Calcutta: [22.5726, 88.3639],
  Bombay: [18.975, 72.8258],
  Delhi: [28.6667, 77.2167],
  Lahore: [31.558, 74.3507],
  Colombo: [6.927, 79.861],
  Dacca: [23.7104, 90.4074],
  Rangoon: [16.8053, 96.1561],
  London: [51.5085, -0.1257],
  Lyon: [45.7485, 4.8467],
  Munich: [48.1374, 11.5755],
  'New York': [40.7143, -74.006],
  'St Louis': [38.6273, -90.1979],
  Singapore: [1.2897, 103.8501],
} as const;

type Clock = number | string;

function noteOf(place: keyof typeof PLACES, birth_datetime: string, clock: Clock, known?: boolean): string | null {
  const [latitude, longitude] = PLACES[place];
  const sent = typeof clock === 'number' ? { utc_offset_minutes: clock } : { time_zone: clock };
  return pastClockNote(resolveBirth({ birth_datetime, latitude, longitude, ...sent }), known);
}

const sendOf = (note: string | null): string | undefined =>
  /send utc_offset_minutes (.*) and no time_zone/.exec(note ?? '')?.[1];

describe('A17: clocks of the past', () => {
  it('are told without their history to those who know it', () => {
    const [place, birth, clock] = ['Bombay', '1943-11-02T23:59', 'Asia/Kolkata'] as const;
    expect(noteOf(place, birth, clock, true)).toBe(
      'This time is read at +06:30. If another clock was meant, send utc_offset_minutes 291 (+04:51) or 330 (+05:30) and no time_zone.',
    );
    expect(noteOf(place, birth, clock)).toMatch(
      /^Bombay kept its own time, .* The clocks of India were an hour ahead, /,
    );
    expect(noteOf('Munich', '1980-06-10T10:00', 'Europe/Berlin', true)).toBeNull();
  });

  it.each<[keyof typeof PLACES, string, Clock, string]>([
    ['Calcutta', '1938-05-10T06:30', 'Asia/Kolkata', '353.3333 (+05:53:20)'],
    ['Calcutta', '1938-05-10T06:30', 330, '353.3333 (+05:53:20)'],
    ['Calcutta', '1938-05-10T06:30', 353.3333, '330 (+05:30)'],
    ['Calcutta', '1943-05-10T06:30', 'Asia/Kolkata', '353.3333 (+05:53:20) or 330 (+05:30)'],
    ['Bombay', '1930-05-10T06:30', 'Asia/Kolkata', '291 (+04:51)'],
    ['Bombay', '1954-05-10T06:30', 330, '291 (+04:51)'],
    ['Bombay', '1954-05-10T06:30', 291, '330 (+05:30)'],
    ['Delhi', '1943-06-01T10:00', 'Asia/Kolkata', '330 (+05:30)'],
    ['Delhi', '1943-06-01T10:00', 330, '390 (+06:30)'],
    // Its own mean time is the longitude in time: 77.2167 degrees are 5 h 8 min 52 s.
    ['Delhi', '1900-06-01T10:00', 'Asia/Kolkata', '308.8667 (+05:08:52)'],
    ['Lahore', '1900-06-01T10:00', 'Asia/Karachi', '321.1667 (+05:21:10) or 297.4 (+04:57:24)'],
    ['Colombo', '1942-03-01T10:00', 'Asia/Colombo', '330 (+05:30)'],
    ['Colombo', '1943-03-01T10:00', 330, '390 (+06:30)'],
    ['Dacca', '1920-03-01T10:00', 'Asia/Dhaka', '330 (+05:30)'],
    ['Rangoon', '1943-03-01T10:00', 'Asia/Yangon', '390 (+06:30)'],
    ['Singapore', '1943-03-01T10:00', 'Asia/Singapore', '450 (+07:30)'],
    ['London', '1941-07-01T10:00', 'Europe/London', '60 (+01:00)'],
    ['London', '1942-01-01T10:00', 'Europe/London', '0 (+00:00)'],
    ['London', '1947-06-01T10:00', 60, '120 (+02:00)'],
    ['Lyon', '1941-01-10T10:00', 'Europe/Paris', '60 (+01:00)'],
    ['Munich', '1945-06-10T10:00', 'Europe/Berlin', '120 (+02:00)'],
    ['New York', '1943-01-10T10:00', 'America/New_York', '-300 (-05:00)'],
    ['New York', '1943-01-10T10:00', -300, '-240 (-04:00)'],
    // 90.1979 degrees are 6 h 0 min 47 s; the zone has the mean time of Chicago until 1883.
    ['St Louis', '1870-01-10T10:00', 'America/Chicago', '-360.7833 (-06:00:47)'],
  ])('A17: %s at %s by %s may mean %s', (place, datetime, clock, expected) => {
    const note = noteOf(place, datetime, clock);
    expect(sendOf(note)).toBe(expected);
    for (const sentence of note?.split(/(?<=\.) /) ?? []) expect(sentence.split(' ').length).toBeLessThanOrEqual(25);
  });

  it.each<[keyof typeof PLACES, string, Clock]>([
    ['Calcutta', '1949-05-10T06:30', 'Asia/Kolkata'],
    ['Bombay', '1956-05-10T06:30', 'Asia/Kolkata'],
    ['Delhi', '1938-05-10T06:30', 'Asia/Kolkata'],
    ['Delhi', '1992-05-10T06:30', 'Asia/Kolkata'],
    ['London', '1939-07-10T10:00', 'Europe/London'],
    ['New York', '1946-01-10T10:00', 'America/New_York'],
    // Paris time was the time of France from 1891.
    ['Lyon', '1900-01-10T10:00', 'Europe/Paris'],
    ['Munich', '1944-06-10T10:00', 'Europe/Berlin'],
  ])('A17: %s at %s by %s needs no word', (place, datetime, clock) => {
    expect(noteOf(place, datetime, clock)).toBeNull();
  });

  it('A17: what is sent for the other clock is read as that clock', () => {
    const [latitude, longitude] = PLACES.Bombay;
    const other = resolveBirth({ birth_datetime: '1930-05-10T06:30', latitude, longitude, utc_offset_minutes: 291 });
    expect(new Date(other.utcMs).toISOString()).toBe('1930-05-10T01:39:00.000Z');
  });

  it('A17: no row begins after it ends or reaches past the last year', () => {
    for (const { from, until } of PAST_CLOCKS) {
      expect(Date.parse(from)).toBeLessThan(Date.parse(until));
      expect(Date.parse(until)).toBeLessThanOrEqual(Date.parse('1956-01-01T00:00Z'));
    }
  });
});
