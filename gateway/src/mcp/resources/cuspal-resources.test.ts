import { describe, expect, it } from 'vitest';
import { CATALOG, exampleOf } from '@cuspal/catalog';
import { SKILLS } from '@cuspal/catalog/reading';
import { RULE_BOOK } from '@cuspal/catalog/rules';
import { SOURCES } from '@cuspal/catalog/sources';
import { viewPage, VIEW_META, VIEW_MIME_TYPE, VIEW_URI } from '@cuspal/views';
import { readFileSync } from 'node:fs';
import { ToolCatalogue } from '../../catalog/tool-catalogue.ts';
import { cuspalResources } from './cuspal-resources.ts';

const catalogue = new ToolCatalogue(CATALOG);
const resources = cuspalResources(catalogue);
const textAt = (uri: string): string => {
  const found = resources.read(uri);
  if (!found || !('text' in found)) throw new Error(`no text at ${uri}`);
  return found.text;
};
const complete = (template: string, argument: string, value = '') =>
  resources.complete(template, { argument, value, given: {} });

/** Every URI that the templates lead to. */
const reached = resources.templates().flatMap(({ uriTemplate }) => {
  const variable = /\{(\w+)\}/.exec(uriTemplate)?.[1] ?? '';
  return complete(uriTemplate, variable).map((value) => uriTemplate.replace(`{${variable}}`, value));
});

describe('the resources', () => {
  it('are listed once, each can be read, and none is large', () => {
    const uris = resources.list(false).map(({ uri }) => uri);
    const families = new Set(CATALOG.map(({ family }) => family)).size;
    // The catalogue, its families, the rule book, its chapters, the sources, the track record.
    expect(uris).toHaveLength(1 + families + 1 + RULE_BOOK.length + 1 + 1 + SKILLS.length);
    expect(new Set(uris).size).toBe(uris.length);
    for (const uri of [...uris, ...reached]) {
      const size = Buffer.byteLength(textAt(uri));
      expect([uri, size > 40 && size < 32_768]).toEqual([uri, true]);
    }
  });

  it('name the page of the figures to those who can show it', () => {
    const added = resources.list(true).slice(resources.list(false).length);
    expect(added).toEqual([
      expect.objectContaining({ uri: VIEW_URI, mimeType: VIEW_MIME_TYPE, _meta: { ui: VIEW_META } }),
    ]);
    expect(textAt(VIEW_URI)).toBe(viewPage());
  });

  it('are reached by templates: every rule, chapter, source, family and tool', () => {
    const rules = RULE_BOOK.flatMap((chapter) => chapter.rules).length;
    const families = new Set(CATALOG.map(({ family }) => family)).size;
    expect(new Set(reached).size).toBe(
      rules + RULE_BOOK.length + Object.keys(SOURCES).length + families + catalogue.tools.length,
    );
  });

  it('have names and URIs that need no encoding', () => {
    for (const uri of reached) expect(uri).toMatch(/^cuspal:\/\/[A-Za-z0-9_./-]+$/);
  });
});

it('tell what the rules can do as the document does', () => {
  const document = readFileSync(new URL('../../../../docs/track-record.md', import.meta.url), 'utf8');
  expect(textAt('cuspal://track-record')).toBe(document);
});

describe('the rule book', () => {
  const page = (name: string) => readFileSync(new URL(`../../../../docs/rules/${name}`, import.meta.url), 'utf8');
  /** A rule's section of the printed page, without its anchor and the tools that name it. */
  const printed = (id: string, file: string): string => {
    const section =
      page(file)
        .split(/^## /m)
        .find((part) => part.startsWith(`${id} `)) ?? '';
    return (
      section
        .replace(/<a id=.*\n\n/, '')
        .split('\n\n**Named by**')[0]
        ?.split('\n\n[All rules]')[0]
        ?.trim() ?? ''
    );
  };

  it.each([
    ['R5.3', 'r05.md'],
    ['R9', 'r09.md'],
    ['R14.1', 'r14.md'],
    ['R40', 'r40.md'],
  ])('says of %s what the document says', (id, file) => {
    expect(printed(id, file).length).toBeGreaterThan(200);
    expect(textAt(`cuspal://rules/${id}`)).toBe(`# ${printed(id, file)}`);
  });

  it('tells a chapter from the rule that has its number', () => {
    expect(textAt('cuspal://rules/chapters/9')).toMatch(/^# 9\. .*\n\n[^#]*## R9 /s);
    expect(textAt('cuspal://rules/R9')).toMatch(/^# R9 /);
    expect(resources.read('cuspal://rules/9')).toBeUndefined();
  });

  it('has every rule and source that an answer names', () => {
    for (const name of ['analyze_natal_promise', 'get_full_chart', 'get_varshaphala_chart', 'get_choghadiya_today']) {
      const { answer } = exampleOf(name) as { answer: { provenance: { rules: string[]; sources: string[] } } };
      for (const rule of answer.provenance.rules) expect(textAt(`cuspal://rules/${rule}`)).toContain(`# ${rule} `);
      for (const tag of answer.provenance.sources) expect(textAt(`cuspal://sources/${tag}`)).toContain(`# ${tag} `);
    }
  });

  it('leads from a source to the rules that name it, and from a rule to its source', () => {
    expect(textAt('cuspal://sources/GONDHALEKAR')).toContain('- Author: S. Gondhalekar');
    for (const rule of RULE_BOOK.flatMap(({ rules }) => rules)) {
      for (const tag of rule.sources)
        expect(textAt(`cuspal://sources/${tag}`)).toMatch(new RegExp(`[ ,]${rule.id}(,|$)`));
    }
  });
});

describe('the catalogue', () => {
  it('counts each tool once by family, by phase and by system', () => {
    const { tools, phases, systems, families } = JSON.parse(textAt('cuspal://catalogue'));
    const sum = (rows: readonly { readonly tools: number }[]) => rows.reduce((total, row) => total + row.tools, 0);
    expect([tools, sum(phases), sum(systems)]).toEqual([catalogue.tools.length, tools, tools]);
    const names = families.flatMap((family: { tools: { name: string }[] }) => family.tools.map(({ name }) => name));
    expect(new Set(names)).toEqual(new Set(catalogue.tools.map(({ name }) => name)));
    expect(names).toHaveLength(tools);
    for (const { uri, family } of families) expect(JSON.parse(textAt(uri)).family).toBe(family);
  });

  it('shows a tool as tools/list does, and what it needs first', () => {
    const tool = JSON.parse(textAt('cuspal://catalogue/tools/find_event_timing_v2'));
    expect(tool).toMatchObject({
      name: 'find_event_timing_v2',
      needs: ['analyze_natal_promise', 'get_fruitful_significators'],
      _meta: { family: 'timing' },
    });
    expect(tool.inputSchema.properties).toHaveProperty('event');
  });

  it('follows the services', () => {
    const changing = new ToolCatalogue(CATALOG);
    const live = cuspalResources(changing);
    expect(live.read('cuspal://catalogue/tools/get_ruling_planets')).toBeDefined();
    const { service } = changing.find('get_ruling_planets') ?? {};
    if (!service) throw new Error('no such tool');
    changing.replace(
      service,
      changing.tools.filter(({ name }) => name !== 'get_ruling_planets'),
    );
    expect(live.read('cuspal://catalogue/tools/get_ruling_planets')).toBeUndefined();
    expect(live.read('cuspal://catalogue/tools/get_full_chart')).toBeDefined();
  });
});

describe('completion and what is near', () => {
  it.each([
    ['cuspal://rules/{rule}', 'rule', 'R5.3', ['R5.3']],
    ['cuspal://rules/chapters/{chapter}', 'chapter', '4', ['4', '40', '41', '14', '24', '34']],
    ['cuspal://sources/{source}', 'source', 'kpr3', ['KPR3t', 'KPR3p']],
    ['cuspal://catalogue/families/{family}', 'family', 'core', ['core-analysis']],
    ['cuspal://catalogue/tools/{tool}', 'tool', 'find_event', ['find_event_timing_v2']],
    ['cuspal://rules/{rule}', 'rule', 'x'.repeat(100_000), []],
  ])('%s, %s typed', (template, argument, value, expected) => {
    expect(complete(template, argument, value)).toEqual(expected);
  });

  it('refuses templates and variables that it does not know', () => {
    expect(() => complete('cuspal://{x}', 'x')).toThrow(
      /^Unknown resource template: cuspal:\/\/\{x\}\. The templates are/,
    );
    expect(() => complete('cuspal://rules/{rule}', 'tool')).toThrow(/takes rule\.$/);
  });

  it('names what a URI may have meant', () => {
    expect(resources.nearest('cuspal://rules/r5.3')[0]).toBe('cuspal://rules/R5.3');
    expect(resources.nearest('cuspal://catalog')[0]).toBe('cuspal://catalogue');
  });
});
