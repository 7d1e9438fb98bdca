import { describe, expect, it } from 'vitest';
import { natalEvent } from './natal.ts';
import { judgedElection, judgedGroup, resolveEvent } from './resolve.ts';
import { electionEvent } from './election.ts';
import { EngineError } from '../base/errors.ts';

describe('resolveEvent', () => {
  it('takes the natal row as it stands', () => {
    const resolved = resolveEvent({ event: 'Wedding' });
    expect(resolved?.event).toBe(natalEvent('marriage'));
    expect(resolved?.resolution).toEqual({
      label: 'Marriage',
      source: 'event',
      catalogue: 'natal',
      requiredHouses: [2, 7, 11],
      supportingHouses: [],
      denialHouses: [1, 6, 10],
      primaryCusp: 7,
    });
  });

  it('reads an election event as a natal question, one object for each row', () => {
    const resolved = resolveEvent({ event: 'house warming' });
    expect(resolved?.event).toMatchObject({
      key: 'occupy_new_house',
      required: [2, 4, 11],
      supporting: [],
      denial: [3, 8, 12],
      primaryCusp: 4,
      karakas: [],
    });
    expect(resolved?.resolution.catalogue).toBe('election');
    expect(resolved?.event).toBe(judgedElection(electionEvent('occupy_new_house')));
  });

  it('lets house_group win, with the 12th from each as denial (R9.4)', () => {
    const resolved = resolveEvent({ event: 'Lottery', houseGroup: [7, 2, 11] });
    expect(resolved?.event).toMatchObject({ key: null, primaryCusp: 7, required: [2, 7, 11], denial: [1, 6, 10] });
    expect(resolved?.resolution).toMatchObject({ source: 'house_group', catalogue: null, label: 'Houses 2, 7, 11' });
    expect(resolved?.notes).toEqual([
      'house_group was given, so event was not used.',
      'Judged by cusp 7, that of Marriage. Send primary_houses for another.',
    ]);
  });

  it('leaves the group out of its own denial', () => {
    expect(judgedGroup([4, 5]).denial).toEqual([3]);
    expect(judgedGroup([1]).denial).toEqual([12]);
  });

  it('takes a denial group and a primary cusp, and notes what it drops', () => {
    const resolved = resolveEvent({ houseGroup: [2, 6, 11], denialGroup: [6, 12], primaryHouses: [11, 2] });
    expect(resolved?.event).toMatchObject({ primaryCusp: 11, required: [2, 6, 11], denial: [12] });
    expect(resolved?.notes).toEqual([
      'The denial group leaves out house 6, because the house group holds it.',
      'House 12 alone is the denial group, so it alone makes a denial.',
    ]);
  });

  it('is null when nothing is named, and refuses what are no houses', () => {
    expect(resolveEvent({})).toBeNull();
    expect(() => resolveEvent({ houseGroup: [] })).toThrow(EngineError);
    expect(() => resolveEvent({ houseGroup: [13] })).toThrow('house_group must hold houses 1 to 12');
  });
});
