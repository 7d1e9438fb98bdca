import { globSync, readFileSync } from 'node:fs';
import { RULE_BOOK, ruleOf } from '@cuspal/catalog/rules';
import { SOURCES } from '@cuspal/catalog/sources';
import { SERVICES, type ToolDefinition } from '@cuspal/tool-kit';
import { describe, expect, it } from 'vitest';
import { discoverTools } from '../packages/tool-kit/src/discover.ts';

const ROOT = new URL('..', import.meta.url).pathname;

const found = await Promise.all(
  SERVICES.map((service) => discoverTools(new URL(`../services/${service}/`, import.meta.url))),
);
const tools = found.flat().flatMap(({ tool }): readonly ToolDefinition[] => (tool.kind === 'engine' ? [tool] : []));
const named = new Set(tools.flatMap(({ provenance }) => provenance.rules));

/** A rule, or a whole chapter by its number. */
const isKnown = (id: string): boolean =>
  ruleOf(id) !== undefined ||
  RULE_BOOK.some(({ rules }) => rules.some((rule) => !id.includes('.') && rule.id.startsWith(`${id}.`)));

/** A comment, or the title of a test. */
const SPOKEN = /^\s*(?:\/\/|\/?\*|(?:describe|it)\()|\/\*\*|\s\/\/\s/;
/**
 * A letter code, but for rules (R), divisional charts (D), levels (L), arudhas (A7, A11), what results name themselves
 * (T1 to T4, T40) and words that computing has.
 */
const LETTER_CODE = /(?<![\w.-])(?!V8\b|A7\b|A11\b|T40\b)(?:[A-CE-KM-QSU-Z]\d{1,2}|T(?:[5-9]|\d{2}))\b/g;

/** The number with which the title of a test may begin, for those who look for the test of a number. */
const NUMBERED_TEST = /(?<=\b(?:describe|it)(?:\.\w+)?\(['"`])(?:[A-E]\d{1,2}a?(?:,| and)? ?)+:/;

describe('what results and code cite', () => {
  it.each(tools)('$name names rules and sources that can be looked up', ({ provenance: { rules, sources } }) => {
    const strange = rules.filter((id) => ruleOf(id) === undefined);
    expect(strange, 'not in the rule book, packages/catalog/src/rules').toEqual([]);
    const untold = sources.filter((tag) => !Object.hasOwn(SOURCES, tag));
    expect(untold, `none of the sources, which are ${Object.keys(SOURCES).join(', ')}`).toEqual([]);
    expect(rules.length).toBeGreaterThan(0);
  });

  it('stands in the rule book, and nothing else does', () => {
    const entries = RULE_BOOK.flatMap(({ rules }) => rules.map(({ id }): string => id));
    expect(entries.filter((id) => !named.has(id))).toEqual([]);
  });

  it('is used, source for source', () => {
    const used = new Set([
      ...tools.flatMap(({ provenance }) => provenance.sources),
      ...RULE_BOOK.flatMap(({ rules }) => rules.flatMap(({ sources }) => sources)),
    ]);
    expect(Object.keys(SOURCES).filter((tag) => !used.has(tag as keyof typeof SOURCES))).toEqual([]);
  });

  it('tells a source from a rule by its tag', () => {
    expect(Object.keys(SOURCES).filter((tag) => /^R\d/.test(tag))).toEqual([]);
  });

  const files = ['packages', 'services', 'gateway', 'bench', 'test'].flatMap((folder) =>
    globSync(`${folder}/**/*.ts`, { cwd: ROOT, exclude: (name) => /^(?:node_modules|dist)$/.test(String(name)) }),
  );

  it('has an entry for each number that a comment names', () => {
    const missing = files
      .filter((file) => file.includes('/src/'))
      .flatMap((file) => {
        const numbers = readFileSync(`${ROOT}${file}`, 'utf8').match(/\bR\d{1,2}(?:\.\d{1,2})?\b(?![a-z-])/g) ?? [];
        return [...new Set(numbers)].filter((id) => !isKnown(id)).map((id) => `${file} ${id}`);
      });
    expect(missing).toEqual([]);
  });

  it('is named by its number or a sentence, never by a letter code that stands nowhere', () => {
    const codes = files.flatMap((file) =>
      readFileSync(`${ROOT}${file}`, 'utf8')
        .split('\n')
        .filter((line) => SPOKEN.test(line))
        .flatMap((line) => line.replace(NUMBERED_TEST, '').match(LETTER_CODE) ?? [])
        .map((code) => `${file} ${code}`),
    );
    expect(codes).toEqual([]);
  });
});
