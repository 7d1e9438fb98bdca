import { RADIANS } from '../../base/angles.ts';
import type { Chart, PlanetPosition } from '../../chart/chart.ts';
import type { Warrior } from './warriors.ts';

/** Pole of Saturn's rings against the ecliptic of date, degrees; the node moves a degree in a lifetime. */
const RING_INCLINATION = 28.07;
const RING_NODE = 169.5;

interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

type Place = Pick<PlanetPosition, 'tropicalLongitude' | 'latitude' | 'distance'>;

/**
 * Apparent visual magnitude of a planet of the chart, good to about 0.2: it only has to tell the brighter of two (R23.4).
 * Phase laws of Mallama and Hilton (2018), rings of Saturn by their tilt to the earth.
 */
export function visualMagnitude(chart: Chart, planet: Warrior): number {
  return magnitude(planet, chart.planets[planet], chart.planets.Sun);
}

function magnitude(planet: Warrior, seen: Place, sun: Place): number {
  const toPlanet = vector(seen);
  const toSun = vector(sun);
  const fromSun = Math.hypot(toPlanet.x - toSun.x, toPlanet.y - toSun.y, toPlanet.z - toSun.z);
  const cosine = (fromSun ** 2 + seen.distance ** 2 - sun.distance ** 2) / (2 * fromSun * seen.distance);
  const phase = Math.acos(Math.max(-1, Math.min(1, cosine))) / RADIANS;
  return 5 * Math.log10(fromSun * seen.distance) + phaseLaw(planet, phase, seen);
}

function phaseLaw(planet: Warrior, a: number, seen: Place): number {
  switch (planet) {
    case 'Mercury':
      return polynomial(a, [-0.613, 6.328e-2, -1.6336e-3, 3.3644e-5, -3.4265e-7, 1.6893e-9, -3.0334e-12]);
    case 'Venus':
      return a <= 163.7
        ? polynomial(a, [-4.384, -1.044e-3, 3.687e-4, -2.814e-6, 8.938e-9])
        : polynomial(a, [236.05828, -2.81914, 8.39034e-3]);
    case 'Mars':
      return polynomial(a, [-1.601, 2.267e-2, -1.302e-4]);
    case 'Jupiter':
      return polynomial(a, [-9.395, -3.7e-4, 6.16e-4]);
    case 'Saturn': {
      const tilt = Math.abs(ringTiltSine(seen));
      return -8.914 - 1.825 * tilt + 0.026 * a - 0.378 * tilt * Math.exp(-2.25 * a);
    }
  }
}

function ringTiltSine({ tropicalLongitude, latitude }: Place): number {
  const i = RING_INCLINATION * RADIANS;
  const b = latitude * RADIANS;
  const fromNode = (tropicalLongitude - RING_NODE) * RADIANS;
  return Math.sin(i) * Math.cos(b) * Math.sin(fromNode) - Math.cos(i) * Math.sin(b);
}

function polynomial(x: number, coefficients: readonly number[]): number {
  return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
}

function vector({ tropicalLongitude, latitude, distance }: Place): Vector {
  const l = tropicalLongitude * RADIANS;
  const b = latitude * RADIANS;
  return {
    x: distance * Math.cos(b) * Math.cos(l),
    y: distance * Math.cos(b) * Math.sin(l),
    z: distance * Math.sin(b),
  };
}
