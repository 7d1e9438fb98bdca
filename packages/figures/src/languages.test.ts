import { exampleOf } from '@cuspal/catalog';
import { NAMED } from '@cuspal/speech';
import { describe, expect, it } from 'vitest';
import { layoutFaults } from '../test/layout-faults.ts';
import { inLanguage, SPOKEN_FIGURES } from '../test/spoken-figures.ts';
import { drawnIn } from '../test/read-svg.ts';
import { drawFigure } from './figures.ts';

const cut = (svg: string): readonly string[] =>
  drawnIn(svg).flatMap(({ name, text }) => (name === 'text' && text.endsWith('…') ? [text] : []));

describe.each(NAMED)('figures with the names of %s', (tag) => {
  it.each(SPOKEN_FIGURES)('$tool $style has room for them at every width', ({ tool, style }) => {
    const { answer } = exampleOf(tool);
    for (const width of [320, 390, 768, 1200]) {
      const options = { width, ...(style !== undefined && { style }) };
      const svg = drawFigure(tool, inLanguage(answer, tag), options)?.svg ?? '';
      const plain = drawFigure(tool, answer, options)?.svg ?? '';
      expect([width, layoutFaults(svg)]).toEqual([width, []]);
      // A narrow grid has glyphs alone.
      if (width === 1200) expect(svg).not.toBe(plain);
      // No name is cut that is whole in English.
      expect([width, cut(svg).length]).toEqual([width, Math.min(cut(svg).length, cut(plain).length)]);
    }
  });
});
