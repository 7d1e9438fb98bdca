import { DELTAS, SESSION_VERDICTS, TRENDS } from '@cuspal/engine/kp/horary/serial';
import { callTool, conforms, eventOf, instantMs, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { NOON, OWN_NOON, sessionsOf } from '../test/questions.ts';
import chartTool from './get-horary-chart-v2.tool.ts';
import tool from './get-horary-serial.tool.ts';

const output = tool.output.loose();
type Output = z.output<typeof tool.output>;
const call = async (args: object): Promise<Output> => output.parse((await conforms(tool, args)).result);

const first = { ...OWN_NOON, questionNumber: 77 };
const second = { ...OWN_NOON, datetime: '2024-03-10T12:00', questionNumber: 12, label: 'before' };
const third = { ...OWN_NOON, datetime: '2025-06-10T12:00', questionNumber: 12 };

describe('get_horary_serial', () => {
  it('puts the sessions in order of time, and judges each as get_horary_chart_v2 does', async () => {
    const found = await call({ topic: 'Marriage', sessions: [first, second, third] });
    expect(found.snapshots.map(({ datetime, label }) => [datetime.slice(0, 10), label])).toEqual([
      ['2024-03-10', 'before'],
      ['2025-03-10', null],
      ['2025-06-10', null],
    ]);
    expect(found.asOf).toBe('2025-06-10T12:00:00+05:30');
    for (const { datetime, number, answer, basis, withhold } of found.snapshots) {
      const single = await conforms(chartTool, {
        ...NOON,
        birth_datetime: datetime,
        target_number: number,
        query_event: 'Marriage',
      });
      expect(single.result['verdict'] ?? null).toEqual(
        answer === null ? null : expect.objectContaining({ answer, basis }),
      );
      expect(single.result['withhold']).toEqual(withhold);
    }
  });

  it('names a number used twice', async () => {
    const found = await call({ topic: 'Marriage', sessions: [first, second, third] });
    expect(found.duplicateNumbers).toEqual([12]);
    expect(found.notes).toContainEqual(expect.stringMatching(/^A number was used more than once\./));
    expect((await call({ topic: 'Marriage', sessions: [first, second] })).duplicateNumbers).toEqual([]);
  });

  it('reaches every verdict, delta and trend, and is the same from the other end', async () => {
    const met = new Set<string>();
    for (const [index, life] of randomLives(150, 3).entries()) {
      const { ayanamsa } = life.args;
      const topic = eventOf(index);
      const sessions = sessionsOf(life, 2 + (index % 5), index);
      const found = await call({ topic, sessions, ayanamsa });
      met.add(`${found.trend}`);
      const times = found.snapshots.map(({ datetime }) => instantMs(datetime));
      expect(times).toEqual([...times].sort((a, b) => a - b));
      const judged = found.snapshots.filter(({ answer }) => answer !== null);
      expect(judged[0]?.deltaFromPrevious ?? null).toBeNull();
      for (const snapshot of found.snapshots) {
        met.add(snapshot.verdict).add(`${snapshot.deltaFromPrevious}`);
        expect(snapshot.withhold !== null).toBe(snapshot.verdict === 'WITHHELD');
        expect(snapshot.answer === null).toBe(snapshot.verdict === 'WITHHELD');
      }
      expect(found.trend === null).toBe(judged.length === 0);
      if (found.trend === 'WORSENING')
        expect(/^The last change (?:is for the worse|speaks less for it)\./.test(found.reason)).toBe(
          judged.at(-1)?.deltaFromPrevious === 'WORSENED',
        );
      const reversed = await call({ topic, sessions: [...sessions].reverse(), ayanamsa });
      expect(reversed).toEqual(found);
    }
    for (const word of [...SESSION_VERDICTS, ...DELTAS, ...TRENDS]) expect(met).toContain(word);
  });

  it('calls nothing better or worse where the matter is unwelcome', async () => {
    const told = new Set<string>();
    for (const [index, life] of randomLives(60, 8).entries()) {
      const { ayanamsa } = life.args;
      const sessions = sessionsOf(life, 2 + (index % 4), index);
      const found = await call({ topic: 'divorce', sessions, ayanamsa });
      if (found.trend === null) continue;
      told.add(found.trend);
      expect(`${found.answer} ${found.reason}`).not.toMatch(/outlook|better|worse|favourable|says (?:yes|no)/);
      expect(found.answer).toContain('Divorce / Separation');
      if (found.trend === 'STABLE_FAVOURABLE' || found.trend === 'RESOLUTION_NEAR')
        expect(found.answer).toMatch(/which is unwelcome/);
      expect(found.notes).toContainEqual(expect.stringMatching(/^Favourable and improved mean here/));
    }
    expect(told.size).toBe(TRENDS.length);
  });

  it('has no trend where every session is withheld, and says so kindly', async () => {
    // Sought among the numbers of one moment: the Moon reflects the question in some and not in others.
    const withheld: object[] = [];
    for (let questionNumber = 1; questionNumber <= 249 && withheld.length < 2; questionNumber += 1) {
      const { snapshots } = await call({ topic: 'Foreign Travel', sessions: [{ ...first, questionNumber }, first] });
      const found = snapshots.find(({ number }) => number === questionNumber);
      if (found?.verdict === 'WITHHELD') withheld.push({ ...first, questionNumber });
    }
    const found = await call({ topic: 'Foreign Travel', sessions: withheld });
    expect(found.trend).toBeNull();
    expect(found.reason).toBe('No session can be judged, because none of the charts reflects the question.');
    expect(found.answer).toMatch(/neither a yes nor a no/);
  });

  it('E: takes a number from 1 to 2193 in a session, and one from 1 to 249 is another number', async () => {
    const { questionNumber: _, ...moment } = first;
    const { snapshots, duplicateNumbers } = await call({
      topic: 'Marriage',
      // Number 10 of the 2193 is the first part of number 2 of the 249.
      sessions: [
        { ...moment, number2193: 10 },
        { ...moment, questionNumber: 10 },
        { ...moment, questionNumber: 2 },
        { ...moment, number_2193: 10 },
      ],
    });
    expect(snapshots.map(({ number, number2193 }) => [number, number2193])).toEqual([
      [2, 10],
      [10, undefined],
      [2, undefined],
      [2, 10],
    ]);
    expect(snapshots[0]).toEqual({
      ...snapshots[2],
      number2193: 10,
      deltaFromPrevious: snapshots[0]?.deltaFromPrevious,
    });
    expect(duplicateNumbers).toEqual([10]);
    const { text, meta } = await callTool(tool, {
      topic: 'Marriage',
      sessions: [first, { ...second, number2193: 5 }],
    });
    expect(meta['field']).toBe('sessions[1].number2193');
    expect(text).toMatch(/^sessions\[1\]\.questionNumber and sessions\[1\]\.number2193 were both sent/);
  });

  it('says what is wrong with a call, and in which session', async () => {
    const faultOf = async (args: object) => {
      const { meta, text } = await callTool(tool, { topic: 'Marriage', sessions: [first, second, third], ...args });
      return { code: meta['code'], field: meta['field'], text };
    };
    expect(await faultOf({ sessions: [first] })).toMatchObject({ code: 'validation_failed', field: 'sessions' });
    expect(await faultOf({ sessions: [first, second, { ...third, latitude: 95 }] })).toMatchObject({
      code: 'validation_failed',
      field: 'sessions[2].latitude',
    });
    expect(await faultOf({ sessions: [first, { ...second, latitude: 70 }] })).toMatchObject({
      code: 'out_of_range',
      field: 'sessions[1].latitude',
    });
    expect(await faultOf({ sessions: [first, { ...second, datetime: '2024-03-10' }] })).toMatchObject({
      code: 'validation_failed',
      field: 'sessions[1].datetime',
    });
    expect(await faultOf({ sessions: [first, { ...second, utcOffsetMinutes: undefined }] })).toMatchObject({
      field: 'sessions[1].utcOffsetMinutes',
    });
    expect(await faultOf({ sessions: [first, { ...second, questionNumber: 250 }] })).toMatchObject({
      field: 'sessions[1].questionNumber',
    });
    expect(await faultOf({ topic: 'zzz' })).toMatchObject({ code: 'invalid_event_name', field: 'topic' });
  });
});
