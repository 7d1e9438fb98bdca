import { birthsFor, holdsOver, type CallResult, type Property } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { VIMSHOTTARI } from '../../../test/dasha-checks.ts';

interface Row {
  readonly startDate: string;
  readonly endDate: string;
}

/** Every list of dated rows in a result, however deep. */
function datedLists(value: unknown): Row[][] {
  if (Array.isArray(value)) {
    const rows = value.filter((row) => typeof row?.startDate === 'string' && typeof row?.endDate === 'string');
    const here = value.length > 0 && rows.length === value.length ? [rows] : [];
    return [...here, ...value.flatMap(datedLists)];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(datedLists) : [];
}

const follows = (list: readonly Row[]): boolean =>
  list.every((row, k) => k === 0 || row.startDate === list[k - 1]?.endDate);

const verify = ({ result }: CallResult): void => {
  const lists = datedLists(result);
  expect(lists.length).toBeGreaterThan(0);
  expect(lists.filter((list) => !follows(list))).toEqual([]);
};

const TOOLS: readonly Property[] = [
  { tool: 'get_dasha_periods', verify },
  { tool: 'get_antardasha_calendar', verify },
  {
    tool: 'get_pratyantardasha_periods',
    argumentsOf: (_, index) => ({ mahadasha: VIMSHOTTARI[index % 9] }),
    verify,
  },
  { tool: 'get_stellar_dasha_bifurcation' },
  { tool: 'get_ashtottari_dasha', verify },
  { tool: 'get_yogini_dasha', verify },
  { tool: 'get_kalachakra_dasha', verify },
  {
    tool: 'get_conditional_dashas',
    argumentsOf: (_, index) => (index % 2 === 0 ? {} : { include: 'all' }),
  },
  { tool: 'get_narayana_dasha', verify },
  {
    tool: 'get_sudarshana_chakra',
    argumentsOf: (_, index) => ({ years_ahead: 1 + (index % 12) }),
    reachYears: 14,
    verify,
  },
  // Their rows do not follow one another: five levels of one moment, one chidra for each mahadasha.
  { tool: 'get_smart_current_dasha' },
  { tool: 'get_chidra_dasha' },
];

describe('dashas of 1,000 random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(TOOLS.map((property) => [property.tool, property] as const))(
    '%s answers without a throw, as its schema says, in the size of one answer, every list tiling to the letter',
    async (_, property) => holdsOver(property, birthsFor(1000), 1800),
    600_000,
  );
});
