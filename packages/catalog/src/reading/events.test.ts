import { describe, expect, it } from 'vitest';
import { eventNamed, offeredEvents } from './events.ts';
import { TOPIC_KEYS } from './topics.ts';

describe('the names of events', () => {
  it.each([
    ['Marriage', 'Marriage'],
    ['wedding', 'Marriage'],
    ['love_marriage', 'Love Marriage'],
    [' LOVE-MARRIAGE ', 'Love Marriage'],
    ['pregnancy_loss', 'Pregnancy Loss'],
  ])('%p is %p', (name, label) => {
    expect(eventNamed(name)?.label.toLowerCase()).toContain(label.toLowerCase());
  });

  it.each(['', 'horoscope', '__proto__', 'constructor', '\u0000'])('%p is none', (name) => {
    expect(eventNamed(name)).toBeUndefined();
  });

  it('lead each label back to itself, so that no name stands for two', () => {
    const labels = offeredEvents();
    expect(labels).toHaveLength(75);
    for (const label of labels) expect(eventNamed(label)?.label).toBe(label);
  });

  it('are offered by topic, what nobody volunteers never', () => {
    expect(offeredEvents('marriage').slice(0, 2)).toEqual(['Marriage', 'Love Marriage']);
    expect(offeredEvents('horary')).toEqual([]);
    const byTopic = TOPIC_KEYS.flatMap((topic) => offeredEvents(topic));
    expect(new Set(byTopic).size).toBe(byTopic.length);
    for (const key of ['pregnancy_loss', 'imprisonment', 'addiction']) {
      expect(offeredEvents()).not.toContain(eventNamed(key)?.label);
    }
  });
});
