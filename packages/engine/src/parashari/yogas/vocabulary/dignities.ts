import { signLordOf } from '../../../zodiac/division.ts';
import type { Graha, Planet } from '../../../zodiac/names.ts';
import { dignityInWords } from '../../base/dignity.ts';
import type { Dignity } from '../../base/dignity.ts';
import { signName } from '../../../zodiac/lords.ts';
import { planetInWords, planetsInWords } from '../../../zodiac/planet-words.ts';
import { naturalRelation } from '../../base/relations.ts';
import { clause } from '../clause.ts';
import type { Clause } from '../clause.ts';
import type { Reading } from '../reading.ts';
import { named, planetOf, placeAndDignity } from '../who.ts';
import type { Who } from '../who.ts';

const OWN_OR_EXALTED: readonly Dignity[] = ['OWN', 'MOOLATRIKONA', 'EXALTED'];

/** Own, moolatrikona or exalted at sign level: `own/exalted`. */
export const isDignified = ({ dignities }: Reading, planet: Planet): boolean =>
  OWN_OR_EXALTED.includes(dignities[planet]);

/** In a sign whose lord is its natural friend. */
export const inFriendsSign = ({ signs }: Reading, planet: Planet): boolean =>
  naturalRelation(planet, signLordOf(signs[planet])) === 'FRIEND';

/** In a sign whose lord is its natural enemy. */
const inEnemysSign = ({ signs }: Reading, planet: Planet): boolean =>
  naturalRelation(planet, signLordOf(signs[planet])) === 'ENEMY';

/** `is exalted in Cancer`, `is in its own sign Pisces`. */
const honour = ({ dignities, signs }: Reading, planet: Planet): string =>
  `is ${dignityInWords(dignities[planet])}${dignities[planet] === 'OWN' ? '' : ' in'} ${signName(signs[planet])}`;

const state = (
  who: Who,
  test: (reading: Reading, planet: Planet) => boolean,
  says: (reading: Reading, planet: Planet) => string,
  lacks: string,
): Clause =>
  clause({
    holds: (reading) => test(reading, planetOf(reading, who)),
    planets: (reading) => [planetOf(reading, who)],
    says: (reading) => `${named(reading, who)} ${says(reading, planetOf(reading, who))}`,
    lacks: (reading) => `${named(reading, who)} ${lacks}`,
  });

/** Own/exalted. */
export const dignified = (who: Who): Clause =>
  state(who, isDignified, honour, 'is neither in its own sign nor exalted');

export const exalted = (who: Who): Clause =>
  state(who, ({ dignities }, planet) => dignities[planet] === 'EXALTED', honour, 'is not exalted');

export const debilitated = (who: Who): Clause =>
  state(who, ({ dignities }, planet) => dignities[planet] === 'DEBILITATED', placeAndDignity, 'is not debilitated');

export const inMoolatrikona = (who: Who): Clause =>
  state(who, ({ dignities }, planet) => dignities[planet] === 'MOOLATRIKONA', honour, 'is not in its moolatrikona');

/** Strong by its condition, which `condition.ts` defines. */
export const strong = (who: Who): Clause =>
  state(
    who,
    ({ conditions }, planet) => conditions[planet] === 'strong',
    (reading, planet) => `${placeAndDignity(reading, planet)}, and strong`,
    'is not strong',
  );

/** Weak by its condition, which `condition.ts` defines. */
export const weak = (who: Who): Clause =>
  state(
    who,
    ({ conditions }, planet) => conditions[planet] === 'weak',
    (reading, planet) => `${placeAndDignity(reading, planet)}, and weak`,
    'is not weak',
  );

export const notDebilitated = (who: Who): Clause =>
  state(who, ({ dignities }, planet) => dignities[planet] !== 'DEBILITATED', placeAndDignity, 'is debilitated');

export const notCombust = (who: Who): Clause =>
  state(
    who,
    ({ combustions }, planet) => combustions[planet] === 'NONE',
    () => 'is not combust',
    'is combust',
  );

export const fullyCombust = (who: Who): Clause =>
  state(
    who,
    ({ combustions }, planet) => combustions[planet] === 'FULL',
    () => 'is fully combust',
    'is not fully combust',
  );

export const inSignOf = (who: Who, ...lords: readonly Graha[]): Clause =>
  state(
    who,
    ({ signs }, planet) => lords.includes(signLordOf(signs[planet])),
    ({ signs }, planet) => `is in a sign of ${planetInWords(signLordOf(signs[planet]))}`,
    `is in no sign of ${planetsInWords(lords, 'or')}`,
  );

export const notInSignOf = (who: Who, ...lords: readonly Graha[]): Clause =>
  state(
    who,
    ({ signs }, planet) => !lords.includes(signLordOf(signs[planet])),
    () => `is in no sign of ${planetsInWords(lords, 'or')}`,
    `is in a sign of ${planetsInWords(lords, 'or')}`,
  );

/** Own/exalted, or in the sign of a natural friend. */
export const dignifiedOrFriendly = (who: Who): Clause =>
  state(
    who,
    (reading, planet) => isDignified(reading, planet) || inFriendsSign(reading, planet),
    (reading, planet) => (isDignified(reading, planet) ? honour(reading, planet) : "is in a natural friend's sign"),
    "is neither in its own sign, exalted nor in a natural friend's sign",
  );

/** Debilitated, or in the sign of a natural enemy. */
export const fallenOrHostile = (who: Who): Clause =>
  state(
    who,
    (reading, planet) => reading.dignities[planet] === 'DEBILITATED' || inEnemysSign(reading, planet),
    (reading, planet) =>
      reading.dignities[planet] === 'DEBILITATED' ? placeAndDignity(reading, planet) : "is in a natural enemy's sign",
    "is neither debilitated nor in a natural enemy's sign",
  );
