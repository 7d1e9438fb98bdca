import { separation } from '@cuspal/engine/base/angles';
import { GRAHAS } from '@cuspal/engine/zodiac/names';
import { callTool, instantMs, POLAR, randomBirths } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { degreesOf, JHORA, PATNA } from '../test/patna-1992.ts';
import { readPlanets, readResult } from '../test/read-result.ts';
import tool from './get-upagrahas.tool.ts';

const SOLAR = ['dhuma', 'vyatipata', 'parivesha', 'indrachapa', 'upaketu'] as const;
const TIMED = ['kala', 'mrityu', 'ardhaprahara', 'yamaghantaka', 'gulika', 'mandi'] as const;

describe('get_upagrahas of the printed birth of 1992', () => {
  it('has the eleven points of the program', async () => {
    const { solar, timeParts } = (await readResult(tool, PATNA)).value;
    for (const name of SOLAR) {
      expect(60 * separation(solar[name].siderealLongitude, degreesOf(JHORA.points[name]))).toBeLessThan(2);
    }
    for (const name of TIMED) {
      expect(60 * separation(timeParts[name].siderealLongitude, degreesOf(JHORA.points[name]))).toBeLessThan(2);
    }
    expect(timeParts.gulika).toMatchObject({
      sign: 'Virgo',
      lord: 'Mercury',
      house: 12,
      partLord: 'Saturn',
      partNumber: 2,
    });
  });

  it('C-b: says which points another reading of the classic moves', async () => {
    const { text } = await callTool(tool, PATNA);
    expect(text).toContain('which can move kala, mrityu, ardhaprahara and yamaghantaka, and never Gulika or Mandi.');
  });

  it('lists the planets in the sign of a point', async () => {
    const { afflicts, gulikaLord } = (await readResult(tool, PATNA)).value;
    expect(gulikaLord).toBe('Mercury');
    // Venus at 19°10' Virgo; Gulika 15°35', Mandi 25°57'.
    const gulika = afflicts.find(({ point }) => point === 'gulika');
    expect(gulika?.planetsConjoined.map(({ planet }) => planet)).toEqual(['Venus']);
    expect(gulika?.planetsConjoined[0]?.orb).toBeCloseTo(3.6, 0);
    expect(gulika?.house).toBe(12);
    // Nothing stands in Cancer.
    expect(afflicts.map(({ point }) => point)).not.toContain('upaketu');
  });

  it('changes Gulika and Mandi where the middle is asked for', async () => {
    const start = (await readResult(tool, PATNA)).value;
    const middle = (await readResult(tool, { ...PATNA, gulika_rule: 'middle' })).value;
    expect(middle.timeParts.gulika).toEqual(start.timeParts.mandi);
    expect(middle.timeParts.mandi).toEqual(start.timeParts.gulika);
    expect([start.gulikaRule, middle.gulikaRule]).toEqual(['start', 'middle']);
    expect(middle.timeParts.kala).toEqual(start.timeParts.kala);
  });

  it('refuses another rule', async () => {
    const { isError, meta } = await callTool(tool, { ...PATNA, gulika_rule: 'end' });
    expect([isError, meta['code'], meta['field']]).toEqual([true, 'validation_failed', 'gulika_rule']);
  });
});

describe('get_upagrahas everywhere', () => {
  it('keeps the ties of the points, by day and by night', async () => {
    const births = new Set<boolean>();
    const afflicting = new Set<string>();
    for (const args of randomBirths(120, 239)) {
      const { value } = await readResult(tool, args);
      const { solar, timeParts, sunrise, sunset, dayBirth, afflicts } = value;
      const sun = (await readPlanets(args)).Sun.siderealLongitude;
      expect(separation(solar.upaketu.siderealLongitude + 30, sun)).toBeLessThan(3e-6);
      expect(separation(solar.dhuma.siderealLongitude, solar.indrachapa.siderealLongitude)).toBeCloseTo(180, 5);
      births.add(dayBirth);
      for (const name of TIMED) {
        const { start, end, instant, partNumber } = timeParts[name];
        const first = instantMs(dayBirth ? sunrise : sunset);
        const length = instantMs(end) - instantMs(start);
        expect(Math.abs(instantMs(start) - first - (partNumber - 1) * length)).toBeLessThan(20_000);
        const into = (instantMs(instant) - instantMs(start)) / length;
        expect(Math.abs(into - (name === 'gulika' ? 0 : 0.5))).toBeLessThan(0.001);
      }
      afflicts.forEach(({ point }) => afflicting.add(point));
      expect(GRAHAS).toContain(value.gulikaLord);
    }
    expect(births.size).toBe(2);
    expect(afflicting.size).toBe(11);
  });

  it('takes mean time where there is no sunrise, and still has every point', async () => {
    const { value, notes } = await readResult(tool, POLAR);
    expect(value.sunriseFallback).toBe(true);
    expect(notes.some((text) => text.startsWith('The Sun does not both rise and set there, so 06:00'))).toBe(true);
  });
});
