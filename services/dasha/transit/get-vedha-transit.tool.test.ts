import { TARAS } from '@cuspal/engine/almanac/tara';
import { buildChart } from '@cuspal/engine/chart/build';
import { GOCHARA_RESULTS, MURTIS } from '@cuspal/engine/gochara/gochara';
import { siderealPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { divide } from '@cuspal/engine/zodiac/division';
import { PLANETS, SIGNS } from '@cuspal/engine/zodiac/names';
import { callTool, conforms, SAMPLE_CHARTS, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readInstant } from '../../../packages/engine/test/read-instant.ts';
import tool from './get-vedha-transit.tool.ts';

const output = z.object(tool.output.shape);
const birth = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };
const ask = async (args: object, now?: number) =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

describe('get_vedha_transit', () => {
  it('judges the sky of 20 November 2026 for a Moon in Aquarius by hand', async () => {
    const { moonSign, planets, summary } = await ask({ ...birth, query_datetime: '2026-11-20T05:30:00' });
    expect(moonSign).toBe('Aquarius');
    // Sc 10, Pi 2, Le 7 (Mars, Jupiter, Ketu), Li 9, Vi 8, Pi 2, Aq 1.
    expect(planets.map(({ planet, houseFromMoon, result }) => [planet, houseFromMoon, result])).toEqual([
      ['Sun', 10, 'GOOD'],
      ['Moon', 2, 'RELIEVED'],
      ['Mars', 7, 'BAD'],
      ['Mercury', 9, 'BAD'],
      ['Jupiter', 7, 'GOOD'],
      ['Venus', 8, 'GOOD'],
      ['Saturn', 2, 'BAD'],
      ['Rahu', 1, 'BAD'],
      ['Ketu', 7, 'BAD'],
    ]);
    // The Moon in 2, the vedha house of 7.
    expect(planets[1]).toMatchObject({ relievedBy: ['Mars', 'Jupiter', 'Ketu'] });
    expect(planets[0]).toMatchObject({ vedhaHouse: 4, obstructedBy: [] });
    expect(summary).toEqual({ good: 3, obstructed: 0, bad: 5, relieved: 1 });
    // Jupiter's bindus in its natal Leo are six; Dhanishta is the janma star, Pushya the 13th from it.
    expect(planets[4]).toMatchObject({ sign: 'Leo', bindus: 6 });
  });

  const seen = {
    results: new Set<string>(),
    murtis: new Set<string>(),
    taras: new Set<string>(),
    latta: new Set<string>(),
  };
  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'last years'))(
    '$label: entries and changes are sign borders, nothing in between',
    async ({ arguments: args, now }) => {
      const ayanamsa = args.ayanamsa ?? 'kp';
      const chart = buildChart(testEphemeris(), resolveBirth(args));
      const { answer, planets, summary } = await ask(args, now);
      const [first = ''] = answer.split(' well placed');
      for (const { planet, result } of planets) {
        expect(answer).toContain(planet);
        expect(first.includes(planet)).toBe(result === 'GOOD');
      }
      expect(/obstructed/.test(answer)).toBe(summary.obstructed > 0);
      expect(/relieved/.test(answer)).toBe(summary.relieved > 0);
      expect(planets.map(({ planet }) => planet)).toEqual([...PLANETS]);
      expect(Object.values(summary).reduce((sum, each) => sum + each, 0)).toBe(9);
      for (const row of planets) {
        const {
          planet,
          sign,
          houseFromMoon,
          result,
          obstructedBy,
          vedhaHouse,
          relievedBy,
          enteredAt,
          changesAt,
          murti,
        } = row;
        const signAt = (utcMs: number) =>
          divide(siderealPosition(testEphemeris(), planet, jdFromUtcMs(utcMs), ayanamsa).longitude).signIndex;
        expect(SIGNS[signAt(now)]).toBe(sign);
        expect(houseFromMoon).toBe(((signAt(now) - chart.planets.Moon.signIndex + 12) % 12) + 1);
        expect(result === 'OBSTRUCTED').toBe(obstructedBy.length > 0);
        expect(vedhaHouse !== undefined).toBe(result === 'GOOD' || result === 'OBSTRUCTED');
        expect(relievedBy.length > 0).toBe(result === 'RELIEVED');
        if (planet === 'Sun') expect(obstructedBy).not.toContain('Saturn');
        if (planet === 'Mercury') expect(obstructedBy).not.toContain('Moon');
        const [from, to] = [readInstant(enteredAt ?? ''), readInstant(changesAt ?? '')];
        expect(from).toBeLessThanOrEqual(now);
        expect(to).toBeGreaterThan(now - 1000);
        expect([signAt(from - 1000), signAt(to + 2000)].includes(signAt(now))).toBe(false);
        for (let step = 0; step <= 40; step += 1) {
          expect(signAt(from + 2000 + ((to - from - 4000) * step) / 40)).toBe(signAt(now));
        }
        const moonThen = siderealPosition(testEphemeris(), 'Moon', jdFromUtcMs(from + 1000), ayanamsa).longitude;
        const moonHouse = ((divide(moonThen).signIndex - chart.planets.Moon.signIndex + 12) % 12) + 1;
        const forms = { gold: [1, 6, 11], silver: [2, 5, 9], copper: [3, 7, 10], iron: [4, 8, 12] };
        expect(murti === null ? [] : forms[murti]).toContain(moonHouse);
        expect(row.bindus === null).toBe(planet === 'Rahu' || planet === 'Ketu');
        seen.results.add(result);
        seen.murtis.add(murti ?? '');
        seen.taras.add(row.tara);
        for (const target of row.latta) seen.latta.add(target);
      }
    },
  );

  it('reached every result, murti, tara and latta', () => {
    expect([...seen.results].sort()).toEqual([...GOCHARA_RESULTS].sort());
    expect([...seen.murtis].sort()).toEqual([...MURTIS].sort());
    expect([...seen.taras].sort()).toEqual(TARAS.map(({ name }) => name).sort());
    expect([...seen.latta].sort()).toEqual(['janma', 'lagna']);
  });

  it('prints null for an entry before 1800 or a change after 2399, and says so', async () => {
    const early = await ask({ ...birth, query_datetime: '1800-02-01' });
    expect(early.truncated).toBe(true);
    expect(early.planets.find(({ planet }) => planet === 'Saturn')).toMatchObject({ enteredAt: null, murti: null });
    const late = await ask({ ...birth, query_datetime: '2399-12-30' });
    expect(late.planets.find(({ planet }) => planet === 'Saturn')?.changesAt).toBeNull();
  });

  it.each([
    [{ query_datetime: 'noon' }, 'validation_failed', 'query_datetime', /ISO 8601/],
    [{ query_datetime: '1799-01-01' }, 'out_of_range', 'query_datetime', /1800/],
  ])('refuses %j', async (fault, code, field, words) => {
    const { meta, text } = await callTool(tool, { ...birth, ...fault });
    expect(meta).toMatchObject({ code, field });
    expect(text).toMatch(words);
  });
});
