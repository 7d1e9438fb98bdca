import { CALLABLE, CATALOG, exampleOf } from '@cuspal/catalog';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { rounded, selectFrom } from './select.ts';
import { readSelection } from './selection.ts';

const CHART = { name: 'get_chart', resultMembers: ['answer', 'planets', 'system', 'provenance'] };
const selectionOf = (sent: object) => {
  const read = readSelection(sent, CHART);
  return read.ok ? read.selection : { field: read.field, text: read.text };
};

describe('what is wanted of an answer', () => {
  it('comes as a list, as names joined by commas, or not at all', () => {
    const selection = { fields: ['planets', 'answer'] };
    expect(selectionOf({ fields: ['planets', 'answer'] })).toEqual(selection);
    expect(selectionOf({ fields: ' planets,answer, ' })).toEqual(selection);
    for (const sent of [{}, { fields: null }, { fields: [] }, { fields: '' }, { precision: null }])
      expect(selectionOf(sent)).toEqual({});
    for (const precision of [4, '4', ' 4 ']) expect(selectionOf({ precision })).toEqual({ precision: 4 });
    expect(selectionOf({ precision: 0 })).toEqual({ precision: 0 });
  });

  it('is refused where no result has such a member, with all that it can have', () => {
    expect(selectionOf({ fields: ['planets', 'planet'] })).toEqual({
      field: 'fields',
      text: 'Argument "fields" names "planet", which is no member of this answer. get_chart answers with answer, planets, system, provenance.',
    });
    for (const fields of ['toString', '__proto__', 'planets.Moon'])
      expect(selectionOf({ fields })).toMatchObject({ field: 'fields' });
  });

  it.each([
    [{ fields: 5 }, 'Argument "fields" is 5 but must be a list of at most 100 names. Correct it and call again.'],
    [{ fields: ['answer', 5] }, 'Argument "fields" is a list of 2 but must be'],
    [{ fields: { answer: true } }, 'Argument "fields" is an object but must be'],
    [{ fields: Array(101).fill('answer') }, 'Argument "fields" is a list of 101 but must be'],
    [
      { precision: 10 },
      'Argument "precision" is 10 but must be a whole number from 0 to 9. Correct it and call again.',
    ],
    [{ precision: -1 }, 'Argument "precision" is -1 but'],
    [{ precision: 1.5 }, 'Argument "precision" is 1.5 but'],
    [{ precision: 'two' }, 'Argument "precision" is "two" but'],
    [{ precision: true }, 'Argument "precision" is true but'],
  ])('%j is refused', (sent, text) => {
    expect(selectionOf(sent)).toMatchObject({ text: expect.stringContaining(text) });
  });

  it('is nothing where the tool answers in plain text', () => {
    expect(readSelection({ fields: [] }, { name: 'get_plan' })).toEqual({ ok: true, selection: {} });
    expect(readSelection({ precision: 2 }, { name: 'get_plan' })).toEqual({
      ok: false,
      field: 'precision',
      text: 'get_plan answers in plain text, so "precision" does not apply. Leave it out.',
    });
  });
});

/** Answers of all tools that compute. */
const ANSWERS = CATALOG.map(({ name }) => exampleOf(name).answer).filter(
  (answer): answer is Record<string, unknown> => typeof answer === 'object',
);

describe('a result cut to what is wanted of it', () => {
  it('keeps the bytes of the members that stay and the order they have', () => {
    expect(ANSWERS.length).toBeGreaterThan(200);
    for (const answer of ANSWERS) {
      const text = JSON.stringify(answer);
      const names = Object.keys(answer);
      expect(selectFrom(text, {})).toBe(text);
      expect(selectFrom(text, { fields: names })).toBe(text);
      const last = names.at(-1) ?? '';
      const cut = selectFrom(text, { fields: [last] });
      expect(cut).toContain(`${JSON.stringify(last)}:${JSON.stringify(answer[last])}}`);
      const kept = Object.keys(JSON.parse(cut) as object);
      expect(kept).toEqual(names.filter((name) => kept.includes(name)));
    }
  });

  it('says whose it is and what must be said with it, and nothing else that was not asked for', () => {
    const text = JSON.stringify({
      answer: 'It is.',
      score: 7,
      disclaimer: 'No doctor.',
      crisisNote: 'Call.',
      failedMembers: [],
      system: 'extension',
      extensionNote: 'Ours.',
      provenance: {},
    });
    expect(selectFrom(text, { fields: ['score'] })).toBe(
      '{"score":7,"disclaimer":"No doctor.","crisisNote":"Call.","failedMembers":[],"system":"extension","extensionNote":"Ours."}',
    );
  });

  it('is its answer alone where that is wanted, of each tool that answers', () => {
    const answering = CALLABLE.filter(({ resultMembers = [] }) => resultMembers.includes('answer'));
    expect(answering.length).toBeGreaterThan(140);
    for (const { name, resultMembers } of answering) {
      const read = readSelection({ fields: 'answer' }, { name, resultMembers });
      const { answer } = exampleOf(name);
      const cut: unknown = JSON.parse(selectFrom(JSON.stringify(answer), read.ok ? read.selection : {}));
      const expected = typeof answer === 'object' && 'answer' in answer ? answer.answer : undefined;
      expect([name, typeof expected, cut]).toEqual([name, 'string', expect.objectContaining({ answer: expected })]);
      expect([name, Object.keys(cut as object)]).toEqual([name, expect.not.arrayContaining(['provenance', 'next'])]);
    }
  });

  it('says why something is withheld, and a caution, under whatever name a tool has for it', () => {
    const silent = CATALOG.flatMap(({ name, resultMembers = [] }) =>
      resultMembers
        .filter((member) => /withh[eo]ld|^caution$/i.test(member))
        .filter((member) => selectFrom(`{"answer":"It is.","${member}":"Why."}`, { fields: ['answer'] }).length < 30)
        .map((member) => `${name} ${member}`),
    );
    expect(silent).toEqual([]);
  });

  it('rounds every number to the decimals asked for, and no text', () => {
    const text = '{"a":303.4640481,"b":[1.005,-2.5,0.1,7],"c":{"d":-0.0004,"e":"1.23456"},"f":null,"g":1e-7}';
    expect(selectFrom(text, { precision: 2 })).toBe(
      '{"a":303.46,"b":[1.01,-2.5,0.1,7],"c":{"d":0,"e":"1.23456"},"f":null,"g":0}',
    );
    expect(selectFrom(text, { precision: 0, fields: ['b'] })).toBe('{"b":[1,-3,0,7]}');
  });

  it('never moves a number by more than half of its last decimal', () => {
    const numbers = fc.double({ noNaN: true, noDefaultInfinity: true, min: -3e6, max: 3e6 });
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 9 }), (value, decimals) => {
        const near = rounded(value, decimals);
        expect(Math.abs(near - value)).toBeLessThanOrEqual(0.5 * 10 ** -decimals * (1 + 1e-6) + 1e-9);
        expect(rounded(near, decimals)).toBe(near);
        expect(rounded(-value, decimals) + near).toBe(0);
        expect(JSON.stringify(near)).toMatch(new RegExp(`^-?\\d+(?:\\.\\d{1,${Math.max(decimals, 1)}})?$|e-`));
      }),
      { numRuns: 2_000 },
    );
  });
});
