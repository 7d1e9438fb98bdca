import { callTool, conforms, GOLDEN, isOfAge, POLAR, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import difference from './get-twin-differentiation.tool.ts';
import score from './get-twin-divergence-score.tool.ts';

const differing = z.object(difference.output.shape);
const scored = z.object(score.output.shape);
const twins = async (second_birth_datetime: string, more: object = {}) =>
  differing.parse((await conforms(difference, { ...GOLDEN, second_birth_datetime, ...more })).result);
const divergence = async (second_birth_datetime: string, more: object = {}) =>
  scored.parse((await conforms(score, { ...GOLDEN, second_birth_datetime, ...more })).result);

describe('get_twin_differentiation', () => {
  it('compares twelve cusps, whose counts add up', async () => {
    const { cusps, counts, elder, gapSeconds } = await twins('1992-08-14T04:36:20');
    expect([elder, gapSeconds]).toEqual(['first', 260]);
    expect(Object.keys(counts)).toEqual(['sign', 'star', 'sub', 'subSub', 'none']);
    expect(Object.values(counts).reduce((sum, each) => sum + each, 0)).toBe(12);
    for (const [kind, held] of Object.entries(counts))
      expect(cusps.filter((cusp) => cusp.difference === kind.toUpperCase())).toHaveLength(held);
    // The golden chart's cuspal sub lords, which two other programs agree on.
    expect(cusps.map(({ first }) => first.subLord)).toEqual([
      'Saturn',
      'Sun',
      'Saturn',
      'Moon',
      'Mercury',
      'Rahu',
      'Saturn',
      'Venus',
      'Saturn',
      'Rahu',
      'Ketu',
      'Moon',
    ]);
    for (const { first, second, difference: found } of cusps) {
      if (found === 'SUB')
        expect([first.starLord === second.starLord, first.subLord === second.subLord]).toEqual([true, false]);
      if (found === 'NONE') expect(first).toEqual(second);
      if (found === 'SUBSUB') expect(first.subSubLord).not.toBe(second.subSubLord);
    }
  });

  it('exchanges first and second with the births, and turns the sign of the dasha shift', async () => {
    const one = await twins('1992-08-14T04:36:20');
    const { result } = await conforms(difference, {
      ...GOLDEN,
      birth_datetime: '1992-08-14T04:36:20',
      second_birth_datetime: GOLDEN.birth_datetime,
    });
    const other = differing.parse(result);
    const back = (rows: readonly { readonly first: unknown; readonly second: unknown }[]) =>
      rows.map(({ first, second, ...row }) => ({ ...row, first: second, second: first }));
    expect(back(other.cusps)).toEqual(one.cusps.map((row) => ({ ...row })));
    expect(back(other.events)).toEqual(one.events.map((row) => ({ ...row })));
    expect(back(other.housesChanged)).toEqual(one.housesChanged.map((row) => ({ ...row })));
    expect([other.elder, other.dashaShiftDays]).toEqual(['second', -(one.dashaShiftDays ?? NaN)]);
    expect(other.rotation).toEqual(one.rotation);
  });

  it('shifts the dashas by the Moon: four minutes are a week of Mars', async () => {
    // 260 s of a Moon of some 14 degrees a day are 0.0422 degrees, of 13.333 for seven years: about 8 days less 260 s.
    const { dashaShiftDays, narrative } = await twins('1992-08-14T04:36:20');
    expect(dashaShiftDays).toBeLessThan(-6);
    expect(dashaShiftDays).toBeGreaterThan(-9);
    expect(narrative.join(' ')).toMatch(/The dashas of the second run \d\.\d days earlier/);
  });

  it('lists the events that differ first, 25 at most, and counts the rest', async () => {
    const { events, omitted } = await twins('1992-08-14T04:36:20');
    // School and retirement, of 61 welcome matters, are not read of somebody of 33.
    expect([events.length, omitted]).toEqual([25, 34]);
    const flags = events.map(({ differs }) => Number(differs));
    expect(flags).toEqual([...flags].sort((a, b) => b - a));
    for (const { first, second, differs } of events) expect(differs).toBe(first.side !== second.side);
  });

  it('A1: compares of infants what belongs to their age, and what is asked about at any', async () => {
    const infants = { ...GOLDEN, birth_datetime: '2025-08-14T04:32:00', second_birth_datetime: '2025-08-14T05:30:00' };
    const all = differing.parse((await conforms(difference, infants)).result);
    for (const { key } of all.events) expect(isOfAge(infants, key)).toBe(true);
    expect([all.age, all.setAside?.length]).toEqual([0, 5]);
    const asked = differing.parse((await conforms(difference, { ...infants, event: 'Marriage' })).result);
    expect(asked.events.map(({ key }) => key)).toEqual(['marriage']);
    expect(asked.setAside).toBeUndefined();
  });

  it('names no unwelcome event unless asked, and then with its disclaimer', async () => {
    const plain = await twins('1992-08-14T05:30:00');
    expect(plain.events.some(({ adverse }) => adverse === true)).toBe(false);
    const whole = await twins('1992-08-14T05:30:00', { include_adverse: true });
    expect(whole.events.length + whole.omitted).toBeGreaterThan(plain.events.length + plain.omitted);
    const [asked, ...others] = (await twins('1992-08-14T05:30:00', { event: 'Imprisonment' })).events;
    expect([others.length, asked?.key, asked?.adverse]).toEqual([0, 'imprisonment', true]);
    expect(asked?.disclaimer).toMatch(/legal/);
    // An event of the election catalogue alone is known too.
    expect(
      (await twins('1992-08-14T05:30:00', { event: 'griha_pravesha' }).catch(() => null))?.events.length ?? 1,
    ).toBe(1);
  });

  it('reads the second-born from the third cusp of the elder', async () => {
    const { rotation, cusps } = await twins('1992-08-14T04:36:20');
    expect(rotation.thirdCuspChain).toMatchObject({ cusp: 3, subLord: cusps[2]?.first.subLord });
    expect(rotation.agreesWithSecond).toBe(cusps[2]?.first.subLord === cusps[0]?.second.subLord);
  });

  it('finds one chart in one instant', async () => {
    const { elder, counts, narrative, notes, dashaShiftDays, answer } = await twins(GOLDEN.birth_datetime);
    expect([elder, counts.none, dashaShiftDays]).toEqual(['same', 12, 0]);
    expect(narrative).toEqual([
      'No event compared is promised to one and not to the other.',
      'Their dashas run together.',
    ]);
    expect(notes.join(' ')).toMatch(/same chart/);
    expect(answer).toMatch(/same sub lord on every cusp/);
  });

  it('takes another place with its own clock', async () => {
    const place = { second_latitude: 13.08, second_longitude: 80.27, second_utc_offset_minutes: 300 };
    const { gapSeconds, elder } = await twins('1992-08-14T04:32:00', place);
    expect([gapSeconds, elder]).toEqual([1800, 'first']);
  });

  it('B8: takes one coordinate of it, and its clock by itself', async () => {
    const { gapSeconds } = await twins('1992-08-14T04:32:00', { second_utc_offset_minutes: 300 });
    expect(gapSeconds).toBe(1800);
    const moved = await twins('1992-08-14T04:36:00', { second_latitude: 13.08 });
    expect(moved.gapSeconds).toBe(240);
  });

  it('says which signs or stars differ on cusps 1, 7 and 10', async () => {
    const told = new Set<string>();
    for (const [index, { args, now }] of randomLives(40, 4).entries()) {
      const later = index % 2 === 0 ? 1_500_000 : 70_000_000;
      const second = new Date(Date.parse(`${args.birth_datetime}Z`) - later).toISOString().slice(0, 19);
      const call = await conforms(difference, { ...args, second_birth_datetime: second }, { now });
      for (const sentence of differing.parse(call.result).narrative)
        for (const word of ['the sign', 'star lord', 'sub lord', 'different lords'])
          if (sentence.includes(word)) told.add(word);
    }
    expect(told.size).toBe(4);
  });
});

describe('get_twin_divergence_score', () => {
  it('adds up the points of the cusps', async () => {
    const {
      points,
      perCusp,
      score: found,
      band,
      maxPoints,
      keyCuspsDiffering,
      answer,
    } = await divergence('1992-08-14T04:36:20');
    expect(perCusp.reduce((sum, each) => sum + each.points, 0)).toBe(points);
    expect(found).toBeCloseTo((100 * points) / 24, 1);
    expect([maxPoints, band]).toEqual([24, 'DISTINCT']);
    // Most cusps differ and not each of them, and only cusp 1 rises.
    expect(answer).toContain(` differ distinctly, by ${found} of 100.`);
    expect(answer).not.toContain('rises');
    expect(keyCuspsDiffering).toEqual([1, 6, 7, 10].filter((house) => perCusp[house - 1]?.points === 2));
  });

  it('agrees with the differences that are listed', async () => {
    const [{ cusps }, { perCusp }] = [await twins('1992-08-14T04:33:10'), await divergence('1992-08-14T04:33:10')];
    expect(perCusp.map((each) => each.difference)).toEqual(cusps.map((each) => each.difference));
  });

  it('is 0 for one instant and the same for exchanged births', async () => {
    const same = await divergence(GOLDEN.birth_datetime);
    expect([same.score, same.band, same.keyCuspsDiffering]).toEqual([0, 'IDENTICAL', []]);
    const one = await divergence('1992-08-14T04:33:10');
    const { result } = await conforms(score, {
      ...GOLDEN,
      birth_datetime: '1992-08-14T04:33:10',
      second_birth_datetime: GOLDEN.birth_datetime,
    });
    expect({ ...scored.parse(result), answer: '' }).toEqual({ ...one, answer: '' });
  });

  it('says when the next cusp changes: the score grows then and not a second before', async () => {
    const { nextChange, points } = await divergence('1992-08-14T04:33:10');
    if (nextChange === null) throw new Error('no change');
    const later = (seconds: number) =>
      new Date(Date.parse('1992-08-14T04:33:10Z') + seconds * 1000).toISOString().slice(0, 19);
    expect((await divergence(later(nextChange.seconds))).points).toBeGreaterThan(points);
    expect((await divergence(later(nextChange.seconds - 1))).points).toBe(points);
  });
});

describe.each([difference, score])('$name', (tool) => {
  it.each([
    ['births two days apart', { second_birth_datetime: '1992-08-16T04:32:00' }, 'validation_failed', /24 hours/],
    [
      'a bare date',
      { second_birth_datetime: '1992-08-14' },
      'validation_failed',
      /second_birth_datetime "1992-08-14" has no clock time/,
    ],
    [
      'a polar second place',
      {
        second_birth_datetime: '1992-08-14T04:36',
        second_latitude: 70,
        second_longitude: 20,
        second_utc_offset_minutes: 330,
      },
      'out_of_range',
      /second_latitude 70/,
    ],
    ['a polar place', { ...POLAR, second_birth_datetime: '1985-12-21T12:05:00' }, 'out_of_range', /latitude/],
  ])('refuses %s', async (_, more, code, text) => {
    const call = await callTool(tool, { ...GOLDEN, ...more });
    expect([call.isError, call.meta['code']]).toEqual([true, code]);
    expect(call.text).toMatch(text);
  });
});
