import { proseFaults } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { pageSources } from '../scripts/lint/prose/folders.ts';
import { wholeTextsIn } from '../scripts/lint/prose/whole-texts.ts';

/** Where calls are refused in English alone, for whoever wrote the program that sent them. */
const REFUSING = /^gateway\/src\/(?:routing|metering|reports|rest)\/|^gateway\/src\/mcp\/gate\.ts$/;

/** Names of members, settings, methods and formats, which a refusal has to name, and the reason that a program fills in. */
const named = (text: string): string =>
  text.replace(/"[^"]*"(?:: \w+)?|\b[a-z]+[A-Z]\w*\b|\b[A-Z]{2}[A-Z_-]*\b| \.pdf\b/g, ' it').replace(/: 7\.$/, '.');

/** What some refusals of the protocol begin with, before the sentence. */
const PROTOCOL = /^(?:Unauthorized|Forbidden|Too many requests): (\w)/;
const withoutPrefix = (text: string): string => text.replace(PROTOCOL, (_, first: string) => first.toUpperCase());

describe('refusals that stand in code', () => {
  it('are plain English', () => {
    const faulty = pageSources()
      .filter(({ file }) => REFUSING.test(file))
      .flatMap(({ file, text: source }) =>
        wholeTextsIn(file, source).flatMap(({ line, text }) => {
          const faults = proseFaults(withoutPrefix(named(text)).replaceAll('  ', ' ').trim());
          return faults.length === 0 ? [] : [`${file}:${line} ${text} (${faults.join(', ')})`];
        }),
      );
    expect(faulty).toEqual([]);
  });

  it('are found in pieces too', () => {
    const texts = (code: string) => wholeTextsIn('a.ts', code).map(({ text }) => text);
    expect(texts("const a = 'It is busy; ' + `wait ${n} s.`; const b = 'a name';")).toEqual(['It is busy; wait 7 s.']);
  });
});
