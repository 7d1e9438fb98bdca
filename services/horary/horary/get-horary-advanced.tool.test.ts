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
        expect(found.answer).toMatch(/^This number should not be judged/);
        expect(found.notes).toContainEqual(expect.stringMatching(/should not be judged\.$/));
      } else {
        // A number that does not confirm its question leaves the answer of get_horary_chart_v2 little.
        expect(/(less|little) weight\./.test(found.answer)).toBe(found.numberIntuition.verdict !== 'SELF_CONFIRMATORY');
      }
    }
    for (const word of CROSS_STATUSES) expect(met).toContain(word);
    for (const word of [...CROSS_CONFIDENCES, ...INTUITIONS, 'YES', 'NO']) expect(met).toContain(word);
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
