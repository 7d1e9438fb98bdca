import { SPECIFICATION, builtTools } from '@cuspal/catalog';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { joinLines } from '../text/lines.ts';
import { planLines } from './plan-text.ts';
import type { Asked } from '../classifier/classify.ts';
import { SPINES } from '../protocol/spines.ts';
import { planFor as planOf } from './plan.ts';

const known = new Set(SPECIFICATION.map(({ name }) => name));
/** Plans as they stand when every tool is built. */
const planFor = (question?: string, asked?: Asked) => planOf(question, asked, () => true);
const textOf = (question: string) => joinLines(planLines(planFor(question)));

const FOCUSED_SPINE =
  'get_full_chart, get_house_cusps, get_planets, get_boundary_warnings, run_pre_verdict_audit, analyze_natal_promise, get_significators, get_smart_current_dasha, get_ruling_planets, get_fruitful_significators, find_event_timing_v2, get_transit_timing_hierarchy';

/** A question of each topic, and the tools the topic adds. */
const TOPIC_ROWS: readonly (readonly [string, string, string])[] = [
  [
    'marriage',
    'marriage',
    'get_marriage_advanced, get_spouse_characteristics, get_compatibility_advanced, get_upapada_lagna',
  ],
  [
    'career',
    'career',
    'get_career_cusp_panel, get_career_signature, get_job_vs_business_verdict, get_promotion_verdict, get_job_change_timing, get_d10_chart',
  ],
  [
    'health',
    'health',
    'get_health_cusp_panel, get_disease_nature, get_vitality_index, get_current_health_status, get_medical_timing, get_chronic_disease_panel',
  ],
  ['money', 'money', 'get_financial_analysis, get_earned_income_panel, get_speculative_intraday, get_d2_chart'],
  ['children', 'children', 'get_fertility_window, get_relatives_karaka_panel, get_d7_chart'],
  ['property', 'property', 'get_property_decision, get_d4_chart, find_property_muhurta'],
  [
    'visa',
    'foreign_settlement',
    'get_foreign_settlement, get_foreign_job_verdict, get_visa_documentation, get_relocation_chart',
  ],
  ['court', 'legal', 'get_legal_analysis, get_litigation_timeline, get_four_step_verdict'],
  ['education', 'education', 'get_education_signature, get_d24_chart, find_exam_time'],
  [
    'muhurta',
    'muhurta',
    'get_election_catalog, find_election_window, get_muhurta_advanced, get_panchang, get_tara_bala, get_choghadiya_today',
  ],
  ['horary', 'horary', 'get_horary_chart_v2, get_horary_advanced, get_horary_serial'],
  [
    'next year',
    'annual',
    'get_annual_forecast, get_varshaphala_chart, get_tithi_pravesha, get_sahams, get_sade_sati_phases',
  ],
  [
    'moksha',
    'spiritual',
    'get_chara_karakas, get_ishta_devata, get_d9_chart, get_d20_chart, get_past_life_karmic_panel',
  ],
  ['remedy', 'remedial', 'get_shadbala, get_combust_planets, get_gemstone_recommendation, get_mantra_recommendation'],
];

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

  it.each(TOPIC_ROWS)('a focused question of "%s" adds the tools of %s', (question, topic, tools) => {
    const plan = planFor(`when ${question}`);
    expect(plan).toMatchObject({ tier: 'focused', topic, floor: 12, expectedMin: 15, expectedMax: 20 });
    expect(plan.tools.join(', ')).toBe(`${FOCUSED_SPINE}, ${tools}`);
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
  ])('%s: %s', (question, tool) => {
    expect(planFor(question).topic).toBe('horary');
    expect(planFor(question).tools.at(-1)).toBe(tool);
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
    expect(plan.tools.slice(12).join(', ')).toBe(
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
      fc.string({ unit: 'binary', maxLength: 200 }),
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

describe('a plan of tools that can be called', () => {
  const built = new Set(builtTools().map(({ name }) => name));

  it('names built tools alone, counts them, and keeps the floors', () => {
    for (const [question] of TOPIC_ROWS) {
      for (const asked of [`when ${question}`, `overall ${question}`, `What is my star for ${question}`]) {
        const plan = planOf(asked);
        expect(plan.tools.filter((tool) => !built.has(tool))).toEqual([]);
        expect(plan.toolCount).toBe(plan.tools.length);
        expect(plan.toolCount).toBeGreaterThanOrEqual(plan.floor);
        expect(joinLines(planLines(plan))).toContain(`Tools listed: ${plan.tools.length}\n`);
      }
    }
    expect(planOf().tools).toEqual(planFor().tools);
  });

  it('keeps the generic tool where the specialist is not built, and neither where neither is', () => {
    const wedding = 'What is the best date to get married';
    const without = (...missing: readonly string[]) => planOf(wedding, {}, (tool) => !missing.includes(tool)).tools;
    expect(without()).toContain('find_wedding_muhurta');
    expect(without()).not.toContain('find_election_window');
    expect(without('find_wedding_muhurta')).toContain('find_election_window');
    expect(without('find_wedding_muhurta', 'find_election_window')).toHaveLength(17);
  });

  it('takes the first three built tools of its topic into a lookup', () => {
    const lookup = planOf('', { topic: 'career', depth: 'factual' }, (tool) => tool !== 'get_career_signature');
    expect(lookup.tools.slice(5)).toEqual([
      'get_career_cusp_panel',
      'get_job_vs_business_verdict',
      'get_promotion_verdict',
    ]);
  });

  it('holds the audit before the verdict in each spine', () => {
    for (const tier of ['full', 'focused'] as const) {
      const tools = SPINES[tier];
      expect(tools.indexOf('run_pre_verdict_audit')).toBe(tools.indexOf('analyze_natal_promise') - 1);
    }
    expect([SPINES.full.length, SPINES.focused.length, SPINES.factual.length]).toEqual([22, 12, 5]);
    expect(SPINES.full.slice(4, 7)).toEqual(['get_boundary_warnings', 'run_pre_verdict_audit', 'analyze_natal_promise']);
  });
});

describe('what the assistant sends', () => {
  it('wins over the words', () => {
    expect(planFor('When will I get married?', { topic: 'career', depth: 'full' })).toMatchObject({
      tier: 'full',
      topic: 'career',
      toolCount: 28,
      classifiedBy: 'ASKED',
      matched: [],
    });
    expect(planFor('When will I get married?', { topic: 'general' })).toMatchObject({
      tier: 'focused',
      topic: null,
      toolCount: 12,
      events: [],
      classifiedBy: 'ASKED',
    });
  });

  it('leaves to the words what is not sent', () => {
    expect(planFor('When will I get married?', { depth: 'full' })).toMatchObject({ tier: 'full', topic: 'marriage' });
    expect(planFor('Read my chart', { topic: 'legal' })).toMatchObject({ tier: 'full', topic: 'legal' });
    expect(planFor('', { topic: 'money' })).toMatchObject({ tier: 'full', topic: 'money', classifiedBy: 'ASKED' });
    expect(planFor('', { depth: 'focused' })).toMatchObject({ tier: 'focused', topic: null, toolCount: 12 });
  });

  it('makes a question in any language a question of its topic', () => {
    expect(planFor('¿Cuándo me casaré?', { topic: 'marriage' })).toMatchObject({
      tier: 'focused',
      topic: 'marriage',
      toolCount: 16,
    });
  });
});

describe('the event names of a plan', () => {
  it('are labels of the natal catalogue', () => {
    expect(planFor('', { topic: 'spiritual' }).events).toEqual(['Spiritual Progress / Initiation']);
    expect(planFor('', { topic: 'foreign_settlement' }).events).toContain('Immigration / Visa');
    expect(planFor('', { topic: 'career' }).events).toHaveLength(20);
    for (const topic of ['muhurta', 'horary', 'annual', 'remedial', 'general'] as const) {
      expect(planFor('', { topic }).events).toEqual([]);
      expect(joinLines(planLines(planFor('', { topic })))).not.toContain('Event names');
    }
  });

  it('hold none of the three that are never volunteered', () => {
    const all = (['children', 'legal', 'health'] as const).flatMap((topic) => planFor('', { topic }).events);
    expect(all).toHaveLength(3 + 3 + 7);
    expect(all.join()).not.toMatch(/Miscarriage|Imprisonment|Addiction/);
  });
});

describe('planLines', () => {
  it('prints the full marriage reading to the letter', () => {
    expect(textOf('Full marriage reading')).toBe(`READING PLAN
Tier: Full reading
Topic: marriage
Event names: Marriage, Love Marriage, Engagement / Commitment, Relationship / Partnership, Live-in Relationship,
  Second Marriage, Divorce / Separation, Marital Discord, Reunion with Spouse
Minimum tool calls before answering: 20
Expected range: 25 to 40 calls
Tools listed: 26

Tools, in order:
1. get_full_chart
2. get_house_cusps
3. get_planets
4. get_nakshatra_details
5. get_boundary_warnings
6. run_pre_verdict_audit
7. analyze_natal_promise
8. get_significators
9. get_csl_advanced
10. get_node_cascade
11. get_bhadhakasthana
12. get_smart_current_dasha
13. get_dasha_periods
14. get_ruling_planets
15. get_fruitful_significators
16. find_event_timing_v2
17. get_retrograde_advanced
18. get_transit_analysis
19. get_transit_timing_hierarchy
20. get_transit_advanced
21. get_subsub_boundary
22. get_multi_system_verdict
23. get_marriage_advanced
24. get_spouse_characteristics
25. get_compatibility_advanced
26. get_upapada_lagna

Rules:
- Make one tool call per step and read each result before the next call.
- Give no verdict before analyze_natal_promise has returned.
- State no date before the dasha tools and the transit tools have returned.
- If a tool errors, note it and go on; a failed call does not lower the minimum.
- Count the calls before replying; below the minimum, keep calling.
- Send the same birth parameters in every call; the server stores nothing.
- Attribute every result that is not tagged kp to its system; only kp results build a KP verdict.`);
  });

  it('prints a factual lookup with its conditional rules', () => {
    expect(textOf('What is my moon sign?')).toBe(`READING PLAN
Tier: Factual lookup
Topic: general
Minimum tool calls before answering: 5
Expected range: 5 to 8 calls
Tools listed: 5

Tools, in order:
1. get_full_chart
2. get_house_cusps
3. get_planets
4. get_nakshatra_details
5. get_smart_current_dasha

Rules:
- Make one tool call per step and read each result before the next call.
- Give no verdict before analyze_natal_promise has returned, if you give one.
- State no date before the dasha tools and the transit tools have returned, if you give one.
- If a tool errors, note it and go on; a failed call does not lower the minimum.
- Count the calls before replying; below the minimum, keep calling.
- Send the same birth parameters in every call; the server stores nothing.
- Attribute every result that is not tagged kp to its system; only kp results build a KP verdict.`);
  });
});
