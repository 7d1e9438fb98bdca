import { describe, expect, it } from 'vitest';
import { inLanguage, NAMED, named, readOffered, withNamesIn } from '@cuspal/speech';
import { ELECTION_EVENTS } from './election.ts';
import { matchEvent, nearestEvents } from './match.ts';
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
});

it('are understood in calls that name no language, or another, once their language is read', async () => {
  await readOffered();
  for (const name of ['विवाह', 'matrimonio', 'திருமணம்', 'వివాహం', 'বিবাহ', 'casamento'])
    expect([name, matchEvent(name).event.key]).toEqual([name, 'marriage']);
  const { event } = await inLanguage('ta', () => matchEvent('Matrimonio'));
  expect(event.key).toBe('marriage');
  // A name in a language that results are not offered in is none elsewhere.
  expect(() => matchEvent('mariage')).toThrow('is no known event');
});

it.each([
  ['hi', 'विवह'],
  ['es', 'matrimoneo'],
  ['ta', 'திருமனம்'],
])('are told where one in %s is misspelt', async (tag, name) => {
  const told = await inLanguage(tag, () => [
    nearestEvents(name)[0],
    faultOf(() => matchEvent(name)),
    named('Marriage'),
  ]);
  expect(told[0]).toBe('Marriage');
  expect(told[1]).toContain(told[2]);
});

it('are told in English where a call in English misspells one in other letters', async () => {
  await readOffered();
  expect(nearestEvents('திருமனம்')[0]).toBe('Marriage');
});

function faultOf(work: () => unknown): string {
  try {
    work();
    return '';
  } catch (fault) {
    return fault instanceof Error ? fault.message : '';
  }
}

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
