import { describe, expect, it } from 'vitest';
import { almanacFacts, cautionsBeside, eventsBeside, type TodayFindings } from './today-facts.ts';

type Events = TodayFindings['dasha']['activeEvents'];

const events = (names: readonly (readonly [string, boolean])[]): Events =>
  names.map(([event, adverse]) => ({
    event,
    key: null,
    covered: [],
    missing: [],
    promise: 'PROMISED',
    ...(adverse && { adverse: true as const }),
  }));

const finding = (more: object): TodayFindings =>
  ({
    dasha: { sandhi: { md: false, ad: false } },
    ruling: {},
    tara: {},
    sunless: false,
    slots: [{ tone: 'GOOD' }],
    choghadiya: null,
    ...more,
  }) as unknown as TodayFindings;

describe('what stands beside the tone of a day', () => {
  it('names two welcome matters and counts the rest, and no unwelcome one', () => {
    const [fact] = eventsBeside(
      events([
        ['Marriage', false],
        ['Divorce', true],
        ['Travel', false],
        ['Loan', false],
      ]),
    );
    expect(fact?.fact).toBe('The running periods can bring Marriage, Travel and 1 more, whatever the tone of one day.');
    expect(eventsBeside(events([['Divorce', true]]))).toEqual([]);
  });

  it.each([
    [{}, []],
    [{ dasha: { sandhi: { md: true, ad: true } } }, ['dasha']],
    [{ dasha: { sandhi: { md: false, ad: true } }, ruling: null }, ['dasha', 'rulingPlanets']],
    [{ tara: null, sunless: true }, ['taraBala', 'slots']],
  ])('says what limits it: %j', (more, members) => {
    expect(cautionsBeside(finding(more)).map(({ member }) => member)).toEqual(members);
  });

  it.each([
    ['auspicious', 'GOOD', false],
    ['auspicious', 'LOW', true],
    ['inauspicious', 'GOOD', true],
    ['inauspicious', 'PLAIN', false],
    ['neutral', 'LOW', false],
  ])('joins a choghadiya that is %s with a %s stretch: %s', (quality, tone, joined) => {
    const found = finding({ choghadiya: { currentPeriod: { name: 'Labh', quality } }, slots: [{ tone }] });
    const [fact] = almanacFacts(found, []);
    expect(fact?.fact.includes('KP goes by')).toBe(joined);
    expect(fact?.system).toBe('extension');
  });
});
