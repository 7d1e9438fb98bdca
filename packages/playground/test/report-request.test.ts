import { describe, expect, it } from 'vitest';
import { reportsOf } from '../src/calls/report-request.ts';

const BIRTH = { birth_datetime: '1992-08-14T10:02', latitude: 13.0827, longitude: 80.2707, time_zone: 'Asia/Kolkata' };

describe('the reports of what was asked', () => {
  it('have the birth and the question, and nothing of how the answer was to look', () => {
    const reports = reportsOf({ ...BIRTH, question: 'When will I marry?', budget: 600, voice: 'audit' });
    expect(reports.map(({ kind }) => kind)).toEqual(['horoscope', 'marriage', 'career', 'year']);
    expect(reports[0]?.body).toEqual({ ...BIRTH, questions: ['When will I marry?'] });
    expect(reports.at(-1)?.body).toEqual(BIRTH);
  });

  it('begin with the one that goes with a number or a second person', () => {
    const person2 = { datetime: '1990-11-03T17:20', latitude: 1, longitude: 2 };
    const [horary] = reportsOf({ ...BIRTH, number: 84, question: 'Will it come?' });
    expect(horary).toMatchObject({ kind: 'horary', body: { ...BIRTH, number: 84, question: 'Will it come?' } });
    expect(reportsOf({ ...BIRTH, person2 })[0]).toMatchObject({ kind: 'match', body: { ...BIRTH, person2 } });
  });

  it('are none without a birth', () => {
    expect(reportsOf({ latitude: 13, longitude: 80 })).toEqual([]);
    expect(reportsOf({})).toEqual([]);
  });
});
