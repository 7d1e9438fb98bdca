import { SPECIFICATION } from '@cuspal/catalog';
import type { CatalogEntry } from '@cuspal/catalog';
import { FAMILIES, PHASES, SYSTEMS, ToolError } from '@cuspal/tool-kit';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CatalogQuestion } from './answer.ts';
import { catalogAnswer } from './answer.ts';

const all: readonly CatalogEntry[] = SPECIFICATION.map((row) => ({
  ...row,
  built: true,
  inputSchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, default: 1, description: 'Page of the result' },
      houses: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 12 }, minItems: 1, maxItems: 12 },
      ayanamsa: { type: 'string', enum: ['kp', 'lahiri'] },
      question: { type: 'string', maxLength: 2000 },
      partner: { type: 'object', properties: { datetime: { type: 'string' }, latitude: { type: 'number' } } },
      events: { type: 'array', items: { type: 'object', properties: { date: { type: 'string' } } }, minItems: 1 },
    },
    required: ['houses'],
  },
}));
const half: readonly CatalogEntry[] = SPECIFICATION.map((row, index) => ({ ...row, built: index < 110 }));

const ask = (question: CatalogQuestion, tools = all) => catalogAnswer(question, tools);
const lines = (question: CatalogQuestion, tools = all) => ask(question, tools).text.split('\n');
/** The text with its folded lines joined again. */
const unfolded = (question: CatalogQuestion, tools = all) =>
  ask(question, tools).text.replaceAll('\n  ', ' ').split('\n');
const structured = (question: CatalogQuestion) => JSON.parse(JSON.stringify(ask(question).structured));

function fault(question: CatalogQuestion): ToolError {
  try {
    ask(question);
  } catch (thrown) {
    if (thrown instanceof ToolError) return thrown;
  }
  throw new Error('no fault');
}

const sum = (texts: readonly string[], pattern: RegExp) =>
  texts.reduce((total, line) => total + Number(pattern.exec(line)?.[1] ?? 0), 0);

describe('the overview', () => {
  const text = unfolded({});

  it('opens with the counts', () => {
    expect(text.slice(0, 4)).toEqual(['TOOL CATALOG', '221 tools: 218 engine-backed, 3 meta', '', 'PHASES']);
    expect(text.at(-1)).toBe('Filters: family, phase, system. One tool: tool.');
  });

  it('adds up to 221 in phases, systems and families', () => {
    const at = (heading: string) => text.slice(text.indexOf(heading) + 1, text.indexOf('', text.indexOf(heading)));
    expect(at('PHASES')).toHaveLength(8);
    expect(sum(at('PHASES'), /\((\d+) tools\)$/)).toBe(221);
    expect(at('SYSTEMS')).toHaveLength(6);
    expect(sum(at('SYSTEMS'), /\((\d+) tools\)$/)).toBe(221);
    expect(at('FAMILIES')).toHaveLength(34);
    expect(sum(at('FAMILIES'), /^[a-z ]+ \((\d+)\): /)).toBe(221);
    expect(
      at('FAMILIES')
        .flatMap((line) => line.slice(line.indexOf(': ') + 2).split(', '))
        .sort(),
    ).toEqual(SPECIFICATION.map(({ name }) => name).sort());
    expect(at('PHASES')[7]).toBe(
      '- standalone: needs a moment, a place, a number or a nation, not a birth chart (27 tools)',
    );
    expect(at('FAMILIES')[0]).toBe(
      'foundation (5): get_full_chart, get_house_cusps, get_planets, get_nakshatra_details, get_aspects_and_strength',
    );
  });

  it('says how many tools there are to call while some are missing', () => {
    expect(unfolded({}, half)[2]).toBe(
      'Built: 110 of 221. A tool marked * is specified and not built yet, so it cannot be called.',
    );
  });

  it('marks each tool that cannot be called, and no other', () => {
    const marked = unfolded({}, half).flatMap((line) => line.match(/\w+(?=\*)/g) ?? []);
    expect(marked.sort()).toEqual(
      half
        .filter(({ built }) => !built)
        .map(({ name }) => name)
        .sort(),
    );
    expect(unfolded({}).join()).not.toContain('*');
  });

  it('gives programs the same', () => {
    const data = structured({});
    expect(data.counts).toEqual({ total: 221, engineBacked: 218, meta: 3, available: 221 });
    expect(data.phases).toHaveLength(8);
    expect(data.systems[0]).toEqual({
      key: 'kp',
      meaning: 'orthodox Krishnamurti; the only one that may build a KP verdict',
      tools: 120,
    });
    expect(data.families.map(({ key }: { key: string }) => key)).toEqual(FAMILIES);
  });

  it('takes blanks for no argument', () => {
    expect(ask({ family: ' ', phase: '', system: ' ', tool: '' }).text).toBe(ask({}).text);
  });
});

describe('a filter', () => {
  it('lists purpose and prerequisites', () => {
    expect(unfolded({ family: 'spiritual' })).toEqual([
      'TOOL CATALOG',
      'Filter: family=spiritual',
      '1 tools',
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

  it('of phase standalone holds every horary tool and none that takes a birth chart alone', () => {
    const found: readonly string[] = structured({ phase: 'standalone' }).tools.map(
      ({ name }: { name: string }) => name,
    );
    for (const { name, family } of SPECIFICATION) if (family === 'horary') expect(found).toContain(name);
    const withBirth = SPECIFICATION.filter(({ name, birth }) => birth === 'required' && found.includes(name));
    // Each of these asks for a second person, a day, a place, a number or a contest besides.
    expect(withBirth.map(({ name }) => name)).toEqual([
      'check_compatibility',
      'get_ashta_koota_milan',
      'get_relocation_chart',
      'get_horary_advanced',
      'get_tara_bala',
      'get_election_outcome',
    ]);
  });

  it('of system kp lists no cross-system tool', () => {
    const text = ask({ system: 'kp' }).text;
    expect(lines({ system: 'kp' })[2]).toBe('120 tools');
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
    expect(total(PHASES.map((phase) => ({ phase })))).toBe(221);
    expect(total(SYSTEMS.map((system) => ({ system })))).toBe(221);
    expect(total(FAMILIES.map((family) => ({ family })))).toBe(221);
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

  it('marks what cannot be called yet', () => {
    expect(unfolded({ family: 'sport' }, half)[3]).toMatch(/ \| not built yet$/);
    expect(ask({ family: 'foundation' }, half).text).not.toContain('not built yet');
  });
});

describe('one tool', () => {
  it('is told whole', () => {
    expect(unfolded({ tool: 'get_chronic_disease_panel' })).toEqual([
      'get_chronic_disease_panel - Eight conditions',
      'Family: health',
      'Phase: advanced',
      'System: kp',
      'Service: health',
      'Class: health',
      'Birth data: yes',
      'Paged: yes, 2 per page',
      'Needs first: get_health_cusp_panel, get_dasha_periods',
      'Needed by: get_oncology_timing',
      'Purpose: Signature strength of eight chronic conditions and the decades to watch',
      'Arguments:',
      '- page: integer, optional, default 1, 1 or more; Page of the result',
      '- houses: array of integer, required, 1 to 12 items, 1 to 12 each',
      '- ayanamsa: string, optional, one of kp | lahiri',
      '- question: string, optional, at most 2000 characters',
      '- partner: object {datetime, latitude}, optional',
      '- events: array of object {date}, optional, 1 or more items',
      'Disclaimer: This is a traditional astrological reading, not a medical diagnosis, prognosis or treatment advice. It never replaces a doctor and is never a reason to delay, refuse or stop care. In an emergency call the local emergency number.',
    ]);
  });

  it('names what depends on it', () => {
    const data = structured({ tool: 'analyze_natal_promise' });
    expect(data.dependents).toContain('find_event_timing_v2');
    expect(data).toMatchObject({
      needs: ['get_house_cusps'],
      birthData: true,
      paged: true,
      pageSize: 20,
      class: 'none',
    });
    expect(data).not.toHaveProperty('disclaimer');
    expect(data).not.toHaveProperty('extensionNote');
  });

  it('says that an extension is one and that place tools need no birth', () => {
    const data = structured({ tool: 'get_hora_today' });
    expect(data).toMatchObject({ system: 'extension', birthData: false, paged: false });
    expect(data.extensionNote).toMatch(/extension/);
    expect(lines({ tool: 'get_hora_today' })).toContain('Birth data: no');
    expect(lines({ tool: 'get_hora_today' })).toContain('Needs first: none');
  });

  it('wins over filters with a note', () => {
    const text = unfolded({ tool: 'Get Panchang', family: 'nonsense', system: 'kp' });
    expect(text[0]).toBe('get_panchang - Five limbs of the day');
    expect(text.at(-1)).toBe('Note: tool was given, so family, system had no effect.');
  });

  it('that is not built yet says so in its second line', () => {
    expect(lines({ tool: 'run_today_complete' }, half)[1]).toBe(
      'Not built yet: this tool is specified and cannot be called.',
    );
    expect(lines({ tool: 'get_full_chart' }, half)[1]).toBe('Family: foundation');
    expect(unfolded({ tool: 'run_today_complete' }, half)[2]).toMatch(/^Nearest built tools: \w+/);
  });

  it('that does not exist gives the three nearest', () => {
    expect(fault({ tool: 'get_planet' })).toMatchObject({ code: 'validation_failed', field: 'tool' });
    expect(fault({ tool: 'get_planet' }).message).toMatch(/nearest names are get_planets, \w+, \w+\.$/);
    expect(fault({ tool: 'analyse_natal_promise' }).message).toContain('are analyze_natal_promise, ');
  });
});

describe('every answer', () => {
  it('is plain ASCII in lines of at most 120 characters', () => {
    const questions: readonly CatalogQuestion[] = [
      {},
      ...PHASES.map((phase) => ({ phase })),
      ...SYSTEMS.map((system) => ({ system })),
      ...FAMILIES.map((family) => ({ family })),
      ...SPECIFICATION.map(({ name }) => ({ tool: name })),
    ];
    for (const tools of [all, half]) {
      for (const question of questions)
        for (const line of lines(question, tools)) expect(line).toMatch(/^[ -~]{0,120}$/);
    }
  });

  it('refuses other words plainly', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), (tool) => {
        fc.pre(tool.trim() !== '' && !SPECIFICATION.some(({ name }) => name === tool));
        expect(fault({ tool }).code).toBe('validation_failed');
        expect(fault({ tool }).message).not.toMatch(/[\n\r\t]/);
      }),
    );
  });
});
