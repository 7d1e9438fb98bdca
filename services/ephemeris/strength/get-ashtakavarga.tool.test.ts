import { GRAHAS, SIGNS } from '@cuspal/engine/zodiac/names';
import { callTool, POLAR, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { ASTROSAGE, JHORA, PATNA } from '../test/patna-1992.ts';
import { readResult } from '../test/read-result.ts';
import tool from './get-ashtakavarga.tool.ts';

const TOTALS = { Sun: 48, Moon: 49, Mars: 39, Mercury: 54, Jupiter: 56, Venus: 52, Saturn: 39 };

describe('get_ashtakavarga of the printed birth of 1992', () => {
  it('has the bindus of both programs', async () => {
    const { value } = await readResult(tool, PATNA);
    for (const planet of GRAHAS) {
      expect(value.prastarashtakavarga[planet].sign_scores).toEqual(ASTROSAGE.ashtakavarga[planet]);
    }
    expect(value.sarvashtakavarga.sign_scores).toEqual(ASTROSAGE.ashtakavarga.sarva);
    expect(value.sarvashtakavarga).toMatchObject({ strongest_signs: ['Gemini'], weakest_signs: ['Virgo'] });
    const { lagna, ...pvr } = JHORA.ashtakavarga;
    expect(value.alternatives.pvr).toEqual(pvr);
    expect(value.lagnashtakavarga.sign_scores).toEqual(lagna);
    // Libra rises: its 26 are house 1, Virgo's 18 house 12.
    expect(value.houses[0]).toEqual({ house: 1, sign: 'Libra', sav: 26, band: 'AVERAGE' });
    expect(value.houses[8]).toEqual({ house: 9, sign: 'Gemini', sav: 35, band: 'GOOD' });
    expect(value.houses[11]).toEqual({ house: 12, sign: 'Virgo', sav: 18, band: 'LOW' });
  });

  it('begins with the frame, and adds up to 337 bindus', async () => {
    const { result } = await callTool(tool, PATNA);
    expect(result).toMatchObject({
      frame: 'sign',
      sarvashtakavarga: { total_bindus: 337, average_score: 28.08 },
    });
  });
});

describe('get_ashtakavarga everywhere', () => {
  const kakshyas = new Set<string>();
  it.each([...SAMPLE_CHARTS.map(({ arguments: args }) => args), POLAR])('$birth_datetime', async (args) => {
    const { value } = await readResult(tool, args);
    const { prastarashtakavarga: own, sarvashtakavarga: sarva, reductions, contributors, houses } = value;
    expect(contributors).toEqual([...GRAHAS, 'Ascendant']);
    for (const planet of GRAHAS) {
      const { matrix, sign_scores: scores, total_bindus: total } = own[planet];
      expect(total).toBe(TOTALS[planet]);
      scores.forEach((score, sign) => {
        expect(matrix.filter((row) => row[sign] === 1)).toHaveLength(score);
      });
      const { afterTrikona, afterEkadhipatya, rasiPinda, grahaPinda, sodhyaPinda } = reductions[planet];
      for (let trine = 0; trine < 4; trine += 1) {
        expect(Math.min(...[0, 4, 8].map((step) => afterTrikona[trine + step] ?? 9))).toBe(0);
      }
      expect(afterEkadhipatya).toHaveLength(12);
      expect(rasiPinda + grahaPinda).toBe(sodhyaPinda);
      const { sign, bindus, kakshyaLord, kakshyaBindu } = value.ownSignBindus[planet];
      const at = SIGNS.indexOf(sign);
      expect(bindus).toBe(scores[at]);
      expect(kakshyaBindu).toBe(matrix[contributors.indexOf(kakshyaLord)]?.[at] === 1);
      kakshyas.add(kakshyaLord);
    }
    const { sign_scores: all, strongest_signs: best, weakest_signs: least } = sarva;
    expect(all.reduce((sum, score) => sum + score, 0)).toBe(337);
    expect(best.map((sign) => all[SIGNS.indexOf(sign)])).toEqual(best.map(() => Math.max(...all)));
    expect(least.map((sign) => all[SIGNS.indexOf(sign)])).toEqual(least.map(() => Math.min(...all)));
    expect(houses.reduce((sum, { sav }) => sum + sav, 0)).toBe(337);
  });

  it('reaches every kakshya lord', () => {
    expect([...kakshyas].sort()).toEqual([...GRAHAS, 'Ascendant'].sort());
  });
});
