import { signLordOf } from '../../../zodiac/division.ts';
import { isNode, PLANETS } from '../../../zodiac/names.ts';
import type { House, Planet } from '../../../zodiac/names.ts';
import { elementOf } from '../../../zodiac/sign-attributes.ts';
import { exaltationSign, moolatrikonaSign } from '../../base/dignity.ts';
import { aspectOn } from '../../base/drishti.ts';
import { countSigns } from '../../base/frame.ts';
import type { SignsOf } from '../../base/frame.ts';
import type { NaturesOf } from '../../base/natures.ts';
import { naturalRelation } from '../../base/relations.ts';
import type { NaturalRelation } from '../../base/relations.ts';

/** In the order in which a result lists them. */
export const LAJJITADI_STATES = ['Lajjita', 'Garvita', 'Kshudhita', 'Trishita', 'Mudita', 'Kshobhita'] as const;
type LajjitadiState = (typeof LAJJITADI_STATES)[number];

export interface Lajjitadi {
  readonly states: readonly LajjitadiState[];
  readonly house: House;
  /** Others in its sign. */
  readonly company: readonly Planet[];
  /** Others that look at it by sign. */
  readonly aspectedBy: readonly Planet[];
  /** Natural friends and enemies among company, aspects and the lord of the sign. */
  readonly friends: readonly Planet[];
  readonly enemies: readonly Planet[];
}

/** Planets whose company shames a planet in the fifth house. */
const SHAMING: ReadonlySet<Planet> = new Set<Planet>(['Rahu', 'Ketu', 'Sun', 'Saturn', 'Mars']);

/** A node is neither friend nor enemy to others; how it holds them the natural relations tell (R23.2). */
const relationTo = (planet: Planet, other: Planet): NaturalRelation =>
  isNode(other) ? 'NEUTRAL' : naturalRelation(planet, other);

/** The six states of feeling that apply (BPHS 45.11-29, R27), by natural relations and aspects by sign. */
export function lajjitadi(planet: Planet, signs: SignsOf, ascendantSign: number, natures: NaturesOf): Lajjitadi {
  const sign = signs[planet];
  const lord = signLordOf(sign);
  const house = countSigns(ascendantSign, sign);
  const others = PLANETS.filter((other) => other !== planet);
  const company = others.filter((other) => signs[other] === sign);
  const aspectedBy = others.filter((other) => aspectOn(other, planet, signs) !== null);
  const related = (wanted: NaturalRelation) =>
    others.filter(
      (other) =>
        (other === lord || company.includes(other) || aspectedBy.includes(other)) &&
        relationTo(planet, other) === wanted,
    );
  const [friends, enemies] = [related('FRIEND'), related('ENEMY')];
  const enemyLooks = aspectedBy.some((other) => enemies.includes(other));
  const natureLooks = (nature: 'benefic' | 'malefic'): boolean => aspectedBy.some((other) => natures[other] === nature);
  const holds: Readonly<Record<LajjitadiState, boolean>> = {
    Lajjita: house === 5 && company.some((other) => SHAMING.has(other)),
    Garvita: sign === exaltationSign(planet) || sign === moolatrikonaSign(planet),
    Kshudhita: enemies.length > 0 || company.includes('Saturn'),
    Trishita: elementOf(sign) === 'water' && enemyLooks && !natureLooks('benefic'),
    Mudita: friends.length > 0 || company.includes('Jupiter'),
    Kshobhita: company.includes('Sun') && (natureLooks('malefic') || enemyLooks),
  };
  return { states: LAJJITADI_STATES.filter((state) => holds[state]), house, company, aspectedBy, friends, enemies };
}

export const DESTROYED_MATTERS = ['children', 'spouse', 'work'] as const;
type DestroyedMatter = (typeof DESTROYED_MATTERS)[number];

/** What a state hurts in a house, or null where no book names a matter (R27). */
function matterOf(house: House, state: LajjitadiState): DestroyedMatter | null {
  if (house === 5 && state === 'Lajjita') return 'children';
  if (house === 7 && (state === 'Kshobhita' || state === 'Trishita')) return 'spouse';
  return house === 10 && (state === 'Kshudhita' || state === 'Trishita' || state === 'Kshobhita') ? 'work' : null;
}

export interface DestroyedHouse {
  readonly house: House;
  readonly state: LajjitadiState;
  readonly matter: DestroyedMatter | null;
}

/** The states of a planet that hurt its house: Kshudhita and Kshobhita everywhere, others where they hurt a matter. */
export const destroyedHouses = ({ states, house }: Lajjitadi): readonly DestroyedHouse[] =>
  states
    .map((state) => ({ house, state, matter: matterOf(house, state) }))
    .filter(({ state, matter }) => state === 'Kshudhita' || state === 'Kshobhita' || matter !== null);
