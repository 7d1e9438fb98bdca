import { buildChart } from '../src/chart/build.ts';
import type { Chart } from '../src/chart/chart.ts';
import { byPlanet } from '../src/zodiac/records.ts';
import type { Graha } from '../src/zodiac/names.ts';
import { annualYear } from '../src/tajik/annual-year.ts';
import type { AnnualYear } from '../src/tajik/annual-year.ts';
import { chartAt } from '../src/tajik/annual-chart.ts';
import type { LitChart } from '../src/tajik/annual-chart.ts';
import { tajikPairs } from '../src/tajik/pairs.ts';
import type { Perfection } from '../src/tajik/perfection.ts';
import type { YogaSky } from '../src/tajik/yogas/reading.ts';
import { resolveBirth } from '../src/time/moment.ts';
import { drawnChart } from './drawn-chart.ts';
import { ephemeris } from './random-charts.ts';

const indian = (birth_datetime: string, latitude: number, longitude: number) => ({
  birth_datetime,
  latitude,
  longitude,
  utc_offset_minutes: 330,
  ayanamsa: 'lahiri' as const,
});

/** Births with annual charts printed by P. V. R. Narasimha Rao, chapters 27 to 30 and real-life example 5. */
const PVR_BIRTHS = {
  /** Examples 118 to 122. */
  march1967: indian('1967-03-08T17:40', 26.3, 73.0667),
  /** Examples 123 and 124. */
  april1970: indian('1970-04-04T17:50', 16.25, 81.2),
  june1972: indian('1972-06-01T04:16', 16.25, 81.2),
  may1991: indian('1991-05-22T20:29', 18.6667, 78.1667),
} as const;

export const bookChart = (birth: keyof typeof PVR_BIRTHS): Chart =>
  buildChart(ephemeris, resolveBirth(PVR_BIRTHS[birth]));

/** The year of an age with its chart. */
export function annualOf(natal: Chart, age: number): LitChart & { readonly year: AnnualYear } {
  const year = annualYear(ephemeris, natal, { age }, natal.moment.utcMs);
  return { ...chartAt(ephemeris, natal, year.startMs), year };
}

/** Sidereal degrees, and the daily motion where it matters. */
type Drawn = number | readonly [longitude: number, speed: number];

/** Speeds as they mostly are, degrees a day. */
const USUAL: Readonly<Record<Graha, number>> = {
  Sun: 1,
  Moon: 13,
  Mars: 0.5,
  Mercury: 1.3,
  Jupiter: 0.1,
  Venus: 1.2,
  Saturn: 0.05,
};

/** A chart on paper with planets that move: the nodes stand at 0 of Gemini and Sagittarius. */
export function movingChart(ascendant: number, planets: Readonly<Record<Graha, Drawn>>): Chart {
  const longitude = (planet: Graha): number => {
    const drawn = planets[planet];
    return typeof drawn === 'number' ? drawn : drawn[0];
  };
  const speed = (planet: Graha): number => {
    const drawn = planets[planet];
    return typeof drawn === 'number' ? USUAL[planet] : drawn[1];
  };
  const chart = drawnChart({
    ascendant,
    planets: {
      Sun: longitude('Sun'),
      Moon: longitude('Moon'),
      Mars: longitude('Mars'),
      Mercury: longitude('Mercury'),
      Jupiter: longitude('Jupiter'),
      Venus: longitude('Venus'),
      Saturn: longitude('Saturn'),
      Rahu: 60,
    },
  });
  return {
    ...chart,
    planets: byPlanet((planet) => {
      if (planet === 'Rahu' || planet === 'Ketu') return chart.planets[planet];
      const moves = speed(planet);
      return {
        ...chart.planets[planet],
        speed: moves,
        retrograde: moves < 0 && planet !== 'Sun' && planet !== 'Moon',
      };
    }),
  };
}

/** The pairs of a chart on paper, all of which come to perfection unless another word is given. */
export const skyOn = (
  chart: Chart,
  perfects: (fast: Graha, slow: Graha) => Perfection = () => ({ atMs: 0 }),
): YogaSky => ({
  chart,
  pairs: tajikPairs(chart, perfects),
});
