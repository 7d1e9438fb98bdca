import { describe, expect, it } from 'vitest';
import { CATALOG } from './catalog.ts';
import { FULL_SPINE } from './full-spine.ts';

const names = CATALOG.map(({ name }) => name);
const needsOf = new Map(CATALOG.map(({ name, needs }) => [name, needs]));

function counts(key: 'family' | 'phase' | 'system' | 'service' | 'disclaimer' | 'birth'): Record<string, number> {
  const found: Record<string, number> = {};
  for (const row of CATALOG) {
    const value = row[key] ?? 'none';
    found[value] = (found[value] ?? 0) + 1;
  }
  return found;
}

describe('the tags of the tools', () => {
  it('has 221 tools with names of their own, 3 of them meta-tools', () => {
    expect(names).toHaveLength(221);
    expect(new Set(names).size).toBe(221);
    expect(CATALOG.filter(({ system }) => system === 'meta')).toHaveLength(3);
    for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9_]{0,47}$/);
  });

  it('lists the meta-tools, then the full spine, then the families', () => {
    expect(names.slice(0, 3)).toEqual(['set_birth_profile', 'get_reading_protocol', 'get_tool_catalog']);
    expect(names.slice(3, 25)).toEqual(FULL_SPINE);
    expect(names.slice(25, 28)).toEqual([
      'get_aspects_and_strength',
      'get_interlink_strength_matrix',
      'get_stellar_aspects',
    ]);
    const families = CATALOG.slice(25).map(({ family }) => family);
    const changes = families.filter((family, index) => family !== families[index - 1]);
    expect(new Set(changes).size).toBe(changes.length);
    expect(names.at(-1)).toBe('run_year_outlook_complete');
  });

  it('has the planned number of tools in each family', () => {
    expect(counts('family')).toEqual({
      foundation: 5,
      'core analysis': 8,
      timing: 24,
      transit: 15,
      verification: 8,
      strength: 14,
      vargas: 17,
      yogas: 6,
      doshas: 2,
      jaimini: 7,
      tajik: 6,
      marriage: 5,
      compatibility: 3,
      career: 13,
      money: 2,
      children: 1,
      property: 1,
      foreign: 4,
      education: 1,
      legal: 2,
      health: 21,
      spiritual: 1,
      remedies: 2,
      family: 1,
      rectification: 5,
      electional: 15,
      horary: 7,
      almanac: 4,
      astrometeorology: 4,
      mundane: 4,
      'reference sky': 2,
      sport: 1,
      composites: 7,
      meta: 3,
    });
  });

  it('has the planned number of tools per phase, system, service, class and use of birth data', () => {
    expect(counts('phase')).toEqual({
      chart_foundation: 8,
      promise: 15,
      timing: 44,
      transit: 16,
      verification: 13,
      advanced: 91,
      synthesis: 7,
      standalone: 27,
    });
    expect(counts('system')).toEqual({ kp: 120, parashari: 58, jaimini: 9, tajik: 5, extension: 26, meta: 3 });
    expect(counts('service')).toEqual({
      ephemeris: 71,
      natal: 59,
      dasha: 39,
      election: 20,
      health: 21,
      horary: 8,
      meta: 3,
    });
    expect(counts('disclaimer')).toEqual({
      none: 165,
      health: 24,
      relationship: 14,
      financial: 8,
      legal: 4,
      child: 3,
      longevity: 3,
    });
    expect(counts('birth')).toEqual({ required: 194, accepted: 25, none: 2 });
  });

  it('pages what comes in pages', () => {
    const paged = CATALOG.filter(({ pageSize }) => pageSize !== null);
    expect(Object.fromEntries(paged.map(({ name, pageSize }) => [name, pageSize]))).toEqual({
      analyze_natal_promise: 20,
      get_annotated_dasha: 12,
      find_event_timing_v2: 4,
      get_chara_dasha: 6,
      get_mudda_dasha: 10,
      detect_yogas: 20,
      get_yogas_advanced: 20,
      get_negative_yogas: 15,
      get_annual_forecast: 6,
      get_rp_interval: 48,
      get_yogini_dasha: 8,
      get_conditional_dashas: 100,
      get_narayana_dasha: 12,
      get_sudarshana_chakra: 4,
      get_transit_crossings: 100,
      get_sade_sati_phases: 1,
      get_sade_sati_intensity: 20,
      get_eclipse_impact: 30,
      get_eclipse_sublord_activation: 15,
      get_kcil_verdict: 6,
      get_speculative_intraday: 80,
      get_occupation_matches: 20,
      get_chronic_disease_panel: 2,
      get_health_transit_alerts: 20,
      rectify_birth_time: 12,
      find_birth_time: 10,
      find_election_window: 6,
      find_contract_signing_time: 6,
      find_wedding_muhurta: 6,
      find_exam_time: 6,
      find_interview_time: 6,
      find_meeting_time: 6,
      find_business_launch_time: 6,
      find_travel_departure_time: 6,
      find_property_muhurta: 6,
      find_surgery_time: 6,
      find_auspicious_time: 2,
      find_joint_election_window: 6,
      get_election_catalog: 12,
      get_seasonal_outlook: 1,
      get_weather_windows: 4,
      get_tara_bala: 15,
      get_ephemeris: 10,
      get_sub_lord_table: 50,
    });
  });

  it('needs only tools it has, and never in a circle', () => {
    const rank = new Map<string, number>();
    const rankOf = (name: string, path: readonly string[]): number => {
      expect(path).not.toContain(name);
      const needs = needsOf.get(name);
      if (!needs) throw new Error(`${path.at(-1)} needs ${name}`);
      const known = rank.get(name);
      if (known !== undefined) return known;
      const own = 1 + Math.max(0, ...needs.map((need) => rankOf(need, [...path, name])));
      rank.set(name, own);
      return own;
    };
    for (const name of names) rankOf(name, []);
    expect(rank.size).toBe(221);
  });

  it('has the base edges of the needs', () => {
    expect(needsOf.get('get_house_cusps')).toEqual(['get_full_chart']);
    expect(needsOf.get('get_planets')).toEqual(['get_full_chart']);
    expect(needsOf.get('analyze_natal_promise')).toEqual(['get_house_cusps']);
    expect(needsOf.get('get_fruitful_significators')).toEqual(['get_significators', 'get_ruling_planets']);
    expect(needsOf.get('find_event_timing_v2')).toEqual(['analyze_natal_promise', 'get_fruitful_significators']);
    expect(needsOf.get('get_transit_timing_hierarchy')).toEqual(['get_fruitful_significators']);
    for (const { family, needs } of CATALOG) if (family === 'composites') expect(needs).toEqual([]);
  });

  it('gives each tool a title and a purpose of one plain sentence', () => {
    for (const { title, purpose } of CATALOG) {
      expect(`${title}${purpose}`).toMatch(/^[ -~]+$/);
      expect(title.length).toBeGreaterThan(2);
      expect(purpose).toMatch(/^[A-Z].{10,124}[^.]$/);
      expect(purpose).not.toMatch(/[a-z]\. [A-Z]/);
    }
    expect(new Set(CATALOG.map(({ title }) => title)).size).toBe(221);
    expect(new Set(CATALOG.map(({ purpose }) => purpose)).size).toBe(221);
  });

  it('keeps each family in one service', () => {
    const homes = new Map<string, Set<string>>();
    for (const { family, service } of CATALOG) homes.set(family, (homes.get(family) ?? new Set()).add(service));
    for (const services of homes.values()) expect(services.size).toBe(1);
  });
});
