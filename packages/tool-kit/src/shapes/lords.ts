import { GRAHAS, PLANETS, SIGNS, STARS } from '@cuspal/engine/zodiac/names';
import { z } from 'zod';

export const planetName = z.enum(PLANETS);
/** Sun to Saturn. */
export const grahaName = z.enum(GRAHAS);
export const signName = z.enum(SIGNS);
export const starName = z.enum(STARS);
export const houseNumber = z.int().min(1).max(12);
/** Degrees, 0 up to 360. */
export const longitudeDegrees = z.number().min(0).lt(360);
/** ISO 8601 with offset, to the second. */
export const instantText = z.string();

/** One value for each of the nine planets. */
export const perPlanet = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({
    Sun: value,
    Moon: value,
    Mars: value,
    Mercury: value,
    Jupiter: value,
    Venus: value,
    Saturn: value,
    Rahu: value,
    Ketu: value,
  });

/** The `Lords` object (R4): spread `lordsShape.shape` where a page says `...Lords`. */
export const lordsShape = z.strictObject({
  sign: signName,
  signIndex: z.int().min(0).max(11).meta({ description: '0 = Aries' }),
  degreeInSign: z.number().min(0).lt(30),
  dms: z.string(),
  signLord: grahaName,
  star: starName,
  starIndex: z.int().min(1).max(27),
  pada: z.int().min(1).max(4),
  starLord: planetName,
  subLord: planetName,
  subSubLord: planetName,
  subSubSubLord: planetName,
  boundary: z.strictObject({
    level: z.enum(['star', 'sub']),
    distanceArcsec: z.number().min(0),
    side: z.enum(['lower', 'upper']),
    subSubDistanceArcsec: z.number().min(0),
  }),
});

/** A point of the zodiac with both longitudes. */
export const pointShape = lordsShape.extend({
  siderealLongitude: longitudeDegrees,
  tropicalLongitude: longitudeDegrees,
});
