import { LOST_QUESTIONS } from '@cuspal/engine/kp/horary/lost-data';
import { RECOVERY_BASES, RECOVERY_VERDICTS } from '@cuspal/engine/kp/horary/recovery';
import { RELATIONS } from '@cuspal/engine/events/relation';
import { callTool, conforms, instantMs, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { NOON } from '../test/questions.ts';
import tool from './get-lost-or-missing.tool.ts';

const output = tool.output.loose();
type Output = z.output<typeof tool.output>;
const call = async (args: object): Promise<Output> => output.parse((await conforms(tool, { ...NOON, ...args })).result);

const found: Output[] = [];
for (const [index, { args }] of randomLives(300, 71).entries())
  found.push(
    await call({
      ...args,
      question_number: 1 + ((index * 41) % 249),
      query_type: LOST_QUESTIONS[index % 3],
      relation: RELATIONS[index % 9],
    }),
  );

describe('get_lost_or_missing', () => {
  it('reaches every verdict and basis on recovery, each with its reasons', () => {
    const words = found.flatMap(({ recovery }) => [recovery.verdict, recovery.basis]);
    for (const word of [...RECOVERY_VERDICTS, ...RECOVERY_BASES]) expect(words).toContain(word);
    for (const { recovery, answer } of found) {
      const placed = recovery.reasons.some((reason) => reason.includes('Tradition points'));
      expect(placed).toBe(recovery.verdict !== 'WITHHELD');
      // The second cusp may lean the other way, so the sentence on it says that it does not decide.
      expect(recovery.reasons.some((reason) => reason.endsWith(' It does not decide.'))).toBe(placed);
      if (recovery.verdict === 'WITHHELD') expect(answer).toMatch(/Ask again with a new number/);
    }
  });

  it('gives periods only where it comes back, and a release only where a retrograde planet holds it', () => {
    for (const { recovery, asOf, withhold, moonConnectivity } of found) {
      if (recovery.verdict === 'WITHHELD' || recovery.verdict === 'NOT_RECOVERED')
        expect(recovery.dashaCandidates).toEqual([]);
      expect(recovery.release !== null).toBe(recovery.basis === 'RETROGRADE');
      const turns = recovery.release?.turnsDirect;
      if (turns) expect(instantMs(turns)).toBeGreaterThan(instantMs(asOf));
      expect(withhold !== null).toBe(recovery.verdict === 'WITHHELD');
      expect(withhold?.code === 'MOON_NOT_CONNECTED').toBe(!moonConnectivity.connected);
    }
    expect(found.some(({ recovery }) => recovery.dashaCandidates.length > 0)).toBe(true);
  });

  it('joins periods that begin before the release to the delay (R12.1)', async () => {
    for (const { recovery, notes } of found) {
      const turns = recovery.release?.turnsDirect;
      const early = turns ? recovery.dashaCandidates.some(({ start }) => instantMs(start) < instantMs(turns)) : false;
      expect(notes.some((note) => note.includes('A period that begins earlier'))).toBe(early);
    }
    // The first period ends three days before Jupiter turns direct.
    const { notes } = await call({
      birth_datetime: '1954-12-17T22:17:47',
      latitude: -54.8,
      longitude: -68.3,
      utc_offset_minutes: -180,
      question_number: 75,
      query_type: 'lost',
    });
    expect(notes).toContain(
      'Jupiter turns direct on 16 March 1955. A period that begins earlier counts only from that day, and one that ends earlier does not count.',
    );
  });

  it('describes a thief only in a theft and a state only of a person, and uses the relation only there', async () => {
    for (const { queryType, thief, personState, relation, moonConnectivity, recovery } of found) {
      expect(thief !== null).toBe(queryType === 'theft');
      expect(personState !== null).toBe(queryType === 'missing_person');
      if (queryType !== 'missing_person') expect(relation).toBe('self');
      const finding = queryType === 'missing_person' ? [2, 4, 11] : [2, 6, 11];
      const required = [...finding, 5, 8, 12, ...(queryType === 'theft' ? [7] : [])].sort((a, b) => a - b);
      expect(moonConnectivity.requiredHouses).toEqual(required);
      expect(recovery.secondCusp.cusp).toBe(queryType === 'missing_person' ? 1 : 2);
    }
    const { notes } = await call({ question_number: 5, relation: 'father' });
    expect(notes).toContain('The relation counts only for a missing person, so it was not used.');
  });

  it('sends to the police over every missing person and every theft', async () => {
    for (const { queryType, answer, disclaimer, personState } of found) {
      expect(disclaimer).toMatch(/police/);
      if (queryType === 'missing_person')
        expect(answer).toMatch(
          personState?.seekHelp ? /Inform the police at once\.$/ : /Inform the police in any case\.$/,
        );
    }
    expect(new Set(found.map(({ personState }) => personState?.seekHelp))).toEqual(new Set([true, false, undefined]));
    expect((await call({ question_number: 5, query_type: 'theft' })).notes).toContainEqual(
      expect.stringMatching(/never of a person who can be named\.$/),
    );
  });

  it('A3: judges number 88 for the moment of the question, whatever the birth is', async () => {
    const now = Date.UTC(2026, 10, 27, 17);
    const born = { birth_datetime: '1991-05-14T09:20', latitude: 13.0833, longitude: 80.2707, utc_offset_minutes: 330 };
    const question = {
      question_datetime: '2026-11-27T20:30',
      question_latitude: 25.2048,
      question_longitude: 55.2708,
      question_time_zone: 'Asia/Dubai',
    };
    const asked = output.parse((await conforms(tool, { ...born, ...question, question_number: 88 }, { now })).result);
    const there = {
      birth_datetime: '2026-11-27T20:30',
      latitude: 25.2048,
      longitude: 55.2708,
      time_zone: 'Asia/Dubai',
    };
    const { provenance: _, ...plain } = (await conforms(tool, { ...there, question_number: 88 }, { now })).result;
    expect(asked).toMatchObject(output.parse(plain));
    expect(asked.answer).not.toContain('It is cast for');
    // Without the question the birth is judged, and the answer says so.
    const atBirth = output.parse((await conforms(tool, { ...born, question_number: 88 }, { now })).result);
    expect(atBirth.answer).toMatch(/ It is cast for 14 May 1991, 35 years ago, so send question_datetime/);
    // What to do for a missing person is said last.
    const missing = { ...born, question_number: 88, query_type: 'missing_person' };
    expect(output.parse((await conforms(tool, missing, { now })).result).answer).toMatch(
      /^It is cast for 14 May 1991.*Inform the police (?:at once|in any case)\.$/,
    );
  });

  it('is lost by default, and says what is wrong with a call', async () => {
    expect((await call({ question_number: 5 })).queryType).toBe('lost');
    const faultOf = async (args: object) => (await callTool(tool, { ...NOON, question_number: 9, ...args })).meta;
    expect(await faultOf({ question_number: 0 })).toMatchObject({
      code: 'validation_failed',
      field: 'question_number',
    });
    expect(await faultOf({ query_type: 'mislaid' })).toMatchObject({ field: 'query_type' });
    expect(await faultOf({ birth_datetime: '2025-03-10' })).toMatchObject({ field: 'birth_datetime' });
    expect(await faultOf({ longitude: undefined })).toMatchObject({ code: 'birth_data_missing', field: 'longitude' });
  });
});
