import { describe, expect, it } from 'vitest';
import { boundaryNote } from './boundary-note.ts';
import type { BoundaryWarning } from './boundary-warnings.ts';

const warning = (
  target: BoundaryWarning['target'],
  shiftSeconds: number | null,
): Omit<BoundaryWarning, 'setAside'> => ({
  target,
  longitude: 120,
  subLord: 'Sun',
  severity: 'CAUTION',
  distanceArcmin: 8.03,
  side: 'upper',
  tight: false,
  alternateSubLord: 'Moon',
  shiftSeconds,
  affectedEvents: [],
});

describe('boundaryNote', () => {
  it('gives the seconds of a cusp, which a birth time is corrected by', () => {
    expect(boundaryNote(warning('cusp_2', -34))).toBe(
      "Cusp 2 stands 8.0' before the end of its Sun sub. With a birth time 34 s earlier the sub lord is the Moon.",
    );
    expect(boundaryNote(warning('planet_Mars', 90))).toMatch(/^Mars stands /);
    expect(boundaryNote(warning('planet_Moon', 90))).toMatch(/^The Moon stands /);
    expect(boundaryNote(warning('cusp_2', null))).toMatch(/no birth time within 20 minutes/);
  });

  it('names the star lord and the sign where the border is theirs too', () => {
    const star = { ...warning('cusp_2', 12), alternateStarLord: 'Ketu' } as const;
    expect(boundaryNote(star)).toMatch(/12 s later the star lord is Ketu and the sub lord the Moon\.$/);
    expect(boundaryNote({ ...star, alternateSign: 'Leo' })).toMatch(
      /the sign is Leo, the star lord Ketu and the sub lord the Moon\.$/,
    );
    // A sign border inside a star.
    expect(boundaryNote({ ...warning('cusp_2', 12), alternateSign: 'Leo' })).toMatch(
      /12 s later the sign is Leo and the sub lord the Moon\.$/,
    );
    expect(boundaryNote({ ...star, shiftSeconds: null })).toMatch(/Beyond it the star lord is Ketu and the sub/);
  });

  it.each([
    [90, '90 s later'],
    [-2_058, '34 min earlier'],
    [12_043, '3.3 h later'],
    [-242_176, '2.8 days earlier'],
  ])('says %i seconds of a planet as %s', (shiftSeconds, words) => {
    expect(boundaryNote(warning('planet_Sun', shiftSeconds))).toBe(
      `The Sun stands 8.0' before the end of its Sun sub. By its daily motion the sub lord is the Moon about ${words}.`,
    );
  });
});
