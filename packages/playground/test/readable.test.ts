import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Block } from '../src/calls/block.ts';
import { forPeople } from '../src/calls/people.ts';
import { readable } from '../src/calls/readable.ts';

const CATALOG = new URL('../../catalog/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, CATALOG), 'utf8'));
const TOOLS = ['answer_question', ...(read('order.json') as readonly string[])];
const exampleOf = (tool: string) => (read(`examples/${tool}.json`) as { readonly answer: unknown }).answer;

describe('a text for people', () => {
  it.each([
    ['2026-11-27T06:16:54+05:30', '27 Nov 2026, 06:16'],
    ['2026-12-01T00:00:00Z', '1 Dec 2026, 00:00 UTC'],
    ['2026-12-01T00:00:00.000+00:00', '1 Dec 2026, 00:00 UTC'],
    ['1992-08-14T10:02', '14 Aug 1992, 10:02'],
    ['2026-01-01', '1 Jan 2026'],
    ['It begins again at 2026-12-01T00:00:00Z.', 'It begins again at 1 Dec 2026, 00:00 UTC.'],
    ['PARTIALLY_ACTIVE', 'Partially active'],
    ['FULL', 'Full'],
    ['KP', 'KP'],
    ['R9.1', 'R9.1'],
    ['Cancer', 'Cancer'],
    ['2026-13-01', '2026-13-01'],
  ])('says %s as %s', (text, said) => expect(forPeople(text)).toBe(said));
});

describe('a result in words', () => {
  const result = {
    summary: 'Marriage is indicated.',
    score: 7,
    answer: 'Marriage is indicated, because the sub lord of cusp 7 signifies 2, 7 and 11 without an opponent.',
    retrograde: false,
    planets: { Sun: { sign: 'Leo', house: 4 }, Moon: { sign: 'Aries', house: 12, aspects: [4, 8] } },
    windows: [{ start: '2026', reasons: ['one', 'two'] }],
    synthesis: {
      text: 'Marriage is indicated, because the sub lord of cusp 7 signifies 2, 7 and 11 without an opponent.',
    },
    deep: [{ name: 'x', inner: { list: [{ a: { b: 1 } }] } }],
    nothing: null,
    none: [],
    provenance: { rules: ['R5'] },
    disclaimers: ['Tells of tendencies.'],
  };

  it('says the answer first, then what is short, then tables, and where it comes from last', () => {
    expect(readable(result).slice(0, 4)).toEqual([
      { kind: 'answer', text: result.answer },
      {
        kind: 'table',
        label: '',
        head: [],
        rows: [
          ['Summary', 'Marriage is indicated.'],
          ['Score', '7'],
          ['Retrograde', 'no'],
        ],
      },
      {
        kind: 'table',
        label: 'Planets',
        head: ['Planets', 'Sign', 'House', 'Aspects'],
        rows: [
          ['Sun', 'Leo', '4', ''],
          ['Moon', 'Aries', '12', '4, 8'],
        ],
      },
      { kind: 'table', label: 'Windows', head: ['Start', 'Reasons'], rows: [['2026', 'one, two']] },
    ]);
    expect(readable(result).slice(-2)).toMatchObject([
      { kind: 'list', label: 'Please note', items: ['Tells of tendencies.'] },
      { kind: 'section', label: 'Where it comes from' },
    ]);
  });

  it('names the parts of an answer in words, and lists its reasons whole', () => {
    const answer = {
      for: [{ text: 'The sub lord supports it.', tool: 'analyze_natal_promise', rule: 'R9.1' }],
      first: { start: '2030-01-19', end: '2030-04-06' },
      best: 3,
    };
    expect(readable(answer)).toMatchObject([
      { kind: 'table', rows: [['Best', '3']] },
      { kind: 'list', label: 'What speaks for it', items: ['The sub lord supports it. (analyze_natal_promise, R9.1)'] },
      { kind: 'section', label: 'First period' },
    ]);
  });

  it('says nothing twice and nothing empty', () => {
    const texts = textsOf(readable(result));
    expect(texts.filter((text) => text === result.answer)).toHaveLength(1);
    expect(texts).not.toContain('None');
  });

  it('says in short what each part of a whole reading says', () => {
    const parts = readable(exampleOf('run_marriage_complete_reading'));
    expect(parts[0]).toMatchObject({ kind: 'answer' });
    expect(parts.find((part) => part.kind === 'section' && part.label === 'Promise verdict')).toMatchObject({
      lead: 'Active',
    });
  });

  it('has stretches of a day as times, with the day above them', () => {
    const slots = [
      { name: 'Rog', start: '2026-01-01T16:25:00+05:30', end: '2026-01-01T17:49:52+05:30' },
      { name: 'Kaal', start: '2026-01-01T17:49:52+05:30', end: '2026-01-01T19:25:31+05:30' },
      { name: 'Labh', start: '2026-01-01T23:30:00+05:30', end: '2026-01-02T01:05:00+05:30' },
    ];
    expect(readable({ slots })).toEqual([
      {
        kind: 'table',
        label: 'Slots, 1 Jan 2026',
        head: ['Name', 'When'],
        rows: [
          ['Rog', '16:25 – 17:49'],
          ['Kaal', '17:49 – 19:25'],
          ['Labh', '23:30 – 01:05 (2 Jan)'],
        ],
      },
    ]);
  });

  it('says the day with each stretch where they are on many', () => {
    const windows = [
      { start: '2026-01-01T16:25:00+05:30', end: '2026-01-01T17:49:52+05:30' },
      { start: '2026-03-01T16:25:00+05:30', end: '2027-03-04T17:49:52+05:30' },
    ];
    expect(readable({ windows })).toMatchObject([
      { rows: [['1 Jan 2026, 16:25 – 17:49'], ['1 Mar 2026, 16:25 – 4 Mar 2027, 17:49']] },
    ]);
  });

  it.each(TOOLS)('loses nothing that %s prints', (tool) => {
    const answer = exampleOf(tool);
    const shown = textsOf(readable(answer)).join('\n');
    const isShown = (leaf: string): boolean =>
      shown.includes(leaf) ||
      shown.includes(forPeople(leaf)) ||
      partsOfMoment(leaf).every((part) => shown.includes(part));
    expect(leaves(answer).filter((leaf) => !isShown(leaf))).toEqual([]);
  });
});

/** Day and time of an instant, which may stand apart: the day without its year in a heading or behind a time. */
const partsOfMoment = (leaf: string): readonly string[] => {
  const [day = '', time] = forPeople(leaf).split(', ');
  return time === undefined ? [leaf] : [day.replace(/ \d{4}$/, ''), time];
};

const textsOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => {
    switch (block.kind) {
      case 'answer':
        return [block.text];
      case 'text':
        return [block.label ?? '', block.text];
      case 'list':
        return [block.label, ...block.items];
      case 'table':
        return [block.label, ...block.head, ...block.rows.flat()];
      case 'section':
        return [block.label, block.lead ?? '', ...textsOf(block.blocks)];
    }
  });

/** Every text and number of a value. */
function leaves(value: unknown): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}
