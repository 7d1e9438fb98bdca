import { exampleOf } from '@cuspal/catalog';
import { NAMED } from '@cuspal/speech';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../../test/support/whole.ts';
import { layoutFaults } from '../test/layout-faults.ts';
import { inLanguage, labelsOf, SPOKEN_FIGURES } from '../test/spoken-figures.ts';
import { drawnIn } from '../test/read-svg.ts';
import { drawFigure } from './figures.ts';

const cut = (svg: string): readonly string[] =>
  drawnIn(svg).flatMap(({ name, text }) => (name === 'text' && text.endsWith('…') ? [text] : []));

/** In CI each figure of a language has the widths of one row, the next one those of the other. */
const IN_TURN = [
  [320, 768],
  [390, 1200],
];
const WIDTHS = IN_TURN.flat();

/** Each figure in English, which every language is compared with. */
const FIGURES = SPOKEN_FIGURES.map(({ tool, style }, place) => {
  const { answer } = exampleOf(tool);
  const english = WIDTHS.map((width) => {
    const options = { width, ...(style !== undefined && { style }) };
    const svg = drawFigure(tool, answer, options)?.svg ?? '';
    return { options, svg, cut: cut(svg).length };
  });
  return { tool, style, answer, english, place };
});

describe.each(NAMED.map((tag, at) => [tag, at] as const))('figures with the names of %s', (tag, at) => {
  const labels = labelsOf(tag);

  it.each(FIGURES)('$tool $style has room for them at every width', ({ tool, answer, english, place }) => {
    const spoken = inLanguage(answer, tag);
    const widths = inTurn(at + place, IN_TURN).flat();
    for (const { options, ...plain } of english.filter((each) => widths.includes(each.options.width))) {
      const { width } = options;
      const svg = drawFigure(tool, spoken, { ...options, labels })?.svg ?? '';
      expect([width, layoutFaults(svg)]).toEqual([width, []]);
      // A narrow grid has glyphs alone.
      if (width === 1200) expect(svg).not.toBe(plain.svg);
      // No name is cut that is whole in English.
      expect([width, cut(svg).length]).toEqual([width, Math.min(cut(svg).length, plain.cut)]);
    }
  });
});
