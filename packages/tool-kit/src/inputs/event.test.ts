import { describe, expect, it } from 'vitest';
import { askedEvent, requiredEvent } from './event.ts';

const collect = () => {
  const notes: string[] = [];
  return { notes, note: (sentence: string): void => void notes.push(sentence) };
};

describe('the event arguments', () => {
  it('finds the event by name, or none', () => {
    const { notes, note } = collect();
    expect(askedEvent({ event: 'marriage' }, note)?.resolution).toMatchObject({
      label: 'Marriage',
      source: 'event',
      catalogue: 'natal',
      requiredHouses: [2, 7, 11],
    });
    expect(askedEvent({}, note)).toBeNull();
    expect(notes).toEqual([]);
  });

  it('lets a group of houses win, with its own denial group and cusp, and says what was set aside', () => {
    const { notes, note } = collect();
    const asked = { event: 'Marriage', house_group: [11, 5], denial_group: [4, 5], primary_houses: [5, 2] };
    expect(askedEvent(asked, note)?.resolution).toEqual({
      label: 'Houses 5, 11',
      source: 'house_group',
      catalogue: null,
      requiredHouses: [5, 11],
      supportingHouses: [],
      denialHouses: [4],
      primaryCusp: 5,
    });
    expect(notes).toEqual([
      'house_group was given, so event was not used.',
      'The denial group leaves out house 5, because the house group holds it.',
      'House 4 alone is the denial group, so it alone makes a denial.',
    ]);
  });

  it('says that denial_group and primary_houses need a house_group', () => {
    const { notes, note } = collect();
    askedEvent({ event: 'Marriage', denial_group: [6], primary_houses: [2] }, note);
    expect(notes).toEqual([
      'denial_group counts only with house_group, so it was not used.',
      'primary_houses counts only with house_group, so it was not used.',
    ]);
  });

  it('refuses to do without where an event is required', () => {
    const { note } = collect();
    expect(() => requiredEvent({}, note)).toThrow(
      expect.objectContaining({ code: 'validation_failed', field: 'event' }),
    );
    expect(() => requiredEvent({ event: 'Nothing of the kind' }, note)).toThrow(/nearest/);
    expect(requiredEvent({ house_group: [10] }, note).event.primaryCusp).toBe(10);
  });
});
