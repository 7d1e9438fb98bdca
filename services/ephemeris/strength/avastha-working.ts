import { capitalised, ordinal } from '@cuspal/engine/base/words';
import { isOddSign } from '@cuspal/engine/parashari/base/frame';
import type { CompoundRelation } from '@cuspal/engine/parashari/base/relations';
import type { Baladi } from '@cuspal/engine/parashari/states/avasthas/baladi';
import type { Deeptadi } from '@cuspal/engine/parashari/states/avasthas/deeptadi';
import type { Jagradadi } from '@cuspal/engine/parashari/states/avasthas/jagradadi';
import type { Lajjitadi } from '@cuspal/engine/parashari/states/avasthas/lajjitadi';
import { signLordOf } from '@cuspal/engine/zodiac/division';
import { signName } from '@cuspal/engine/zodiac/lords';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { planetInWords, planetsInWords } from '@cuspal/engine/zodiac/planet-words';

/** The facts that decided a state, in sentences about `it`. Signs are indices, 0 = Aries. */

export const baladiWorking = ({ part }: Baladi, sign: number): string =>
  `It is in the ${ordinal(part)} of five parts of ${signName(sign)}, ${isOddSign(sign) ? 'an odd sign that runs forward' : 'an even sign that runs backward'}.`;

const GROUND: Readonly<Record<Jagradadi['ground'], (lord: string) => string>> = {
  EXALTATION: () => 'its sign of exaltation',
  OWN: () => 'its own sign',
  DEBILITATION: () => 'its sign of debility',
  FRIEND: (lord) => `the sign of ${lord}, its natural friend`,
  NEUTRAL: (lord) => `the sign of ${lord}, by nature neutral to it`,
  ENEMY: (lord) => `the sign of ${lord}, its natural enemy`,
};

export const jagradadiWorking = ({ ground, lord }: Jagradadi, sign: number): string =>
  `It is in ${signName(sign)}, ${GROUND[ground](planetInWords(lord))}.`;

const RELATION: Readonly<Record<CompoundRelation, string>> = {
  GREAT_FRIEND: 'its great friend',
  FRIEND: 'its friend',
  NEUTRAL: 'neutral to it',
  ENEMY: 'its enemy',
  GREAT_ENEMY: 'its great enemy',
};

export const deeptadiWorking = ({ relation, malefics, withSun }: Deeptadi, sign: number): string =>
  [
    relation === null
      ? `It is in ${signName(sign)}, its own sign.`
      : `It is in ${signName(sign)}, whose lord ${planetInWords(signLordOf(sign))} is ${RELATION[relation]} by the compound relation.`,
    ...(malefics.length > 0 ? [`With it ${malefics.length > 1 ? 'are' : 'is'} ${planetsInWords(malefics)}.`] : []),
    ...(withSun ? ['It is with the Sun.'] : []),
  ].join(' ');

export const lajjitadiWorking = ({ house, company, aspectedBy, friends, enemies }: Lajjitadi, sign: number): string =>
  [
    `It is in ${signName(sign)} in house ${house}, ${company.length === 0 ? 'alone' : `with ${planetsInWords(company)}`}.`,
    aspectedBy.length === 0 ? 'No planet aspects it.' : `It is aspected by ${planetsInWords(aspectedBy)}.`,
    `Counting the lord of the sign, ${relatives('friend', friends)}.`,
    `${capitalised(relatives('enemy', enemies))}.`,
  ].join(' ');

const PLURAL = { friend: 'friends', enemy: 'enemies' } as const;

/** `its natural friend here is Mars`, `its natural enemies here are the Sun and Mars`, `it has no natural friend here`. */
function relatives(kind: keyof typeof PLURAL, planets: readonly Planet[]): string {
  if (planets.length === 0) return `it has no natural ${kind} here`;
  return `its natural ${planets.length > 1 ? `${PLURAL[kind]} here are` : `${kind} here is`} ${planetsInWords(planets)}`;
}
