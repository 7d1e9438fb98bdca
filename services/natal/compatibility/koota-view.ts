import type { NearBorder } from '@cuspal/engine/topics/matching/moon-place';
import { signName, starName } from '@cuspal/engine/zodiac/lords';
import { PEOPLE_IN_WORDS } from './match-words.ts';

export const PERSONS = ['person1', 'person2'] as const;
type PersonName = (typeof PERSONS)[number];
type Gender = 'male' | 'female' | undefined;

/** Chooses the groom by whichever gender is known; with unknown or equal genders it is the first person. */
export function orientationOf(
  first: Gender,
  second: Gender,
): { readonly groom: PersonName; readonly assumed: boolean } {
  const known = first !== undefined && second !== undefined && first !== second;
  const secondIsGroom = first !== second && (first === 'female' || second === 'male');
  return { groom: secondIsGroom ? 'person2' : 'person1', assumed: !known };
}

/** What a Moon within 1' of a border would make of the total on its other side. */
export function borderWarning(person: PersonName, { of, distanceArcsec, otherSide }: NearBorder, total: number) {
  const across = `${starName(otherSide.starIndex)} in ${signName(otherSide.signIndex)}`;
  return {
    person,
    border: of,
    distanceArcsec: Math.round(10 * distanceArcsec) / 10,
    totalOnOtherSide: total,
    note: `The Moon of ${PEOPLE_IN_WORDS[person]} stands ${distanceArcsec.toFixed(1)}" from the border of its ${of}. A minute or two of birth time puts it in ${across}, and the total is then ${total}.`,
  };
}
