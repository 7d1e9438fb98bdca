import { CATALOG } from '@cuspal/catalog';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { anyText } from '../../../test/support/any-text.ts';
import { textOf, TOPIC_ROWS } from '../test/plans.ts';
import { planFor } from './plan.ts';

const known = new Set(CATALOG.map(({ name }) => name));

const FOCUSED_SPINE =
  'get_full_chart, get_house_cusps, get_planets, get_boundary_warnings, run_pre_verdict_audit, analyze_natal_promise, get_significators, get_smart_current_dasha, get_ruling_planets, get_fruitful_significators, find_event_timing_v2, get_transit_timing_hierarchy';

describe('planFor', () => {
  it.each([
    ['When will I get married?', 16],
    ['Full marriage reading', 26],
    ['What is my moon sign?', 5],
    ['xyzzy', 22],
    ['Will my court case end this year?', 15],
    ['What is the best date to sign a contract', 18],
    ['I lost my ring, my number is 108', 15],
    ['Will something good happen?', 12],
    ['What is the best date to get married', 18],
    ['Which house is my moon in?', 5],
    ['How is 2027 for me?', 17],
    ['read my chart', 22],
    ['Can I buy a house next year?', 15],
  ])('%s: %d tools', (question, count) => {
    expect(planFor(question)).toMatchObject({ toolCount: count });
    expect(planFor(question).tools).toHaveLength(count);
  });

  it('is the full reading without a question', () => {
    expect(planFor()).toEqual(planFor(''));
    expect(planFor()).toMatchObject({
      tier: 'full',
      tierLabel: 'Full reading',
      topic: null,
      floor: 20,
      expectedMin: 25,
      expectedMax: 40,
      toolCount: 22,
      classifiedBy: 'T0',
    });
    expect(planFor().tools.join(', ')).toBe(
      'get_full_chart, get_house_cusps, get_planets, get_nakshatra_details, get_boundary_warnings, run_pre_verdict_audit, analyze_natal_promise, get_significators, get_csl_advanced, get_node_cascade, get_bhadhakasthana, get_smart_current_dasha, get_dasha_periods, get_ruling_planets, get_fruitful_significators, find_event_timing_v2, get_retrograde_advanced, get_transit_analysis, get_transit_timing_hierarchy, get_transit_advanced, get_subsub_boundary, get_multi_system_verdict',
    );
  });

  it.each(TOPIC_ROWS)('a focused question of "%s" has the spine and the tools of %s', (question, topic, tools) => {
    const plan = planFor(`when ${question}`);
    expect(plan).toMatchObject({ tier: 'focused', topic, floor: 12, expectedMin: 15, expectedMax: 20 });
    // The matter may put a specialist in the place of get_horary_serial.
    const listed = tools.replace(', get_horary_serial', '');
    expect(`${plan.tools.join(', ')},`).toContain(`${FOCUSED_SPINE}, ${listed},`);
  });

  it.each(TOPIC_ROWS)('a full reading of "%s" lists the tools of %s last', (question, topic, tools) => {
    const plan = planFor(`overall ${question}`);
    expect(plan).toMatchObject({ tier: 'full', topic, floor: 20 });
    expect(plan.tools.slice(0, 22)).toEqual(planFor().tools);
    expect(plan.tools.slice(22).join(', ')).toBe(tools);
  });

  it('a factual lookup takes the first three tools of its topic', () => {
    const plan = planFor('Show my D10 position for career job profession');
    expect(plan).toMatchObject({
      tier: 'factual',
      topic: 'career',
      floor: 5,
      expectedMin: 5,
      expectedMax: 8,
      toolCount: 8,
    });
    expect(plan.tools.join(', ')).toBe(
      'get_full_chart, get_house_cusps, get_planets, get_nakshatra_details, get_smart_current_dasha, get_career_cusp_panel, get_career_signature, get_job_vs_business_verdict',
    );
  });

  it.each([
    ['horary: where is my stolen bicycle', 'get_lost_or_missing'],
    ['horary: when does the parcel come', 'get_arrival_timing'],
    ['horary: my brother is ill', 'get_medical_horary'],
    ['horary: do I get the promotion', 'get_career_horary'],
    ['horary: is my plan legal', 'get_horary_serial'],
    ['I lost my cricket bat', 'get_lost_or_missing'],
  ])('%s: %s', (question, tool) => {
    expect(planFor(question).topic).toBe('horary');
    expect(planFor(question).tools).toContain(tool);
  });

  it.each([
    ['best date for the wedding', 'find_wedding_muhurta'],
    ['best date for an exam', 'find_exam_time'],
    ['best date for the interview', 'find_interview_time'],
    ['best date for a meeting', 'find_meeting_time'],
    ['when should I sign', 'find_contract_signing_time'],
    ['best date to launch the product', 'find_business_launch_time'],
    ['best date to travel', 'find_travel_departure_time'],
    ['best date for housewarming', 'find_property_muhurta'],
    ['best date for open heart surgery', 'find_surgery_time'],
    ['best date to begin a novel', 'find_election_window'],
  ])('%s: %s', (question, tool) => {
    const plan = planFor(question);
    expect(plan.topic).toBe('muhurta');
    expect(plan.tools.slice(12, 18).join(', ')).toBe(
      `get_election_catalog, ${tool}, get_muhurta_advanced, get_panchang, get_tara_bala, get_choghadiya_today`,
    );
  });

  it('lists at least its floor, each known tool once, for any question', () => {
    const words = fc.constantFrom(
      ...TOPIC_ROWS.map(([question]) => question),
      'full reading',
      'what is my star',
      'when',
    );
    const question = fc.oneof(
      anyText({ maxLength: 200 }),
      fc.array(words).map((list) => list.join(' ')),
    );
    fc.assert(
      fc.property(question, (asked) => {
        const plan = planFor(asked);
        expect(plan.toolCount).toBeGreaterThanOrEqual(plan.floor);
        expect(plan.tools).toHaveLength(plan.toolCount);
        expect(new Set(plan.tools).size).toBe(plan.toolCount);
        for (const tool of plan.tools) expect(known.has(tool)).toBe(true);
        for (const line of textOf(asked).split('\n')) expect(line).toMatch(/^[ -~]{0,120}$/);
      }),
      { numRuns: 500 },
    );
  });
});
