import { CROSS_CONFIDENCES, CROSS_STATUSES } from '@cuspal/engine/kp/horary/cross-validation';
import { INTUITIONS } from '@cuspal/engine/kp/horary/intuition';
import { callTool, conforms, eventOf, GOLDEN, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import tool from './get-horary-advanced.tool.ts';

const output = tool.output.loose();
type Output = z.output<typeof tool.output>;
const call = async (args: object, now?: number): Promise<Output> =>
  output.parse((await conforms(tool, { ...GOLDEN, ...args }, now === undefined ? {} : { now })).result);

const ASKED = { target_number: 24, query_event: 'Property Purchase' };
/** A published reading of number 24 (pdfcoffee.com, Gulbarga theory): Chennai, 5 February 2014, 12:10. */
const CHENNAI_2014 = {
  query_datetime: '2014-02-05T12:10',
  query_latitude: 13.0833,
  query_longitude: 80.2707,
  query_utc_offset_minutes: 330,
};

describe('get_horary_advanced', () => {
  it('takes the short cut as its publisher does, and judges at the place of the question', async () => {
    const found = await call({ ...ASKED, ...CHENNAI_2014 });
    expect(found.numberIntuition.gulbarga).toEqual({ subIsStarRuler: false, allThreeRule: false, answer: 'NO' });
    expect(found.numberIntuition.subLord).toBe('Jupiter');
    expect(found.asOf).toBe('2014-02-05T12:10:00+05:30');
    expect(found.place).toEqual({ latitude: 13.0833, longitude: 80.2707, utcOffsetMinutes: 330 });
    expect(found.event).toMatchObject({ key: 'property_purchase', mainCusp: 4, favourable: [4, 11, 12] });
  });

  it('does not let the birth move what the number says', async () => {
    const [first, second] = [
      await call({ ...ASKED, ...CHENNAI_2014 }),
      await call({ ...ASKED, ...CHENNAI_2014, birth_datetime: '1970-01-01T06:00', latitude: 40, longitude: 10 }),
    ];
    expect(second.numberIntuition).toEqual(first.numberIntuition);
    expect(second.moonConnectivity).toEqual(first.moonConnectivity);
    expect(second.natalPromise).not.toEqual(first.natalPromise);
  });

  it('knows the moment of birth again, and never finds it where none but the birth is sent', async () => {
    const { birth_datetime: query_datetime } = GOLDEN;
    const same = await call({ ...ASKED, query_datetime });
    expect(same.crossValidation).toMatchObject({ status: 'SAME_MOMENT', confidence: 'NOT_APPLICABLE' });
    expect(await call({ ...ASKED, query_datetime: '1992-08-14T04:33:00' })).toMatchObject({
      crossValidation: { status: 'SAME_MOMENT' },
    });
    for (const later of ['1992-08-14T04:33:01', '1993-01-01T00:00'])
      expect((await call({ ...ASKED, query_datetime: later })).crossValidation.status).not.toBe('SAME_MOMENT');
    expect((await call(ASKED)).crossValidation.status).not.toBe('SAME_MOMENT');
  });

  it('reaches every verdict, status and confidence, and adds its shares up', async () => {
    const met = new Set<string>(['SAME_MOMENT', 'NOT_APPLICABLE']);
    for (const [index, { args, now }] of randomLives(200, 15).entries()) {
      const found = await call({ ...args, target_number: 1 + ((index * 61) % 249), query_event: eventOf(index) }, now);
      const { status, common, horaryOnly, natalOnly, ratio, confidence } = found.crossValidation;
      met.add(status).add(confidence).add(found.numberIntuition.verdict).add(found.numberIntuition.gulbarga.answer);
      const all = common.length + horaryOnly.length + natalOnly.length;
      expect(ratio).toBe(Math.round((common.length / all) * 1000) / 1000);
      // A birth chart always has a planet that is strong for the matter.
      expect(common.length + natalOnly.length).toBeGreaterThan(0);
      expect(found.withhold !== null).toBe(!found.moonConnectivity.connected);
      if (found.withhold !== null) {
        expect(found.answer).toMatch(/This number should not be judged, because/);
        expect(found.notes).toContainEqual(expect.stringMatching(/should not be judged\.$/));
      } else {
        // A number that does not confirm its question leaves the answer of get_horary_chart_v2 little.
        expect(/(less|little) weight\./.test(found.answer)).toBe(found.numberIntuition.verdict !== 'SELF_CONFIRMATORY');
      }
    }
    for (const word of CROSS_STATUSES) expect(met).toContain(word);
    for (const word of [...CROSS_CONFIDENCES, ...INTUITIONS, 'YES', 'NO']) expect(met).toContain(word);
  });

  it('A3: takes the new names of the moment and place of a question, and the birth stays the birth', async () => {
    const old = await call({ ...ASKED, ...CHENNAI_2014 });
    const renamed = {
      question_datetime: CHENNAI_2014.query_datetime,
      question_latitude: CHENNAI_2014.query_latitude,
      question_longitude: CHENNAI_2014.query_longitude,
      question_time_zone: 'Asia/Kolkata',
    };
    expect(await call({ ...ASKED, ...renamed })).toEqual(old);
    // Both names with one value are one.
    expect(await call({ ...ASKED, ...renamed, query_datetime: CHENNAI_2014.query_datetime })).toEqual(old);
    const { result } = await conforms(tool, { ...GOLDEN, ...ASKED, question_latitude: 51.5 });
    expect(result['place']).toMatchObject({ latitude: 51.5, longitude: GOLDEN.longitude });
    expect(result['provenance']).toMatchObject({
      notes: expect.arrayContaining([
        `question_latitude was sent alone, so question_longitude is that of the birth, ${GOLDEN.longitude}.`,
      ]) as string[],
    });
  });

  it('A26: says of two charts that differ that they say different things, and what to check', async () => {
    const told = new Set<boolean>();
    for (const [index, { args, now }] of randomLives(60, 26).entries()) {
      const { crossValidation, answer, withhold } = await call(
        { ...args, target_number: 1 + ((index * 61) % 249), query_event: eventOf(index) },
        now,
      );
      const { status, confidence, note } = crossValidation;
      expect(confidence === 'SUSPECT_BIRTH_TIME').toBe(status === 'DIVERGENT');
      expect(/so the two charts say different things\. .* are worth checking\.$/.test(note)).toBe(
        status === 'DIVERGENT',
      );
      if (withhold === null) expect(answer).toContain(note);
      expect(`${note} ${answer}`).not.toMatch(/birth time should|suspect/i);
      told.add(status === 'DIVERGENT');
    }
    expect(told.size).toBe(2);
  });

  it('A1: says first that a matter lies outside the age of the person', async () => {
    const child = { ...GOLDEN, birth_datetime: '2014-08-14T10:02:00' };
    const asked = { ...ASKED, query_event: 'Marriage', query_datetime: '2025-03-10T12:00' };
    expect((await call({ ...child, ...asked })).answer).toMatch(
      /^Marriage is read from 18 on, and the person is 10 then\. /,
    );
    expect((await call(asked)).answer).not.toContain('is read');
  });

  it('E: holds a number from 1 to 2193 against the birth, and names the one of the 249 in which it lies', async () => {
    const fine = await call({ ...ASKED, ...CHENNAI_2014, target_number: undefined, number_2193: 1 });
    const plain = await call({ ...ASKED, ...CHENNAI_2014, target_number: 1 });
    expect(fine).toEqual({ ...plain, number2193: 1 });
  });

  it('reads times elsewhere with the offset of birth where none is sent, and says so', async () => {
    const found = await call({
      ...ASKED,
      query_latitude: 51.5,
      query_longitude: 0,
      query_datetime: '2014-02-05T12:10',
    });
    expect(found.asOf).toBe('2014-02-05T12:10:00+05:30');
    expect(found.notes).toContainEqual(expect.stringMatching(/^The place of judgement came without an offset/));
  });

  it('says what is wrong with a call', async () => {
    const faultOf = async (args: object) => {
      const { meta, text } = await callTool(tool, { ...GOLDEN, ...ASKED, ...args });
      return { code: meta['code'], field: meta['field'], text };
    };
    expect(await faultOf({ question_datetime: '2014-02-05T12:10', query_datetime: '2014-02-05T12:11' })).toEqual({
      code: 'validation_failed',
      field: 'question_datetime',
      text: 'question_datetime is 2014-02-05T12:10, but query_datetime is 2014-02-05T12:11, and both are one thing. Send one of them, or two that agree.',
    });
    expect(await faultOf({ question_latitude: 1, query_latitude: 2 })).toMatchObject({ field: 'question_latitude' });
    expect(await faultOf({ question_time_zone: 'Asia/Tokyo', query_utc_offset_minutes: 330 })).toMatchObject({
      field: 'query_utc_offset_minutes',
      text: 'query_utc_offset_minutes 330 (+05:30) disagrees with question_time_zone Asia/Tokyo, which is at +09:00 at the moment asked about. Send one of them, or two that agree.',
    });
    expect(await faultOf({ number_2193: 5 })).toMatchObject({ field: 'number_2193' });
    expect(await faultOf({ target_number: undefined })).toMatchObject({ field: 'target_number' });
    expect(await faultOf({ query_datetime: '2014-02-05' })).toMatchObject({ field: 'query_datetime' });
    expect(await faultOf({ query_event: undefined })).toMatchObject({
      code: 'validation_failed',
      field: 'query_event',
    });
    expect(await faultOf({ query_event: 'zzz' })).toMatchObject({ code: 'invalid_event_name', field: 'query_event' });
    expect(await faultOf({ latitude: 70 })).toMatchObject({ code: 'out_of_range', field: 'latitude' });
    expect(await faultOf({ latitude: undefined })).toMatchObject({ code: 'birth_data_missing' });
  });
});
