import { readFileSync } from 'node:fs';
import { exampleOf } from '@cuspal/catalog';
import { describe, expect, it } from 'vitest';
import { drawnIn } from '../test/read-svg.ts';
import { drawFigure, figureChoices, FIGURES } from './figures.ts';
import type { FigureOptions } from './options.ts';

const read = (catalogue: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`../../speech/src/${catalogue}.messages.json`, import.meta.url), 'utf8'));
const english = read('figure-labels');
const names = Object.keys(read('names'));

/** A language without a Latin letter, so that what is still in English is seen. */
const made = (label: string): string => label.replace(/\{\w+\}|[A-Za-z]/g, (part) => (part.length > 1 ? part : 'ж'));
const LABELS = Object.fromEntries([...names, ...Object.keys(english)].map((label) => [label, made(label)]));

/** Numbers of cusps and offsets, and stars cut to the squares of a board: `P Phal`. */
const NO_WORDS = /\b(?:[IVX]+|UTC|KP|[A-Z] [A-Z][a-z]{2,3})\b/g;

/** Words that a figure says itself, in English where LABELS has none: what stands in the result is not its own. */
function englishIn(tool: string, options: FigureOptions): readonly string[] {
  const { answer } = exampleOf(tool);
  const printed = JSON.stringify(answer).replace(NO_WORDS, '').toLowerCase();
  const { svg = '' } = drawFigure(tool, answer, { ...options, labels: LABELS }) ?? {};
  return drawnIn(svg)
    .filter(({ name }) => name === 'text')
    .flatMap(({ text }) => text.replace(NO_WORDS, '').match(/[A-Za-z][A-Za-z’ -]+[A-Za-z]/g) ?? [])
    .filter((words) => !printed.includes(words.toLowerCase()));
}

describe('labels of figures', () => {
  it('are the text that they stand for in English', () => {
    expect(Object.entries(english).filter(([label, said]) => label !== said)).toEqual([]);
  });

  it.each(Object.keys(FIGURES))('%s says nothing in English but what its result says', (tool) => {
    const styles = figureChoices(tool)['style'] ?? [];
    const asked = typeof styles === 'string' || styles.length === 0 ? [undefined] : styles;
    const said = asked.flatMap((style) =>
      [390, 1200].flatMap((width) =>
        englishIn(tool, { width, ...(style !== undefined && { style: style as 'south' }) }),
      ),
    );
    expect([...new Set(said)]).toEqual([]);
  });
});
