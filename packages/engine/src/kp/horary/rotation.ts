import type { HouseSets } from '../../events/event.ts';
import { nthFrom } from '../../zodiac/house-math.ts';
import type { House } from '../../zodiac/names.ts';

/** The person for whom a question is asked. */
export const HORARY_RELATIONS = [
  'self',
  'sibling',
  'mother',
  'child',
  'maternal_uncle',
  'spouse',
  'father',
  'elder_sibling',
  'friend',
] as const;
export type HoraryRelation = (typeof HORARY_RELATIONS)[number];

/** The cusp that becomes the first for that person (R9.8). */
const FIRST_CUSP: Readonly<Record<HoraryRelation, House>> = {
  self: 1,
  sibling: 3,
  mother: 4,
  child: 5,
  maternal_uncle: 6,
  spouse: 7,
  father: 9,
  elder_sibling: 11,
  friend: 11,
};

const IN_WORDS: Readonly<Record<HoraryRelation, string>> = {
  self: 'person who asks',
  sibling: 'younger sibling',
  mother: 'mother',
  child: 'child',
  maternal_uncle: 'maternal uncle',
  spouse: 'spouse',
  father: 'father',
  elder_sibling: 'elder sibling',
  friend: 'friend',
};

/** Houses counted from the person asked about, and the houses of the chart they stand for (R9.8). */
export interface Rotation {
  readonly relation: HoraryRelation;
  /** The cusp of the chart that counts as the first. */
  readonly firstCusp: House;
  /** The house of the chart for one counted from the person. */
  readonly original: (house: House) => House;
  /** Counted from the person, the house of the chart. */
  readonly counted: (house: House) => House;
  /** In the order given. */
  readonly originals: (houses: readonly House[]) => readonly House[];
  /** ` from the mother`; nothing for the person who asks. */
  readonly fromWhom: string;
}

/** The houses turned to a person (R9.8): planets stay, cusp 3 is the first for a younger sibling, and so on. */
export function rotationOf(relation: HoraryRelation): Rotation {
  const firstCusp = FIRST_CUSP[relation];
  const original = (house: House): House => nthFrom(firstCusp, house);
  return {
    relation,
    firstCusp,
    original,
    counted: (house) => nthFrom(1, ((house - firstCusp + 12) % 12) + 1),
    originals: (houses) => houses.map(original),
    fromWhom: relation === 'self' ? '' : ` from the ${IN_WORDS[relation]}`,
  };
}

/** The sets of a matter in houses of the chart. For the person who asks they are the same object, weighed once. */
export const turnedSets = ({ firstCusp, original, originals }: Rotation, sets: HouseSets): HouseSets =>
  firstCusp === 1
    ? sets
    : {
        primaryCusp: original(sets.primaryCusp),
        required: originals(sets.required),
        supporting: originals(sets.supporting),
        denial: originals(sets.denial),
      };
