import { birthdayMs, resolveBirth } from '@cuspal/engine/time/moment';
import { CUSPAL_FACTORS, CUSPAL_VERDICTS, FACTOR_STATES } from '@cuspal/engine/topics/matching/cuspal-match';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import { callTool, conforms, GOLDEN, POLAR, SAMPLE_CHARTS, withNotes } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { asPerson } from '../test/partner.ts';
import { COUPLES, PEOPLE } from '../test/people.ts';
import { runsTold } from '../test/told.ts';
import tool from './get-compatibility-advanced.tool.ts';

const output = withNotes(tool);
type Result = z.output<typeof output>;
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);
const person2 = asPerson(PEOPLE[4]);
const couple = ([one, two]: (typeof COUPLES)[number]) => ({
  person1: { ...asPerson(one), ayanamsa: one.ayanamsa },
  person2: asPerson(two),
});

const listed = (names: readonly string[]): string => names.join(', ').replace(/, ([^,]*)$/, ' and $1');
const FACTOR = {
  ...{ LOVE: 'love', MARRIAGE: 'marriage', FINANCE: 'finance', UNION: 'union' },
  ...{ DENIAL_ABSENCE: 'absence of denial', DASHA_SYNC: 'running periods' },
};

const YOUNG = /^.+? Marriage is read from 18, so this speaks of later years\. /;

/** The answer from the fields beside it. */
function told({ answer, asOf, verdict, total, factors, promises, marriageWindows }: Result): string {
  const of = (wanted: string) => factors.filter(({ state }) => state === wanted).map(({ code }) => FACTOR[code]);
  const [good, poor] = [of('GOOD'), of('POOR')];
  const closed = [
    ...(promises.person1.side === 'no' ? ['the first person'] : []),
    ...(promises.person2.side === 'no' ? ['the second person'] : []),
  ];
  const [first] = marriageWindows;
  const [young = ''] = YOUNG.exec(answer) ?? [];
  const last =
    closed.length > 0
      ? `Marriage is not promised for ${listed(closed)}, as in 17 of 100 charts, so the match is below average at most.`
      : first === undefined
        ? `No marriage period of the ${young !== '' ? '10 years from the day on which both are 18' : 'next 10 years'} is shared.`
        : `${marriageWindows.length < 5 ? 'The first marriage period both share' : 'Of the best marriage periods both share the first'} ${runsTold(first.start, first.end, asOf)}.`;
  const word = verdict === 'POOR' ? 'low' : verdict.toLowerCase().replace('_', ' ');
  return `${young}By the cuspal sub lords the match is ${word}, with ${total} of 24 points. It is good in ${listed(good) || 'no factor'}${poor.length > 0 ? `, and weak in ${listed(poor)}` : ''}. ${last}`;
}

function check(found: Result): void {
  const { verdict, total, factors, override, promises, marriageWindows, withheldReason } = found;
  expect(found.answer).toBe(told(found));
  expect(factors.map(({ code }) => code)).toEqual(CUSPAL_FACTORS);
  for (const { points, state, person1, person2: two } of factors) {
    expect(points).toBe(person1.points + two.points);
    expect(state).toBe(points >= 3 ? 'GOOD' : points === 2 ? 'MEDIUM' : 'POOR');
  }
  expect(total).toBe(factors.reduce((sum, { points }) => sum + points, 0));
  const steps = [
    [20, 'EXCELLENT'],
    [16, 'GOOD'],
    [12, 'AVERAGE'],
    [8, 'BELOW_AVERAGE'],
  ] as const;
  const byTotal = steps.find(([least]) => total >= least)?.[1] ?? 'POOR';
  const denied = promises.person1.side === 'no' || promises.person2.side === 'no';
  expect(override === null).toBe(!denied);
  expect(verdict).toBe(denied && byTotal !== 'POOR' ? 'BELOW_AVERAGE' : byTotal);
  expect(withheldReason !== undefined).toBe(denied);
  if (denied) expect(marriageWindows).toEqual([]);
  expect(marriageWindows.length).toBeLessThanOrEqual(5);
  // Absence of denial can be read off the printed houses.
  const absence = factors.find(({ code }) => code === 'DENIAL_ABSENCE')?.person1;
  const houses = Object.values(absence?.levels ?? {}).flat();
  expect(absence?.points === 2).toBe(![6, 8, 12].some((house) => houses.includes(house)));
  if (absence?.levels?.L1.some((house) => [6, 8, 12].includes(house))) expect(absence.points).toBe(0);
}

describe('get_compatibility_advanced', () => {
  it('adds up, turns round with the persons, and reaches every verdict, state and half', async () => {
    const reached = new Set<string>();
    for (const pair of COUPLES) {
      const { person1: first, person2: second } = couple(pair);
      const found = await call({ person1: first, person2: second });
      const swapped = await call({ person1: { ...second, ayanamsa: pair[0].ayanamsa }, person2: asPerson(pair[0]) });
      [found, swapped].forEach(check);
      expect([swapped.verdict, swapped.total, swapped.marriageWindows.length]).toEqual([
        found.verdict,
        found.total,
        found.marriageWindows.length,
      ]);
      swapped.factors.forEach(({ person1, person2: two }, index) =>
        expect([two, person1]).toEqual([found.factors[index]?.person1, found.factors[index]?.person2]),
      );
      reached.add(found.verdict);
      found.factors.forEach(({ code, state, person1 }) => {
        reached.add(`${code} ${state}`);
        reached.add(`${code} ${person1.points}`);
      });
    }
    const wanted = CUSPAL_FACTORS.flatMap((code) => [
      ...FACTOR_STATES.map((state) => `${code} ${state}`),
      ...[0, 1, 2].map((points) => `${code} ${points}`),
    ]);
    expect(reached).toEqual(new Set([...CUSPAL_VERDICTS, ...wanted]));
  });

  it('caps even an excellent total where a marriage is not promised', async () => {
    const found = await call({
      ...{ birth_datetime: '1913-07-10T23:29:58', latitude: 19.9548, longitude: 80.7765, utc_offset_minutes: 330 },
      ...{ ayanamsa: 'lahiri', as_of_date: '1944-06-20T06:59:58' },
      person2: {
        ...{ datetime: '2254-11-13T12:00:51', latitude: -47.5594, longitude: -104.7931, utcOffsetMinutes: -420 },
      },
    });
    check(found);
    expect(found).toMatchObject({ verdict: 'BELOW_AVERAGE', override: { verdictByTotal: 'EXCELLENT' } });
  });

  it('says so where the two share no window of marriage', async () => {
    let without = 0;
    for (const pair of COUPLES) {
      const { marriageWindows, withheldReason, provenance } = await call(couple(pair));
      const noted = provenance.notes.some((line) => line.startsWith('No window of marriage is shared'));
      expect(noted).toBe(marriageWindows.length === 0 && withheldReason === undefined);
      without += Number(noted);
    }
    expect(without).toBeGreaterThan(0);
  });

  it('gives windows both share, not before either is grown up', async () => {
    let windows = 0;
    for (const day of ['01', '05', '09', '13', '17', '21']) {
      const young = { ...GOLDEN, birth_datetime: `2014-05-${day}T10:00:00` };
      const grown = birthdayMs(resolveBirth(young), 18);
      for (const args of PEOPLE) {
        const { answer, marriageWindows } = await call({ ...young, person2: asPerson(args) });
        expect(answer).toMatch(YOUNG);
        for (const { start, end, classes } of marriageWindows) {
          windows++;
          expect(Date.parse(start)).toBeGreaterThanOrEqual(grown);
          expect(Date.parse(end)).toBeLessThanOrEqual(grown + 10 * 365.25 * 86_400_000 + 1000);
          expect(classes).toHaveLength(2);
        }
      }
    }
    expect(windows).toBeGreaterThan(20);
  });

  it('counts the years from 18 only for the young', async () => {
    const young = { ...GOLDEN, birth_datetime: '2014-05-05T10:00:00' };
    const at18 = await call({ ...young, person2, as_of_date: '2032-05-05T10:00:00' });
    expect(at18.answer).not.toMatch(YOUNG);
    const before = await call({ ...young, person2, as_of_date: '2032-05-05T09:59:00' });
    expect(before.answer).toMatch(YOUNG);
  });

  it('takes the birth data of the call where person1 is left out, and names it unused where it is sent', async () => {
    const nested = await call({ person1: asPerson(GOLDEN), person2 });
    const { provenance: _, ...rest } = nested;
    const { provenance: __, ...same } = await call({ ...GOLDEN, person2 });
    expect(same).toEqual(rest);
    const both = await call({ ...PEOPLE[0], ayanamsa: 'kp', person1: asPerson(GOLDEN), person2 });
    const { provenance, ...again } = both;
    expect(again).toEqual(rest);
    expect(provenance.notes.join()).toMatch(
      /birth_datetime, latitude, longitude and utc_offset_minutes but does not use them/,
    );
    expect(provenance.notes.join()).not.toMatch(/ayanamsa/);
  });

  it('reads both in one frame: person1’s, else that of the call, else kp', async () => {
    const raman = await call({ person1: { ...asPerson(GOLDEN), ayanamsa: 'raman' }, person2 });
    const called = await call({ ayanamsa: 'raman', person1: asPerson(GOLDEN), person2 });
    expect([called.promises, called.factors]).toEqual([raman.promises, raman.factors]);
    const kp = await call({ person1: asPerson(GOLDEN), person2 });
    expect(kp.promises.person1.csl).not.toBe(raman.promises.person1.csl);
    const { meta, text } = await callTool(tool, {
      person1: { ...asPerson(GOLDEN), ayanamsa: 'lahiri' },
      person2: { ...person2, ayanamsa: 'raman' },
    });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'person2.ayanamsa' });
    expect(text).toMatch(/"raman".*"lahiri"/);
  });

  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))('$label', async ({ arguments: args, now }) => {
    check(await call({ ...args, person2 }, now));
  });

  it('has the places of both charts, as get_full_chart has them, in full alone', async () => {
    const { charts } = await call({ ...GOLDEN, person2 });
    const places = z.object({ siderealLongitude: z.number() });
    const whole = z.object({ houses: z.array(places), planets: z.record(z.string(), places) });
    const [first, second] = await Promise.all(
      [GOLDEN, { ...PEOPLE[4], ayanamsa: GOLDEN.ayanamsa }].map(async (birth) =>
        whole.parse((await callTool('get_full_chart', birth)).result),
      ),
    );
    for (const [own, chart] of [
      [charts.person1, first],
      [charts.person2, second],
    ] as const) {
      expect(own.cusps).toEqual(chart?.houses.map(({ siderealLongitude }) => siderealLongitude));
      expect(Object.entries(own.planets)).toEqual(
        Object.entries(chart?.planets ?? {}).map(([planet, { siderealLongitude }]) => [planet, siderealLongitude]),
      );
    }
    const { result } = await callTool(tool, { ...GOLDEN, person2, detail: 'brief' });
    expect(result).not.toHaveProperty('charts');
  });

  it('rejects star agreement and refuses no person', async () => {
    const { porouthamRejectionNote, useNote, scoreProvenance } = await call({ ...GOLDEN, person2 });
    expect(porouthamRejectionNote).toMatch(/no part in this verdict/);
    expect(useNote).toMatch(/never a reason to refuse/);
    expect(scoreProvenance).toBe('service-extension');
  });

  it.each<[string, object, string, string, RegExp]>([
    ['nobody first', { person2 }, 'validation_failed', 'person1', /person1/],
    ['nobody second', { ...GOLDEN }, 'validation_failed', 'person2', /person2/],
    ['half a first person', { ...GOLDEN, latitude: undefined, person2 }, 'birth_data_missing', 'latitude', /latitude/],
    [
      'a polar first',
      { person1: asPerson(POLAR), person2 },
      'out_of_range',
      'person1.latitude',
      /^This concerns person1\. /,
    ],
    [
      'a polar second',
      { ...GOLDEN, person2: asPerson(POLAR) },
      'out_of_range',
      'person2.latitude',
      /^This concerns person2\. /,
    ],
    [
      'a bad date of the first',
      { person1: { ...asPerson(GOLDEN), datetime: '1992-02-30T10:00' }, person2 },
      'validation_failed',
      'person1.datetime',
      /person1\.datetime/,
    ],
  ])('refuses %s', async (_, args, code, field, words) => {
    const { meta, text } = await callTool(tool, args);
    expect(meta).toMatchObject({ code, field });
    expect(text).toMatch(words);
  });

  it('quotes the promise of marriage of either chart in one line', async () => {
    const { promises } = await call({ person1: asPerson(GOLDEN), person2 });
    const row = z.object({ events: z.array(z.looseObject({ covered: z.array(z.int()), verdict: z.string() })) });
    const { events } = row.parse((await conforms('analyze_natal_promise', { ...GOLDEN, events: ['Marriage'] })).result);
    const { verdict, band, side, covered, coveragePct, csl } = promises.person1;
    expect(events[0]).toMatchObject({ verdict, band, side, covered, coveragePct, csl });
    expect(promises.person1.reason).toContain(`The sub lord of cusp 7 is ${planetInWords(csl)}`);
  });
});
