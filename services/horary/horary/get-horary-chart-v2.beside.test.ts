import { birthsFor, callTool, conforms, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { NOON } from '../test/questions.ts';
import tool from './get-horary-chart-v2.tool.ts';
import lostTool from './get-lost-or-missing.tool.ts';

const output = tool.output.loose();
const call = async (args: object): Promise<z.output<typeof tool.output>> =>
  output.parse((await conforms(tool, { ...NOON, ...args })).result);
const faultOf = async (args: object) => {
  const { meta, text } = await callTool(tool, { ...NOON, ...args });
  return { code: meta['code'], field: meta['field'], text };
};

describe('get_horary_chart_v2 beside other tools, and by the finer numbers', () => {
  it('A9: tells the same of a lost thing as get_lost_or_missing, for all numbers at random moments', async () => {
    const met = new Set<string>();
    const count = birthsFor(249);
    for (const [index, { args: asked, now }] of randomLives(count, 249).entries()) {
      const number = 1 + Math.floor((index * 249) / count);
      const plain = await conforms(tool, { ...asked, target_number: number, query_event: 'lost_article' }, { now });
      const { verdict, withhold, windows, answer, shortTerm } = output.parse(plain.result);
      const { result } = await conforms(lostTool, { ...asked, question_number: number }, { now });
      const lost = lostTool.output.loose().parse(result);
      met.add(`${verdict?.answer ?? 'WITHHELD'} ${lost.recovery.verdict}`);
      expect(withhold).toEqual(lost.withhold);
      expect(windows).toEqual(lost.recovery.dashaCandidates);
      expect(shortTerm).toEqual(lost.shortTerm);
      // The first sentence is one, and so is all that is said of the time.
      if (lost.withhold === null) expect(lost.answer).toContain(answer.split('. ')[0]);
      if (lost.recovery.verdict === 'PROMISED' || lost.recovery.verdict === 'DELAYED') {
        // What is said of the time, without the note on an old moment.
        const when =
          / ((?:It wait|By the ruling planets|The ruling planets|The days that)[^]*?)(?: It is cast for [^]*)?$/;
        // The end of what has no room in an answer moves to the notes.
        const [chart = '', other = ''] = [when.exec(answer)?.[1], when.exec(lost.answer)?.[1]];
        expect(other.startsWith(chart) || chart.startsWith(other)).toBe(true);
      }
    }
    // Never a no beside a thing that comes back, nor the reverse.
    for (const pair of met)
      expect([
        'YES PROMISED',
        'QUALIFIED_YES PROMISED',
        'QUALIFIED_YES DELAYED',
        'NO NOT_RECOVERED',
        'WITHHELD WITHHELD',
      ]).toContain(pair);
    if (count === 249) expect(met.size).toBe(5);
  });

  it('A9: holds number 88 of the evening of 27 November 2026 in Dubai to one answer', async () => {
    const dubai = {
      birth_datetime: '2026-11-27T20:30',
      latitude: 25.2048,
      longitude: 55.2708,
      utc_offset_minutes: 240,
    };
    const now = Date.UTC(2026, 10, 27, 17);
    const plain = await conforms(
      tool,
      { ...dubai, target_number: 88, query_event: 'Recovery of Lost Article' },
      { now },
    );
    const lost = await conforms(lostTool, { ...dubai, question_number: 88 }, { now });
    for (const { result } of [plain, lost])
      expect(result['answer']).toMatch(/^The chart indicates that what was lost comes back, but with delay\. /);
    expect(output.parse(plain.result).verdict).toMatchObject({ mainCusp: 11, answer: 'QUALIFIED_YES' });
    expect(lost.result).toMatchObject({ distanceClass: 'ABROAD', modalityHint: 'AS_READ', distance: null });
  });

  it('D6: times a visa by the ruling planets within 90 days', async () => {
    const now = Date.UTC(2025, 2, 10, 7);
    let timed = 0;
    for (let target_number = 1; target_number <= 249; target_number += 12) {
      const { result } = await conforms(tool, { ...NOON, target_number, query_event: 'visa' }, { now });
      const found = output.parse(result);
      expect(found.shortTerm !== undefined).toBe(found.verdict !== null && found.verdict.answer !== 'NO');
      if (found.shortTerm === undefined) continue;
      timed += 1;
      expect(found.answer).toMatch(/ruling planets .* dasha/);
    }
    expect(timed).toBeGreaterThan(5);
    expect(await call({ target_number: 125, query_event: 'marriage' })).not.toHaveProperty('shortTerm');
  });

  it('E: casts a number from 1 to 2193 at its own degree, with the lords of the number from 1 to 249', async () => {
    const fine = await call({ number_2193: 5 });
    expect(fine).toMatchObject({ number: 1, number2193: 5 });
    // The first four sub-subs of Ketu take 490, 1400, 420 and 700 thirds of a second of Aries.
    expect(fine.chart.ascendant.longitude).toBeCloseTo(3010 / 10_800, 6);
    expect(fine.chart.ascendant).toMatchObject({ sign: 'Aries', starLord: 'Ketu', subLord: 'Ketu' });
    expect(fine.chart.cusps[0]?.subSubLord).toBe('Mars');
    expect(fine.answer).toMatch(
      /^Number 5 rises at 0°16'43" of Aries, in the star of Ketu and the sub of Ketu\. That is the sub-sub of Mars in number 1 of the 249\./,
    );
    expect(await faultOf({ number_2193: 5, target_number: 5 })).toEqual({
      code: 'validation_failed',
      field: 'number_2193',
      text: 'target_number and number_2193 were both sent, but a person names one number. Send the one that was named.',
    });
    expect(await faultOf({})).toMatchObject({
      code: 'validation_failed',
      field: 'target_number',
      text: 'target_number is missing. Send a whole number from 1 to 249, or number_2193 from 1 to 2193.',
    });
  });
});
