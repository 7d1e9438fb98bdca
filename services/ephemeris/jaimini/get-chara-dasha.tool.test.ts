import { SIGNS } from '@cuspal/engine/zodiac/names';
import type { Sign } from '@cuspal/engine/zodiac/names';
import { callTool, everyPage, GOLDEN, instantMs, POLAR, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readPlanets, readResult } from '../test/read-result.ts';
import lagnaTool from './get-arudha-lagna.tool.ts';
import karakasTool from './get-chara-karakas.tool.ts';
import tool from './get-chara-dasha.tool.ts';
import upapadaTool from './get-upapada-lagna.tool.ts';

const YEAR = 365.25 * 86_400_000;
const output = z.object(tool.output.shape);
const dashaOf = async (args: object, now = Date.UTC(2026, 10, 22)) =>
  output.omit({ pagination: true, pageNote: true }).parse(await everyPage(tool, args, 'mahadashas', { now }));
const short = (rows: readonly { readonly sign: string; readonly years: number }[]): string =>
  rows.map(({ sign, years }) => `${sign} ${years}`).join(', ');
const count = (from: Sign, to: Sign): number => ((SIGNS.indexOf(to) - SIGNS.indexOf(from) + 12) % 12) + 1;

describe('get_chara_dasha', () => {
  it('reads the golden sample', async () => {
    const { mahadashas, direction, current, lineage } = await dashaOf(GOLDEN);
    expect([lineage, direction]).toEqual(['K.N. Rao', 'backward']);
    expect(short(mahadashas)).toBe(
      'Cancer 5, Gemini 1, Taurus 3, Aries 1, Pisces 7, Aquarius 1, Capricorn 12, Sagittarius 8, Scorpio 6, Libra 10, Virgo 2, Leo 1',
    );
    // 5 1 3 1 7 1 and 12 years are 10,957.5 days from birth.
    expect(current?.md).toMatchObject({ sign: 'Sagittarius', startDate: '2022-08-14T16:32:00+05:30' });
    // Backward from Sagittarius: Scorpio, Libra, Virgo … eight months each; the seventh is Taurus.
    expect(current?.ad.sign).toBe('Taurus');
    expect(mahadashas[0]).toMatchObject({ lord: 'Moon', lordIn: 'Aquarius' });
    expect(mahadashas[0]?.from).toEqual({ AK: 1, AmK: 2, DK: 8, AL: 3, UL: 2, lagnaLord: 8 });
  });

  it('has the sequence that another program prints for a birth of 7 December 1996', async () => {
    const { mahadashas } = await dashaOf({
      birth_datetime: '1996-12-07T10:34:00',
      latitude: 13.0878,
      longitude: 80.2785,
      utc_offset_minutes: 330,
      ayanamsa: 'lahiri',
    });
    expect(short(mahadashas)).toBe(
      'Capricorn 10, Sagittarius 12, Scorpio 4, Libra 12, Virgo 9, Leo 9, Cancer 9, Gemini 6, Taurus 5, Aries 4, Pisces 3, Aquarius 11',
    );
  });

  it('over random lives: cycles, antardashas, houses, the running pair, and every word', async () => {
    const seen = new Set<string>();
    for (const { args, now } of randomLives(60, 298)) {
      const found = await dashaOf({ ...args, cycles: 2 }, now);
      const { mahadashas, direction, current, asOf, coLords } = found;
      const planets = await readPlanets(args);
      const karakas = (await readResult(karakasTool, args)).value.karakas;
      const al = (await readResult(lagnaTool, args)).value;
      const ul = (await readResult(upapadaTool, args)).value.upapada;
      expect(mahadashas).toHaveLength(24);
      expect(mahadashas[0]?.sign).toBe(al.working.lagnaSign);
      let end = mahadashas[0]?.startDate;
      mahadashas.forEach((md, index) => {
        expect(md.cycle).toBe(index < 12 ? 1 : 2);
        expect(md.startDate).toBe(end);
        end = md.endDate;
        expect(instantMs(md.endDate) - instantMs(md.startDate)).toBe(md.years * YEAR);
        if (planets[md.lord].sign === md.sign) expect(md.years).toBe(12);
        expect(md.years).toBe(mahadashas[(index + 12) % 24]?.years);
        expect(count(md.sign, mahadashas[index + 1]?.sign ?? md.sign)).toBe(
          index === 23 ? 1 : direction === 'forward' ? 2 : 12,
        );
        const [first, last] = [md.antardashas[0], md.antardashas[11]];
        expect([first?.startDate, last?.endDate, last?.sign]).toEqual([md.startDate, md.endDate, md.sign]);
        expect(count(md.sign, first?.sign ?? md.sign)).toBe(direction === 'forward' ? 2 : 12);
        expect(new Set(md.antardashas.map(({ sign }) => sign)).size).toBe(12);
        expect(md.from).toEqual({
          AK: count(md.sign, karakas[0]?.sign ?? 'Aries'),
          AmK: count(md.sign, karakas[1]?.sign ?? 'Aries'),
          DK: count(md.sign, karakas[6]?.sign ?? 'Aries'),
          AL: count(md.sign, al.arudhaLagna.sign),
          UL: count(md.sign, ul.sign),
          lagnaLord: count(md.sign, al.working.lordSign),
        });
      });
      const running = mahadashas.find(
        ({ startDate, endDate }) => instantMs(startDate) <= instantMs(asOf) && instantMs(asOf) < instantMs(endDate),
      );
      expect(current?.md.sign).toBe(running?.sign);
      seen.add(direction).add(coLords.Scorpio.lord).add(coLords.Aquarius.lord);
      expect(['bothInSign', 'oneInSign', '1', '2', '3', '4', '5b']).toEqual(
        expect.arrayContaining([coLords.Scorpio.rule, coLords.Aquarius.rule]),
      );
    }
    expect([...seen].sort()).toEqual(['Ketu', 'Mars', 'Rahu', 'Saturn', 'backward', 'forward']);
  });

  it('names no running period before birth or after the cycles, and says why', async () => {
    // The first cycle of the sample has 57 years.
    const after = await dashaOf({ ...GOLDEN, query_date: '2060-01-01' });
    expect(after.current).toBeNull();
    expect(after.notes.join(' ')).toMatch(/after the first cycle. Ask for two cycles/);
    expect((await dashaOf({ ...GOLDEN, query_date: '2060-01-01', cycles: 2 })).current?.md.sign).toBe('Pisces');
    expect((await dashaOf({ ...GOLDEN, query_date: '2150-01-01', cycles: 2 })).notes.join(' ')).toMatch(/second cycle/);
    expect((await dashaOf({ ...GOLDEN, query_date: '1990-01-01' })).notes.join(' ')).toMatch(/before birth/);
  });

  it('C-f: counts a co-lord in its own other sign as its own dispositor', async () => {
    // Saturn in Capricorn counts for Aquarius, so it outweighs Rahu, and back to Capricorn is one sign.
    const { mahadashas } = await dashaOf({ ...GOLDEN, birth_datetime: '1962-08-09T12:00:00', page: 1 });
    const more = await dashaOf({ ...GOLDEN, birth_datetime: '1962-08-09T12:00:00', page: 2 });
    const aquarius = [...mahadashas, ...more.mahadashas].find(({ sign }) => sign === 'Aquarius');
    expect(aquarius).toMatchObject({ lord: 'Saturn', lordIn: 'Capricorn', years: 1 });
  });

  it('B18: refuses a date past 2399, as every tool does', async () => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, query_date: '2401-02-28' });
    expect(meta).toMatchObject({ code: 'out_of_range', field: 'query_date' });
    expect(text).toContain('1800 to 2399');
  });

  it('goes on past the years of the ephemeris', async () => {
    const { mahadashas } = await dashaOf({ ...GOLDEN, birth_datetime: '2398-05-05T06:00:00', cycles: 2 });
    expect(mahadashas.at(-1)?.endDate.slice(0, 4)).toMatch(/^24[5-9]\d|25\d\d$/);
  });

  it.each([0, 3, 1.5])('refuses %f cycles', async (cycles) => {
    expect((await callTool(tool, { ...GOLDEN, cycles })).meta).toMatchObject({
      code: 'validation_failed',
      field: 'cycles',
    });
  });

  it('refuses a page past the last', async () => {
    const { text, meta } = await callTool(tool, { ...GOLDEN, page: 3 });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'page' });
    expect(text).toMatch(/last page is 2/);
  });

  it('works inside the polar circle', async () => {
    expect((await dashaOf(POLAR)).mahadashas).toHaveLength(12);
  });
});
