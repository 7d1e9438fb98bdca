import { MATCH_BANDS } from '@cuspal/engine/topics/matching/ashta-koota';
import { callTool, conforms, GOLDEN, POLAR, SAMPLE_CHARTS, withoutLead } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { asPerson } from '../test/partner.ts';
import { COUPLES, PEOPLE } from '../test/people.ts';
import tool from './check-compatibility.tool.ts';

const output = z.object(tool.output.shape);
type Result = z.output<typeof output>;
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);
const other = asPerson(PEOPLE[4]);

const IN_WORDS: Readonly<Record<string, string>> = {
  'Moon compatibility': 'the Moon signs',
  'Venus-Mars attraction': 'the attraction of Venus and Mars',
  'Jupiter harmony': 'the Jupiter signs',
  'Sub-lord matching': 'the sub lords',
  'Dasha sync': 'the running periods',
  'Dignity match': "the planets' dignity",
  'Aspect harmony': 'the aspects',
};

/** The answer from the fields beside it. */
function told({ overallScore, verdict, factors, promises: { person1, person2 } }: Result): string {
  const ranked = [...factors].sort((a, b) => b.score - a.score);
  const open = { no: 'not promised', split: 'left open', yes: '' };
  const closed = [
    ...(person1.side === 'yes' ? [] : [`${open[person1.side]} for the first person`]),
    ...(person2.side === 'yes' ? [] : [`${open[person2.side]} for the second person`]),
  ].join(' and ');
  const both = person1.side === person2.side && closed !== '' ? `${open[person1.side]} for either person` : closed;
  const weak = [person1, person2].filter(({ verdict: of }) => of === 'PARTIALLY_ACTIVE').length;
  const weakly = weak === 0 ? '' : weak === 1 ? ', weakly in one' : ', weakly in each';
  const last =
    both === ''
      ? `Marriage is promised in both charts${weakly}, which KP reads before any score.`
      : `But marriage is ${both}, which KP reads before any score.`;
  return `Seven factors give the two charts ${overallScore} of 100, which is ${verdict === 'POOR' ? 'low' : verdict.toLowerCase()}. The strongest factor is ${IN_WORDS[ranked[0]?.name ?? '']}, and the weakest is ${IN_WORDS[ranked[6]?.name ?? '']}. ${last}`;
}

function check(found: Result): void {
  const { factors, overallScore, verdict } = found;
  expect(withoutLead(found.answer)).toBe(told(found));
  expect(factors).toHaveLength(7);
  expect(factors.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  for (const { score, details } of factors)
    expect(details.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score, 2);
  const sum = factors.reduce((total, { score, weight }) => total + (score * weight) / 100, 0);
  expect(Math.abs(overallScore - sum)).toBeLessThanOrEqual(0.05 + 1e-9);
  const band = overallScore >= 75 ? 'EXCELLENT' : overallScore >= 60 ? 'GOOD' : overallScore >= 45 ? 'AVERAGE' : 'POOR';
  expect(verdict).toBe(band);
}

describe('check_compatibility', () => {
  it('recomputes, is the same whoever comes first, and reaches every verdict', async () => {
    const verdicts = new Set<string>();
    for (const [one, two] of COUPLES) {
      const found = await call({ ...one, person2: asPerson(two) });
      const swapped = await call({ ...two, person2: asPerson(one) });
      [found, swapped].forEach(check);
      expect(swapped.overallScore).toBe(found.overallScore);
      expect(swapped.factors.map(({ name, score }) => [name, score])).toEqual(
        found.factors.map(({ name, score }) => [name, score]),
      );
      expect([swapped.promises.person1, swapped.promises.person2]).toEqual([
        found.promises.person2,
        found.promises.person1,
      ]);
      verdicts.add(found.verdict);
    }
    expect(verdicts).toEqual(new Set(MATCH_BANDS));
  });

  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))('$label', async ({ arguments: args, now }) => {
    const found = await call({ ...args, person2: other }, now);
    check(found);
    expect(found.useNote).toMatch(/never a reason to refuse/);
  });

  it('takes the same chart twice, the names of a birth as aliases and a zone', async () => {
    const twice = await call({ ...GOLDEN, person2: asPerson(GOLDEN) });
    check(twice);
    expect(twice.promises.person1).toEqual(twice.promises.person2);
    const { birth_datetime, latitude, longitude, utc_offset_minutes } = GOLDEN;
    const aliased = { birth_datetime, latitude, longitude, utc_offset_minutes };
    expect(await call({ ...GOLDEN, person2: aliased })).toEqual(twice);
    const zoned = { datetime: birth_datetime, latitude, longitude, timeZone: 'Asia/Colombo' };
    expect(await call({ ...GOLDEN, person2: zoned })).toEqual(twice);
  });

  it('marks what is no rule of KP and warns where KP says no', async () => {
    const found = await Promise.all(PEOPLE.map((args) => call({ ...args, person2: other })));
    for (const { factors, promises, warnings } of found) {
      expect(factors.filter(({ cross }) => !cross).map(({ name }) => name)).toEqual([
        'Sub-lord matching',
        'Dasha sync',
      ]);
      expect(warnings.some((text) => /^Marriage is (not promised|left open) for the first person/.test(text))).toBe(
        promises.person1.side !== 'yes',
      );
    }
    expect(found.some(({ promises }) => promises.person1.side === 'no')).toBe(true);
    const early = await call({ ...GOLDEN, person2: other, as_of_date: '1950-01-01' });
    expect(early.warnings.filter((text) => /^No dasha of the (first|second) person runs/.test(text))).toHaveLength(2);
  });

  it.each<[string, object, string, string, RegExp]>([
    ['no second person', { person2: undefined }, 'validation_failed', 'person2', /person2/],
    [
      'no time of the second',
      { person2: { ...other, datetime: undefined } },
      'validation_failed',
      'person2.datetime',
      /person2\.datetime/,
    ],
    [
      'no offset of the second',
      { person2: { ...other, utcOffsetMinutes: undefined } },
      'validation_failed',
      'person2.utcOffsetMinutes',
      /person2\.utcOffsetMinutes/,
    ],
    [
      'another frame',
      { person2: { ...other, ayanamsa: 'raman' } },
      'validation_failed',
      'person2.ayanamsa',
      /"raman".*"kp"/,
    ],
    [
      'a polar second',
      { person2: asPerson(POLAR) },
      'out_of_range',
      'person2.latitude',
      /^This concerns person2\. .*66/,
    ],
    ['a polar first', POLAR, 'out_of_range', 'latitude', /^This concerns the first person\. /],
  ])('refuses %s', async (_, wrong, code, field, words) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, person2: other, ...wrong });
    expect(meta).toMatchObject({ code, field });
    expect(text).toMatch(words);
  });
});
