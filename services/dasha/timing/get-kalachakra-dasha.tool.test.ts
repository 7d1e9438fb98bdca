import {
  callTool,
  conforms,
  GOLDEN,
  randomLives,
  SAMPLE_CHARTS,
  testEphemeris,
  instantMs,
} from '@cuspal/tool-kit/testing';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectParts, expectTiles, holding } from '../test/dasha-checks.ts';
import tool from './get-kalachakra-dasha.tool.ts';

const output = z.object(tool.output.shape);
const dashaOf = async (args: object, now?: number) =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);
const YEAR = 365.25 * 86_400_000;

describe('get_kalachakra_dasha', () => {
  it('reads the golden chart', async () => {
    const found = await dashaOf({ ...GOLDEN, query_date: '2026-03-10' });
    expect(found.moon).toMatchObject({ star: 'Dhanishta', pada: 4, group: 'A2', direction: 'apasavya' });
    expect(found).toMatchObject({ paramayush: 100, balanceYears: expect.closeTo(6.078558, 4), sensitive: false });
    expect(found.mahadashas.map(({ sign, years }) => `${sign} ${years}`)).toEqual([
      'Sagittarius 10',
      'Scorpio 7',
      'Libra 16',
      'Virgo 9',
      'Leo 5',
      'Cancer 21',
      'Gemini 9',
      'Taurus 16',
      'Aries 7',
    ]);
    expect(found).toMatchObject({ deha: 'Aries', jeeva: 'Sagittarius', padaDeha: 'Aries', padaJeeva: 'Sagittarius' });
    // 6.08 + 7 + 16 years: Virgo since September 2021.
    expect(found.current?.md).toMatchObject({ sign: 'Virgo', startDate: expect.stringMatching(/^2021-09/) });
    expect(found.mahadashas[0]?.gati).toBe('NONE');
  });

  it.each(SAMPLE_CHARTS)(
    '$label: nine dashas that tile; the pada adds up to its paramayush',
    async ({ arguments: args, now }) => {
      const { mahadashas, current, asOf, paramayush, padaSequence, moon } = await dashaOf(args, now);
      expect(mahadashas).toHaveLength(9);
      expect(padaSequence).toHaveLength(9);
      expect(padaSequence.reduce((sum, sign) => sum + (SIGN_YEARS[sign] ?? NaN), 0)).toBe(paramayush);
      expect(moon.direction).toBe(moon.group.startsWith('S') ? 'savya' : 'apasavya');
      expectTiles(mahadashas);
      for (const md of mahadashas) {
        expect(md.years).toBe(SIGN_YEARS[md.sign]);
        expect(instantMs(md.endDate) - instantMs(md.nominalStart ?? md.startDate)).toBe(md.years * YEAR);
        expectParts(md, md.antardashas);
      }
      const md = holding(mahadashas, asOf);
      expect(current?.md.sign).toBe(md?.sign);
      expect(current?.ad.sign).toBe(md && holding(md.antardashas, asOf)?.sign);
    },
  );
  const SIGN_YEARS: Readonly<Record<string, number>> = {
    Aries: 7,
    Taurus: 16,
    Gemini: 9,
    Cancer: 21,
    Leo: 5,
    Virgo: 9,
    Libra: 16,
    Scorpio: 7,
    Sagittarius: 10,
    Capricorn: 4,
    Aquarius: 4,
    Pisces: 10,
  };

  it('names the planets that stand in deha and jeeva on the date', async () => {
    const sky = testEphemeris();
    const kinds = new Set<string>();
    for (const year of [2000, 2004, 2008, 2012, 2016, 2020, 2024, 2028]) {
      const query_date = `${year}-04-25T12:00:00`;
      const { dehaTransits, jeevaTransits, deha, jeeva } = await dashaOf({ ...GOLDEN, query_date });
      const jd = jdFromUtcMs(Date.parse(`${query_date}+05:30`));
      const ayanamsa = sky.ayanamsa(jd, 'kp').true;
      const names = ['Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo', 'Libra', 'Scorpio', 'Sagittarius'];
      const signOf = (body: 'Sun' | 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn' | 'MeanNode') =>
        names[Math.floor(((sky.body(jd, body).longitude - ayanamsa + 360) % 360) / 30)];
      const inSign = (sign: string) => [
        ...(['Jupiter', 'Mercury', 'Venus'] as const)
          .filter((body) => signOf(body) === sign)
          .map((planet) => ({ planet, kind: 'benefic' })),
        ...(['Mars', 'Saturn'] as const)
          .filter((body) => signOf(body) === sign)
          .map((planet) => ({ planet, kind: 'malefic' })),
        ...(signOf('MeanNode') === sign ? [{ planet: 'Rahu', kind: 'malefic' }] : []),
        ...(signOf('Sun') === sign ? [{ planet: 'Sun', kind: 'malefic' }] : []),
      ];
      expect(dehaTransits).toEqual(inSign(deha));
      expect(jeevaTransits).toEqual(inSign(jeeva));
      [...dehaTransits, ...jeevaTransits].forEach(({ kind }) => kinds.add(kind));
    }
    expect([...kinds].sort()).toEqual(['benefic', 'malefic']);
  });

  it('reaches every group, pada and gati, and warns near a pada border', async () => {
    const seen = { group: new Set<string>(), pada: new Set<number>(), gati: new Set<string>() };
    let sensitives = 0;
    for (const { args, now } of randomLives(120, 24)) {
      const found = await dashaOf(args, now);
      seen.group.add(found.moon.group);
      seen.pada.add(found.moon.pada);
      found.mahadashas.forEach(({ gati }) => seen.gati.add(gati));
      const margin = Math.min(found.moon.passedFraction, 1 - found.moon.passedFraction) * (10 / 3);
      expect(found.sensitive).toBe(margin < 5 / 60);
      expect(found.notes.some((note) => note.includes('pada border'))).toBe(found.sensitive);
      if (found.sensitive) sensitives += 1;
    }
    expect([...seen.group].sort()).toEqual(['A1', 'A2', 'S1', 'S2']);
    expect([...seen.pada].sort()).toEqual([1, 2, 3, 4]);
    expect([...seen.gati].sort()).toEqual(['MANDOOKI', 'MARKATI', 'NONE', 'SIMHAVALOKANA']);
    expect(sensitives).toBeGreaterThan(0);
  });

  it('has no running pair outside the nine dashas', async () => {
    expect((await dashaOf({ ...GOLDEN, query_date: '1980-01-01' })).current).toBeNull();
    expect((await dashaOf({ ...GOLDEN, query_date: '2150-01-01' })).current).toBeNull();
  });

  it('stays under eight thousand tokens', async () => {
    for (const { arguments: args, now } of SAMPLE_CHARTS) {
      expect((await callTool(tool, args, { now })).text.length).toBeLessThan(11_500);
    }
  });
});
