import { describe, expect, it } from 'vitest';
import { CATALOG, COMPUTED_TOOL_COUNT, TOOL_COUNT } from './catalog.ts';
import { CURATED } from './toolsets/curated.ts';
import { toolsetNamed } from './toolsets/toolsets.ts';

function counts(key: 'family' | 'phase' | 'system' | 'service' | 'disclaimer' | 'birth'): Record<string, number> {
  const found: Record<string, number> = {};
  for (const row of CATALOG) {
    const value = row[key] ?? 'none';
    found[value] = (found[value] ?? 0) + 1;
  }
  return found;
}

// Clients are told of these numbers. With a further tool they change here and in no other test; one comparison shows all.
describe('the numbers of the catalogue', () => {
  it('are these in all, by tag and in the curated sets', () => {
    const sizes = Object.keys(CURATED).map((name) => [name, toolsetNamed(name)?.tools.length]);
    expect({
      all: TOOL_COUNT,
      computing: COMPUTED_TOOL_COUNT,
      families: counts('family'),
      phases: counts('phase'),
      systems: counts('system'),
      services: counts('service'),
      disclaimers: counts('disclaimer'),
      births: counts('birth'),
      sets: Object.fromEntries(sizes),
    }).toEqual({
      all: 221,
      computing: 218,
      families: {
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
      },
      phases: {
        chart_foundation: 8,
        promise: 15,
        timing: 44,
        transit: 17,
        verification: 13,
        advanced: 97,
        synthesis: 7,
        standalone: 20,
      },
      systems: { kp: 120, parashari: 58, jaimini: 9, tajik: 5, extension: 26, meta: 3 },
      services: {
        ephemeris: 71,
        natal: 59,
        dasha: 39,
        election: 20,
        health: 21,
        horary: 8,
        meta: 3,
      },
      disclaimers: {
        none: 156,
        health: 24,
        relationship: 11,
        tendency: 12,
        financial: 8,
        legal: 4,
        child: 3,
        longevity: 3,
      },
      births: { required: 194, accepted: 25, none: 2 },
      sets: {
        compact: 3,
        core: 22,
        reading: 25,
        charts: 27,
        forecast: 14,
        muhurta: 19,
        matching: 12,
        daily: 10,
        'birth-time': 9,
      },
    });
  });

  it('are these on a page of what comes in pages', () => {
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
      rectify_birth_time: 120,
      get_rectification_advanced: 120,
      find_birth_time: 10,
      find_election_window: 25,
      find_contract_signing_time: 25,
      find_wedding_muhurta: 25,
      find_exam_time: 25,
      find_interview_time: 25,
      find_meeting_time: 25,
      find_business_launch_time: 25,
      find_travel_departure_time: 25,
      find_property_muhurta: 25,
      find_surgery_time: 25,
      find_auspicious_time: 2,
      find_joint_election_window: 25,
      get_election_catalog: 12,
      get_seasonal_outlook: 1,
      get_weather_windows: 4,
      get_tara_bala: 15,
      get_ephemeris: 10,
      get_sub_lord_table: 50,
    });
  });
});
