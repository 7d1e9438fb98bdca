import { rulingPlanetMembers } from './ruling-planets.ts';
import type { RulingPlanets } from './ruling-planets.ts';
import type { Planet } from '../../zodiac/names.ts';

/** Ruling planets that are neither retrograde nor in the star or sub of a retrograde (R8.4, R8.5). */
export const keptMembers = (ruling: RulingPlanets): readonly Planet[] =>
  rulingPlanetMembers(ruling).filter((planet) =>
    ruling.ranked.some((each) => each.planet === planet && each.status === 'kept'),
  );
