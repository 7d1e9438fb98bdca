import { birth, GOLDEN, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { caller } from '../test/call.ts';
import tool from './get-longevity-balarishta.tool.ts';

const call = caller(tool);
/** KP Reader III, Longevity, example 1, at the place and time that fit its printed longitudes. */
const PRINTED = birth('1902-06-15T17:02:00', 13.08, 80.27, 321);

describe('get_longevity_balarishta', () => {
  it('reads the golden chart: Saturn malefic by ownership, for by signification', async () => {
    const found = await call(GOLDEN);
    expect(found.tests.ownership).toEqual({ planet: 'Saturn', owns: [7, 8], nature: 'MALEFIC', points: -1 });
    expect(found.tests.signification).toMatchObject({ lean: 'FOR', points: 1 });
    expect(found).toMatchObject({ band: 'MIDDLE', traditionalName: 'madhyayu' });
  });

  it('supports the span of the printed case, Mars as lord and sub lord of the Ascendant', async () => {
    const { tests, band } = await call(PRINTED);
    expect(tests.ownership).toMatchObject({ planet: 'Mars', nature: 'BENEFIC' });
    expect(band).not.toBe('SHORT');
  });

  it('recomputes from its two points, and the pairs from their modalities', async () => {
    for (const { args, now } of randomLives(150, 78, 18)) {
      const { band, tests, traditionalName, threePairs } = await call(args, now);
      const sum = tests.ownership.points + tests.signification.points;
      const plain = sum > 0 ? 'LONG' : sum < 0 ? 'SHORT' : 'MIDDLE';
      if (band !== 'INDETERMINATE') expect(band).toBe(plain);
      const names = { LONG: 'purnayu', MIDDLE: 'madhyayu', SHORT: 'alpayu', INDETERMINATE: null };
      expect(traditionalName).toBe(names[band]);
      expect(threePairs.agrees).toBe(threePairs.band === band);
      const bands = threePairs.pairs.map((pair) => pair.band);
      const twice = bands.find((each, index) => bands.indexOf(each) !== index);
      if (twice !== undefined) expect(threePairs.band).toBe(twice);
    }
  });

  it('gives no band for a child, and says who may read what is there instead', async () => {
    const child = await call({ ...GOLDEN, as_of_date: '2001-01-01' });
    expect(child).toMatchObject({ band: 'INDETERMINATE', traditionalName: null });
    expect(child.notes).toContain(
      'For a child no band is given. get_balarishta_panel is for such charts, and only an adviser reads it.',
    );
    expect((await call({ ...GOLDEN, as_of_date: '2004-08-15' })).band).toBe('MIDDLE');
    expect((await call({ ...GOLDEN, as_of_date: '2004-08-13' })).band).toBe('INDETERMINATE');
  });

  it('A23: is one of three words for an adviser, and its answer is no instruction', async () => {
    const { answer, audience, disclaimer } = await call(GOLDEN);
    expect(answer).toContain('It is one of three words and no number, and nothing can be counted from it.');
    expect(answer).not.toMatch(/advis|read to/);
    expect(audience).toBe('advisor-only');
    expect(disclaimer).toMatch(/names no date or age/);
  });

  it('B12: its disclaimer says that it is no diagnosis and never replaces a doctor', async () => {
    const { disclaimer } = await call(GOLDEN);
    expect(disclaimer).toMatch(/not a medical diagnosis and never replaces a doctor/);
  });
});
