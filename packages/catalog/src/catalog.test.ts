import { describe, expect, it } from 'vitest';
import { readdirSync } from 'node:fs';
import { ANSWER_TOOL, CALLABLE, CATALOG, toolByName } from './catalog.ts';

describe('the catalogue', () => {
  it('has a file for each tool, named like it, and no other file', () => {
    const files = readdirSync(new URL('../tools/', import.meta.url));
    expect(files.toSorted()).toEqual(CALLABLE.map(({ name }) => `${name}.json`).toSorted());
  });

  it('has one tool beyond those that it lists and counts', () => {
    expect(CALLABLE.filter(({ beyond }) => beyond)).toEqual([ANSWER_TOOL]);
    expect(CATALOG).not.toContain(ANSWER_TOOL);
    expect(toolByName('answer_question')).toBe(ANSWER_TOOL);
  });

  it('publishes the form of the tools that have a fixed form, and of no other (docs/api.md#results)', () => {
    const fixed = [
      ...['rectify_birth_time', 'rank_candidate_dates', 'find_contract_signing_time', 'get_saturn_return'],
      ...['get_horary_advanced', 'get_antardasha_calendar', 'get_lost_or_missing', 'get_transit_timing_hierarchy'],
      ...['get_surgery_success', 'get_avasthas', 'get_pratyantardasha_periods', 'get_vitality_index'],
      ...['get_chronic_disease_panel', 'get_disease_nature', 'get_current_health_status', 'get_career_signature'],
      ...['get_balarishta_panel', 'get_ashtakavarga', 'run_marriage_complete_reading'],
    ];
    const published = CATALOG.filter(({ structured }) => structured === true);
    expect(published.map(({ name }) => name).toSorted()).toEqual(fixed.toSorted());
    for (const { outputSchema } of published) expect(outputSchema).toMatchObject({ type: 'object' });
  });

  it('knows no other names', () => {
    expect(toolByName('get_horoscope')).toBeUndefined();
  });
});
