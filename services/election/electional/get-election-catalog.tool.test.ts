import { callTool, conforms } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { readdirSync } from 'node:fs';
import { z } from 'zod';
import tool from './get-election-catalog.tool.ts';

const shape = tool.output.shape;
const page = async (number: number, more: object = {}) =>
  z
    .object({ events: shape.events, totals: shape.totals, pagination: shape.pagination })
    .parse((await conforms(tool, { page: number, ...more })).result);
const pages = await Promise.all([1, 2, 3, 4].map((number) => page(number, { include_sources: true })));
const rows = pages.flatMap(({ events }) => events);

describe('get_election_catalog', () => {
  it('has 38 rows over 4 pages with keys of their own, and counts their sources', () => {
    expect(pages.map(({ events }) => events.length)).toEqual([12, 12, 12, 2]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(38);
    for (const { totals } of pages)
      expect(totals).toEqual({ bookSourced: 7, webSourced: 13, derivedTableD: 5, derivedCuspRule: 13 });
  });

  it('derives by Table D what it says it derives, and never elects what it avoids', () => {
    for (const { provenance, matterHouses, electedHouses, avoidHouses, citation } of rows) {
      if (provenance === 'DERIVED_TABLE_D') {
        expect([...new Set([...matterHouses, 6, 11])].sort((a, b) => a - b)).toEqual(electedHouses);
      }
      expect(electedHouses.filter((house) => avoidHouses.includes(house))).toEqual([]);
      if (provenance === 'BOOK_SOURCED' || provenance === 'WEB_SOURCED') expect(citation).not.toBeNull();
    }
  });

  it('sends each event to a tool that elects it', () => {
    const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.tool.ts'));
    const tools = files.map((file) => file.replace('.tool.ts', '').replaceAll('-', '_'));
    for (const { key, tool: name, extraArgs } of rows) {
      expect(tools).toContain(name);
      expect(extraArgs).toEqual(name === 'find_election_window' ? { event: key } : expect.any(Object));
    }
    const own = rows.filter(({ tool: name }) => name !== 'find_election_window');
    expect(own.map(({ key, tool: name, extraArgs }) => [key, name, ...Object.values(extraArgs)])).toEqual([
      ['marriage', 'find_wedding_muhurta'],
      ['competitive_exam', 'find_exam_time'],
      ['interview', 'find_interview_time'],
      ['business_meeting', 'find_meeting_time', 'business'],
      ['negotiation', 'find_meeting_time', 'third_party_approval'],
      ['sign_agreement', 'find_contract_signing_time'],
      ['start_business', 'find_business_launch_time'],
      ['property_purchase', 'find_property_muhurta', 'purchase'],
      ['lay_a_foundation', 'find_property_muhurta', 'foundation'],
      ['occupy_new_house', 'find_property_muhurta', 'griha_pravesha'],
      ['begin_journey', 'find_travel_departure_time'],
      ['surgery', 'find_surgery_time'],
    ]);
  });

  it('adds the row of the second school and the rising signs where sources are asked for', async () => {
    const contract = rows.find(({ key }) => key === 'sign_agreement');
    expect(contract).toMatchObject({
      secondSchool: {
        cusps: { 3: [1, 3, 7, 11], 11: [1, 3, 7, 11] },
        forbid: [],
        dbas: [1, 3, 7, 11],
        mustAny: { 3: [3, 11] },
      },
      preferredLagna: ['fixed', 'dual'],
    });
    expect(rows.find(({ key }) => key === 'begin_fertility_treatment')?.secondSchool?.karaka).toEqual(['Jupiter']);
    expect(rows.filter(({ secondSchool }) => secondSchool === null).map(({ key }) => key)).toEqual([
      'business_meeting',
      'negotiation',
      'occupy_new_house',
      'sell_property',
      'begin_journey',
    ]);
    const [plain] = (await page(1)).events;
    expect(plain && ['secondSchool' in plain, 'preferredLagna' in plain]).toEqual([false, false]);
  });

  it('shows the row of one event alone, and all where only the natal catalogue knows it', async () => {
    for (const { key, label, aliases } of rows)
      for (const event of [key, label, ...aliases.slice(0, 1)]) {
        const { events, pagination } = await page(1, { event });
        expect([event, events.map((row) => row.key), pagination.totalPages]).toEqual([event, [key], 1]);
      }
    expect((await page(1, { event: 'Fame / Public Recognition' })).pagination.totalItems).toBe(38);
  });

  it('refuses a page past the end, and says which birth parameters have no part in it', async () => {
    const call = await callTool(tool, { page: 5 });
    expect(call).toMatchObject({
      meta: { code: 'validation_failed', field: 'page' },
      text: expect.stringContaining('the last page is 4'),
    });
    const { result } = await conforms(tool, { birth_datetime: '1990-01-01T10:00', latitude: 1 });
    expect(result['provenance']).toMatchObject({
      notes: ['This tool accepts birth_datetime and latitude but does not use them.'],
    });
  });
});
