import { describe, expect, it } from 'vitest';
import { inLanguage, NAMED, named, withNamesIn } from '@cuspal/speech';
import { ELECTION_EVENTS } from './election.ts';
import { matchEvent } from './match.ts';
import { NATAL_EVENTS } from './natal.ts';

describe.each(NAMED)('names of events in %s', (tag) => {
  it.each([
    ['natal', NATAL_EVENTS],
    ['election', ELECTION_EVENTS],
  ] as const)('are understood in the %s catalogue', async (catalogue, events) => {
    const found = await inLanguage(tag, () =>
      events.flatMap(({ key, label }) => {
        const { event } = matchEvent(named(label), catalogue);
        return event.key === key ? [] : [`${key}: ${named(label)} is ${event.key}`];
      }),
    );
    expect(found).toEqual([]);
  });
});

it('are understood beside sentences in English, in any case and without the dots that few type', async () => {
  const { event } = await withNamesIn('hi', () => matchEvent(' विवाह '));
  expect(event.key).toBe('marriage');
  expect(() => matchEvent('विवाह')).toThrow('is no known event');
});

it('are each of the names that a label joins', async () => {
  const keys = await inLanguage('es', () =>
    NATAL_EVENTS.filter(({ label }) => named(label).includes(' / ')).map(({ key, label }) => {
      const [, second = ''] = named(label).split(' / ');
      return [key, matchEvent(second.toUpperCase()).event.key];
    }),
  );
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter(([key, found]) => key !== found)).toEqual([]);
});
