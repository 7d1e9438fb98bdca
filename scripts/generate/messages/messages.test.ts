import { describe, expect, it } from 'vitest';
import { englishFile, translatedFile } from './catalogue-file.ts';
import { compileMessage } from './compile.ts';
import { marksOf } from './marks.ts';
import { isOfPages, missingIn, sourceOf } from './sources.ts';

describe('compileMessage', () => {
  it('types arguments by all that is done with them', () => {
    const { parameters } = compileMessage(
      '{lord, planet} {lords, planets} {lords, plural, one {is} other {are}} {band, select, LOW {low} HIGH {high}} ' +
        '{met, select, true {met} false {missed}} {kind, select, A {a} other {b}} {count, plural, other {#}} {rest}',
    );
    expect(Object.fromEntries(parameters)).toEqual({
      lord: 'PlanetName',
      lords: 'readonly PlanetName[]',
      band: "'HIGH' | 'LOW'",
      met: 'boolean',
      kind: 'string',
      count: 'number',
      rest: 'string',
    });
  });

  it('counts the planets of a list', () => {
    expect(compileMessage('{lords, plural, =0 {none} one {one} other {many}} {lords, planets}').expression).toBe(
      '`${a.lords.length === 0 ? `none` : a.lords.length === 1 ? `one` : `many`} ${planetsInWords(a.lords)}`',
    );
  });

  it.each([
    ['{lord, plannet}', /is no format: planet/],
    ['{a, select, X {x} Y {y}} {a, select, X {x} Z {z}}', /used as 'X' \| 'Y' and as 'X' \| 'Z'/],
    ['{a, planet} {a, houses}', /used as PlanetName and as readonly number/],
    ['{a, plural, few {x} other {y}}', /few is not valid/],
    ['{a', /invalid syntax|unexpected/i],
  ])('refuses %s', (text, reason) => {
    expect(() => compileMessage(text)).toThrow(reason);
  });
});

it('a catalogue of the gateway belongs to pages, but that of calendars, which are results', () => {
  const paths = ['gateway/src/portal/keys', 'packages/playground/src/words/playground', 'gateway/src/feeds/feed'];
  expect(paths.map(isOfPages)).toEqual([true, true, false]);
});

describe('a language', () => {
  const english = { one: '{lord, planet} acts.', two: 'None acts.' };

  it('is told what it lacks', () => {
    const sources = [
      sourceOf('a/b.messages.json', JSON.stringify(english)),
      sourceOf('a/c.messages.json', '{"three": "Yes."}'),
      sourceOf('a/translations/b.messages.xx.json', '{"two": "Nada."}'),
    ];
    expect(missingIn('xx', sources)).toEqual(['a/b: one', 'a/c: three']);
  });

  it('is read with its first use, and takes no more than English gives', () => {
    const place = { name: 'b', id: 'a/b', own: false };
    expect(englishFile(place, english, ['xx'])).toContain(`'xx': () => import('./translations/b.messages.xx.ts'),`);
    expect(() => translatedFile(place, english, { two: '{lord, planet}' }, 'xx')).toThrow(
      'b.messages.xx.json, two: English has no argument lord.',
    );
    expect(() => translatedFile(place, english, { three: 'Si.' }, 'xx')).toThrow('there is no such message in English');
  });
});

it('a script for browsers has one language, whose messages take the place of the English ones', () => {
  const place = { name: 'b', id: 'playground/b', own: false, inBrowser: true };
  const counted = { one: '{count, plural, one {a tool} other {{count, number} tools}}' };
  const english = englishFile(place, counted, ['xx']);
  expect(english).toContain("import { numberInWords } from './spoken.ts';");
  expect(english).not.toContain('import(');
  const spanish = translatedFile(place, counted, { one: '{count, plural, one {una} other {#}}' }, 'es');
  expect(spanish).toContain("import { numberInWords, pluralOf } from '../spoken.ts';");
  for (const file of [english, spanish])
    expect(file).toContain('export const say = {\n  one: (a: { readonly count: number }) =>');
});

describe('marksOf', () => {
  // 1 technical, 2 houses by number, 4 leans on the sentence before, 8 speaks of the sum of a score.
  it.each([
    ['{lord, planet, first} favours it.', null],
    ['{lord, planet, first} signifies {houses, houses}.', '3'],
    ['Mars is the sub lord. It favours the matter.', '1c'],
    ['So it comes late.', '4'],
    ['A house to live in is bought.', null],
  ])('%s', (text, marks) => {
    expect(marksOf(text)).toEqual(marks);
  });

  it('tells the cases that decide', () => {
    expect(
      marksOf('{kind, select, A {The cusp favours it.} B {The chart favours it.}} {n, plural, other {#}}'),
    ).toEqual([['kind'], { A: '10', B: '00' }]);
  });

  it('takes a sentence for everybody where it has plain words', () => {
    expect(marksOf('The dasha supports it.')).toBe('1');
    expect(marksOf('The dasha supports it.', 'The period supports it.')).toBeNull();
  });
});
