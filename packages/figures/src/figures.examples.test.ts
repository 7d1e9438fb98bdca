import { describe, expect, it } from 'vitest';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { layoutFaults } from '../test/layout-faults.ts';
import { drawFigure, FIGURES } from './figures.ts';

const CATALOG = new URL('../../catalog/', import.meta.url);
const tools = new Set(
  readdirSync(new URL('tools/', CATALOG), { recursive: true }).map(
    (file) => /([a-z_0-9]+)\.json$/.exec(String(file))?.[1],
  ),
);

/** The example of a tool's result in the catalogue. */
function exampleOf(tool: string): unknown {
  const file = new URL(`examples/${tool}.json`, CATALOG);
  const example: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return typeof example === 'object' && example !== null && 'answer' in example ? example.answer : undefined;
}

describe('every tool of the table of figures', () => {
  it.each(Object.keys(FIGURES))('%s is one of the catalogue, and its example is drawn in each style', (tool) => {
    expect(tools).toContain(tool);
    const result = exampleOf(tool);
    const styles = FIGURES[tool]?.styles ?? [];
    for (const style of styles.length === 0 ? [undefined] : styles) {
      const figure = drawFigure(tool, result, style === undefined ? {} : { style });
      expect(layoutFaults(figure?.svg ?? '')).toEqual([]);
      expect(figure?.text.split('\n').length).toBeGreaterThan(2);
    }
  });
});
