import { printedLongitude } from '@cuspal/engine/base/printed';
import { lordsOf } from '@cuspal/engine/zodiac/lords';
import { grahaName, longitudeDegrees, planetList, signName, starName } from '@cuspal/tool-kit';
import { z } from 'zod';

/** One value for each of Sun to Saturn. */
export const perGraha = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({
    Sun: value,
    Moon: value,
    Mars: value,
    Mercury: value,
    Jupiter: value,
    Venus: value,
    Saturn: value,
  });

/** One value for each planet that fights wars and has a cheshta bala of its own. */
export const perWarrior = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ Mars: value, Mercury: value, Jupiter: value, Venus: value, Saturn: value });

export const natureUsedShape = z.strictObject({ benefics: planetList, malefics: planetList });

/** A point of the zodiac that is no planet, as special lagnas and upagrahas print it. */
export const pointShape = z.strictObject({
  siderealLongitude: longitudeDegrees,
  sign: signName,
  degreeInSign: z.number().min(0).lt(30),
  star: starName,
  lord: grahaName.meta({ description: 'Of the sign' }),
});

export function pointView(longitude: number) {
  const { sign, degreeInSign, star, signLord } = lordsOf(longitude);
  return { siderealLongitude: printedLongitude(longitude), sign, degreeInSign, star, lord: signLord };
}

export const virupas = z.number().min(0);
