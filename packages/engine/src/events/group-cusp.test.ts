import { describe, expect, it } from 'vitest';
import { HOUSES } from '../zodiac/names.ts';
import { ELECTION_EVENTS } from './election.ts';
import { isAskedByNameOnly } from './event.ts';
import { groupCusp } from './group-cusp.ts';
import { NATAL_EVENTS } from './natal.ts';
import { resolveEvent } from './resolve.ts';

const notesOf = (houseGroup: readonly number[], primaryHouses?: readonly number[]) =>
  resolveEvent({ houseGroup, ...(primaryHouses && { primaryHouses }) })?.notes ?? [];

describe('the cusp that judges a group of houses', () => {
  it('C1: a marriage by its houses is judged by cusp 7, in whatever order they are named', () => {
    // KP Reader III: the sub lord of the 7th, for houses 2, 7 and 11.
    for (const group of [
      [2, 7, 11],
      [7, 2, 11],
      [11, 2, 7],
    ] as const)
      expect(groupCusp(group).cusp).toBe(7);
    expect(notesOf([2, 7, 11])).toEqual(['Judged by cusp 7, that of Marriage. Send primary_houses for another.']);
  });

  it('C1: houses that one event alone has are judged by its cusp', () => {
    const alike = (houses: readonly number[], others: readonly number[]) =>
      [...houses].sort().join() === [...others].sort().join();
    for (const { required, primaryCusp } of NATAL_EVENTS) {
      if (NATAL_EVENTS.filter((each) => alike(each.required, required)).length > 1) continue;
      expect(resolveEvent({ houseGroup: [...required].reverse() })?.event.primaryCusp).toBe(primaryCusp);
    }
  });

  it('C1: houses of several events are judged by the cusp of most of them, and the note names the other cusps', () => {
    // A job and a promotion by cusp 10, an award by 11, income by 2; a loan by 6, money back and a lost article by 2.
    expect(groupCusp([2, 6, 10, 11])).toEqual({
      cusp: 10,
      note: 'Judged by cusp 10, as most events with these houses are. Send primary_houses for cusps 2 and 11, which others have.',
    });
    expect(groupCusp([2, 6, 11]).cusp).toBe(2);
    expect(groupCusp([2, 5, 11]).cusp).toBe(5);
    // Love and a relationship share cusp 5.
    expect(groupCusp([5, 7, 11]).note).toBe(
      'Judged by cusp 5, that of Love Marriage. Send primary_houses for another.',
    );
  });

  it('C1: an elected event counts where no natal one has the houses', () => {
    expect(groupCusp([1, 6, 11])).toEqual({
      cusp: 6,
      note: 'Judged by cusp 6, that of File a Lawsuit. Send primary_houses for another.',
    });
  });

  it('C1: houses of no event are judged by the first named, which the note says; one house needs no note', () => {
    expect(groupCusp([11, 2])).toEqual({
      cusp: 11,
      note: 'Judged by cusp 11, the first named. Send primary_houses for another.',
    });
    for (const house of HOUSES) expect(groupCusp([house])).toEqual({ cusp: house, note: null });
    expect(groupCusp([9, 9])).toEqual({ cusp: 9, note: null });
  });

  it('C1: primary_houses judges whatever the houses are, without a note', () => {
    expect(notesOf([2, 7, 11], [11])).toEqual([]);
    expect(resolveEvent({ houseGroup: [2, 7, 11], primaryHouses: [11] })?.event.primaryCusp).toBe(11);
  });

  it('names no unwelcome event of its own choice', () => {
    const unwelcome = NATAL_EVENTS.filter(({ polarity, key }) => polarity === 'adverse' || isAskedByNameOnly(key));
    const said = [...NATAL_EVENTS.map((each) => each.required), ...ELECTION_EVENTS.map((each) => each.electedHouses)]
      .flatMap((houseGroup) => notesOf(houseGroup))
      .join(' ');
    for (const { label } of unwelcome) expect(said).not.toContain(label);
  });
});
