import type { House, Planet } from '../../../zodiac/names.ts';
import { HOUSES } from '../../../zodiac/names.ts';
import { signName } from '../../../zodiac/lords.ts';
import { modalityOf } from '../../../zodiac/sign-attributes.ts';
import type { Modality } from '../../../zodiac/sign-attributes.ts';
import { countSigns, isDusthana, isKendra, isTrikona } from '../../base/frame.ts';
import { clause } from '../clause.ts';
import type { Clause } from '../clause.ts';
import type { Reading } from '../reading.ts';
import { named, placeOf, planetOf, signOfBase, placeAndDignity, wanted } from '../who.ts';
import type { Base, Who } from '../who.ts';
import { say } from '../yogas.messages.ts';

export const KENDRA: readonly House[] = HOUSES.filter(isKendra);
export const TRIKONA: readonly House[] = HOUSES.filter(isTrikona);
export const KENDRA_OR_TRIKONA: readonly House[] = HOUSES.filter((house) => isKendra(house) || isTrikona(house));
export const DUSTHANA: readonly House[] = HOUSES.filter(isDusthana);

/** Stands in one of these houses from the ascendant. */
export const inHouse = (who: Who, houses: readonly House[]): Clause =>
  clause({
    holds: (reading) => houses.includes(reading.houses[planetOf(reading, who)]),
    planets: (reading) => [planetOf(reading, who)],
    says: (reading) => placeAndDignity(reading, who),
    lacks: (reading) => say.notThere({ who: named(reading, who), place: wanted(reading, houses) }),
  });

/** Stands in one of these signs counted from another planet, which is never itself. */
export const countedFrom = (who: Who, counts: readonly House[], base: Who): Clause =>
  clause({
    holds: (reading) => {
      const [planet, other] = [planetOf(reading, who), planetOf(reading, base)];
      return planet !== other && counts.includes(countSigns(reading.signs[other], reading.signs[planet]));
    },
    planets: (reading) => [planetOf(reading, who)],
    says: (reading) =>
      say.countedThere({
        who: named(reading, who),
        ...placeOf(reading, planetOf(reading, who)),
        place: here(reading, who, base),
      }),
    lacks: (reading) =>
      planetOf(reading, who) === planetOf(reading, base)
        ? say.notCountedFromItself({ who: named(reading, who) })
        : say.notThere({ who: named(reading, who), place: wanted(reading, counts, base) }),
  });

const here = (reading: Reading, who: Who, base: Who): string =>
  wanted(reading, [countSigns(signOfBase(reading, base), reading.signs[planetOf(reading, who)])], base);

/** In these houses from the ascendant or these signs from a planet. */
const placed = (who: Who, counts: readonly House[], base: Base = 'Ascendant'): Clause =>
  base === 'Ascendant' ? inHouse(who, counts) : countedFrom(who, counts, base);

/** The ascendant is a movable, fixed or dual sign. */
export const ascendantIs = (modality: Modality): Clause =>
  clause({
    holds: ({ ascendant }) => modalityOf(ascendant) === modality,
    says: ({ ascendant }) => say.ascendantModality({ sign: signName(ascendant), met: true, modality }),
    lacks: ({ ascendant }) => say.ascendantModality({ sign: signName(ascendant), met: false, modality }),
  });

/** Stands in a movable, fixed or dual sign. */
export const inModality = (who: Who, modality: Modality): Clause =>
  clause({
    holds: (reading) => modalityOf(reading.signs[planetOf(reading, who)]) === modality,
    planets: (reading) => [planetOf(reading, who)],
    says: (reading) =>
      say.inModality({ who: named(reading, who), ...placeOf(reading, planetOf(reading, who)), modality }),
    lacks: (reading) => say.notInModality({ who: named(reading, who), modality }),
  });

/** Planets in these houses or signs, one clause each. */
export const eachPlaced = (
  planets: readonly Planet[],
  counts: readonly House[],
  base: Base = 'Ascendant',
): readonly Clause[] => planets.map((planet) => placed(planet, counts, base));
