import { CAREER_QUESTIONS, CAREER_ROWS } from '@cuspal/engine/kp/horary/career-questions';
import { callTool, conforms, instantMs, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { CHENNAI, NOON, OWN_NOON, ownMoment } from '../test/questions.ts';
import tool from './get-career-horary.tool.ts';
import chartTool from './get-horary-chart-v2.tool.ts';

const output = tool.output.loose();
type Output = z.output<typeof tool.output>;
const call = async (args: object, now?: number): Promise<Output> =>
  output.parse((await conforms(tool, { ...OWN_NOON, ...args }, now === undefined ? {} : { now })).result);

const answerOf = async (args: object, now: number): Promise<string> =>
  output.parse((await conforms(tool, args, { now })).result).answer;

/** The table of the rule: catalogue row, or main cusp, houses for and against. */
const TABLE: Readonly<Record<string, string>> = {
  will_i_get_a_job: 'career_start',
  when_promoted: 'promotion',
  higher_status: '10 1,9,10,11 5,8,12',
  transfer: 'job_transfer',
  change_of_job: 'job_change',
  reinstatement: '11 2,6,10,11 1,5,9',
  reappointment: '10 2,6,10,11 5,8,12',
  seniority_justice: '6 6,10,11 5,8,12',
  will_i_earn: 'wealth_gain',
  foreign_assignment: 'foreign_job',
  interview: 'interview',
  competition_selection: 'competitive_exam',
  business_success: 'business_start',
  partnership: 'business_partnership',
};

describe('get_career_horary', () => {
  it('has the fourteen questions with the houses of the rule', () => {
    for (const name of CAREER_QUESTIONS) {
      const { catalogueKey, question } = CAREER_ROWS[name];
      const own = `${question.mainCusp} ${question.favourable.join()} ${question.against.join()}`;
      expect(catalogueKey ?? own).toBe(TABLE[name]);
    }
    expect(CAREER_ROWS.change_of_job.question.halves).toEqual([
      [5, 9],
      [6, 10, 11],
    ]);
    expect(CAREER_ROWS.foreign_assignment.question.halves).toEqual([
      [3, 9, 12],
      [6, 10],
    ]);
  });

  it('answers as get_horary_chart_v2 does on the same row, with the same windows', async () => {
    for (const target_number of [7, 31, 58, 125, 240]) {
      const own = await call({ target_number });
      const plain = await conforms(chartTool, { ...NOON, target_number, query_event: 'career_start' });
      expect(own.catalogueKey).toBe('career_start');
      expect(own.detail).toEqual(plain.result['verdict']);
      expect(own.moonConnectivity).toEqual(plain.result['moonConnectivity']);
      expect(own.candidateWindows).toEqual(plain.result['windows']);
    }
  });

  it('reaches every verdict; WITHHELD and a reason go together, and a retrograde judge says no', async () => {
    const met = new Set<string>();
    const expected = new Set<string>();
    for (const [index, life] of randomLives(260, 14).entries()) {
      const query_type = CAREER_QUESTIONS[index % 14];
      const found = await call({
        ...life.args,
        ...ownMoment(life),
        target_number: 1 + ((index * 31) % 249),
        query_type,
      });
      met.add(found.verdict).add(`${query_type}`);
      expect(found.verdict).toBe(found.detail?.answer ?? 'WITHHELD');
      expect(found.withhold !== null).toBe(found.verdict === 'WITHHELD');
      expect(Object.hasOwn(found, 'expected')).toBe(query_type === 'when_promoted');
      if (found.verdict === 'NO' || found.verdict === 'WITHHELD') expect(found.candidateWindows).toEqual([]);
      expect(found.noWindowReason !== undefined).toBe(found.candidateWindows.length === 0);
      const { detail } = found;
      if (detail) {
        const { csl, starLordOfCsl } = detail.chain;
        const back =
          csl.retrograde ||
          starLordOfCsl.retrograde ||
          detail.wishChain.retrograde ||
          detail.wishChain.starLordRetrograde;
        if (back) expect(found.verdict).toBe('NO');
      }
      if (query_type === 'when_promoted') {
        expected.add(`${found.expected !== null}`);
        if (found.expected) expect(found.candidateWindows).toContainEqual(found.expected);
      }
    }
    for (const word of ['YES', 'QUALIFIED_YES', 'MIXED', 'NO', 'WITHHELD', ...CAREER_QUESTIONS])
      expect(met).toContain(word);
    expect(expected).toEqual(new Set(['true', 'false']));
  });

  it('takes now where no moment is sent, the names of a birth where its own are missing, and its own where both are', async () => {
    const now = Date.UTC(2025, 2, 10, 6, 30);
    const { datetime: _, ...place } = OWN_NOON;
    const dated = await call({ target_number: 77 });
    const present = await conforms(tool, { ...place, target_number: 77 }, { now });
    // What is said of periods that are over depends on the call.
    expect({ ...present.result, answer: null }).toEqual({ ...JSON.parse(JSON.stringify(dated)), answer: null });
    const b5 = await conforms(tool, { ...NOON, target_number: 77 });
    expect(b5.result['detail']).toEqual(dated.detail);
    const both = await conforms(tool, {
      ...OWN_NOON,
      birth_datetime: '1990-01-01T00:00',
      utc_offset_minutes: 60,
      target_number: 77,
    });
    expect(both.result['detail']).toEqual(dated.detail);
    expect(both.result['provenance']).toMatchObject({
      notes: ['This tool accepts birth_datetime and utc_offset_minutes but does not use them.'],
    });
    const zoned = await conforms(tool, {
      ...CHENNAI,
      datetime: '2025-03-10T12:00',
      timeZone: 'Asia/Kolkata',
      target_number: 77,
    });
    expect(zoned.result['asOf']).toBe('2025-03-10T12:00:00+05:30');
  });

  it('A3: says of a birth date that the chart is cast for it, and names its past periods as past', async () => {
    const dubai = {
      birth_datetime: '1991-05-14T09:20',
      latitude: 25.2048,
      longitude: 55.2708,
      utc_offset_minutes: 240,
      target_number: 147,
    };
    const now = Date.UTC(2026, 10, 27, 12);
    const atBirth = await answerOf(dubai, now);
    expect(atBirth).toMatch(
      / It is cast for 14 May 1991, 35 years ago, so send question_datetime if that is the birth\.$/,
    );
    expect(atBirth).toMatch(/ran from .* 199\d to .* 199\d and is over\.|are over, the last on .* 199\d\./);
    expect(atBirth).not.toMatch(/best period|the first runs|runs from/);

    const question = {
      question_datetime: '2026-11-27T15:30',
      question_latitude: 19.076,
      question_longitude: 72.8777,
      question_time_zone: 'Asia/Kolkata',
    };
    const asked = await conforms(tool, { ...dubai, ...question }, { now });
    const alone = await conforms(
      tool,
      {
        birth_datetime: '2026-11-27T15:30',
        latitude: 19.076,
        longitude: 72.8777,
        time_zone: 'Asia/Kolkata',
        target_number: 147,
      },
      { now },
    );
    expect({ ...asked.result, provenance: null }).toEqual({ ...alone.result, provenance: null });
    expect(asked.result['asOf']).toBe('2026-11-27T15:30:00+05:30');
    expect(asked.result['answer']).not.toContain('It is cast for');
    // Each coordinate by itself, and the clock of the birth where the question has none.
    const half = await conforms(
      tool,
      { ...dubai, question_datetime: '2026-11-27T15:30', question_latitude: 10 },
      { now },
    );
    expect(half.result['asOf']).toBe('2026-11-27T15:30:00+04:00');
    expect(half.result['place']).toMatchObject({ latitude: 10, longitude: 55.2708 });
    expect(half.result['provenance']).toMatchObject({
      notes: expect.arrayContaining([
        expect.stringMatching(/^question_datetime is read with utc_offset_minutes/),
      ]) as string[],
    });
    const suffixed = await conforms(tool, { ...dubai, question_datetime: '2026-11-27T15:30+05:30' }, { now });
    expect(suffixed.result['asOf']).toBe('2026-11-27T15:30:00+05:30');
  });

  it('A3: notes a moment of a birth only after a week, and never one sent as that of the question', async () => {
    const asked = Date.UTC(2025, 2, 10, 6, 30);
    const day = 86_400_000;
    for (const [days, said] of [
      [6, null],
      [8, '8 days ago'],
      [70, '2 months ago'],
      [400, '1 year ago'],
    ] as const) {
      const answer = await answerOf({ ...NOON, target_number: 77 }, asked + days * day);
      expect(answer.includes('It is cast for 10 March 2025')).toBe(said !== null);
      if (said !== null) expect(answer).toContain(said);
      expect(await answerOf({ ...OWN_NOON, target_number: 77 }, asked + days * day)).not.toContain('It is cast for');
    }
  });

  it('D6: times an interview by the ruling planets within 90 days, and the dasha stands beside it as such', async () => {
    let timed = 0;
    for (let target_number = 1; target_number <= 249; target_number += 6) {
      const found = await call({ target_number, query_type: 'interview' }, Date.UTC(2025, 2, 10, 6, 30));
      const comes = found.verdict !== 'NO' && found.verdict !== 'WITHHELD';
      expect(found.shortTerm !== undefined).toBe(comes);
      if (found.shortTerm === undefined) continue;
      timed += 1;
      for (const { start, end } of found.shortTerm.stays) {
        expect(instantMs(start)).toBeGreaterThanOrEqual(instantMs(found.asOf));
        expect(instantMs(end)).toBeLessThanOrEqual(instantMs(found.asOf) + 90 * 86_400_000);
      }
      const [, first = '', longer = ''] = /((?:By t|T)he ruling planets [^.]*)\. ([^.]*)\./.exec(found.answer) ?? [];
      expect(first).toMatch(
        found.shortTerm.stays.length > 0 ? /points to \d+ (March|April|May|June|to)/ : /name no day/,
      );
      expect(longer).toMatch(/dasha/);
      expect(found.answer).not.toContain('best period');
    }
    expect(timed).toBeGreaterThan(5);
    // A question of years keeps the dasha alone.
    expect((await call({ target_number: 58, query_type: 'when_promoted' })).shortTerm).toBeUndefined();
  });

  it('E: takes one number of either table, and judges the finer one from its own degree', async () => {
    const fine = await call({ number_2193: 700 });
    expect(fine.number2193).toBe(700);
    expect(Object.hasOwn(await call({ target_number: fine.number }), 'number2193')).toBe(false);
    // The first sub-sub of a sub is that sub's own degree.
    expect(await call({ number_2193: 10 })).toEqual({ ...(await call({ target_number: 2 })), number2193: 10 });
  });

  it('tells of a clock that showed the moment twice', async () => {
    const london = { latitude: 51.5, longitude: -0.13, timeZone: 'Europe/London', datetime: '2010-10-31T01:30' };
    const { result } = await conforms(tool, { ...london, target_number: 7 });
    expect(result['asOf']).toBe('2010-10-31T01:30:00+01:00');
    expect(result['provenance']).toMatchObject({
      notes: [expect.stringMatching(/^The clocks there showed this time twice/)],
    });
  });

  it('says what is wrong with a call', async () => {
    const faultOf = async (args: object) => {
      const { meta, text } = await callTool(tool, { ...OWN_NOON, target_number: 7, ...args });
      return { code: meta['code'], field: meta['field'], text };
    };
    const unknown = await faultOf({ query_type: 'lottery' });
    expect(unknown).toMatchObject({ code: 'validation_failed', field: 'query_type' });
    for (const name of CAREER_QUESTIONS) expect(unknown.text).toContain(name);
    expect(await faultOf({ datetime: '2025-03-10' })).toMatchObject({ code: 'validation_failed', field: 'datetime' });
    expect(await faultOf({ latitude: undefined })).toMatchObject({ code: 'birth_data_missing', field: 'latitude' });
    expect(await faultOf({ utcOffsetMinutes: undefined })).toEqual({
      code: 'birth_data_missing',
      field: 'utcOffsetMinutes',
      text: 'utcOffsetMinutes is missing. Send the minutes ahead of UTC at that place, or timeZone with an IANA zone name.',
    });
    expect(await faultOf({ timeZone: 'Asia/Tokyo' })).toMatchObject({ field: 'utcOffsetMinutes' });
    expect((await faultOf({ timeZone: 'Asia/Tokyo' })).text).toContain('utcOffsetMinutes 330');
    expect(await faultOf({ datetime: undefined, timeZone: 'Asia/Tokyo' })).toMatchObject({ field: 'utcOffsetMinutes' });
    const suffixed = await faultOf({ datetime: '2025-03-10T12:00+02:00' });
    expect(suffixed).toMatchObject({ code: 'validation_failed', field: 'datetime' });
    expect(suffixed.text).toMatch(/^datetime carries the offset \+02:00 but utcOffsetMinutes 330 means \+05:30\./);
    expect(await faultOf({ question_datetime: '2025-03-10' })).toMatchObject({ field: 'question_datetime' });
    expect(await faultOf({ question_datetime: '2025-03-10T12:01' })).toMatchObject({
      field: 'question_datetime',
      text: 'question_datetime is 2025-03-10T12:01, but datetime is 2025-03-10T12:00, and both are one thing. Send one of them, or two that agree.',
    });
    expect(await faultOf({ target_number: undefined })).toMatchObject({
      code: 'validation_failed',
      field: 'target_number',
    });
    expect(await faultOf({ number_2193: 3 })).toMatchObject({ code: 'validation_failed', field: 'number_2193' });
    expect(await faultOf({ target_number: undefined, number_2193: 2194 })).toMatchObject({ field: 'number_2193' });
  });
});
