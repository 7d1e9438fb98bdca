import { callTool, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { layoutFaults } from '../../test/layout-faults.ts';
import { drawnIn, having, numberOf } from '../../test/read-svg.ts';
import { drawFigure } from '../figures.ts';

type Json = Readonly<Record<string, any>>; // eslint-disable-line @typescript-eslint/no-explicit-any -- a result as it is printed

const LIFE = [
  { event: 'Marriage', date: '2019-02-10' },
  { event: 'Childbirth / Progeny', date: '2021-09-23' },
];

let results: ReadonlyMap<string, Json>;
beforeAll(async () => {
  const tools = ['rectify_birth_time', 'find_birth_time'];
  const called = tools.map(async (tool) => {
    const { result } = await callTool(tool, { ...SAMPLE_CHARTS[0]?.arguments, known_events: LIFE });
    return [tool, result] as const;
  });
  results = new Map(await Promise.all(called));
});

const svgOf = (tool: string): string => drawFigure(tool, results.get(tool))?.svg ?? '';

/** Instants by their place on the line of time. */
function clockOf(svg: string): (x: number) => number {
  const axis = drawnIn(svg).find(({ attributes }) => attributes['data-axis'] === 'time');
  if (axis === undefined) throw new Error('the figure has no line of time');
  const [x1, x2] = [numberOf(axis, 'x1'), numberOf(axis, 'x2')];
  const [from, to] = ['data-start', 'data-end'].map((key) => Date.parse(axis.attributes[key] ?? ''));
  return (x) => (from ?? 0) + ((x - x1) * ((to ?? 0) - (from ?? 0))) / (x2 - x1);
}

describe('minutes of birth', () => {
  it('have bars as high as their score, at their time', () => {
    const result = results.get('rectify_birth_time');
    const svg = svgOf('rectify_birth_time');
    const at = clockOf(svg);
    const bars = having(drawnIn(svg), 'data-score');
    const expected = [...(result?.['candidates'] ?? [])].sort(
      (a: Json, b: Json) => a['offsetMinutes'] - b['offsetMinutes'],
    );
    expect(bars.map((bar) => numberOf(bar, 'data-score'))).toEqual(expected.map((each: Json) => each['score']));
    const [scale = 0] = bars.map((bar) => numberOf(bar, 'height') / numberOf(bar, 'data-score'));
    bars.forEach((bar, index) => {
      expect(numberOf(bar, 'height')).toBeCloseTo(scale * numberOf(bar, 'data-score'), 2);
      const middle = at(numberOf(bar, 'x') + numberOf(bar, 'width') / 2);
      expect(Math.abs(middle - Date.parse(expected[index]?.['datetime']))).toBeLessThan(1_000);
    });
  });

  it('mark the stated and the best time, and between which it may lie', () => {
    const result = results.get('rectify_birth_time') ?? {};
    const svg = svgOf('rectify_birth_time');
    const at = clockOf(svg);
    const near = (x: number, stamp: string): void => expect(Math.abs(at(x) - Date.parse(stamp))).toBeLessThan(1_000);
    const marks = having(drawnIn(svg), 'data-at');
    expect(marks).toHaveLength(2);
    for (const mark of marks) near(numberOf(mark, 'x1'), mark.attributes['data-at'] ?? '');
    expect(marks.map(({ attributes }) => attributes['data-at']).toSorted()).toEqual(
      [result['originalTime'], result['refinedTime']].toSorted(),
    );
    const [bar] = having(drawnIn(svg), 'data-bar');
    if (bar === undefined) throw new Error('no bracket');
    near(numberOf(bar, 'x1'), result['errorBar'].from);
    near(numberOf(bar, 'x2'), result['errorBar'].to);
  });

  it('have a bar for each event that they fit, higher where they fit it better', () => {
    const result = results.get('rectify_birth_time');
    const drawn = having(drawnIn(svgOf('rectify_birth_time')), 'data-grade');
    const graded = (result?.['candidates'] ?? []).flatMap((each: Json) =>
      each['eventMatches'].map((match: Json) => match['grade']),
    );
    const count = (grades: readonly unknown[], grade: string): number => grades.filter((one) => one === grade).length;
    for (const grade of ['STRONG', 'FAIR', 'WEAK'])
      expect(drawn.filter(({ attributes }) => attributes['data-grade'] === grade)).toHaveLength(count(graded, grade));
    const heights = ['STRONG', 'FAIR', 'WEAK'].flatMap((grade) =>
      drawn
        .filter(({ attributes }) => attributes['data-grade'] === grade)
        .slice(0, 1)
        .map((bar) => numberOf(bar, 'height')),
    );
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  });

  it('of a whole day have a bar for each stretch, and say how many there are', () => {
    const result = results.get('find_birth_time');
    const figure = drawFigure('find_birth_time', result);
    expect(having(drawnIn(figure?.svg ?? ''), 'data-score')).toHaveLength(result?.['candidates'].length);
    expect(figure?.svg).toContain(`${result?.['candidates'].length} of ${result?.['pagination'].totalItems} times`);
  });

  it('fit at every width', () => {
    for (const [tool, result] of results)
      for (const width of [undefined, 320, 390, 560, 768, 1200])
        expect(layoutFaults(drawFigure(tool, result, width === undefined ? {} : { width })?.svg ?? '')).toEqual([]);
  });
});
