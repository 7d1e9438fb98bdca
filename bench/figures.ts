import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawFigure, drawVargaGrid, FIGURES } from '@cuspal/figures';
import { median, type Measurement } from './lib/measurement.ts';

const EXAMPLES = join(import.meta.dirname, '..', 'packages', 'catalog', 'examples');
const [WARM, ROUNDS, DRAWS] = [20, 9, 20];
/** Milliseconds that a picture may take. */
const MOST = 5;

/** Pictures of the results that the catalogue has as examples: the slowest of each kind and style. */
export function figures(): readonly Measurement[] {
  const slowest = new Map<string, { readonly ms: number; readonly of: string }>();
  const take = (kind: string, of: string, draw: () => unknown): void => {
    const ms = timeOf(draw);
    if (ms > (slowest.get(kind)?.ms ?? 0)) slowest.set(kind, { ms, of });
  };
  for (const [tool, { label, styles }] of Object.entries(FIGURES)) {
    const result = exampleOf(tool);
    for (const style of styles) take(`${label}, ${style}`, tool, () => drawFigure(tool, result, { style }));
    if (styles.length === 0) take(label, tool, () => drawFigure(tool, result));
  }
  const vargas = Object.keys(FIGURES)
    .filter((tool) => /^get_d\d+_chart$/.test(tool))
    .map(exampleOf);
  take('Grid of divisional charts', `${vargas.length} divisions`, () => drawVargaGrid(vargas));
  return [...slowest].map(([name, { ms, of }]) => ({
    name,
    value: ms,
    unit: 'ms',
    target: { atMost: MOST },
    detail: `CPU time, median of ${ROUNDS} rounds of ${DRAWS}, ${of}`,
  }));
}

const exampleOf = (tool: string): unknown => {
  const example: { readonly answer?: unknown } = JSON.parse(readFileSync(join(EXAMPLES, `${tool}.json`), 'utf8'));
  return example.answer;
};

/** Milliseconds of the processor for one picture, whatever else runs on the machine. */
function timeOf(draw: () => unknown): number {
  for (let index = 0; index < WARM; index++) draw();
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    for (let index = 0; index < DRAWS; index++) draw();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000 / DRAWS;
  });
  return median(rounds);
}
