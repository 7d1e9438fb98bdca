import { OCCUPATION_FAMILIES, OCCUPATION_PROVENANCES } from '@cuspal/engine/topics/career/occupations';
import { conforms, GOLDEN, POLAR, withNotes } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { checkEnds } from '../test/answer-checks.ts';
import { LIVES, reached, refusal } from '../test/topic-lives.ts';
import tool from './get-occupation-matches.tool.ts';

const output = withNotes(tool);
const call = async (args: object) => output.parse((await conforms(tool, args)).result);

describe('get_occupation_matches', () => {
  it('ranks 80 rows over four pages, none twice, scores never rising', async () => {
    for (const args of [GOLDEN, ...LIVES.map((life) => life.args)]) {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => call({ ...args, page })));
      const rows = pages.flatMap(({ matches }) => matches);
      expect(rows.map(({ rank }) => rank)).toEqual(Array.from({ length: 80 }, (_, index) => index + 1));
      expect(new Set(rows.map(({ title }) => title)).size).toBe(80);
      rows.forEach(({ score, factors }, index) => {
        expect(score).toBeLessThanOrEqual(rows[index - 1]?.score ?? 100);
        expect(factors.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score, 6);
      });
      expect(pages.map(({ pagination }) => pagination.hasMore)).toEqual([true, true, true, false]);
      for (const { pagination, topFamilies, triad } of pages) {
        expect(pagination).toMatchObject({ pageSize: 20, totalItems: 80, totalPages: 4 });
        expect({ topFamilies, triad }).toEqual({ topFamilies: pages[0]?.topFamilies, triad: pages[0]?.triad });
      }
      expect(new Set(rows.map(({ provenance }) => provenance))).toEqual(new Set(OCCUPATION_PROVENANCES));
    }
  });

  it('opens with the best of the golden chart', async () => {
    const { matches, triad } = await call(GOLDEN);
    expect(triad).toEqual({
      signLord: 'Mars',
      starLord: 'Ketu',
      subLord: 'Rahu',
      pairField: 'army, police, surgery, engineering, metals, fire, land',
    });
    // Mars 12, Ketu for Mars 18, Rahu 30; 3 and 12 at level 3, 9 at level 4: 30 of 5/12; Mars and Rahu as the pair.
    expect(matches[0]).toMatchObject({ title: 'Aviation engineering', family: 'ENGINEERING', score: 83 });
    expect(matches[0]?.factors.map(({ points }) => points)).toEqual([12, 18, 30, 12.5, 10, 0.5]);
    expect(matches[0]?.source.citation).toBe('O1');
  });

  it('answers for an occupation asked about by its name, with its own row on every page', async () => {
    for (const { args } of LIVES) {
      const rows = (await Promise.all([1, 2, 3, 4].map((page) => call({ ...args, page })))).flatMap(
        ({ matches }) => matches,
      );
      for (const [occupation, title] of [
        ['teacher', 'School teacher'],
        ['Nurses', 'Nurse or care worker'],
        ['music teacher', 'Musician or singer'],
        ['School teacher', 'School teacher'],
      ] as const) {
        const { answer, asked } = await call({ ...args, occupation });
        const row = rows.find((each) => each.title === title);
        expect(asked).toEqual(row);
        const rank = row?.rank ?? 0;
        const place =
          rank <= 26 ? 'among the better fits' : rank <= 53 ? 'about in the middle' : 'among the weaker fits';
        expect(answer).toContain(
          `${title} is ${place} for this chart. It is number ${rank} of 80 occupations, with ${row?.score} of 100.`,
        );
      }
    }
    expect(await refusal(tool, { ...GOLDEN, occupation: 'unicorn keeper' })).toMatch(
      /^validation_failed: .*none of the 80/,
    );
  });

  it('begins with the leading families and the best match', async () => {
    for (const { args } of LIVES)
      for (const page of [1, 3]) {
        const { result } = await conforms(tool, { ...args, page });
        const { answer, topFamilies, matches, noSettledOccupationFlag, provenance } = output.parse(result);
        await checkEnds(result);
        const [best] = matches;
        expect(answer).toContain(
          `best match of this page is ${best?.title}, rank ${best?.rank} with ${best?.score} of 100.`,
        );
        const [one, two, three] = topFamilies.map(({ family }) =>
          family === 'IT' ? 'software' : family.toLowerCase(),
        );
        const [most, more, much] = topFamilies.map(({ score }) => score);
        expect(answer).toContain(`families are ${one}, ${two} and ${three} (${most}, ${more} and ${much} of 100).`);
        expect(answer.includes('No settled occupation shows')).toBe(noSettledOccupationFlag);
        expect(/No settled occupation shows, because/.test(provenance.notes.join())).toBe(noSettledOccupationFlag);
        if (page === 1 && (best?.score ?? 0) < 35) expect(provenance.notes.join()).toMatch(/no match reaches 35/);
      }
  });

  it('reaches every family among the leading three, and an unsettled chart', async () => {
    expect(await reached(tool, 'topFamilies.*.family')).toEqual(new Set(OCCUPATION_FAMILIES));
    expect(await reached(tool, 'noSettledOccupationFlag')).toEqual(new Set([true, false]));
  });

  it('refuses a page past the fourth and a polar birth', async () => {
    expect(await refusal(tool, { ...GOLDEN, page: 5 })).toMatch(/^validation_failed.*last page is 4/);
    expect(await refusal(tool, POLAR)).toMatch(/^out_of_range/);
  });
});
