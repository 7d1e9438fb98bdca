import { describe, expect, it } from 'vitest';
import { reportOfQuestion } from './report-of-question.ts';

const BIRTH = { birth_datetime: '1992-08-14T10:02:00', latitude: 13.0827, longitude: 80.2707, utc_offset_minutes: 330 };
const SECOND = { datetime: '1990-11-03T17:20', latitude: 12.9716, longitude: 77.5946, utcOffsetMinutes: 330 };

describe('the report that goes with a question', () => {
  it.each([
    ['marriage', {}, 'marriage'],
    ['career', {}, 'career'],
    ['property', {}, 'horoscope'],
    [null, {}, 'horoscope'],
    ['marriage', { person2: SECOND }, 'match'],
    ['marriage', { number: 84 }, 'horary'],
  ])('of %s with %j is %s', (topic, more, kind) => {
    const asked = reportOfQuestion({ ...BIRTH, question: 'Will it come?', ...more }, topic);
    expect(asked.kind).toBe(kind);
    expect(asked.request).toMatchObject(BIRTH);
  });

  it('has the question, and nothing of how the answer was to look', () => {
    const { request } = reportOfQuestion({ ...BIRTH, question: 'When?', budget: 600, voice: 'audit' }, 'marriage');
    expect(request).toEqual({ ...BIRTH, questions: ['When?'] });
    const horary = reportOfQuestion({ ...BIRTH, question: 'When?', number: 7 }, null);
    expect(horary.request).toEqual({ ...BIRTH, question: 'When?', number: 7 });
    expect(reportOfQuestion({ ...BIRTH, event: 'Marriage' }, 'marriage').request).toEqual({
      ...BIRTH,
      event: 'Marriage',
    });
  });

  it('takes arguments as clients write them: numbers as text, null for what is left out, other names of a person', () => {
    const { latitude, longitude } = BIRTH;
    const written = { ...BIRTH, latitude: String(latitude), longitude: String(longitude), gender: null };
    const person2 = {
      birth_datetime: '1990-11-03T17:20',
      latitude: '12.9716',
      longitude: 77.5946,
      utc_offset_minutes: 330,
      name: null,
    };
    const { request } = reportOfQuestion({ ...written, person2 }, null);
    expect(request).toEqual({ ...BIRTH, person2: SECOND });
  });

  it('is none where a report does not take what was sent', () => {
    expect(reportOfQuestion({ ...BIRTH, question: 7 }, null).request).toEqual(BIRTH);
    expect(reportOfQuestion({ question: 'When?' }, null).request).toBeUndefined();
  });
});
