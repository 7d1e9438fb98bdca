import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { createSwissEphemeris } from '../sky/swiss.ts';
import { jdFromUtcMs } from '../time/julian.ts';
import { separation } from '../base/angles.ts';
import { GRAHAS } from '../zodiac/names.ts';
import { buildChart } from '../chart/build.ts';
import { fortuna, outerPlanet, trueNode } from '../chart/modifiers.ts';
import { isStationary, motionOf } from '../chart/motion.ts';
import { planetFacts } from './planet-facts.ts';

const sky = createSwissEphemeris();
const chartAt = (utcMs: number) =>
  buildChart(sky, {
    utcMs,
    jdUt: jdFromUtcMs(utcMs),
    latitude: 13.08,
    longitude: 80.27,
    offsetMinutes: 330,
    ayanamsa: 'kp',
  });
const anyChart = fc.integer({ min: Date.UTC(1801, 0, 1), max: Date.UTC(2399, 0, 1) }).map(chartAt);

describe('planetFacts', () => {
  it('right ascension and declination are those of the library', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        for (const planet of GRAHAS) {
          const { rightAscension, declination } = planetFacts(chart, planet);
          const library = sky.equatorial(chart.moment.jdUt, planet);
          // Printed to a millionth of a degree.
          expect(separation(rightAscension, library.rightAscension)).toBeLessThan(6e-7);
          expect(Math.abs(declination - library.declination)).toBeLessThan(6e-7);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('the node stands on the ecliptic and Ketu opposite to Rahu', () => {
    const chart = chartAt(Date.UTC(1992, 7, 13, 23, 2));
    const [rahu, ketu] = [planetFacts(chart, 'Rahu'), planetFacts(chart, 'Ketu')];
    expect(rahu.declination).toBeCloseTo(-ketu.declination, 5);
    expect(separation(rahu.rightAscension, ketu.rightAscension)).toBeCloseTo(180, 5);
  });

  it('names retrograde star and sub lords by the natal motion of those planets', () => {
    // Saturn alone of the lords is retrograde in the chart of the golden file.
    const chart = chartAt(Date.UTC(1992, 7, 13, 23, 2));
    const mercury = planetFacts(chart, 'Mercury');
    expect(mercury).toMatchObject({
      starLord: 'Saturn',
      starLordRetrograde: true,
      subLord: 'Mars',
      subLordRetrograde: false,
    });
    expect(planetFacts(chart, 'Saturn')).toMatchObject({
      retrograde: true,
      motion: 'retrograde',
      house: chart.planets.Saturn.house,
    });
    expect(planetFacts(chart, 'Venus')).toMatchObject({ ownStar: true, ownSub: true });
  });
});

describe('motion (R12.4)', () => {
  it('stationary below a tenth of the mean daily motion, either way', () => {
    expect(motionOf('Mercury', 0.138)).toBe('stationary');
    expect(motionOf('Mercury', -0.138)).toBe('stationary');
    expect(motionOf('Mercury', 0.139)).toBe('direct');
    expect(motionOf('Saturn', -0.0035)).toBe('retrograde');
    expect(motionOf('Saturn', 0.0033)).toBe('stationary');
    expect(motionOf('Jupiter', 0.0082)).toBe('stationary');
    expect(motionOf('Venus', 0.121)).toBe('direct');
    expect(motionOf('Mars', -0.0523)).toBe('stationary');
  });

  it('luminaries move forward and mean nodes backward at any speed', () => {
    expect([motionOf('Sun', 0.95), motionOf('Moon', 11.8), motionOf('Rahu', -0.053), motionOf('Ketu', -0.053)]).toEqual(
      ['direct', 'direct', 'retrograde', 'retrograde'],
    );
    expect(isStationary('Rahu', 0)).toBe(false);
  });
});

describe('modifiers (R5.9)', () => {
  const chart = chartAt(Date.UTC(1992, 7, 13, 23, 2));

  it('Fortuna is as far from the ascendant as the Moon from the Sun', () => {
    const point = fortuna(chart);
    const { Sun, Moon } = chart.planets;
    expect(separation(point.longitude - chart.ascendant.longitude, Moon.longitude - Sun.longitude)).toBeCloseTo(0, 9);
    expect(separation(point.longitude + chart.ayanamsaTrue, point.tropicalLongitude)).toBeCloseTo(0, 9);
  });

  it('outer planets and the true node by the library', () => {
    // JPL Horizons vectors, 1980-01-21 (jd 2444259.5 TDB): Uranus 234.878, Neptune 261.7, tropical.
    const then = chartAt(Date.UTC(1980, 0, 21));
    expect(outerPlanet(sky, then, 'Uranus').siderealLongitude + then.ayanamsaTrue).toBeCloseTo(234.878, 2);
    const { rahuSidereal, ketuSidereal } = trueNode(sky, chart);
    expect(separation(rahuSidereal, ketuSidereal)).toBeCloseTo(180, 9);
    // The osculating node swings less than 2 degrees about the mean one.
    expect(separation(rahuSidereal, chart.planets.Rahu.longitude)).toBeLessThan(2);
  });
});
