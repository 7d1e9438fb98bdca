import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import { callTool, conforms, findTool, SAMPLE_CHARTS, TEST_NOW } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-bhadhakasthana.tool.ts';

const output = z.object(tool.output.shape);
const HOUSE = { movable: 11, fixed: 9, dual: 7 };
const MODALITY: Record<string, keyof typeof HOUSE> = {
  Aries: 'movable', Cancer: 'movable', Libra: 'movable', Capricorn: 'movable',
  Taurus: 'fixed', Leo: 'fixed', Scorpio: 'fixed', Aquarius: 'fixed',
  Gemini: 'dual', Virgo: 'dual', Sagittarius: 'dual', Pisces: 'dual',
}; // prettier-ignore
const sample = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };

describe('get_bhadhakasthana', () => {
  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))(
    '$label: house by the sign of the Ascendant',
    async ({ arguments: args }) => {
      const { result } = await conforms(tool, args);
      const { lagnaSign, modality, bhadhakaHouse, bhadhakaLord, csl, chain, activeNow, significators } =
        output.parse(result);
      expect(modality).toBe(MODALITY[lagnaSign]);
      expect(bhadhakaHouse).toBe(HOUSE[modality]);
      expect(chain).toMatchObject({ cusp: bhadhakaHouse, signLord: bhadhakaLord, subLord: csl });
      const acting = [bhadhakaLord, ...Object.values(significators).flat()];
      for (const { planet, role } of activeNow) {
        expect(acting).toContain(planet);
        expect(role).toBe(planet === bhadhakaLord ? 'LORD' : 'AGENT');
      }
      expect(result['disclaimer']).toMatch(/never|not/);
    },
  );

  it('reads the golden chart: Cancer rising, 11th cusp 37.327° with the sub lord Ketu', async () => {
    const { result } = await conforms(tool, sample);
    expect(result).toMatchObject({
      asOf: '2026-01-01T17:30:00+05:30',
      lagnaSign: 'Cancer',
      modality: 'movable',
      bhadhakaHouse: 11,
      bhadhakaLord: 'Venus',
      csl: 'Ketu',
      marakaHouses: [2, 7],
      selfBhadhaka: false,
      boundary: null,
    });
    expect(output.parse(result).chain.longitude).toBeCloseTo(37.32701, 3);
  });

  it('begins with the house, its lord and how far the sub lord is tied, and ends with the next call', async () => {
    const flags = new Set<string>();
    for (const { arguments: args } of SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar')) {
      const { answer, lagnaSign, bhadhakaHouse, bhadhakaLord, csl, signifiedDanger, dangerFlag, next } = output.parse(
        (await conforms(tool, args)).result,
      );
      flags.add(dangerFlag);
      expect(answer).toContain(
        `For ${lagnaSign} rising the bhadhaka (obstructing) house is ${bhadhakaHouse}, ruled by ${planetInWords(bhadhakaLord)}.`,
      );
      const held = signifiedDanger.map(({ house }) => house);
      const many = held.join(', ').replace(/, (\d+)$/, ' and $1');
      const words =
        held.length === 0
          ? 'none of the difficult houses'
          : held.length > 1
            ? `the difficult houses ${many}`
            : `house ${many}, one of the difficult houses`;
      expect(answer).toContain(`Its sub lord, ${planetInWords(csl)}, signifies ${words}.`);
      expect(answer).toContain('no forecast');
      for (const { tool: name } of next) expect((await findTool(name)).name).toBe(name);
    }
    expect(flags.size).toBeGreaterThan(2);
  });

  it('does not call a planet in its own star its own star lord', async () => {
    // Sagittarius rising, seventh cusp in Gemini: its lord Mercury stands in its own star.
    const { result } = await conforms(tool, {
      birth_datetime: '1932-03-24T05:33:44',
      latitude: -23.9051,
      longitude: 112.1809,
      utc_offset_minutes: 450,
    });
    expect(output.parse(result).mitigation[0]).toEqual({
      factor: 'STAR_LORD_OF_BHADHAKA_LORD',
      planet: 'Mercury',
      houses: [{ house: 1, level: 1 }],
      detail: 'The bhadhaka lord Mercury stands in its own star and signifies house 1 (level 1).',
    });
  });

  it('joins the houses that mitigate by "and"', async () => {
    // Capricorn rising, eleventh cusp in Scorpio: its lord Mars is in the star of Saturn, which signifies 5 and 11.
    const { result } = await conforms(tool, {
      birth_datetime: '2003-01-31T06:30:00',
      latitude: -54.8,
      longitude: -68.3,
      utc_offset_minutes: -180,
    });
    expect(output.parse(result).mitigation[0]?.detail).toBe(
      'Saturn, star lord of the bhadhaka lord Mars, signifies houses 5 (level 2) and 11 (level 1).',
    );
  });

  it('lowers HIGH where unequal cusps give one lord to the Lagna and the bhadhaka house', async () => {
    // Libra rises far north and the eleventh cusp stands in Taurus: Venus rules both.
    const { result } = await conforms(tool, {
      birth_datetime: '2331-11-28T07:48:00',
      latitude: 62.673,
      longitude: 140.115,
      utc_offset_minutes: 540,
    });
    expect(result).toMatchObject({ lagnaSign: 'Libra', bhadhakaHouse: 11, bhadhakaLord: 'Venus', selfBhadhaka: true });
    expect(result).toMatchObject({ dangerFlag: 'MODERATE', reason: expect.stringMatching(/lowered by a step/) });
  });

  it('gives the other house where the Ascendant stands within 1 minute of arc of a sign', async () => {
    const { result } = await conforms(tool, {
      birth_datetime: '2002-12-20T02:44:00',
      latitude: 55.373,
      longitude: 26.189,
      utc_offset_minutes: 120,
    });
    expect(result).toMatchObject({ lagnaSign: 'Virgo', bhadhakaHouse: 7 });
    expect(output.parse(result).boundary).toMatchObject({
      alternateSign: 'Libra',
      alternateHouse: 11,
      note: expect.stringContaining("within 1' of the border of Virgo and Libra"),
    });
  });

  it('names running lords only while a dasha runs', async () => {
    const early = await conforms(tool, sample, { now: Date.UTC(1990, 0, 1) });
    expect(early.result).toMatchObject({
      activeNow: [],
      provenance: { notes: [expect.stringMatching(/lies in the future/), expect.stringMatching(/120 dasha years/)] },
    });
    const years = await Promise.all(
      Array.from({ length: 60 }, (_, year) => conforms(tool, sample, { now: TEST_NOW + year * 365 * 86_400_000 })),
    );
    const roles = years.flatMap(({ result }) => output.parse(result).activeNow.map(({ role }) => role));
    expect(new Set(roles)).toEqual(new Set(['LORD', 'AGENT']));
  });

  it('answers out_of_range inside the polar circles and names the limit', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    const { meta, text } = await callTool(tool, polar?.arguments ?? {});
    expect(meta['code']).toBe('out_of_range');
    expect(text).toMatch(/66\.5/);
  });

  it('says which birth parameter is missing', async () => {
    const { meta, text } = await callTool(tool, {
      birth_datetime: '1992-08-14T04:32:00',
      latitude: 6.927,
      longitude: 79.861,
    });
    expect(meta['code']).toBe('birth_data_missing');
    expect(text).toContain('utc_offset_minutes');
  });
});
