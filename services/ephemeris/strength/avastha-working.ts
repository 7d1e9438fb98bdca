import { isOddSign } from '@cuspal/engine/parashari/base/frame';
import type { Baladi } from '@cuspal/engine/parashari/states/avasthas/baladi';
import type { Deeptadi } from '@cuspal/engine/parashari/states/avasthas/deeptadi';
import type { Jagradadi } from '@cuspal/engine/parashari/states/avasthas/jagradadi';
import type { Lajjitadi } from '@cuspal/engine/parashari/states/avasthas/lajjitadi';
import { signLordOf } from '@cuspal/engine/zodiac/division';
import { signName } from '@cuspal/engine/zodiac/lords';
import { say } from './strength.messages.ts';

/** The facts that decided a state, in sentences about `it`. Signs are indices, 0 = Aries. */

export const baladiWorking = ({ part }: Baladi, sign: number): string =>
  say.partOfSign({ part, sign: signName(sign), odd: isOddSign(sign) });

export const jagradadiWorking = ({ ground, lord }: Jagradadi, sign: number): string =>
  say.natureOfSign({ sign: signName(sign), ground, lord });

export const deeptadiWorking = ({ relation, malefics, withSun }: Deeptadi, sign: number): string =>
  [
    say.compoundRelation({ sign: signName(sign), relation: relation ?? 'OWN', lord: signLordOf(sign) }),
    ...(malefics.length > 0 ? [say.withMalefics({ malefics })] : []),
    ...(withSun ? [say.withSun()] : []),
  ].join(' ');

export const lajjitadiWorking = ({ house, company, aspectedBy, friends, enemies }: Lajjitadi, sign: number): string =>
  [
    say.placeAndCompany({ sign: signName(sign), house, company }),
    say.aspectedBy({ planets: aspectedBy }),
    say.friendsHere({ friends }),
    say.enemiesHere({ enemies }),
  ].join(' ');
