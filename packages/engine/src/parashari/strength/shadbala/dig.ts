import { separation } from '../../../base/angles.ts';
import type { Graha } from '../../../zodiac/names.ts';
import type { Angles } from '../sripati.ts';

/** The angle at which each planet has no directional strength (R25). */
const POWERLESS: Readonly<Record<Graha, (angles: Angles) => number>> = {
  Sun: ({ midheaven }) => midheaven + 180,
  Mars: ({ midheaven }) => midheaven + 180,
  Moon: ({ midheaven }) => midheaven,
  Venus: ({ midheaven }) => midheaven,
  Mercury: ({ ascendant }) => ascendant + 180,
  Jupiter: ({ ascendant }) => ascendant + 180,
  Saturn: ({ ascendant }) => ascendant,
};

/** Dig bala in virupas: a third of the arc from the powerless point, by the true angles (R25). */
export const digBala = (planet: Graha, longitude: number, angles: Angles): number =>
  separation(longitude, POWERLESS[planet](angles)) / 3;
