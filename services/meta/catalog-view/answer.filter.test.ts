import { CATALOG, TOOL_COUNT } from '@cuspal/catalog';
import { FAMILIES, PHASES, SYSTEMS } from '@cuspal/tool-kit';
import { describe, expect, it } from 'vitest';
import { ask, fault, lines, namesWith, structured, unfolded } from '../test/catalog-questions.ts';
import type { CatalogQuestion } from './answer.ts';

describe('a filter', () => {
  it('lists purpose and prerequisites', () => {
    expect(unfolded({ family: 'spiritual' }).slice(0, 4)).toEqual([
      'TOOL CATALOG',
      'Filter: family=spiritual',
      `${namesWith({ family: 'spiritual' }).length} tools`,
      '- get_past_life_karmic_panel [parashari] The traditional reading of carried karma; a reflective lens that claims no fact | after: get_full_chart | cross-system, attribute it',
    ]);
    expect(unfolded({ family: 'verification' })).toContain(
      '- get_subsub_boundary [extension] How near cusps and planets stand to a change of sub-sub lord | after: get_boundary_warnings | service extension, say so',
    );
    expect(unfolded({ family: 'timing' })).toContain(
      '- get_dasha_periods [kp] Mahadashas and antardashas of all 120 years with the balance at birth; the base of every dated statement | after: get_full_chart',
    );
  });

  it('advises the profile first where a birth tool of a later phase needs nothing', () => {
    expect(unfolded({ family: 'strength' })[3]).toContain('| after: none (advised first: set_birth_profile)');
    expect(unfolded({ family: 'foundation' })[3]).toMatch(/after: none$/);
    expect(unfolded({ family: 'horary' })[3]).toMatch(/after: none$/);
  });

  it('combines with AND', () => {
    const data = structured({ family: 'health', system: 'kp', phase: 'timing' });
    expect(data.filter).toEqual({ family: 'health', phase: 'timing', system: 'kp' });
    expect(data.tools.map(({ name }: { name: string }) => name)).toEqual([
      'get_current_health_status',
      'get_medical_timing',
      'get_cure_window',
      'get_hospitalization_window',
      'get_accident_window',
    ]);
    expect(unfolded({ family: 'health', system: 'kp', phase: 'timing' })[1]).toBe(
      'Filter: family=health, phase=timing, system=kp',
    );
  });

  it('reads capitals, spaces, - and _ alike', () => {
    for (const family of ['core analysis', 'Core-Analysis', ' CORE_ANALYSIS ', 'core  analysis']) {
      expect(ask({ family }).text).toBe(ask({ family: 'core analysis' }).text);
    }
    expect(lines({ phase: 'Chart Foundation' })[1]).toBe('Filter: phase=chart_foundation');
  });

  it('B6: of phase standalone needs a moment, a place, a number or a nation, and no birth chart', () => {
    const found: readonly string[] = structured({ phase: 'standalone' }).tools.map(
      ({ name }: { name: string }) => name,
    );
    for (const { name, family } of CATALOG) if (family === 'horary') expect(found).toContain(name);
    const withBirth = CATALOG.filter(({ name, birth }) => birth === 'required' && found.includes(name));
    // It asks for a number, and holds its answer against the birth chart.
    expect(withBirth.map(({ name }) => name)).toEqual(['get_horary_advanced']);
    // Births of people in other arguments than those of the call.
    for (const tool of ['get_compatibility_advanced', 'get_sport_outcome', 'run_kundli_match_complete'])
      expect(found).not.toContain(tool);
    const families = new Set(CATALOG.filter(({ name }) => found.includes(name)).map(({ family }) => family));
    expect([...families].sort()).toEqual(
      ['almanac', 'astrometeorology', 'electional', 'horary', 'mundane', 'reference sky'].sort(),
    );
  });

  it('of system kp lists no cross-system tool', () => {
    const text = ask({ system: 'kp' }).text;
    expect(lines({ system: 'kp' })[2]).toBe(`${namesWith({ system: 'kp' }).length} tools`);
    expect(text).not.toContain('cross-system');
    expect(text).not.toContain('service extension');
  });

  it('that nothing meets says so', () => {
    expect(lines({ family: 'horary', system: 'tajik' })).toEqual([
      'TOOL CATALOG',
      'Filter: family=horary, system=tajik',
      '0 tools',
      'No tool meets all of these; leave one filter out.',
    ]);
    expect(structured({ family: 'horary', system: 'tajik' }).tools).toEqual([]);
  });

  it('covers all tools in phases, systems and families', () => {
    const total = (questions: readonly CatalogQuestion[]) =>
      questions.reduce((count, question) => count + structured(question).tools.length, 0);
    expect(total(PHASES.map((phase) => ({ phase })))).toBe(TOOL_COUNT);
    expect(total(SYSTEMS.map((system) => ({ system })))).toBe(TOOL_COUNT);
    expect(total(FAMILIES.map((family) => ({ family })))).toBe(TOOL_COUNT);
  });

  it('refuses an unknown value with all valid ones', () => {
    expect(fault({ phase: 'promised' })).toMatchObject({
      code: 'validation_failed',
      field: 'phase',
      message:
        'Argument "phase" is "promised" but must be one of chart_foundation, promise, timing, transit, verification, advanced, synthesis or standalone. Correct it and call again.',
    });
    for (const family of FAMILIES) expect(fault({ family: 'weather' }).message).toContain(family);
    for (const system of SYSTEMS) expect(fault({ system: 'vedic' }).message).toContain(system);
  });
});
