import { signLordOf } from '../../../zodiac/division.ts';
import type { Graha, Planet } from '../../../zodiac/names.ts';
import { dignityInWords } from '../../base/dignity.ts';
import type { Dignity } from '../../base/dignity.ts';
import { signName } from '../../../zodiac/lords.ts';
import { naturalRelation } from '../../base/relations.ts';
import { clause } from '../clause.ts';
import type { Clause } from '../clause.ts';
import type { Reading } from '../reading.ts';
import { named, placeAndDignity, placeOf, planetOf } from '../who.ts';
import type { Who } from '../who.ts';
import { say } from '../yogas.messages.ts';

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

/** `Jupiter is exalted in Cancer.`, `Mars as lord of 1 is in its own sign Aries.` */
function honour({ dignities, signs }: Reading, planet: Planet, who: string): string {
  const dignity = dignities[planet];
  const sign = signName(signs[planet]);
  return say.dignified({ who, sign, dignity: dignity === 'OWN' || dignity === 'MOOLATRIKONA' ? dignity : 'EXALTED' });
}

const state = (
  who: Who,
  test: (reading: Reading, planet: Planet) => boolean,
  says: (reading: Reading, planet: Planet, title: string) => string,
  lacks: (title: string) => string,
): Clause =>
  clause({
    holds: (reading) => test(reading, planetOf(reading, who)),
    planets: (reading) => [planetOf(reading, who)],
    says: (reading) => says(reading, planetOf(reading, who), named(reading, who)),
    lacks: (reading) => lacks(named(reading, who)),
  });

/** Own/exalted. */
export const dignified = (who: Who): Clause =>
  state(who, isDignified, honour, (title) => say.notDignified({ who: title }));

export const exalted = (who: Who): Clause =>
  state(
    who,
    ({ dignities }, planet) => dignities[planet] === 'EXALTED',
    honour,
    (title) => say.notExalted({ who: title }),
  );

export const debilitated = (who: Who): Clause =>
  state(
    who,
    ({ dignities }, planet) => dignities[planet] === 'DEBILITATED',
    (reading) => placeAndDignity(reading, who),
    (title) => say.debilitated({ who: title, met: false }),
  );

export const inMoolatrikona = (who: Who): Clause =>
  state(
    who,
    ({ dignities }, planet) => dignities[planet] === 'MOOLATRIKONA',
    honour,
    (title) => say.notInMoolatrikona({ who: title }),
  );

/** Strong or weak by its condition, which `condition.ts` defines. */
const inCondition = (who: Who, condition: 'strong' | 'weak', lacks: (title: string) => string): Clause =>
  state(
    who,
    ({ conditions }, planet) => conditions[planet] === condition,
    (reading, planet, title) =>
      say.standsStrongOrWeak({
        who: title,
        ...placeOf(reading, planet),
        dignity: dignityInWords(reading.dignities[planet]),
        condition,
      }),
    lacks,
  );

export const strong = (who: Who): Clause => inCondition(who, 'strong', (title) => say.notStrong({ who: title }));

export const weak = (who: Who): Clause => inCondition(who, 'weak', (title) => say.notWeak({ who: title }));

export const notDebilitated = (who: Who): Clause =>
  state(
    who,
    ({ dignities }, planet) => dignities[planet] !== 'DEBILITATED',
    (reading) => placeAndDignity(reading, who),
    (title) => say.debilitated({ who: title, met: true }),
  );

export const notCombust = (who: Who): Clause =>
  state(
    who,
    ({ combustions }, planet) => combustions[planet] === 'NONE',
    (_, __, title) => say.combust({ who: title, met: false }),
    (title) => say.combust({ who: title, met: true }),
  );

export const fullyCombust = (who: Who): Clause =>
  state(
    who,
    ({ combustions }, planet) => combustions[planet] === 'FULL',
    (_, __, title) => say.fullyCombust({ who: title, met: true }),
    (title) => say.fullyCombust({ who: title, met: false }),
  );

export const inSignOf = (who: Who, ...lords: readonly Graha[]): Clause =>
  state(
    who,
    ({ signs }, planet) => lords.includes(signLordOf(signs[planet])),
    ({ signs }, planet, title) => say.inSignOf({ who: title, lords: [signLordOf(signs[planet])] }),
    (title) => say.inNoSignOf({ who: title, lords }),
  );

export const notInSignOf = (who: Who, ...lords: readonly Graha[]): Clause =>
  state(
    who,
    ({ signs }, planet) => !lords.includes(signLordOf(signs[planet])),
    (_, __, title) => say.inNoSignOf({ who: title, lords }),
    (title) => say.inSignOf({ who: title, lords }),
  );

/** Own/exalted, or in the sign of a natural friend. */
export const dignifiedOrFriendly = (who: Who): Clause =>
  state(
    who,
    (reading, planet) => isDignified(reading, planet) || inFriendsSign(reading, planet),
    (reading, planet, title) =>
      isDignified(reading, planet) ? honour(reading, planet, title) : say.inFriendsSign({ who: title }),
    (title) => say.notDignifiedNorFriendly({ who: title }),
  );

/** Debilitated, or in the sign of a natural enemy. */
export const fallenOrHostile = (who: Who): Clause =>
  state(
    who,
    (reading, planet) => reading.dignities[planet] === 'DEBILITATED' || inEnemysSign(reading, planet),
    (reading, planet, title) =>
      reading.dignities[planet] === 'DEBILITATED' ? placeAndDignity(reading, who) : say.inEnemysSign({ who: title }),
    (title) => say.notFallenNorHostile({ who: title }),
  );
