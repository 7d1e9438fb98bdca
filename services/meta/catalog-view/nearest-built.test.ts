import { CATALOG } from '@cuspal/catalog';
import type { CatalogEntry } from '@cuspal/catalog';
import { describe, expect, it } from 'vitest';
import { nearestBuilt } from './nearest-built.ts';

const without = (...missing: readonly string[]): readonly CatalogEntry[] =>
  CATALOG.map((row) => ({ ...row, built: !missing.includes(row.name) && !missing.includes(row.family) }));

function near(name: string, tools: readonly CatalogEntry[]): readonly string[] {
  const tool = tools.find((each) => each.name === name);
  if (!tool) throw new Error(`no tool ${name}`);
  return nearestBuilt(tool, tools);
}

describe('nearestBuilt', () => {
  it('stays in the family while one of it is built', () => {
    const tools = without('check_compatibility');
    expect(near('check_compatibility', tools).slice(0, 2).sort()).toEqual([
      'get_ashta_koota_milan',
      'get_compatibility_advanced',
    ]);
  });

  it('goes to what the tool rests on when nothing of its family is built', () => {
    expect(near('get_health_cusp_panel', without('health')).slice(0, 2)).toEqual([
      'get_house_cusps',
      'get_significators',
    ]);
    expect(near('get_chronic_disease_panel', without('health'))).toContain('get_dasha_periods');
  });

  it('falls back on the chart where there is a birth chart, and on nothing where there is none', () => {
    expect(near('get_d8_chart', without('vargas'))).toEqual(['get_full_chart']);
    expect(near('get_sport_outcome', without('sport')).length).toBeLessThanOrEqual(3);
    expect(near('get_horary_chart_v2', without('horary'))).toEqual([]);
  });

  it('names only built tools', () => {
    const tools = without('health', 'vargas', 'strength', 'horary');
    const built = new Set(tools.filter((tool) => tool.built).map(({ name }) => name));
    for (const tool of tools.filter((each) => !each.built)) {
      for (const name of nearestBuilt(tool, tools)) expect(built).toContain(name);
    }
  });
});
