import { describe, expect, it } from 'vitest';
import { CATALOG } from '@cuspal/catalog';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import type { Mark, Reasons, Shown } from '../src/page/reasons/reasons.ts';
import { EXPLAINED, exampleShown } from './examples.ts';
import { numberAt, objectAt, objectsAt, textAt, type JsonObject } from '../src/page/json.ts';
import { HOUSE_TOPICS } from '../src/page/reasons/reasons.ts';
import { nameOf, reasonsOf } from '../src/page/reasons/of-mark.ts';

const mark = (part: Mark['part'], data: Mark['data'], index = 0): Mark => ({ part, data, index });
const PLANETS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];
const LEVELS = ['mahadashas', 'periods', 'antardashas', 'pratyantardashas'];

const bindus: readonly Mark[] = PLANETS.slice(0, 7).flatMap((row) => {
  const fields = objectAt(objectAt(exampleShown('get_ashtakavarga').values, 'prastarashtakavarga'), row);
  const scores = fields?.['sign_scores'] as readonly number[];
  return signs().map((sign, at) => mark('bindus', { row, sign, bindus: String(scores[at]) }));
});

/** Periods of a result with how deep they lie, found in another way than the page finds them. */
function periods(within: JsonObject, depth = 1): readonly { readonly period: JsonObject; readonly depth: number }[] {
  return LEVELS.flatMap((level) => objectsAt(within, level)).flatMap((period) => [
    { period, depth },
    ...periods(period, depth + 1),
  ]);
}
const lordOf = (period: JsonObject) => ['yogini', 'sign', 'planet'].flatMap((key) => textAt(period, key) ?? [])[0];
const periodMarks = (shown: Shown) =>
  periods(shown.values).map(({ period, depth }) => ({
    depth,
    mark: mark('period', {
      period: lordOf(period),
      start: textAt(period, 'startDate'),
      end: textAt(period, 'endDate'),
    }),
  }));
const windowMarks = (shown: Shown) =>
  objectsAt(shown.values, 'windows').map((window, index) =>
    mark('window', { window: String(numberAt(window, 'rank') ?? index + 1) }),
  );

/** Every mark of these examples. */
const ALL: readonly (readonly [string, readonly Mark[]])[] = [
  ...['get_full_chart', 'get_planets', 'get_d9_chart', 'get_d60_chart'].map(
    (tool) => [tool, PLANETS.map((planet) => mark('planet', { planet }))] as const,
  ),
  ...['get_full_chart', 'get_house_cusps'].map(
    (tool) => [tool, Array.from({ length: 12 }, (_, at) => mark('cusp', { cusp: String(at + 1) }))] as const,
  ),
  ...EXPLAINED.filter((tool) => /dasha/.test(tool)).map(
    (tool) => [tool, periodMarks(exampleShown(tool)).map((each) => each.mark)] as const,
  ),
  ...EXPLAINED.filter((tool) => objectsAt(exampleShown(tool).values, 'windows').length > 0).map(
    (tool) => [tool, windowMarks(exampleShown(tool))] as const,
  ),
  ['get_ashtakavarga', bindus],
  ['get_shadbala', PLANETS.slice(0, 7).map((planet) => mark('strength', { planet }))],
  ['analyze_natal_promise', [mark('matter', { event: 'Marriage' })]],
  ['get_ashta_koota_milan', [mark('agreement', { row: 'Varna' })]],
  ['get_compatibility_advanced', [mark('agreement', { row: 'Love' })]],
  ['get_ephemeris', PLANETS.map((end) => mark('track', { end }))],
];
const textsOf = ({ title, chain, reasons, cautions, facts, calls }: Reasons): readonly string[] => [
  title,
  ...chain,
  ...reasons,
  ...cautions,
  ...facts.flatMap(({ label, lines }) => [label, ...lines]),
  ...calls.map(({ label }) => label),
];

describe('reasons of every part of every example', () => {
  it.each(ALL)('%s: are there, in whole sentences and without codes', (tool, marks) => {
    const shown = exampleShown(tool);
    expect(marks.length).toBeGreaterThan(0);
    for (const each of marks) {
      const reasons = reasonsOf(each, shown);
      expect([each.data, reasons.chain.length + reasons.reasons.length]).not.toEqual([each.data, 0]);
      for (const sentence of [...reasons.chain, ...reasons.reasons]) expect(sentence).toMatch(/^[A-Z0-9].*[.!?"]$/s);
      for (const text of textsOf(reasons)) expect(text).not.toMatch(/undefined|NaN|\[object|\b[A-Z]+_[A-Z]+\b/);
      expect(nameOf(each, shown)).toContain(reasons.title);
    }
  });

  it.each(ALL)('%s: offer calls that the tool takes', (tool, marks) => {
    for (const each of marks) {
      for (const call of reasonsOf(each, exampleShown(tool)).calls) {
        const schema = CATALOG.find(({ name }) => name === call.tool)?.inputSchema as {
          readonly properties: JsonObject;
          readonly required: readonly string[];
        };
        const given = Object.keys(call.args);
        expect([call.tool, given.filter((name) => !Object.hasOwn(schema.properties, name))]).toEqual([call.tool, []]);
        expect([call.tool, schema.required.filter((name) => !given.includes(name))]).toEqual([call.tool, []]);
        expect(call.args['birth_datetime']).toBe('1992-08-14T10:02:00');
      }
    }
  });

  it('offer no call where the birth is not known', () => {
    const shown = { ...exampleShown('get_full_chart'), args: {} };
    expect(reasonsOf(mark('cusp', { cusp: '7' }), shown).calls).toEqual([]);
  });
});

describe('reasons of single parts', () => {
  it('says the cautions of an election in sentences and lists no code', () => {
    const example = exampleShown('find_election_window');
    const [window = {}] = objectsAt(example.values, 'windows');
    const sentence = 'The Moon is in the eighth sign from the Moon of birth, which tradition avoids.';
    const values = {
      ...example.values,
      windows: [
        {
          ...window,
          rank: 1,
          cautions: ['CHANDRASHTAMA'],
          matchedConditions: ['MOON_SUB: The Moon is in the sub of Venus.', `caution:CHANDRASHTAMA: ${sentence}`],
        },
      ],
    };
    const { cautions, reasons } = reasonsOf(mark('window', { window: '1' }), { ...example, values });
    expect(cautions).toEqual([sentence]);
    expect(reasons).toContain('The Moon is in the sub of Venus.');
    expect(reasons).not.toContain(sentence);
  });

  it('leads from the sign of a planet to its sub lord', () => {
    const { chain, reasons } = reasonsOf(mark('planet', { planet: 'Sun' }), exampleShown('get_full_chart'));
    expect(chain).toEqual([
      `The Sun stands at 27°58'30" of Cancer, which the Moon rules, in house 11.`,
      'Its star is Ashlesha, which Mercury rules.',
      'Its sub lord is Saturn, which decides in KP.',
    ]);
    expect(reasons).toEqual(['The Sun signifies 10 at level 1, 11 at level 2, 1 and 10 at level 3, 12 at level 4.']);
  });

  it('tells where a planet stands, and what it enters', () => {
    const { reasons } = reasonsOf(mark('track', { end: 'Mars' }), exampleShown('get_ephemeris'));
    expect(reasons.slice(0, 3)).toEqual([
      `On 1 May 2026 it stands at 22°04'05" of Pisces.`,
      `On 10 May 2026 it stands at 28°56'13" of Pisces.`,
      'Mars enters the sub of the Moon on 1 May 2026, 04:49.',
    ]);
  });

  it('names as many givers as a planet has bindus', () => {
    for (const each of bindus) {
      const [count, from = ''] = reasonsOf(each, exampleShown('get_ashtakavarga')).reasons;
      const givers = from.match(/Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Ascendant/g) ?? [];
      expect([count, givers.length]).toEqual([count, Number(each.data['bindus'])]);
    }
  });

  it('finds every period, within those that it belongs to', () => {
    for (const tool of EXPLAINED.filter((name) => /dasha/.test(name))) {
      const shown = exampleShown(tool);
      const marks = periodMarks(shown);
      expect(marks.length).toBeGreaterThan(8);
      for (const each of marks) expect(reasonsOf(each.mark, shown).chain).toHaveLength(each.depth);
    }
  });

  it('opens a period that has others within, and asks for those that it has not', () => {
    const shown = exampleShown('get_dasha_periods');
    const [saturn] = periodMarks(shown)
      .filter(({ mark: { data } }) => data['period'] === 'Saturn')
      .filter(({ depth }) => depth === 1);
    const reasons = reasonsOf(saturn?.mark ?? mark('period', {}), shown);
    expect(reasons.opens).toBe('2026-11-15T21:02:13+05:30');
    expect(reasons.calls.map(({ args }) => args)).toEqual([expect.objectContaining({ mahadasha: 'Saturn' })]);
    const chara = exampleShown('get_chara_dasha');
    const [first] = periodMarks(chara);
    expect(reasonsOf(first?.mark ?? mark('period', {}), chara).calls).toEqual([]);
  });

  it('asks for topics that are judged from the house', () => {
    const schema = CATALOG.find(({ name }) => name === 'analyze_natal_promise')?.inputSchema;
    const topics = objectAt(objectAt(schema, 'properties'), 'topic')?.['enum'];
    for (const [house, asked] of Object.entries(HOUSE_TOPICS)) {
      for (const topic of asked) {
        expect(topics).toContain(topic);
        const cusps = NATAL_EVENTS.filter((event) => event.topic === topic).map(({ primaryCusp }) => primaryCusp);
        expect([topic, cusps.includes(Number(house) as (typeof cusps)[number])]).toEqual([topic, true]);
      }
    }
    expect(Object.keys(HOUSE_TOPICS)).toHaveLength(12);
  });

  it('says little, but no nonsense, of what the result does not have', () => {
    for (const part of [
      'planet',
      'cusp',
      'period',
      'window',
      'running',
      'bindus',
      'strength',
      'matter',
      'agreement',
      'track',
      'moment',
    ] as const) {
      const reasons = reasonsOf(mark(part, {}), { tool: undefined, values: {}, args: {} });
      expect(textsOf(reasons).join(' ')).not.toMatch(/undefined|\[object/);
      expect(reasons.title.length).toBeGreaterThan(0);
    }
  });
});

function signs(): readonly string[] {
  const names = 'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces';
  return names.split(' ');
}
