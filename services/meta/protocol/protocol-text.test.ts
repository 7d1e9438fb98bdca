import { CATALOG } from '@cuspal/catalog';
import { FAMILIES, PHASES, SERVICES, SYSTEMS, disclaimerText } from '@cuspal/tool-kit';
import { describe, expect, it } from 'vitest';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { joinLines } from '../text/lines.ts';
import { protocolData } from './protocol-data.ts';
import { READING_PHASES } from './phases.ts';
import { protocolLines } from './protocol-text.ts';
import { SWAPS } from './swaps.ts';
import { PROMISED_TOPICS, TOPIC_KEYS, TOPIC_TOOLS } from '@cuspal/catalog/reading';

const lines = protocolLines();
const text = joinLines(lines);
const names = new Set(CATALOG.map(({ name }) => name));

function section(heading: string): readonly string[] {
  const start = lines.indexOf(heading) + 1;
  const end = lines.indexOf('', start);
  return lines.slice(start, end < 0 ? undefined : end);
}

describe('the protocol', () => {
  it('prints its sections in order', () => {
    const headings = [
      'READING PROTOCOL',
      '1. TOOL BUDGET AND FLOORS',
      '2. SEVEN PHASES',
      '3. TOPIC ROUTING',
      '4. EXPERT PATTERNS',
      '5. CRITICAL RULES',
      '6. HOUSE GROUPS',
      '7. DISCLAIMERS',
    ];
    expect(text.split('\n').filter((line) => headings.includes(line))).toEqual(headings);
    expect(lines[0]).toBe('READING PROTOCOL');
  });

  it('is plain ASCII in lines of at most 120 characters', () => {
    for (const line of text.split('\n')) expect(line).toMatch(/^[ -~]{0,120}$/);
  });

  it('names no tool that is not in the catalogue', () => {
    const named = text.match(/\b(?:get|find|run|check|analyze|detect|rank|rectify|set)_[a-z0-9_]+/g) ?? [];
    expect(named.length).toBeGreaterThan(120);
    for (const name of named) expect(names).toContain(name);
    for (const { choices, replaced, topic } of SWAPS) {
      expect(TOPIC_TOOLS[topic]).toContain(replaced);
      for (const { tool } of choices) expect(names).toContain(tool);
    }
  });

  it('gives floors and ranges of the three tiers', () => {
    expect(section('1. TOOL BUDGET AND FLOORS').slice(0, 3)).toEqual([
      '- Full reading: at least 20 calls before answering, 25 to 40 expected.',
      '- Focused question: at least 12 calls before answering, 15 to 20 expected.',
      '- Factual lookup: at least 5 calls before answering, 5 to 8 expected.',
    ]);
    expect(text).toContain('Start with set_birth_profile; it is not counted toward the floor.');
    expect(text).toContain('- A bundle counts as the members that it runs');
    expect(text).toContain('each page of a paged tool is a call of its own');
  });

  it('goes through seven phases whose tools are of that phase', () => {
    const numbered = section('2. SEVEN PHASES').filter((line) => /^\d\. /.test(line));
    expect(numbered).toEqual([
      '1. Chart foundation: positions and cusps everything rests on',
      '2. Promise: is the matter in the chart',
      '3. Timing: periods that can give it',
      '4. Transit: sky that releases it',
      '5. Verification: does the verdict stand',
      '6. Advanced techniques: depth by subject or technique',
      '7. Synthesis: bundled reading',
    ]);
    for (const { key, tools } of READING_PHASES) {
      for (const tool of tools) expect(CATALOG.find(({ name }) => name === tool)).toMatchObject({ phase: key });
    }
    expect(text).toContain('get_aspects_and_strength [parashari]');
    expect(text).toContain('a moment, a place, a number or a nation, not a birth chart');
  });

  it('routes all topics, the fourteen of the interface first, and tells what takes a place', () => {
    const routes = section('3. TOPIC ROUTING').map((line) => line.split(':')[0]);
    expect(routes.slice(2, 2 + TOPIC_KEYS.length)).toEqual(TOPIC_KEYS);
    expect(PROMISED_TOPICS.join(' ')).toBe(
      'marriage career health money children property foreign_settlement legal education muhurta horary annual spiritual remedial',
    );
    expect(section('3. TOPIC ROUTING')).toContain(
      'horary: get_horary_chart_v2, get_horary_advanced, get_horary_serial',
    );
    expect(text).toContain('  get_lost_or_missing: lost, stolen, missing, theft\n');
    expect(text).toContain('  find_surgery_time: surgery\n');
  });

  it('has the patterns A to F and fifteen rules', () => {
    const patterns = section('4. EXPERT PATTERNS').filter((line) => /^[A-Z]\. /.test(line));
    expect(patterns.map((line) => line.slice(0, line.indexOf(':')))).toEqual([
      'A. Promise-to-date chain',
      'B. Three-dasha agreement',
      'C. Karakamsa path',
      'D. Birth-time guard',
      'E. Two-person reading',
      'F. Question-and-birth cross check',
    ]);
    expect(patterns[0]).toBe(
      'A. Promise-to-date chain: analyze_natal_promise -> get_significators -> find_event_timing_v2 -> get_transit_timing_hierarchy -> get_ruling_planets',
    );
    expect(patterns[4]).toContain(
      '-> get_ashta_koota_milan [parashari] -> check_doshas [parashari], or run_kundli_match_complete',
    );
    const rules = section('5. CRITICAL RULES');
    expect(rules).toHaveLength(15);
    expect(rules[0]).toBe(
      '1. The sub lord of the primary cusp decides the promise; a denial needs the whole denial group.',
    );
    expect(rules[14]).toBe('15. When tools disagree report both and prefer the kp one.');
  });

  it('B11: prints the house group of every event of the natal catalogue, one line each', () => {
    const groups = section('6. HOUSE GROUPS');
    expect(groups.map((line) => line.slice(0, line.indexOf(': cusp')))).toEqual(NATAL_EVENTS.map(({ label }) => label));
    expect(groups).toHaveLength(78);
    expect(groups[0]).toBe('Marriage: cusp 7; for 2,7,11; against 1,6,10');
    expect(groups).toContain('Job Change: cusp 10; for 5,9,10; against 4,8');
    expect(groups).toContain('Immigration / Visa: cusp 9; for 3,9,11,12; against 4,6,8');
    expect(groups.at(-1)).toBe('Spiritual Progress / Initiation: cusp 9; for 5,9,12; against 2,4,11');
    for (const line of groups) expect(line).toMatch(/^[^:]+: cusp \d+; for \d+(,\d+)*; against \d+(,\d+)*$/);
  });

  it('disclaims health, legal, financial and longevity in the words of the results', () => {
    const spoken = section('7. DISCLAIMERS').slice(1);
    expect(spoken.map((line) => line.split(':')[0])).toEqual(['- health', '- legal', '- financial', '- longevity']);
    for (const key of ['health', 'legal', 'financial', 'longevity'] as const) {
      expect(protocolData().disclaimers[key]).toContain(disclaimerText(key));
    }
    expect(spoken[0]).toContain('crisis line');
    expect(spoken[3]).toContain('advisor only');
  });
});

describe('the tools of the protocol', () => {
  it('are tools of the catalogue', () => {
    const named = text.match(/\b(?:get|find|run|check|analyze|detect|rank|rectify|set)_[a-z0-9_]+/g) ?? [];
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((name) => !names.has(name))).toEqual([]);
    const { phases, routing } = protocolData();
    const data = [...phases.flatMap(({ tools }) => tools), ...Object.values(routing).flat()];
    expect(data.filter((name) => !names.has(name))).toEqual([]);
  });

  it('are there for all topics and patterns', () => {
    expect(text.match(/^[A-F]\. /gm)).toHaveLength(6);
    for (const topic of Object.keys(TOPIC_TOOLS)) expect(text).toContain(`\n${topic}: `);
  });
});

it('gives the nodes their order of agency', () => {
  expect(text).toContain(
    '6. The nodes act for planets conjoined, else for those that aspect them, and for their sign lord, and rank above them.',
  );
});

describe('the words of the catalogue', () => {
  it('are those of the tool author, each in use', () => {
    const used = (key: 'family' | 'phase' | 'system' | 'service') => new Set(CATALOG.map((row) => row[key]));
    expect([...used('family')].sort()).toEqual([...FAMILIES].sort());
    expect([...used('phase')].sort()).toEqual([...PHASES].sort());
    expect([...used('system')].sort()).toEqual([...SYSTEMS].sort());
    expect([...used('service')].sort()).toEqual([...SERVICES].sort());
  });
});
