import type { Graha, Sign } from '../../zodiac/names.ts';

/** Parts of the body of each sign (R19.2). */
export const SIGN_BODY_PARTS: Readonly<Record<Sign, readonly string[]>> = {
  Aries: ['head'],
  Taurus: ['neck', 'throat'],
  Gemini: ['lungs', 'arms'],
  Cancer: ['chest', 'stomach'],
  Leo: ['heart', 'spine'],
  Virgo: ['bowels'],
  Libra: ['kidney', 'skin'],
  Scorpio: ['bladder', 'genitals'],
  Sagittarius: ['hip', 'thigh'],
  Capricorn: ['knee', 'skin'],
  Aquarius: ['calf', 'circulation'],
  Pisces: ['feet', 'intestines'],
};

/** Parts of the body of each planet that rules signs: R19.3 without its ailments. */
export const PLANET_BODY_PARTS: Readonly<Record<Graha, readonly string[]>> = {
  Sun: ['heart', 'eyes'],
  Moon: ['fluids', 'stomach'],
  Mars: ['blood'],
  Mercury: ['nerves', 'skin'],
  Jupiter: ['liver', 'fat'],
  Venus: ['kidney', 'generative organs', 'throat'],
  Saturn: ['bones', 'teeth'],
};
