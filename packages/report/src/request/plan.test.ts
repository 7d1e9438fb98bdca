import { describe, expect, it } from 'vitest';
import { REPORT_KINDS } from './kinds.ts';
import { planOf } from './plan.ts';
import { reportRequest } from './request.ts';

const BIRTH = { birth_datetime: '1992-08-14T10:02', latitude: 13.0827, longitude: 80.2707, utc_offset_minutes: 330 };
const PERSON = { datetime: '1990-11-03T17:20', latitude: 12.97, longitude: 77.59, utcOffsetMinutes: 330, name: 'B' };
const WHOLE = {
  ...BIRTH,
  person2: PERSON,
  number: 84,
  event: 'Marriage',
  known_events: [{ date: '2015-07-06', event: 'Career / Job Start' }],
};
const plan = (kind: (typeof REPORT_KINDS)[number], body: object) => planOf(kind, reportRequest.parse(body));

describe('the plan of a report', () => {
  it.each(REPORT_KINDS)('%s asks no tool the same twice, and lacks nothing where all is sent', (kind) => {
    const { calls, missing } = plan(kind, WHOLE);
    expect(missing).toEqual([]);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(calls.length);
    const asked = calls.map(({ tool, args }) => JSON.stringify([tool, args]));
    expect(new Set(asked).size).toBe(calls.length);
  });

  it.each(REPORT_KINDS.filter((kind) => kind !== 'horary'))(
    '%s of an unknown time asks nothing that needs houses',
    (kind) => {
      const { calls, missing } = plan(kind, { ...WHOLE, birth_time_known: false });
      expect(calls.map(({ tool }) => tool).filter((tool) => tool !== 'find_birth_time')).toEqual(['get_planets']);
      expect(missing.every(({ lack }) => lack === 'time')).toBe(true);
      expect(missing.length).toBeGreaterThan(0);
    },
  );

  it.each([
    ['match', 'person2'],
    ['horary', 'number'],
    ['election', 'event'],
    ['birth-time', 'known_events'],
  ] as const)('%s without %s says so and makes the rest', (kind, lack) => {
    const { calls, missing } = plan(kind, BIRTH);
    expect(missing.map((part) => part.lack)).toEqual([lack]);
    expect(calls.map(({ tool }) => tool)).toContain('get_full_chart');
  });

  it('sends no name to a tool', () => {
    for (const kind of REPORT_KINDS)
      expect(JSON.stringify(plan(kind, { ...WHOLE, name: 'A name', place: 'A place' }))).not.toMatch(
        /A name|A place|"name"/,
      );
  });

  it('answers the questions that are asked in place of the usual ones', () => {
    const { calls } = plan('horoscope', { ...BIRTH, questions: ['When will I move?'] });
    expect(calls.filter(({ tool }) => tool === 'answer_question').map(({ args }) => args['question'])).toEqual([
      'When will I move?',
    ]);
  });
});
