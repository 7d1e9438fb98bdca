import { nthFrom, sortedHouses } from '../zodiac/house-math.ts';
import type { House } from '../zodiac/names.ts';
import type { HouseSets, JudgedEvent } from './event.ts';
import { LAST_AGE } from './life-stage.ts';
import type { AgeSpan } from './life-stage.ts';
import { relationInWords } from './relation.ts';
import type { Relation, Relative } from './relation.ts';
import { say } from './events.messages.ts';

/** The cusp that becomes the first for that person (R9.8). */
const FIRST_CUSP: Readonly<Record<Relation, House>> = {
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

/** Houses counted from the person asked about, and the houses of the chart they stand for (R9.8). */
export interface Rotation {
  readonly relation: Relation;
  /** The cusp of the chart that counts as the first. */
  readonly firstCusp: House;
  /** The house of the chart for one counted from the person. */
  readonly original: (house: House) => House;
  /** Counted from the person, the house of the chart. */
  readonly counted: (house: House) => House;
  /** In the order given. */
  readonly originals: (houses: readonly House[]) => readonly House[];
}

/** The houses turned to a person (R9.8): planets stay, cusp 3 is the first for a younger sibling, and so on. */
export function rotationOf(relation: Relation): Rotation {
  const firstCusp = FIRST_CUSP[relation];
  const original = (house: House): House => nthFrom(firstCusp, house);
  return {
    relation,
    firstCusp,
    original,
    counted: (house) => nthFrom(1, ((house - firstCusp + 12) % 12) + 1),
    originals: (houses) => houses.map(original),
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

/** The age of a relative is not known, so every matter may belong to that life. */
const ANY_AGE: AgeSpan = [0, LAST_AGE];

/**
 * A matter of a relative, read in the birth chart of another person (R9.8): its houses are those of the chart, its name
 * says whose it is, and it has neither a life stage nor a base rate. For the person's own it is the same object.
 */
export function turnedEvent<Event extends JudgedEvent>(event: Event, relation: Relation | undefined): Event {
  if (relation === undefined || relation === 'self') return event;
  const sets = turnedSets(rotationOf(relation), event);
  const required = sortedHouses(sets.required);
  return {
    ...event,
    primaryCusp: sets.primaryCusp,
    required,
    supporting: sortedHouses(sets.supporting),
    denial: sortedHouses(sets.denial),
    label:
      event.key === null
        ? say.housesOfRelative({ relation, houses: required })
        : say.eventOfRelative({ relation, label: event.label }),
    relation,
    ages: ANY_AGE,
    agesOfWoman: ANY_AGE,
  };
}

/** How the houses of a relative's matter are read, by the example of the cusp that judges it; for the notes of a result. */
export function rotationNote(relation: Relative, cusp: House): string {
  const { firstCusp, counted } = rotationOf(relation);
  return say.turnedHouses({ firstCusp, who: relationInWords(relation), counted: counted(cusp), cusp });
}
