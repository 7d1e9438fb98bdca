import { CONDITIONS } from '@cuspal/engine/topics/health/condition-tables';
import { GOLDEN } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { caller, OWN_06, OWN_17, R3_056, refused } from '../test/call.ts';
import tool from './get-chronic-disease-panel.tool.ts';

const call = caller(tool);
const pages = (birth: object, more: object = {}) =>
  Promise.all([1, 2, 3, 4].map((page) => call({ ...birth, ...more, page })));

describe('get_chronic_disease_panel', () => {
  it('has eight conditions on four pages, with the same head on each', async () => {
    for (const birth of [GOLDEN, OWN_06, R3_056]) {
      const found = await pages(birth);
      expect(found.flatMap(({ diseases }) => diseases.map(({ disease }) => disease))).toEqual(CONDITIONS);
      const all = found.flatMap(({ diseases }) => diseases);
      const highest = Math.max(...all.map(({ score }) => score));
      for (const page of found) {
        expect(page.topRiskDisease).toBe(all.find(({ score }) => score === highest)?.disease);
        expect(page.topRiskDecade).toBe(found[0]?.topRiskDecade);
        expect(page.answer).toBe(found[0]?.answer);
        expect(page.bookCitations).toEqual([
          {
            source: 'KP Reader III (practice), Disease',
            supports: 'sub lord of the 6th cusp, its star lord and their signs name part and kind',
          },
          { source: 'KP Reader III (theory), stars', supports: 'parts of the body by star' },
          { source: 'service order', supports: 'all points, cuts and bands' },
        ]);
      }
      for (const { score, severity, watchDecades, withheldReason, disease, crisisNote } of all) {
        expect(severity).toBe(score < 25 ? 'LOW' : score < 50 ? 'MODERATE' : score < 75 ? 'HIGH' : 'CRITICAL');
        if (severity === 'LOW') expect(watchDecades).toEqual([]);
        expect(withheldReason === undefined).toBe(severity !== 'LOW');
        expect(crisisNote !== undefined).toBe(disease === 'mental-health');
      }
      const top = all.find(({ disease }) => disease === found[0]?.topRiskDisease);
      if (found[0]?.topRiskDecade)
        expect(top?.watchDecades.map(({ decade }) => decade)).toContain(found[0].topRiskDecade);
    }
  });

  it('cuts every signature to the top of low where long illness is not promised', async () => {
    const found = await pages(OWN_17);
    for (const { score, withheldReason, watchDecades } of found.flatMap(({ diseases }) => diseases)) {
      expect(score).toBeLessThanOrEqual(24);
      expect(withheldReason).toContain('Chronic Illness is not promised');
      expect(watchDecades).toEqual([]);
    }
    expect(found[0]).toMatchObject({ topRiskDecade: null });
    expect(found[0]?.answer).toContain('The signatures of all eight conditions are low in this chart.');
  });

  it('tells a decade that is over as such', async () => {
    const [then] = await pages(OWN_06, { as_of_date: '2002-01-01' });
    const [late] = await pages(OWN_06, { as_of_date: '2100-01-01' });
    expect(then?.diseases.flatMap(({ watchDecades }) => watchDecades).some(({ past }) => past)).toBe(false);
    const decades = late?.diseases.flatMap(({ watchDecades }) => watchDecades) ?? [];
    expect(decades.every(({ past }) => past)).toBe(true);
    expect(late?.answer).toMatch(/years of age, is over\.$/);
    expect(then?.answer).toMatch(/the decade in which to keep up check-ups most is the one from \d+ to \d+/);
    for (const { periods } of decades) expect(periods.length).toBeLessThanOrEqual(4);
  });

  it('names the last page', async () => {
    const text = await refused(tool, { ...GOLDEN, page: 5 }, { code: 'validation_failed', field: 'page' });
    expect(text).toContain('the last page is 4');
  });
});
