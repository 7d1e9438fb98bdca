import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../../test/support/whole.ts';
import { layoutFaults } from '../test/layout-faults.ts';
import { drawnIn, having, numberOf } from '../test/read-svg.ts';
import { sampleResults } from '../test/sample-results.ts';
import { drawFigure, FIGURES, readFigureOptions } from './figures.ts';
import { CHART_STYLES, type FigureStyle } from './options.ts';

/** The example of a tool's result in the catalogue. */
function exampleOf(tool: string): unknown {
  const file = new URL(`../../catalog/examples/${tool}.json`, import.meta.url);
  const example: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return typeof example === 'object' && example !== null && 'answer' in example ? example.answer : undefined;
}

/** Widths of a small phone, a phone, each side of the border between the layouts, a tablet and a screen. */
const WIDTHS = [320, 390, 559, 560, 700, 768, 1200];

/** What cannot be read or does not fit at a width. */
function faultsAt(tool: string, result: unknown, width: number, style?: FigureStyle): readonly string[] {
  const figure = drawFigure(tool, result, { width, ...(style && { style }) });
  const svg = figure?.svg ?? '';
  const elements = drawnIn(svg);
  const letters = having(elements, 'font-size').map((each) => numberOf(each, 'font-size'));
  const ends = elements.flatMap(({ name, attributes }) =>
    name === 'rect' && attributes['x'] !== undefined ? [Number(attributes['x']) + Number(attributes['width'])] : [],
  );
  return [
    ...layoutFaults(svg),
    ...(figure?.width === width ? [] : [`it is ${figure?.width} wide`]),
    ...letters.filter((size) => size < 11).map((size) => `a letter of ${size}`),
    ...ends.filter((end) => end > width + 0.01).map((end) => `a box ends at ${end}`),
  ].map((fault) => `${tool} ${style ?? ''} at ${width}: ${fault}`);
}

describe('a figure for a page of some width', () => {
  it.each(Object.keys(FIGURES))('%s fits at every width, with letters of 11 pixels and more', (tool) => {
    const result = exampleOf(tool);
    const styles = FIGURES[tool]?.styles ?? [];
    for (const style of styles.length === 0 ? [undefined] : styles)
      expect(WIDTHS.flatMap((width) => faultsAt(tool, result, width, style))).toEqual([]);
  });

  it.each(CHART_STYLES)('holds crowded charts in the style %s', async (style) => {
    const charts = await sampleResults('get_full_chart');
    // At high latitudes there are no houses.
    const drawable = charts.filter((chart) => style !== 'north-bhava' || 'houses' in chart.result);
    // In CI each chart is drawn at one width, in the next style at the next.
    for (const [at, { label, result }] of drawable.entries()) {
      const widths = inTurn(at + CHART_STYLES.indexOf(style), [320, 390, 768]);
      expect([label, ...widths.flatMap((width) => faultsAt('get_full_chart', result, width, style))]).toEqual([label]);
    }
  });

  it('says the degrees of each planet and cusp where its squares have no room for them', () => {
    const chart = exampleOf('get_full_chart');
    for (const style of CHART_STYLES) {
      const words = drawnIn(drawFigure('get_full_chart', chart, { style, width: 390 })?.svg ?? '').map(
        ({ text }) => text,
      );
      expect(words.filter((word) => /^\d+°\d\d′ [A-Z][a-z]{2}$/.test(word))).toHaveLength(21);
    }
  });

  it('takes a width as a text of an address, and refuses others with the range', () => {
    const read = (width: string) => readFigureOptions('get_shadbala', new Map([['width', width]]));
    expect(read('390')).toEqual({ width: 390 });
    for (const width of ['319', '1201', '39.5', '1e3', '', '-400', '0x200'])
      expect(() => read(width)).toThrow('width must be a whole number of pixels from 320 to 1200');
    expect(() => drawFigure('get_shadbala', exampleOf('get_shadbala'), { width: Number.NaN })).toThrow('width must be');
  });
});
