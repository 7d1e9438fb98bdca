import { conforms } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { randomBirths, VIMSHOTTARI } from '../../../test/dasha-checks.ts';
import calendar from './get-antardasha-calendar.tool.ts';
import ashtottari from './get-ashtottari-dasha.tool.ts';
import chidra from './get-chidra-dasha.tool.ts';
import conditional from './get-conditional-dashas.tool.ts';
import periods from './get-dasha-periods.tool.ts';
import kalachakra from './get-kalachakra-dasha.tool.ts';
import narayana from './get-narayana-dasha.tool.ts';
import tree from './get-pratyantardasha-periods.tool.ts';
import smart from './get-smart-current-dasha.tool.ts';
import bifurcation from './get-stellar-dasha-bifurcation.tool.ts';
import sudarshana from './get-sudarshana-chakra.tool.ts';
import yogini from './get-yogini-dasha.tool.ts';

const TOOLS = [
  periods,
  calendar,
  tree,
  smart,
  chidra,
  bifurcation,
  ashtottari,
  yogini,
  kalachakra,
  conditional,
  narayana,
  sudarshana,
];

/** Every list of dated rows in a result, however deep. */
function datedLists(value: unknown): { startDate: string; endDate: string }[][] {
  if (Array.isArray(value)) {
    const rows = value.filter((row) => typeof row?.startDate === 'string' && typeof row?.endDate === 'string');
    const here = value.length > 0 && rows.length === value.length ? [rows] : [];
    return [...here, ...value.flatMap(datedLists)];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(datedLists) : [];
}

/** Lists whose rows do not follow one another: five levels of one moment, one chidra for each mahadasha. */
const APART = new Set(['get_smart_current_dasha', 'get_chidra_dasha']);

describe('dashas of 1,000 random births, 1800 to 2390, latitudes to 66, all ayanamsas', () => {
  it('answer without a throw, as their schemas say, every list tiling to the letter', async () => {
    for (const [index, { args, now }] of randomBirths(1000, 1800).entries()) {
      const tool = TOOLS[index % TOOLS.length] ?? periods;
      const extra = tool === tree ? { mahadasha: VIMSHOTTARI[index % 9] } : {};
      const { result } = await conforms(tool, { ...args, ...extra }, { now });
      if (APART.has(tool.name)) continue;
      for (const list of datedLists(result)) {
        list.forEach((row, k) => {
          if (k > 0) expect(row.startDate).toBe(list[k - 1]?.endDate);
        });
      }
    }
  }, 120_000);
});
