import { normalize, wrap180 } from '../base/angles.ts';
import type { Chart } from '../chart/chart.ts';
import { armcOfCusp, armcOfCusps } from '../chart/cusp-armc.ts';
import { ascendantOfArmc } from '../chart/houses.ts';
import type { Ephemeris } from '../sky/port.ts';
import { jdFromUtcMs } from '../time/julian.ts';
import type { Moment } from '../time/moment.ts';
import { GRAHAS, PLANETS } from '../zodiac/names.ts';
import type { Graha, House, Planet } from '../zodiac/names.ts';

/** The sky over one place for some hours: what thousands of candidate seconds ask of it costs a dozen samples. */
export interface MovingSky {
  /** Sidereal longitudes of the nine planets in their order, degrees. */
  readonly longitudes: (utcMs: number) => readonly number[];
  /** Sidereal longitude of one of them alone. */
  readonly longitude: (planet: Planet, utcMs: number) => number;
  /** Sidereal longitudes of the twelve Placidus cusps, degrees. Throws out_of_range inside the polar circles. */
  readonly cusps: (utcMs: number) => readonly number[];
  /** Sidereal longitude of the rising degree, in closed form: the first cusp to the last digits of a double. */
  readonly ascendant: (utcMs: number) => number;
  /** Degrees of sidereal time, -180 to 180, by which a cusp is past a sidereal longitude; in closed form. */
  readonly cuspPast: (house: House, longitude: number, utcMs: number) => number;
  /** The same of all cusps in their order. */
  readonly cuspsPast: (longitude: number, utcMs: number) => readonly number[];
}

/** Over a day the fastest of the angles, the Moon, is met to 1e-9 degrees, which is 10 microseconds of its way. */
const SAMPLES = 14;
/** Over some hours so many do the same. */
const FEW_SAMPLES = 6;
const FEW_HOURS_MS = 5 * 3_600_000;
/** Over little more than one hour these meet every body to some milliseconds of its way. */
const FAST_SAMPLES = 5;
const SLOW_SAMPLES = 3;
const ONE_HOUR_MS = 70 * 60_000;
/** A shorter span has no shape to follow. */
const SHORTEST_MS = 60_000;

/** All but the Moon, and Ketu, which stands opposite Rahu. */
const SLOW_BODIES: readonly (Graha | 'Rahu')[] = [...GRAHAS.filter((graha) => graha !== 'Moon'), 'Rahu'];

/**
 * The sky between two instants at most 26 hours apart, at the place and in the ayanamsa of a moment (R1.3). What is
 * known of a chart of that place and ayanamsa is not asked again.
 */
export function movingSky(
  ephemeris: Ephemeris,
  moment: Moment,
  fromMs: number,
  toMs: number,
  known?: Chart,
): MovingSky {
  const span = { fromMs, toMs: Math.max(toMs, fromMs + SHORTEST_MS) };
  const slow = samplingOf(span, SLOW_SAMPLES);
  const fast = samplingOf(span, FAST_SAMPLES);
  // One of an odd number of samples falls on the middle, which is the moment of a chart that is there already.
  const chartAt = (utcMs: number): Chart | undefined => (utcMs === known?.moment.utcMs ? known : undefined);
  // Nutation moves a body and the ayanamsa alike: but for charts that are there it is left out of both.
  const sidereal = (planet: Graha | 'Rahu', utcMs: number, ayanamsaMean: number): number =>
    chartAt(utcMs)?.planets[planet].longitude ??
    ephemeris.meanLongitude(jdFromUtcMs(utcMs), planet === 'Rahu' ? 'MeanNode' : planet) - ayanamsaMean;
  // All of one instant before the next: the library works out nutation and the place of the Earth once for each.
  const skies = slow.instants.map((utcMs) => {
    const jd = jdFromUtcMs(utcMs);
    const offset = ephemeris.ayanamsa(jd, moment.ayanamsa);
    return {
      offset,
      obliquity: ephemeris.frame(jd).obliquityTrue,
      armc: ephemeris.siderealTime(jd) * 15 + moment.longitude,
      bodies: SLOW_BODIES.map((planet) => sidereal(planet, utcMs, offset.mean)),
    };
  });
  const ayanamsa = slow.smooth(skies.map(({ offset }) => offset.true));
  const ayanamsaMean = slow.smooth(skies.map(({ offset }) => offset.mean));
  const obliquity = slow.smooth(skies.map((sky) => sky.obliquity));
  const armc = slow.smooth(skies.map((sky) => sky.armc));
  const moon = fast.smooth(fast.instants.map((utcMs) => sidereal('Moon', utcMs, ayanamsaMean(utcMs))));
  const bodies = [...GRAHAS, 'Rahu' as const].map((planet) => {
    const at = SLOW_BODIES.indexOf(planet);
    return at < 0 ? moon : slow.smooth(skies.map((sky) => sky.bodies[at] ?? Number.NaN));
  });
  const longitudes = (utcMs: number): readonly number[] => {
    const found = bodies.map((body) => normalize(body(utcMs)));
    return [...found, normalize((found.at(-1) ?? Number.NaN) + 180)];
  };
  return {
    longitudes,
    longitude: (planet, utcMs) => {
      const turned = planet === 'Ketu' ? 180 : 0;
      const body = bodies[Math.min(PLANETS.indexOf(planet), bodies.length - 1)];
      return normalize(normalize(body?.(utcMs) ?? Number.NaN) + turned);
    },
    ascendant: (utcMs) => normalize(ascendantOfArmc(armc(utcMs), moment.latitude, obliquity(utcMs)) - ayanamsa(utcMs)),
    cuspPast: (house, longitude, utcMs) => {
      const tropical = longitude + ayanamsa(utcMs);
      return wrap180(armc(utcMs) - armcOfCusp(house, tropical, moment.latitude, obliquity(utcMs)));
    },
    cuspsPast: (longitude, utcMs) => {
      const now = armc(utcMs);
      const tropical = longitude + ayanamsa(utcMs);
      return armcOfCusps(tropical, moment.latitude, obliquity(utcMs)).map((reached) => wrap180(now - reached));
    },
    cusps: (utcMs) => {
      const { cusps } = ephemeris.housesFromArmc(normalize(armc(utcMs)), moment.latitude, obliquity(utcMs), 'P');
      const offset = ayanamsa(utcMs);
      return cusps.map((cusp) => normalize(cusp - offset));
    },
  };
}

interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Where angles of a span are sampled, the latest first, and how a Chebyshev polynomial is laid through them. */
interface Sampling {
  readonly instants: readonly number[];
  /** Degrees without wrapping, of an angle that moves less than half a circle between samples. */
  readonly smooth: (angles: readonly number[]) => (utcMs: number) => number;
}

/** `fewest` samples do for an hour. */
function samplingOf({ fromMs, toMs }: Span, fewest: number): Sampling {
  const samples = toMs - fromMs <= ONE_HOUR_MS ? fewest : toMs - fromMs <= FEW_HOURS_MS ? FEW_SAMPLES : SAMPLES;
  const middle = (fromMs + toMs) / 2;
  const half = (toMs - fromMs) / 2;
  const turns = Array.from({ length: samples }, (_, k) => (Math.PI * (k + 0.5)) / samples);
  return {
    instants: turns.map((turn) => middle + half * Math.cos(turn)),
    smooth: (angles) => {
      let last = angles[0] ?? Number.NaN;
      const values = angles.map((angle) => (last += wrap180(angle - last)));
      const terms = turns.map(
        (_, order) =>
          (2 / samples) * values.reduce((sum, value, k) => sum + value * Math.cos(order * (turns[k] ?? 0)), 0),
      );
      return (utcMs) => clenshaw(terms, (utcMs - middle) / half);
    },
  };
}

/** Sum of a Chebyshev series at -1 <= x <= 1; its first term counts half. */
function clenshaw(terms: readonly number[], x: number): number {
  let ahead = 0;
  let further = 0;
  for (let order = terms.length - 1; order > 0; order -= 1) {
    const next = 2 * x * ahead - further + (terms[order] ?? 0);
    further = ahead;
    ahead = next;
  }
  return x * ahead - further + (terms[0] ?? 0) / 2;
}
