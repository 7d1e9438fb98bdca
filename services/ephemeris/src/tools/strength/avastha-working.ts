import { ordinal } from '@cuspal/engine/base/ordinals';
import { isOddSign } from '@cuspal/engine/parashari/base/frame';
import type { CompoundRelation } from '@cuspal/engine/parashari/base/relations';
import type { Baladi } from '@cuspal/engine/parashari/states/avasthas/baladi';
import type { Deeptadi } from '@cuspal/engine/parashari/states/avasthas/deeptadi';
import type { Jagradadi } from '@cuspal/engine/parashari/states/avasthas/jagradadi';
import type { Lajjitadi } from '@cuspal/engine/parashari/states/avasthas/lajjitadi';
import { signLordOf } from '@cuspal/engine/zodiac/division';
import { signName } from '@cuspal/engine/zodiac/lords';
import { planetInWords, planetsInWords } from '@cuspal/engine/zodiac/planet-words';

/** The facts that decided a state, in sentences about `it`. Signs are indices, 0 = Aries. */

export const baladiWorking = ({ part }: Baladi, sign: number): string =>
  `It stands in the ${ordinal(part)} of five parts of ${signName(sign)}, ${isOddSign(sign) ? 'an odd sign that runs forward' : 'an even sign that runs backward'}.`;

const GROUND: Readonly<Record<Jagradadi['ground'], (lord: string) => string>> = {
  EXALTATION: () => 'its sign of exaltation',
  OWN: () => 'its own sign',
  DEBILITATION: () => 'its sign of debility',
  FRIEND: (lord) => `the sign of ${lord}, its natural friend`,
  NEUTRAL: (lord) => `the sign of ${lord}, by nature neutral to it`,
  ENEMY: (lord) => `the sign of ${lord}, its natural enemy`,
};

export const jagradadiWorking = ({ ground, lord }: Jagradadi, sign: number): string =>
  `It stands in ${signName(sign)}, ${GROUND[ground](planetInWords(lord))}.`;

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
      ? `It stands in ${signName(sign)}, its own sign.`
      : `It stands in ${signName(sign)}, whose lord ${planetInWords(signLordOf(sign))} is ${RELATION[relation]} by the compound relation.`,
    ...(malefics.length > 0 ? [`With it ${malefics.length > 1 ? 'are' : 'is'} ${planetsInWords(malefics)}.`] : []),
    ...(withSun ? ['It stands with the Sun.'] : []),
  ].join(' ');

export const lajjitadiWorking = ({ house, company, aspectedBy, friends, enemies }: Lajjitadi, sign: number): string =>
  [
    `It stands in ${signName(sign)} in house ${house}, ${company.length === 0 ? 'alone' : `with ${planetsInWords(company)}`}.`,
    aspectedBy.length === 0 ? 'No planet aspects it.' : `It is aspected by ${planetsInWords(aspectedBy)}.`,
    `Its natural friends among these and the lord of the sign are ${planetsInWords(friends)}.`,
    `Its enemies among them are ${planetsInWords(enemies)}.`,
  ].join(' ');
