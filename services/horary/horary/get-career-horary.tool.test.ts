import { CAREER_QUESTIONS, CAREER_ROWS } from '@cuspal/engine/kp/horary/career-questions';
import { callTool, conforms, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { CHENNAI, NOON, OWN_NOON, ownMoment } from '../test/questions.ts';
import tool from './get-career-horary.tool.ts';
import chartTool from './get-horary-chart-v2.tool.ts';

const output = tool.output.loose();
type Output = z.output<typeof tool.output>;
const call = async (args: object, now?: number): Promise<Output> =>
  output.parse((await conforms(tool, { ...OWN_NOON, ...args }, now === undefined ? {} : { now })).result);

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
    expect(present.result).toEqual(JSON.parse(JSON.stringify({ ...dated })));
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
  });
});
