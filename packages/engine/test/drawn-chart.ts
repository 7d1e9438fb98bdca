import type { Chart, PlanetPosition } from '../src/chart/chart.ts';
import { pointAt } from '../src/zodiac/point.ts';
import { normalize } from '../src/base/angles.ts';
import { byPlanet } from '../src/zodiac/records.ts';

import type { Planet } from '../src/zodiac/names.ts';

/** What a drawn chart fixes; all else stands at a plain default. */
export interface Drawing {
  /** Sidereal degrees; Ketu stands opposite Rahu. */
  readonly ascendant: number;
  readonly planets: Readonly<Record<Exclude<Planet, 'Ketu'>, number>>;
  readonly retrograde?: readonly Planet[];
  /** Ecliptic latitudes, degrees; 0 when not given. */
  readonly latitudes?: Readonly<Partial<Record<Planet, number>>>;
  /** Astronomical units; 1 when not given. */
  readonly distances?: Readonly<Partial<Record<Planet, number>>>;
}

const AYANAMSA = 24;

/** A chart as drawn on paper, for rules that read signs and degrees: no ephemeris, no houses. */
export function drawnChart({ ascendant, planets, retrograde = [], latitudes = {}, distances = {} }: Drawing): Chart {
  const longitudeOf = (planet: Planet): number => (planet === 'Ketu' ? normalize(planets.Rahu + 180) : planets[planet]);
  return {
    moment: {
      utcMs: 0,
      jdUt: 2440587.5,
      latitude: 13,
      longitude: 80,
      offsetMinutes: 330,
      ayanamsa: 'lahiri',
    },
    frame: { obliquityTrue: 23.44, obliquityMean: 23.44, nutationLongitude: 0, nutationObliquity: 0 },
    ayanamsaTrue: AYANAMSA,
    ayanamsaMean: AYANAMSA,
    planets: byPlanet((planet): PlanetPosition => ({
      ...pointAt(longitudeOf(planet), AYANAMSA),
      planet,
      latitude: latitudes[planet] ?? 0,
      distance: distances[planet] ?? 1,
      speed: retrograde.includes(planet) ? -0.1 : 1,
      retrograde: retrograde.includes(planet),
      house: null,
    })),
    ascendant: pointAt(ascendant, AYANAMSA),
    houses: null,
  };
}
