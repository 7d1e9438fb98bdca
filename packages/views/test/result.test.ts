import { describe, expect, it } from 'vitest';
import { draw } from '../src/page/figure/draw.ts';
import { EXPLAINED, exampleShown, TOOLS } from './examples.ts';
import { factsOf } from '../src/page/result/facts.ts';
import { readResult } from '../src/page/result/read-result.ts';
import { dateInWords, inWords, valueInWords } from '../src/page/result/words.ts';

const NOW = '2026-01-01T12:00:00Z';
const text = (words: string) => [{ type: 'text', text: words }];

describe('a result', () => {
  it('is read from its structured content, or from its text, which is the same', () => {
    expect(readResult({ content: text('{"a":1}'), structuredContent: { a: 2 } })).toEqual({
      kind: 'values',
      values: { a: 2 },
    });
    expect(readResult({ content: text('{"a":1}') })).toEqual({ kind: 'values', values: { a: 1 } });
  });

  it('is a fault where it says so, whatever else it holds', () => {
    expect(readResult({ isError: true, content: text('{"a":1}') })).toEqual({ kind: 'fault', text: '{"a":1}' });
  });

  it.each([
    [{}],
    [{ content: 'none' }],
    [{ content: [null, { type: 'image', data: 'x' }] }],
    [{ content: text('[1]') }],
  ])('of no known form is words: %j', (result) => {
    expect(readResult(result)).toEqual({ kind: 'words', text: expect.any(String) });
  });

  it('is cut where it is endless', () => {
    const read = readResult({ isError: true, content: text('x'.repeat(1_000_000)) });
    expect(read.kind === 'fault' && read.text.length).toBe(20_000);
  });
});

/** Titles that say no more than the form of a result does. */
const GENERAL =
  /^(Periods|Windows|Windows for .+|Birth chart|Shadbala|Ashtakavarga|What the chart promises|The sky by sign|Ashta Koota|Match by (?:cuspal sub lords|seven factors)|.+ \(D\d+\))\.$/;

const withoutTitle = (svg: string): string =>
  svg
    .replace(/<title[^>]*>[^<]*<\/title>/, '')
    .replace(/<text[^>]*ct-title[^>]*>[^<]*<\/text>/, '')
    .replace(/cuspal-[\w-]+-(title|desc)/g, '');

describe('the figure of a result', () => {
  it.each(EXPLAINED)('of %s is found without the name of the tool', (tool) => {
    const shown = exampleShown(tool);
    const named = draw(shown, {}, NOW);
    expect(named?.tool).toBe(tool);
    expect(named?.figure.svg).toMatch(/^<svg/);
    const guessed = draw({ ...shown, tool: undefined }, {}, NOW)?.figure.svg ?? '';
    expect(withoutTitle(guessed)).toBe(withoutTitle(named?.figure.svg ?? ''));
  });

  it('says of no result what another tool would, where nobody names the tool', () => {
    expect(TOOLS.length).toBeGreaterThan(EXPLAINED.length);
    for (const tool of TOOLS) {
      const guessed = draw({ ...exampleShown(tool), tool: undefined }, {}, NOW)?.figure.text.split('\n')[0] ?? '';
      if (guessed !== '') expect(guessed).toMatch(GENERAL);
    }
  });

  it('is none where there is none, or where the result is of another form', () => {
    expect(
      draw({ tool: 'get_arudha_lagna', values: exampleShown('get_full_chart').values, args: {} }, {}, NOW),
    ).toBeUndefined();
    expect(draw({ tool: 'get_full_chart', values: { planets: 7 }, args: {} }, {}, NOW)).toBeUndefined();
    expect(draw({ tool: undefined, values: {}, args: {} }, {}, NOW)).toBeUndefined();
  });
});

describe('words', () => {
  it.each([
    ['siderealLongitude', 'Sidereal longitude'],
    ['sign_scores', 'Sign scores'],
    ['MOON_STAR', 'Moon star'],
    ['d1Sign', 'D1 sign'],
  ])('%s is written %s', (name, words) => {
    expect(inWords(name)).toBe(words);
  });

  it('are dates on the clock of the result', () => {
    expect(dateInWords('2026-01-08T15:27:55+05:30')).toBe('8 January 2026, 15:27');
    expect(dateInWords('1896-02-29')).toBe('29 February 1896');
    expect(dateInWords('2026-13-08')).toBeUndefined();
    expect(dateInWords('soon')).toBeUndefined();
  });

  it('are lists as people say them, and values', () => {
    expect([true, false, null, 4.5, 'GREAT_FRIEND', 'TARA', 'Leo'].map(valueInWords)).toEqual([
      'yes',
      'no',
      'none',
      '4.5',
      'Great friend',
      'Tara',
      'Leo',
    ]);
  });

  it('are bounded, however much a result holds', () => {
    const deep = Array.from({ length: 90 }).reduce<object>((inner) => ({ inner }), { end: 1 });
    const wide = Object.fromEntries(
      Array.from({ length: 500 }, (_, at) => [`k${at}`, { many: Array(900).fill('word') }]),
    );
    const facts = factsOf({ deep, ...wide });
    expect(facts.length).toBeLessThanOrEqual(60);
    for (const { lines } of facts) for (const line of lines) expect(line.length).toBeLessThanOrEqual(600);
  });
});
