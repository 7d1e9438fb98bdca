import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { curlText, mcpText, methodOf, typeScriptText } from '../src/calls/call-texts.ts';
import { findTools, type Tool } from '../src/calls/find-tools.ts';

const CATALOG = new URL('../../catalog/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, CATALOG), 'utf8'));
/** The tools that the page offers: those of the list of all. */
const TOOLS = (read('order.json') as readonly string[]).map((name) => read(`tools/${name}.json`) as Tool);

const call = {
  server: 'https://cuspal.example',
  tool: 'get_d9_chart',
  args: { name: 'it\'s $HOME `x` \\n "q"', latitude: 6.9 },
};

describe('a call to copy', () => {
  it('says in a shell what it says in JSON', () => {
    const text = curlText(call);
    expect(text).toContain('"Authorization: Bearer $CUSPAL_API_KEY"');
    // The words as a real shell splits them.
    const said = execFileSync('sh', ['-c', `curl() { for word; do printf '%s\\0' "$word"; done; }\n${text}`], {
      env: { CUSPAL_API_KEY: 'k', HOME: '/h' },
    });
    expect(said.toString().split('\0').slice(0, -1)).toEqual([
      'https://cuspal.example/v1/tools/get_d9_chart',
      '-H',
      'Authorization: Bearer k',
      '-H',
      'Content-Type: application/json',
      '-d',
      JSON.stringify(call.args),
    ]);
  });

  it('is a method that the typed client has, for every tool', () => {
    const client = readFileSync(new URL('../client/src/generated/tools.ts', CATALOG), 'utf8');
    for (const { name } of TOOLS) expect(client).toContain(`  readonly ${methodOf(name)}: Method<'${name}'>`);
    expect(typeScriptText(call)).toContain('await cuspal.getD9Chart({\n  "name": ');
  });

  it('is the message that MCP takes', () => {
    expect(JSON.parse(mcpText(call))).toEqual({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'get_d9_chart', arguments: call.args },
    });
  });
});

describe('the search for a tool', () => {
  const found = (question: string): readonly string[] =>
    findTools(TOOLS, question).families.flatMap(({ tools }) => tools.map(({ name }) => name));

  it('has all tools by family without a word, each once', () => {
    expect([...found('')].sort()).toEqual(TOOLS.map(({ name }) => name).sort());
    for (const { family, tools } of findTools(TOOLS, '').families)
      expect(new Set(tools.map((tool) => tool.family))).toEqual(new Set([family]));
  });

  it('takes words in any order, case and accents, and parts of names', () => {
    expect(found('WINDOW election')).toContain('find_election_window');
    expect(found('find_election_window')[0]).toBe('find_election_window');
    expect(found('Navāṁśa d9')).toEqual(found('navamsa d9'));
    expect(found('zzz')).toEqual([]);
  });

  it.each([
    ['When will I marry?', 'run_marriage_complete_reading'],
    ['will i get married', 'get_marriage_delay'],
    ['Will I have children?', 'get_fertility_window'],
    ['When will I get a job?', 'get_job_change_timing'],
    ['Should I buy a house?', 'get_property_decision'],
    ['Will I win my court case?', 'get_legal_analysis'],
    ['I have lost my keys', 'get_lost_or_missing'],
    ['which gemstone should I wear', 'get_gemstone_recommendation'],
    ['What is my birth time?', 'find_birth_time'],
    ['Is sade sati over?', 'get_sade_sati_phases'],
  ])('takes a question: %s', (question, tool) => {
    expect(found(question)).toContain(tool);
    expect(found(question).length).toBeLessThan(30);
  });

  it('says whether all words were found, and has all tools while no word says anything', () => {
    expect(findTools(TOOLS, 'lost keys')).toMatchObject({ all: false });
    expect(findTools(TOOLS, 'navamsa d9')).toMatchObject({ all: true });
    expect(found('when will I')).toEqual(found(''));
  });
});
