import { describe, expect, it } from 'vitest';
import { callTool, GOLDEN, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { layoutFaults } from '../../test/layout-faults.ts';
import { drawnIn, having, numberOf, type Drawn } from '../../test/read-svg.ts';
import { sampleResults } from '../../test/sample-results.ts';
import { drawFigure } from '../figures.ts';
import { fieldsOf } from '../read/fields.ts';

const svgOf = (tool: string, result: unknown): string => {
  const svg = drawFigure(tool, result)?.svg ?? '';
  expect(layoutFaults(svg)).toEqual([]);
  return svg;
};
const one = (elements: readonly Drawn[], is: (element: Drawn) => boolean): Drawn => {
  const [found, ...more] = elements.filter(is);
  if (found === undefined || more.length > 0) throw new Error(`${more.length + 1} elements, not one`);
  return found;
};

describe('the grid of bindus', () => {
  it('has each count in the row of its planet and the column of its sign', async () => {
    for (const { result } of await sampleResults('get_ashtakavarga', {}, 6)) {
      const elements = drawnIn(svgOf('get_ashtakavarga', result));
      const texts = elements.filter(({ name }) => name === 'text');
      const places = fieldsOf(result);
      const rowOf = (words: string): number =>
        numberOf(
          one(texts, ({ text }) => text.endsWith(words)),
          'y',
        );
      const signs = ['Ari', 'Tau', 'Gem', 'Can', 'Leo', 'Vir', 'Lib', 'Sco', 'Sag', 'Cap', 'Aqu', 'Pis'];
      const columns = signs.map((sign) =>
        numberOf(
          one(texts, ({ text }) => text === sign),
          'x',
        ),
      );
      const counts = (words: string): readonly number[] =>
        columns.map((x) => {
          const cell = one(texts, (text) => numberOf(text, 'x') === x && numberOf(text, 'y') === rowOf(words));
          return Number(cell.text);
        });
      for (const planet of ['Sun', 'Saturn'])
        expect(counts(planet)).toEqual(places.object('prastarashtakavarga').object(planet).numbers('sign_scores'));
      expect(counts('All planets')).toEqual(places.object('sarvashtakavarga').numbers('sign_scores'));
    }
  });
});

describe('the bars of strength', () => {
  it('are as long as the rupas and marked at the minimum', async () => {
    for (const { result } of await sampleResults('get_shadbala', {}, 40)) {
      const elements = drawnIn(svgOf('get_shadbala', result));
      // Two ticks of the scale give its origin and its unit.
      const tick = (words: string): number =>
        numberOf(
          one(elements, ({ name, text }) => name === 'text' && text === words),
          'x',
        );
      const unit = tick('1') - tick('0');
      const planets = fieldsOf(result).object('planets');
      for (const planet of planets.keys()) {
        const bar = one(elements, ({ attributes }) => attributes['data-of'] === planet);
        expect(numberOf(bar, 'width') / unit).toBeCloseTo(planets.object(planet).number('rupas'), 3);
        const mark = one(elements, (e) => 'data-required' in e.attributes && e.within[0]?.['data-planet'] === planet);
        expect((numberOf(mark, 'x1') - tick('0')) / unit).toBeCloseTo(
          planets.object(planet).number('requiredRupas'),
          3,
        );
      }
    }
  });
});

describe('the matrix of promises', () => {
  it('has each mark in the column of its house', async () => {
    const { result } = await callTool('analyze_natal_promise', GOLDEN);
    const elements = drawnIn(svgOf('analyze_natal_promise', result));
    const column = (house: number): number =>
      numberOf(
        one(elements, ({ name, text }) => name === 'text' && text === String(house)),
        'x',
      );
    const columns = Array.from({ length: 12 }, (_, index) => column(index + 1));
    const middle = (mark: Drawn): number =>
      mark.name === 'rect' ? numberOf(mark, 'x') + 5 : numberOf(mark, mark.name === 'path' ? 'data-x' : 'cx');
    for (const event of fieldsOf(result).objects('events')) {
      const marks = having(elements, 'data-state').filter(
        ({ within }) => within[0]?.['data-event'] === event.text('event'),
      );
      const drawn = (state: string): readonly number[] =>
        marks
          .filter(({ attributes }) => attributes['data-state'] === state)
          .map((mark) => columns.findIndex((x) => Math.abs(x - middle(mark)) < 0.01) + 1)
          .sort((a, b) => a - b);
      expect(drawn('met')).toEqual([...event.numbers('covered')].sort((a, b) => a - b));
      expect(drawn('missing')).toEqual([...event.numbers('missing')].sort((a, b) => a - b));
      const elsewhere = new Set([
        ...event.numbers('covered'),
        ...event.numbers('missing'),
        ...event.numbers('supportHit'),
      ]);
      expect(drawn('against')).toEqual(
        event
          .numbers('denialHit')
          .filter((house) => !elsewhere.has(house))
          .sort((a, b) => a - b),
      );
    }
  });

  it('says which houses are what, also of a single one', () => {
    const events = [
      { event: 'Marriage', csl: 'Venus', verdict: 'ACTIVE', covered: [2, 11], missing: [7], denialHit: [6] },
    ];
    expect(drawFigure('analyze_natal_promise', { events })?.text).toContain(
      'Marriage is judged active by Venus. Houses 2 and 11 are required and signified. ' +
        'House 7 is required and not signified. House 6 is against it and signified.',
    );
  });
});

describe('the table of a match', () => {
  const [, second] = SAMPLE_CHARTS;
  const other = {
    datetime: second?.arguments.birth_datetime,
    latitude: 18.975,
    longitude: 72.8258,
    utcOffsetMinutes: 330,
  };

  it.each([
    ['get_ashta_koota_milan', { partner: other }, 'kootas', 'score'],
    ['get_compatibility_advanced', { person2: other }, 'factors', 'points'],
  ] as const)('of %s has bars whose lengths are the points', async (tool, args, list, key) => {
    const { result, isError } = await callTool(tool, { ...GOLDEN, ...args });
    expect(isError).toBe(false);
    const elements = drawnIn(svgOf(tool, result));
    const bars = having(elements, 'data-points');
    const fields = fieldsOf(result);
    const points = fields.objects(list).map((item) => item.number(key));
    // The frame before each bar is as long as all points.
    const drawn = bars.map((bar) => {
      const whole = elements[elements.indexOf(bar) - 1];
      return (numberOf(bar, 'width') / numberOf(whole ?? bar, 'width')) * numberOf(bar, 'data-most');
    });
    drawn.forEach((value, index) => expect(value).toBeCloseTo(points[index] ?? NaN, 2));
    expect(drawn.reduce((sum, value) => sum + value, 0)).toBeCloseTo(fields.number('total'), 1);
    expect(drawFigure(tool, result)?.text).toContain(`${fields.number('total')} of ${fields.number('maximum')} points`);
  });
});
