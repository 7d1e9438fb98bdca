import type { Chart } from '@cuspal/engine/chart/chart';
import { sphuta, type Sphuta, type SphutaName } from '@cuspal/engine/topics/children/sphutas';

export const LENS_PERSONS = ['first', 'partner'] as const;
type LensPerson = (typeof LENS_PERSONS)[number];

interface CrossLens extends Sphuta {
  readonly person: LensPerson;
}

interface Lenses {
  readonly rows: readonly CrossLens[];
  readonly note: string;
}

/** Beeja of the man and Kshetra of the woman (R23.9); without the partner's gender both of both, since no sex is guessed. */
export function crossLensOf(first: Chart, partner: Chart, gender: 'male' | 'female' | undefined): Lenses {
  const row = (person: LensPerson, name: SphutaName): CrossLens => ({
    person,
    ...sphuta(person === 'first' ? first : partner, name),
  });
  if (gender === undefined) {
    return {
      rows: LENS_PERSONS.flatMap((person) => [row(person, 'BEEJA'), row(person, 'KSHETRA')]),
      note: 'In crossLens, Beeja is read for the man, Kshetra for the woman. No gender was given, so both stand for both.',
    };
  }
  const man = gender === 'male' ? ('partner' as const) : ('first' as const);
  return {
    rows: [row(man, 'BEEJA'), row(man === 'first' ? 'partner' : 'first', 'KSHETRA')],
    note: `In crossLens, Beeja of the ${man} person, taken as the man, and Kshetra of the other (by partner.gender).`,
  };
}
