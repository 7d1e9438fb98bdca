import { describe, expect, it } from 'vitest';
import { textOf } from '../test/plans.ts';

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

  it('A3: tells a horary plan where the moment of the question goes, after the rules of every plan', () => {
    const rules = (question: string): string => textOf(question).split('Rules:\n')[1] ?? '';
    const horary = rules('I lost my ring, my number is 108');
    expect(horary).toBe(
      `${rules('When will I get married?')}
- Horary tools take the moment and place of the question as question_datetime, question_latitude,
  question_longitude and question_time_zone; the birth parameters stay those of the birth.`,
    );
    expect(horary).toContain('- Send the same birth parameters in every call; the server stores nothing.\n');
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
