import {
  CAREER_CARRIERS,
  CAREER_CATEGORIES,
  EMPLOYMENT_MODES,
  SECTOR_CLASSES,
} from '@cuspal/engine/topics/career/career-signature';
import { conforms, GOLDEN, POLAR, withoutLead } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkEnds } from '../test/answer-checks.ts';
import { GROWN_LIVES, reached, refusal } from '../test/topic-lives.ts';
import tool from './get-career-signature.tool.ts';

const output = z.object(tool.output.shape);
const call = async (args: object) => output.parse((await conforms(tool, args)).result);
const sum = (hits: readonly { readonly points: number }[]): number =>
  hits.reduce((total, { points }) => total + points, 0);

/** Found by search: no more than three points part the first two fields. */
const CLOSE_CALLS = [
  {
    birth_datetime: '2046-06-11T17:30:40',
    latitude: -21.3584,
    longitude: -45.1678,
    utc_offset_minutes: -180,
    ayanamsa: 'lahiri',
  },
  {
    birth_datetime: '1805-12-05T21:02:07',
    latitude: -34.9209,
    longitude: -96.3871,
    utc_offset_minutes: -390,
    ayanamsa: 'true_chitra',
  },
];

describe('get_career_signature', () => {
  it('scores the eight categories of the golden chart', async () => {
    const found = await call(GOLDEN);
    expect(found.categories).toHaveLength(8);
    expect(found).toMatchObject({ topCategory: 'government', sectorClass: 'private', employmentMode: 'employment' });
    expect(found.categories[0]).toMatchObject({ category: 'government', score: 84, rank: 1 });
    expect(found.sectorReason).toBe(
      'Government is among the first two fields. The sub lord of cusp 10 is Rahu, in the star of Ketu. Of the Sun, Mars and Saturn these include none. The mode is employment and self-employment is promised, so the sector is private.',
    );
    expect(found.categories[0]?.signatureHits[1]).toEqual({
      carrier: 'STAR_LORD_OF_CSL_10',
      planet: 'Ketu',
      points: 30,
      reason:
        'Ketu is in the star of Mars, a main planet, and signifies 10 (level 3) and 11 (level 1) of houses 6, 10 and 11. It also takes the 10 points of the empty tenth house.',
    });
  });

  it('has hits that add up to every score', async () => {
    for (const { args } of GROWN_LIVES) {
      const found = await call(args);
      for (const { score, signatureHits } of found.categories) expect(sum(signatureHits)).toBeCloseTo(score, 6);
      expect(sum(found.talentFactors.leadership)).toBeCloseTo(found.leadershipScore, 6);
      expect(sum(found.talentFactors.technical)).toBeCloseTo(found.technicalScore, 6);
      expect(sum(found.talentFactors.creative)).toBeCloseTo(found.creativeScore, 6);
      const [first, second] = found.categories;
      const close = (first?.score ?? 0) - (second?.score ?? 0) <= 3;
      expect(found.closeCall).toEqual(close ? [first?.category, second?.category] : undefined);
      expect(found.topCategory).toBe(first?.category);
    }
  });

  it('begins with the leading fields, form and sector and the strongest talent', async () => {
    for (const args of [GOLDEN, ...CLOSE_CALLS, ...GROWN_LIVES.map((life) => life.args)]) {
      const { result } = await conforms(tool, args);
      const found = output.parse(result);
      const answer = withoutLead(found.answer);
      const { categories, closeCall, sectorClass, employmentMode } = found;
      await checkEnds(result);
      const [first, second] = categories;
      expect(answer.startsWith('Two fields of work fit almost alike')).toBe(closeCall !== undefined);
      const scores = [...answer.matchAll(/\((\d+) of 100\)/g)].map(([, score]) => Number(score));
      const talents = [found.leadershipScore, found.technicalScore, found.creativeScore];
      expect(scores).toEqual([first?.score, second?.score, Math.max(...talents)]);
      ['leadership', 'technical', 'creative'].forEach((name, index) =>
        expect(answer.includes(name)).toBe(talents[index] === Math.max(...talents)),
      );
      const form = { employment: 'employment', business: 'own business', mixed: 'employment with' }[employmentMode];
      expect(answer).toContain(`The form is ${form}`);
      expect(answer).toContain(
        `the sector ${{ self: 'self-employment', mixed: 'a mixture of government' }[String(sectorClass)] ?? sectorClass}`,
      );
      const led = [first, second].some((each) => each?.category === 'government');
      const unruled = led && (sectorClass === 'private' || sectorClass === 'self');
      expect(answer.includes('neither the tenth sub lord nor its star lord')).toBe(unruled);
      expect(answer.includes('Government is not the sector, because neither')).toBe(unruled);
      if (unruled) expect(found.sectorReason).toContain('these include none');
    }
  });

  it('reaches every category, sector, mode and carrier', async () => {
    expect(await reached(tool, 'topCategory')).toEqual(new Set(CAREER_CATEGORIES));
    expect(await reached(tool, 'sectorClass')).toEqual(new Set(SECTOR_CLASSES));
    expect(await reached(tool, 'employmentMode')).toEqual(new Set(EMPLOYMENT_MODES));
    expect(await reached(tool, 'categories.*.signatureHits.*.carrier')).toEqual(
      new Set([...CAREER_CARRIERS, 'ROUNDING']),
    );
    const close = await Promise.all(CLOSE_CALLS.map((args) => call(args)));
    const parted = [...(await reached(tool, 'closeCall.*')), ...close.flatMap(({ closeCall }) => closeCall ?? [])];
    expect(new Set(parted)).toEqual(new Set(CAREER_CATEGORIES));
  });

  it('says that the scores are its own', async () => {
    const { result } = await conforms(tool, GOLDEN);
    expect(result).toMatchObject({ system: 'kp', scoreProvenance: 'service-extension' });
    expect(await refusal(tool, POLAR)).toMatch(/^out_of_range/);
  });
});
