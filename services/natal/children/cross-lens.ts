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
      note: 'Beeja is read for the man and Kshetra for the woman. No gender was given, so both are given for both.',
    };
  }
  const man = gender === 'male' ? ('partner' as const) : ('first' as const);
  return {
    rows: [row(man, 'BEEJA'), row(man === 'first' ? 'partner' : 'first', 'KSHETRA')],
    note: `By the gender of the partner, Beeja is given for the ${man === 'first' ? 'first person' : 'partner'} and Kshetra for the other.`,
  };
}
