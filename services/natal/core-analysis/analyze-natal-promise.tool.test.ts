import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { disclaimerText } from '@cuspal/tool-kit';
import { callTool, conforms, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './analyze-natal-promise.tool.ts';

const output = z.object(tool.output.shape);
const page = async (args: object, number: number) =>
  output.parse((await conforms(tool, { ...args, page: number })).result);

/** Verdicts of two independent implementations of the rule (the engine's reference file holds all of them). */
const birth = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };

describe('analyze_natal_promise', () => {
  it('reads the reference chart', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((number) => page(birth, number)));
    const rows = pages.flatMap(({ events }) => events);
    expect(rows.map(({ event }) => event)).toEqual(NATAL_EVENTS.map(({ label }) => label));
    const verdicts = Object.fromEntries(rows.map(({ event, verdict }) => [event, verdict]));
    expect(verdicts).toMatchObject({
      Marriage: 'ACTIVE',
      'Career / Job Start': 'MIXED_ACTIVE',
      'Childbirth / Progeny': 'NEGATED',
      'Lottery / Windfall': 'DENIED',
      'Illness (Acute)': 'CONTRADICTED',
      'Wealth / Income Gain': 'PARTIALLY_ACTIVE',
    });
    for (const { summary } of pages) {
      expect(summary).toEqual({
        ACTIVE: 18,
        MIXED_ACTIVE: 21,
        PARTIALLY_ACTIVE: 12,
        DENIED: 2,
        NEGATED: 15,
        CONTRADICTED: 10,
      });
    }
    expect(pages[0]?.chains['7']).toMatchObject({
      cusp: 7,
      sign: 'Capricorn',
      csl: { planet: 'Saturn', levels: { L1: [8], L2: [7], L3: [1], L4: [7, 8] } },
      starLordOfCsl: { planet: 'Moon', house: 8 },
      subLordOfCsl: { planet: 'Venus', house: 2 },
    });
  });

  it('pages by twenty and prints the chain of each cusp once', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((number) => page(birth, number)));
    expect(pages.map(({ events }) => events.length)).toEqual([20, 20, 20, 18]);
    expect(pages.map(({ pagination }) => pagination.hasMore)).toEqual([true, true, true, false]);
    for (const { events, chains, pagination } of pages) {
      expect(pagination).toMatchObject({ pageSize: 20, totalItems: 78, totalPages: 4 });
      expect(Object.keys(chains).sort()).toEqual([...new Set(events.map(({ house }) => String(house)))].sort());
      for (const { house, csl } of events) expect(chains[String(house)]).toMatchObject({ cusp: house, subLord: csl });
      for (const row of events) expect(row).not.toHaveProperty('chain');
    }
    expect((await page(birth, 1)).pagination).toEqual(output.parse((await conforms(tool, birth)).result).pagination);
  });

  it('refuses a page past the end and names the last', async () => {
    const { meta, text } = await callTool(tool, { ...birth, page: 5 });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'page' });
    expect(text).toContain('the last page is 4');
  });

  it('answers out_of_range inside the polar circles and names the limit', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    const { meta, text } = await callTool(tool, polar?.arguments ?? {});
    expect(meta['code']).toBe('out_of_range');
    expect(text).toMatch(/66\.5/);
  });

  it('A23: prints the disclaimers of the classes whose events stand on the page', async () => {
    const classes = async (number: number) => {
      const { disclaimers, events } = await page(birth, number);
      return { topics: [...new Set(events.map(({ topic }) => topic))], disclaimers };
    };
    expect(await classes(1)).toEqual({
      topics: ['marriage', 'children', 'career'],
      disclaimers: [disclaimerText('child'), disclaimerText('tendency')],
    });
    // The business rows of the career topic and the money rows.
    expect(await classes(2)).toEqual({ topics: ['career', 'money'], disclaimers: [disclaimerText('financial')] });
    // A visa is a legal matter among the foreign ones.
    expect(await classes(3)).toEqual({
      topics: ['money', 'property', 'education', 'foreign'],
      disclaimers: [disclaimerText('legal'), disclaimerText('financial')],
    });
    expect(await classes(4)).toEqual({
      topics: ['foreign', 'legal', 'health', 'other', 'spiritual'],
      disclaimers: [disclaimerText('health'), disclaimerText('legal')],
    });
  });

  it('says what an unwelcome matter’s verdict means', async () => {
    const rows = (await page(birth, 1)).events;
    expect(rows.find(({ key }) => key === 'divorce')).toMatchObject({
      polarity: 'adverse',
      verdict: 'ACTIVE',
      reasoning: expect.arrayContaining(['The matter is unwelcome, and the verdict means a tendency.']),
    });
    expect(rows.find(({ key }) => key === 'marriage')?.polarity).toBe('favourable');
    expect(rows.find(({ key }) => key === 'job_transfer')?.polarity).toBe('neutral');
  });

  it('keeps the verdict of a cusp near a sub border and says so', async () => {
    const calls = await Promise.all(
      SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar').map(({ arguments: args }) => conforms(tool, args)),
    );
    const noted = calls.filter(({ result }) => {
      const { chains, boundaryCautions } = output.parse(result);
      const critical = Object.values(chains).filter(({ boundary }) => boundary.severity === 'CRITICAL');
      for (const { cusp, boundary } of critical) {
        expect(boundaryCautions).toContainEqual({ target: `cusp_${cusp}`, severity: 'CRITICAL' });
        expect(boundary.distanceArcmin).toBeLessThanOrEqual(6);
      }
      const notes = JSON.stringify(result['provenance']);
      expect(notes.includes('A small error in the birth time would change')).toBe(critical.length > 0);
      return critical.length > 0;
    });
    expect(noted.length).toBeGreaterThan(0);
  });

  it('points to help where mental health is judged', async () => {
    const calls = await Promise.all([1, 2, 3, 4].map((number) => conforms(tool, { ...birth, page: number })));
    for (const { result } of calls) {
      const judged = output.parse(result).events.some(({ key }) => key === 'mental_health');
      expect(JSON.stringify(result['provenance']).includes('crisis line')).toBe(judged);
    }
  });
});
