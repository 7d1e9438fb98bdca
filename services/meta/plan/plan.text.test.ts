import { describe, expect, it } from 'vitest';
import { textOf } from '../test/plans.ts';

describe('planLines', () => {
  it('prints the full marriage reading to the letter', () => {
    const [plan, shorter] = textOf('Full marriage reading').split('\n\nShorter way, ');
    expect(plan?.replace(/\nAlso: .*/, '')).toBe(`READING PLAN
Tier: Full reading
Topic: marriage
Event of this question: Marriage
Minimum tool calls before answering: 20
Expected range: 25 to 40 calls
Tools listed: 26

Tools, in order:
1. get_full_chart
  event: "Marriage"
2. get_house_cusps
  event: "Marriage"
3. get_planets
  event: "Marriage"
4. get_nakshatra_details
5. get_boundary_warnings
  event: "Marriage"
6. run_pre_verdict_audit
  event: "Marriage"
7. analyze_natal_promise
  events: ["Marriage"]
8. get_significators
  event: "Marriage"
9. get_csl_advanced
  event: "Marriage"
10. get_node_cascade
11. get_bhadhakasthana
12. get_smart_current_dasha
  event: "Marriage"
13. get_dasha_periods
  event: "Marriage"
14. get_ruling_planets
15. get_fruitful_significators
  event: "Marriage"
16. find_event_timing_v2
  event: "Marriage"
17. get_retrograde_advanced
  event: "Marriage"
18. get_transit_analysis
  event: "Marriage"
19. get_transit_timing_hierarchy
  event: "Marriage"
20. get_transit_advanced
  event: "Marriage"
21. get_subsub_boundary
  event: "Marriage"
22. get_multi_system_verdict
  event: "Marriage"
23. get_marriage_advanced
24. get_spouse_characteristics
25. get_compatibility_advanced
  needs person2: ask for the other birth, else skip the call
26. get_upapada_lagna

Rules:
- Make one tool call per step and read each result before the next call.
- Give no verdict before analyze_natal_promise has returned.
- State no date before the dasha tools and the transit tools have returned.
- If a tool errors, note it and go on; a failed call does not lower the minimum.
- Count the calls before replying; below the minimum, keep calling.
- Send the same birth parameters in every call; the server stores nothing.
- Attribute every result that is not tagged kp to its system; only kp results build a KP verdict.
- A bundle counts as the members that it runs, in the list and in the shorter way.`);
    expect(shorter).toMatch(/^for an answer rather than a reading:\n- run_marriage_complete_reading \(counts as 8\), /);
  });

  it('A3: tells a horary plan where the moment of the question goes, after the rules of every plan', () => {
    const rules = (question: string): string => textOf(question).split('Rules:\n')[1]?.split('\n\n')[0] ?? '';
    const horary = rules('I lost my ring, my number is 108');
    expect(horary).toBe(
      `${rules('When will I get married?')}
- Horary tools take the moment and place of the question as question_datetime, question_latitude,
  question_longitude and question_time_zone; the birth parameters stay those of the birth.`,
    );
    expect(horary).toContain('- Send the same birth parameters in every call; the server stores nothing.\n');
  });

  it('prints a factual lookup with its conditional rules', () => {
    const text = textOf('What is my moon sign?');
    expect(text).toContain(`READING PLAN
Tier: Factual lookup
Topic: general
Event of this question: none: `);
    expect(text).toContain(`
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
- Attribute every result that is not tagged kp to its system; only kp results build a KP verdict.
- A bundle counts as the members that it runs, in the list and in the shorter way.
`);
  });
});
