import { PUNARPHOO_TIES } from '@cuspal/engine/kp/ruling/punarphoo';
import { birthdayMs, resolveBirth } from '@cuspal/engine/time/moment';
import { MARRIAGE_MODES } from '@cuspal/engine/topics/marriage/mode';
import { MULTIPLICITIES } from '@cuspal/engine/topics/marriage/multiplicity';
import { MARRIAGE_QUALITIES } from '@cuspal/engine/topics/marriage/quality';
import { ORIGINS } from '@cuspal/engine/topics/shared/person-tables';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import {
  callTool,
  conforms,
  findTool,
  GOLDEN,
  inTimeOrder,
  POLAR,
  SAMPLE_CHARTS,
  TEST_NOW,
  withoutLead,
} from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-marriage-advanced.tool.ts';
import { PEOPLE } from '../test/people.ts';
import { promiseTold, windowsTold } from '../test/told.ts';

const output = z.object(tool.output.shape);
type Result = z.output<typeof output>;
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);
const ms = (text: string): number => Date.parse(text);

const KIND = {
  LOVE: 'It points to a love match',
  LOVE_WITH_FAMILY_CONSENT: "It points to a love match with the family's consent",
  ARRANGED: 'It points to an arranged marriage',
  MIXED: 'It points to a match of both own choice and arrangement',
};

/** What the answer says, from the fields beside it. */
function told(found: Result): readonly string[] {
  const { promise, mode, multiplicity, related } = found;
  const opening = promiseTold('Marriage', promise);
  if (mode === 'NOT_PROMISED') return [opening, ' So its kind is not read, and no date is given.'];
  const second = related.second_marriage.side;
  const ties = {
    SINGLE: ` and one tie${second === 'yes' ? ', although the houses of a second marriage are met too' : ''}.`,
    POSSIBLE: `, and more than one tie is possible${second === 'no' ? ', although a second marriage is not promised' : ''}.`,
    PLURAL_INDICATED: ', and more than one tie is indicated.',
  }[multiplicity.verdict];
  return [opening, ` ${KIND[mode]}${ties}`, windowsTold(found)];
}

function check(found: Result): void {
  const parts = told(found);
  expect(withoutLead(found.answer).startsWith(parts[0] ?? '')).toBe(true);
  for (const part of parts) expect(found.answer).toContain(part);
  const { promise, multiplicity, quality, windows, withheldReason, related, mode } = found;
  const met = multiplicity.tests.filter((test) => test.met).length;
  const refused = related.second_marriage.side === 'no';
  expect(multiplicity.verdict).toBe(met >= 3 && !refused ? 'PLURAL_INDICATED' : met >= 2 ? 'POSSIBLE' : 'SINGLE');
  const leans = quality.cusps.map(({ lean }) => lean);
  const [good, bad] = ['FOR', 'AGAINST'].map((way) => leans.filter((lean) => lean === way).length);
  expect(quality.verdict).toBe(
    (good ?? 0) >= 4 ? 'HARMONIOUS' : good === 3 ? 'STABLE' : (bad ?? 0) >= 3 ? 'STRAINED' : 'MIXED',
  );
  expect(quality.cusps.map(({ cusp }) => cusp)).toEqual([2, 4, 7, 8, 11]);
  expect(mode === 'NOT_PROMISED').toBe(promise.side === 'no');
  expect(windows.length).toBeLessThanOrEqual(4);
  if (promise.side === 'no') {
    expect(windows).toEqual([]);
    expect(withheldReason).toMatch(/not promised/);
  } else {
    expect(withheldReason).toBeUndefined();
  }
  expect(windows).toEqual(inTimeOrder(windows));
  windows.forEach((window, index) => {
    expect(['FULL', 'PARTIAL']).toContain(window.class);
    expect(ms(window.end)).toBeGreaterThan(ms(window.start));
    const before = windows[index - 1];
    // Windows that end before their release are listed last, by themselves.
    const late = (of: typeof window): boolean => of.state === 'DEFERRED_OUT';
    if (before !== undefined && late(before) === late(window))
      expect(ms(window.start)).toBeGreaterThanOrEqual(ms(before.end));
    expect([...window.covered, ...window.missing]).toEqual(expect.arrayContaining([...promise.required]));
  });
}

describe('get_marriage_advanced', () => {
  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))('$label', async ({ arguments: args, now }) => {
    const found = await call(args, now);
    // Instants before standard time print offsets with seconds, which Date cannot read.
    if (!/T\d\d:\d\d:\d\d[+-]\d\d:\d\d:\d\d/.test(found.asOf)) check(found);
  });

  it('joins an engagement, a love match or a second marriage with a marriage that is not promised', async () => {
    const met = new Set<boolean>();
    for (const { arguments: args, now, edge } of SAMPLE_CHARTS) {
      if (edge === 'polar') continue;
      const { result } = await conforms(tool, args, { now });
      const { promise, related } = output.parse(result);
      const notes = JSON.stringify(result['provenance']);
      for (const [row, sentence] of [
        [related.engagement, 'Engagement / Commitment may stay without a marriage, which the chart does not promise.'],
        [
          related.love_marriage,
          'Love Marriage cannot come about without a marriage, which the chart does not promise.',
        ],
        [related.second_marriage, 'Second Marriage cannot come about without a first one, which the chart does not'],
      ] as const) {
        const apart = promise.side === 'no' && row.side !== 'no';
        expect(notes.includes(sentence)).toBe(apart);
        met.add(apart);
      }
    }
    expect(met).toEqual(new Set([true, false]));
  });

  it('repeats the marriage row of analyze_natal_promise', async () => {
    for (const args of PEOPLE) {
      const { promise } = await call(args);
      const { chain, reasoning, ...row } = promise;
      const { result } = await conforms('analyze_natal_promise', args);
      expect(result['events']).toContainEqual(
        expect.objectContaining({ ...row, reasoning: expect.arrayContaining([...reasoning]), polarity: 'favourable' }),
      );
      expect(chain.subLord).toBe(promise.csl);
    }
  });

  it('reaches every mode, number, quality, origin and tie', async () => {
    const found = await Promise.all(PEOPLE.map((args) => call(args)));
    found.forEach(check);
    expect(new Set(found.map(({ mode }) => mode))).toEqual(new Set(MARRIAGE_MODES));
    expect(new Set(found.map(({ multiplicity }) => multiplicity.verdict))).toEqual(new Set(MULTIPLICITIES));
    expect(new Set(found.map(({ quality }) => quality.verdict))).toEqual(new Set(MARRIAGE_QUALITIES));
    expect(new Set(found.flatMap(({ origin }) => origin))).toEqual(new Set(ORIGINS));
    expect(new Set(found.flatMap(({ punarphoo }) => punarphoo.ties))).toEqual(new Set(PUNARPHOO_TIES));
    const tests = found.flatMap(({ multiplicity }) => multiplicity.tests.map(({ test, met }) => `${test} ${met}`));
    expect(new Set(tests).size).toBe(10);
  });

  it('reaches rare bases, verdicts and classes', async () => {
    const birth = (birth_datetime: string, latitude: number, longitude: number, utc_offset_minutes: number) => ({
      birth_datetime,
      latitude,
      longitude,
      utc_offset_minutes,
    });
    const low = await call(
      { ...birth('1896-07-14T00:39:18', 61.9623, -105.6156, -420), ayanamsa: 'raman' },
      Date.UTC(1959, 3, 3),
    );
    expect(low.promise.basis).toBe('LOW_COVERAGE');
    expect(low.related.love_marriage).toMatchObject({ verdict: 'CONTRADICTED', side: 'split' });
    const none = await call(
      { ...birth('1918-11-10T19:02:50', -6.65, 83.34, 330), ayanamsa: 'khullar' },
      Date.UTC(1971, 3, 3),
    );
    expect(none.promise.basis).toBe('NO_CONTACT');
    expect(none.quality.cusps.map(({ lean }) => lean)).toContain('NONE');
    expect(none.related.divorce.verdict).toBe('NEGATED');
    const best = await call(
      { ...birth('1913-08-04T15:11:04', 48.63, -140.15, -570), ayanamsa: 'lahiri' },
      Date.UTC(1971, 3, 3),
    );
    expect(best.windows.map((window) => window.class)).toContain('FULL');
    expect(best.related.marital_discord.verdict).toBe('DENIED');
    const second = await call(
      { ...birth('1809-02-01T07:15:19', 26.0315, -143.9894, -570), ayanamsa: 'khullar' },
      Date.UTC(1874, 3, 3),
    );
    expect(second.related.second_marriage.verdict).toBe('DENIED');
    for (const found of [low, none, best, second]) check(found);
  });

  it('says in words which signs of a second tie are met', async () => {
    const { multiplicity } = await call(GOLDEN);
    expect(multiplicity.tests.map(({ reason }) => reason)).toEqual([
      'The 7th sub lord is Saturn.',
      'The 7th sub lord Saturn stands in Capricorn, a movable sign. Its star lord the Moon stands in Aquarius, a fixed sign.',
      'Cusp 7 is in Capricorn, a movable sign that Saturn occupies and owns.',
      'The 2nd sub lord the Sun does not signify 7.',
      'The 9th sub lord Saturn signifies none of houses 2, 9 and 11.',
    ]);
  });

  it('joins what can seem to disagree: one tie beside a second marriage, quality beside discord', async () => {
    const found = await Promise.all(PEOPLE.map((args) => call(args)));
    const single = found.filter(
      ({ mode, multiplicity, related }) =>
        mode !== 'NOT_PROMISED' && multiplicity.verdict === 'SINGLE' && related.second_marriage.side === 'yes',
    );
    expect(single.length).toBeGreaterThan(0);
    for (const { answer } of single) expect(answer).toContain('although the houses of a second marriage are met too');
    for (const { quality, promise, next } of found) {
      expect(quality.discord).toContain(`rests on the 7th sub lord ${planetInWords(promise.csl)} alone`);
      for (const { tool: name } of next ?? []) expect((await findTool(name)).name).toBe(name);
    }
  });

  it('takes gender for the karaka alone', async () => {
    const { karakas: plain, ...rest } = await call(GOLDEN);
    const { karakas: hers, ...same } = await call({ ...GOLDEN, gender: 'female' });
    expect(same).toEqual(rest);
    expect(plain.map(({ planet }) => planet)).toEqual(['Venus']);
    expect(hers.map(({ planet }) => planet)).toEqual(['Venus', 'Jupiter']);
    // Both stand in house 2 in stars of Venus: it is the place of the star lord, level 1.
    expect(hers.map(({ house, contact }) => [house, contact])).toEqual([
      [2, 1],
      [2, 1],
    ]);
  });

  it('A1: dates nothing before the 18th birthday and counts the years from there', async () => {
    const grown = birthdayMs(resolveBirth(GOLDEN), 18);
    const young = await callTool(tool, { ...GOLDEN, as_of_date: '1997-08-14', horizon_years: 12 });
    const { windows } = output.parse(young.result);
    expect(windows.length).toBeGreaterThan(0);
    for (const { start, end } of windows) {
      expect(ms(start)).toBeGreaterThanOrEqual(grown);
      expect(ms(end)).toBeLessThanOrEqual(grown + 12 * 365.25 * 86_400_000);
    }
    expect(output.parse(young.result).answer).toMatch(
      /^The person is 5 on 14 August 1997, and Marriage is read from 18, so these are periods from 14 August 2010 on\. /,
    );
    const later = await call({ ...GOLDEN, as_of_date: '2030-01-01', horizon_years: 5 });
    expect(later.asOf).toBe('2030-01-01T12:00:00+05:30');
    for (const { start } of later.windows) expect(ms(start)).toBeGreaterThanOrEqual(ms(later.asOf));
  });

  it.each([
    [{ as_of_date: '1992-08-13' }, 'validation_failed', /14 August 1992.*as_of_date/],
    [{ as_of_date: '2120-01-01' }, 'validation_failed', /120 dasha years/],
    [{ horizon_years: 31 }, 'validation_failed', /horizon_years/],
    [{ gender: 'other' }, 'validation_failed', /gender/],
    [{ birth_datetime: '1992-08-14' }, 'validation_failed', /find_birth_time/],
  ])('refuses %j', async (wrong, code, words) => {
    const { meta, text, isError } = await callTool(tool, { ...GOLDEN, ...wrong }, { now: TEST_NOW });
    expect(isError).toBe(true);
    expect(meta['code']).toBe(code);
    expect(text).toMatch(words);
  });

  it('answers out_of_range inside the polar circles', async () => {
    expect((await callTool(tool, POLAR)).meta['code']).toBe('out_of_range');
  });
});
