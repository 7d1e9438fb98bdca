import { PLANETS } from '@cuspal/engine/zodiac/names';
import { callTool, conforms, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-aspects-and-strength.tool.ts';

const notesOf = z.looseObject({ notes: z.array(z.string()) });

/** Reads the result through the tool's own schema. */
async function read(args: object) {
  const { result } = await conforms(tool, args);
  const { provenance, system, ...own } = result;
  expect(system).toBe('parashari');
  return { ...tool.output.parse(own), notes: notesOf.parse(provenance).notes };
}

/** V. P. Jain's chart of 1981: Gemini rising, its planets as printed (shadbala_books.json). */
const JAIN = {
  birth_datetime: '1981-09-13T01:30:00',
  latitude: 28.65,
  longitude: 77.2166667,
  utc_offset_minutes: 330,
  ayanamsa: 'lahiri',
};

describe('get_aspects_and_strength on a chart worked by hand', () => {
  // Gemini rising. Sun Leo, Moon Aquarius, Mars Rahu Cancer, Mercury Jupiter Saturn Virgo, Venus Libra, Ketu Capricorn.
  it('lists the aspects on planets', async () => {
    const { onPlanets, unaspected, natureUsed } = await read(JAIN);
    expect(onPlanets.map(({ aspector, target, ordinal, mutual }) => [aspector, target, ordinal, mutual])).toEqual([
      ['Sun', 'Moon', 7, true],
      ['Moon', 'Sun', 7, true],
      ['Mars', 'Moon', 8, false],
      ['Mars', 'Venus', 4, false],
      ['Mars', 'Ketu', 7, true],
      ['Jupiter', 'Ketu', 5, false],
      ['Ketu', 'Mars', 7, true],
    ]);
    expect(unaspected).toEqual(['Mercury', 'Jupiter', 'Saturn', 'Rahu']);
    expect(natureUsed).toEqual({
      benefics: ['Moon', 'Mercury', 'Jupiter', 'Venus'],
      malefics: ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'],
    });
  });

  it('lists conjunctions with their orbs, and the mutual kinds', async () => {
    const { conjunctions } = await read(JAIN);
    expect(conjunctions.map(({ planets, sign, house }) => [...planets, sign, house])).toEqual([
      ['Mars', 'Rahu', 'Cancer', 2],
      ['Mercury', 'Jupiter', 'Virgo', 4],
      ['Mercury', 'Saturn', 'Virgo', 4],
      ['Jupiter', 'Saturn', 'Virgo', 4],
    ]);
    const [, war] = conjunctions;
    expect(war?.orbDegrees).toBeCloseTo(0.056, 2);
  });

  it('scores the houses', async () => {
    const { houseStrength } = await read(JAIN);
    const points = (house: number) => houseStrength[house - 1]?.factors.map(({ factor, points: p }) => [factor, p]);
    // Virgo: Mercury in its own house, at 20.5° past its moolatrikona arc; Jupiter with it; Saturn too, hemmed by Sun and Venus (mixed).
    expect(points(4)).toEqual([
      ['base', 50],
      ['lordPlacement', 10],
      ['lordDignity', 10],
      ['beneficOccupant', 6],
      ['beneficOccupant', 6],
      ['maleficOccupant', -6],
    ]);
    expect(houseStrength[3]).toMatchObject({ sign: 'Virgo', lord: 'Mercury', score: 76, band: 'STRONG' });
    expect(houseStrength[3]?.factors.map(({ detail }) => detail)).toEqual([
      'Every house starts here.',
      'Its lord Mercury is in house 4.',
      'Its lord Mercury is in its own sign.',
      'The benefic Mercury is in the house.',
      'The benefic Jupiter is in the house.',
      'The malefic Saturn is in the house.',
    ]);
    // Capricorn: lord Saturn in the 4th, in a neutral's sign; Ketu inside; looks of Mars, Rahu and Jupiter.
    expect(points(8)).toEqual([
      ['base', 50],
      ['lordPlacement', 10],
      ['lordDignity', 0],
      ['maleficOccupant', -6],
      ['maleficAspect', -4],
      ['jupiterAspect', 6],
      ['maleficAspect', -4],
    ]);
  });
});

describe('get_aspects_and_strength everywhere', () => {
  it('C3: names the houses of its own score apart from those of bhava bala', async () => {
    for (const { arguments: args } of SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar').slice(0, 8)) {
      const { result } = await callTool(tool, args);
      expect(result).not.toHaveProperty('strongestHouse');
      const { houseStrength, highestScoredHouse } = await read(args);
      const bhava = await callTool('get_bhava_bala', args);
      expect(houseStrength.find(({ bhavaBalaRank }) => bhavaBalaRank === 1)?.house).toBe(
        bhava.result['strongestHouse'],
      );
      expect(houseStrength[highestScoredHouse - 1]?.score).toBe(Math.max(...houseStrength.map(({ score }) => score)));
    }
  });

  it.each(SAMPLE_CHARTS)('$label', async ({ arguments: args, edge }) => {
    const { onHouses, houseStrength, highestScoredHouse, lowestScoredHouse, notes } = await read(args);
    for (const planet of PLANETS) {
      const own = onHouses.filter(({ aspector }) => aspector === planet);
      expect(own.filter(({ ordinal }) => ordinal === 7)).toHaveLength(1);
      expect(own).toHaveLength(['Mars', 'Jupiter', 'Saturn'].includes(planet) ? 3 : 1);
    }
    expect(houseStrength.map(({ house }) => house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const { detail } of houseStrength.flatMap(({ factors }) => factors)) expect(detail).toMatch(/^[A-Z].*\.$/);
    for (const { score, factors } of houseStrength) {
      expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    }
    const scores = houseStrength.map(({ score }) => score);
    expect(highestScoredHouse).toBe(scores.indexOf(Math.max(...scores)) + 1);
    expect(lowestScoredHouse).toBe(scores.indexOf(Math.min(...scores)) + 1);
    const ranked = houseStrength.toSorted((x, y) => (x.bhavaBalaRank ?? 0) - (y.bhavaBalaRank ?? 0));
    ranked.forEach(({ bhavaBalaVirupas, bhavaBalaRank }, index) => {
      expect(bhavaBalaRank).toBe(index + 1);
      expect(bhavaBalaVirupas).toBeGreaterThanOrEqual(ranked[index + 1]?.bhavaBalaVirupas ?? -Infinity);
    });
    // Two orders of one dozen of houses stand in one result, so a sentence joins them wherever their ends differ.
    const ends = [ranked[0]?.house, ranked[11]?.house];
    const joined = `Bhava bala measures something else and names houses ${ends.join(' and ')}.`;
    expect(notes.some((text) => text.endsWith(joined))).toBe(
      ends.join() !== [highestScoredHouse, lowestScoredHouse].join(),
    );
    expect(notes.some((text) => text.startsWith('Inside the polar circle'))).toBe(edge === 'polar');
    expect(notes.some((text) => text.startsWith('The Sun does not both rise'))).toBe(edge === 'polar');
  });

  it('refuses a bare date', async () => {
    const { isError, meta } = await callTool(tool, { ...JAIN, birth_datetime: '1981-09-13' });
    expect(isError).toBe(true);
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'birth_datetime' });
  });
});
