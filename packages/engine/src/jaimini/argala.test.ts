import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../test/random-charts.ts';
import { readReference } from '../../test/read-reference.ts';
import { signOfText } from '../../test/short-signs.ts';
import { buildChart } from '../chart/build.ts';
import { kthSign } from '../parashari/base/frame.ts';
import { chartNatures, naturesOf } from '../parashari/base/natures.ts';
import { resolveBirth } from '../time/moment.ts';
import type { BirthParameters } from '../time/moment.ts';
import { PLANETS } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';
import { byPlanet } from '../zodiac/records.ts';
import { argalaOn } from './argala.ts';
import { lagnaIn, placementIn, placementOf } from './placement.ts';

type Drawn = Readonly<Record<Planet, string>>;
const drawn = (signs: Drawn) => byPlanet((planet) => signOfText(signs[planet]));
/** The four of the textbook's example 10.6; the others stand where they disturb nothing. */
const EXAMPLE: Drawn = {
  Sun: 'Ta',
  Moon: 'Ta',
  Mars: 'Ta',
  Mercury: 'Ge',
  Jupiter: 'Pi',
  Venus: 'Ar',
  Saturn: 'Vi',
  Rahu: 'Ge',
  Ketu: 'Sg',
};
const onGemini = (signs: Drawn) => {
  const placed = drawn(signs);
  return argalaOn(placed, naturesOf(placed, 120), signOfText('Ge'));
};

describe('argala (R29.1, PVR 10.5-10.7)', () => {
  it('on Gemini: of Saturn barred by Jupiter, of Venus while Leo is empty', () => {
    const { rows, countedBackward, net } = onGemini(EXAMPLE);
    expect(countedBackward).toBe(false);
    expect(rows.map(({ place, class: kind }) => [place, kind])).toEqual([
      [2, 'primary'],
      [4, 'primary'],
      [11, 'primary'],
      [5, 'secondary'],
    ]);
    expect(rows[1]).toMatchObject({
      planets: ['Saturn'],
      kind: 'PAPA',
      obstructedBy: ['Jupiter'],
      status: 'OBSTRUCTED',
    });
    expect(rows[2]).toMatchObject({ planets: ['Venus'], kind: 'SHUBHA', obstructedBy: [], status: 'UNOBSTRUCTED' });
    expect(rows[0]).toMatchObject({ planets: [], kind: null, obstructedBy: ['Sun', 'Moon', 'Mars'], status: 'NONE' });
    expect(net).toEqual({ shubha: 1, papa: 0 });
  });

  it('stands against fewer planets, and says that it is partly barred', () => {
    const { rows } = onGemini({ ...EXAMPLE, Moon: 'Vi' });
    expect(rows[1]).toMatchObject({
      planets: ['Moon', 'Saturn'],
      kind: 'MIXED',
      obstructedBy: ['Jupiter'],
      status: 'UNOBSTRUCTED',
      partlyBarred: true,
    });
  });

  it('of three malefics in the third is barred by nothing, and they bar nothing', () => {
    const { rows, net } = onGemini({ ...EXAMPLE, Sun: 'Le', Mars: 'Le', Saturn: 'Le' });
    expect(rows[2]).toMatchObject({ place: 11, planets: ['Venus'], obstructedBy: [], status: 'UNOBSTRUCTED' });
    expect(rows[4]).toEqual({
      place: 3,
      class: 'special',
      planets: ['Sun', 'Mars', 'Saturn'],
      kind: 'PAPA',
      obstructedBy: [],
      status: 'UNOBSTRUCTED',
      partlyBarred: false,
    });
    expect(net).toEqual({ shubha: 1, papa: 3 });
    // Two malefics and a benefic there are no such argala, and bar Venus.
    const two = onGemini({ ...EXAMPLE, Sun: 'Le', Mars: 'Le', Jupiter: 'Le' }).rows;
    expect(two).toHaveLength(4);
    expect(two[2]).toMatchObject({ obstructedBy: ['Sun', 'Mars', 'Jupiter'], status: 'OBSTRUCTED' });
  });

  it('in the navamsa of exercise 16, backward from the sign of Ketu', () => {
    const { cases } = readReference<{
      readonly cases: readonly {
        readonly id: string;
        readonly natal: BirthParameters;
        readonly signs?: Readonly<Record<string, string>>;
        readonly argala?: Readonly<Record<'H1' | 'H4', Readonly<Record<string, readonly string[] | string>>>>;
      }[];
    }>('jaimini_charts');
    const exercise = cases.find(({ id }) => id === 'PVR-chart5-argala');
    if (!exercise?.signs || !exercise.argala) throw new Error('no exercise');
    const chart = buildChart(ephemeris, resolveBirth(exercise.natal));
    const { signs } = placementIn(chart, 'D9');
    const lagna = lagnaIn(chart, 'D9');
    expect({ Lagna: lagna, ...signs }).toEqual(
      Object.fromEntries(Object.entries(exercise.signs).map(([body, sign]) => [body, signOfText(sign)])),
    );
    const first = argalaOn(signs, chartNatures(chart), lagna);
    const fourth = argalaOn(signs, chartNatures(chart), kthSign(lagna, 4));
    const planetsAt = (rows: typeof first.rows, place: string) =>
      rows.find((row) => String(row.place) === place)?.planets;
    for (const place of ['2', '4', '11', '5']) expect(planetsAt(first.rows, place)).toEqual(exercise.argala.H1[place]);
    expect(first.rows.slice(0, 3).map(({ obstructedBy }) => obstructedBy)).toEqual([[], ['Rahu'], ['Venus']]);
    expect(fourth.countedBackward).toBe(true);
    for (const place of ['2', '4']) expect(planetsAt(fourth.rows, place)).toEqual(exercise.argala.H4[place]);
  });

  it('over random charts: each place by adding to the sign, the bars by going the other way', () => {
    for (const chart of randomCharts(80, 105)) {
      const { signs } = placementOf(chart);
      const natures = chartNatures(chart);
      for (let sign = 0; sign < 12; sign += 1) {
        const { rows, countedBackward, net } = argalaOn(signs, natures, sign);
        const step = signs.Ketu === sign ? -1 : 1;
        expect(countedBackward).toBe(step < 0);
        const there = (count: number) =>
          PLANETS.filter((planet) => signs[planet] === (sign + step * (count - 1) + 24) % 12);
        for (const { place, planets, obstructedBy, status } of rows) {
          expect(planets).toEqual(there(place));
          // What bars a place is as far on the other side.
          if (place !== 3 && rows.length === 4) expect(obstructedBy).toEqual(there(14 - place));
          const expected =
            planets.length === 0 ? 'NONE' : planets.length > obstructedBy.length ? 'UNOBSTRUCTED' : 'OBSTRUCTED';
          expect(status).toBe(expected);
        }
        const acting = rows.flatMap(({ status, planets }) => (status === 'UNOBSTRUCTED' ? planets : []));
        expect(net.shubha + net.papa).toBe(acting.length);
        expect(net.papa).toBe(acting.filter((planet) => natures[planet] === 'malefic').length);
      }
    }
  });
});
