import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../../test/drawn-chart.ts';
import type { Drawing } from '../../../test/drawn-chart.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { RAIN_EFFECTS, RAIN_RULES, rainSigns } from './rain-signs.ts';

/** Aries rising; no rain sign holds: benefics apart, the Moon neither watery nor far from Venus and Saturn. */
const QUIET: Drawing['planets'] = {
  Sun: 135,
  Moon: 35,
  Mars: 75,
  Mercury: 165,
  Jupiter: 15,
  Venus: 105 + 15,
  Saturn: 255,
  Rahu: 190,
};
const signsOf = (planets: Partial<Drawing['planets']>, ascendant = 5) =>
  rainSigns(drawnChart({ ascendant, planets: { ...QUIET, ...planets } })).map(({ rule, effect, by }) => [
    rule,
    effect,
    ...by,
  ]);

describe('the rain signs of the texts', () => {
  it('are absent from a quiet sky', () => {
    expect(signsOf({})).toEqual([]);
  });

  it.each<readonly [string, Partial<Drawing['planets']>, readonly (readonly string[])[]]>([
    // Cancer is the 4th from Aries; the Moon is 310 degrees ahead of the Sun, in the dark half.
    [
      'the Moon in Cancer under Saturn alone',
      { Moon: 95, Saturn: 275 + 5, Jupiter: 75, Mars: 200 },
      [['MOON_WATERY_ANGLE', 'SLIGHT_RAIN', 'Moon', 'Saturn']],
    ],
    ['the Moon in Cancer, dark and seen by none', { Moon: 95, Jupiter: 75, Mars: 200, Saturn: 125 }, []],
    [
      'the Moon in Cancer, dark, with Jupiter on it',
      { Moon: 95, Jupiter: 275, Mars: 200 },
      [['MOON_WATERY_ANGLE', 'RAIN', 'Moon', 'Jupiter']],
    ],
    // The Sun in Aries makes the half bright.
    [
      'the bright Moon in Cancer',
      { Sun: 5, Moon: 95, Mars: 200, Jupiter: 75 },
      [['MOON_WATERY_ANGLE', 'RAIN', 'Moon']],
    ],
    // Rounding leaves a chart of a new Moon a hair before or after it; either way the bright half begins.
    [
      'the new Moon in Cancer, a hair before the Sun',
      { Sun: 95 + 3e-5, Moon: 95, Mars: 200, Jupiter: 75 },
      [['MOON_WATERY_ANGLE', 'RAIN', 'Moon']],
    ],
    [
      'the new Moon in Cancer, a hair after the Sun',
      { Sun: 95 - 3e-5, Moon: 95, Mars: 200, Jupiter: 75 },
      [['MOON_WATERY_ANGLE', 'RAIN', 'Moon']],
    ],
    [
      'the full Moon in Cancer, a hair before its opposition: the dark half begins',
      { Sun: 275, Moon: 95 - 3e-5, Mars: 200, Jupiter: 75 },
      [['MOON_WATERY_ANGLE', 'SLIGHT_RAIN', 'Sun', 'Moon']],
    ],
    [
      'Venus in Capricorn, the Moon bright',
      { Sun: 5, Venus: 280, Mars: 200 },
      [['VENUS_WATERY_ANGLE', 'RAIN', 'Venus']],
    ],
    ['the Moon opposite Venus', { Venus: 215 }, [['MOON_FROM_VENUS_SATURN', 'RAIN', 'Moon', 'Venus']]],
    [
      'the Moon in the fifth from Saturn, seen by Jupiter',
      { Saturn: 275, Jupiter: 155 + 5 },
      [
        ['MOON_FROM_VENUS_SATURN', 'RAIN', 'Moon', 'Jupiter', 'Saturn'],
        ['BENEFICS_TOGETHER', 'RAIN', 'Mercury', 'Jupiter'],
      ],
    ],
    ['Mercury with Venus', { Mercury: 121 }, [['BENEFICS_TOGETHER', 'RAIN', 'Mercury', 'Venus']]],
    ['Mars with Saturn', { Mars: 260 }, [['MARS_SATURN', 'WIND_HEAT', 'Mars', 'Saturn']]],
    ['Mars with Saturn and Jupiter', { Mars: 260, Jupiter: 256 }, []],
    ['Mars thirty degrees ahead of the Sun', { Mars: 165 }, [['MARS_AHEAD', 'DRY', 'Sun', 'Mars']]],
    ['Mars a little more ahead', { Mars: 165.1 }, []],
    ['Mars behind the Sun', { Mars: 134 }, []],
  ])('%s', (_, planets, expected) => {
    expect(signsOf(planets)).toEqual(expected);
  });

  it('count the watery sign from the rising one', () => {
    expect(signsOf({ Sun: 5, Moon: 95, Mars: 200, Jupiter: 75 }, 35)).toEqual([]);
  });

  it('occur with every rule and effect in random skies', () => {
    const found = randomCharts(400, 28, [0, 85]).flatMap(rainSigns);
    expect([...new Set(found.map(({ rule }) => rule))].sort()).toEqual([...RAIN_RULES].sort());
    expect([...new Set(found.map(({ effect }) => effect))].sort()).toEqual([...RAIN_EFFECTS].sort());
  });
});
