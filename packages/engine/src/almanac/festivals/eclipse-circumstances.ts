import type { Interval } from '../../base/intervals.ts';
import type { EclipseMaximum, Ephemeris } from '../../sky/port.ts';
import { jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import type { Place } from '../../time/place.ts';

const DEGREE = Math.PI / 180;
const AU_KM = 149_597_870.7;
const EARTH_KM = 6378.137;
/** Flattening of the Earth, as the share of the polar radius. */
const POLAR = 1 - 1 / 298.257;
const SUN_KM = 696_000;
/** Radius of the Moon in radii of the Earth. */
const MOON_SHARE = 0.2725076;
/** Danjon's enlargement of the shadow by the air of the Earth. */
const SHADOW = 1.01;
/** An eclipse lasts at most so long on either side of its maximum anywhere, hours. */
const HALF_LONGEST_MS = 4 * 3_600_000;
const A_SECOND_MS = 1000;

/** From the first to the last touch of an eclipse, wherever the horizon is; null where it does not touch at all. */
export function touchesOf(ephemeris: Ephemeris, eclipse: EclipseMaximum, place: Place): Interval | null {
  const clear =
    eclipse.kind === 'SOLAR' ? sunClear(ephemeris, place) : moonClear(ephemeris, eclipse.type === 'PENUMBRAL');
  const near = utcMsFromJd(eclipse.jdUt);
  const deepest = lowest(clear, near - HALF_LONGEST_MS, near + HALF_LONGEST_MS);
  if (clear(deepest) >= 0) return null;
  return {
    startMs: border(clear, deepest - HALF_LONGEST_MS, deepest),
    endMs: border(clear, deepest + HALF_LONGEST_MS, deepest),
  };
}

/** Whether the centre of a body is above the level horizon of a place, without the air. */
export function isUp(ephemeris: Ephemeris, body: 'Sun' | 'Moon', place: Place, utcMs: number): boolean {
  const jd = jdFromUtcMs(utcMs);
  const { rightAscension, declination } = ephemeris.equatorial(jd, body);
  const angleFromMeridian = (ephemeris.siderealTime(jd) * 15 + place.longitude - rightAscension) * DEGREE;
  const [latitude, from] = [place.latitude * DEGREE, declination * DEGREE];
  const upward = Math.sin(latitude) * Math.sin(from);
  return upward + Math.cos(latitude) * Math.cos(from) * Math.cos(angleFromMeridian) > 0;
}

type Vector = readonly [number, number, number];

/** Degrees by which the discs of Sun and Moon are apart at a place, below 0 where they overlap. */
const sunClear =
  (ephemeris: Ephemeris, place: Place) =>
  (utcMs: number): number => {
    const jd = jdFromUtcMs(utcMs);
    const here = observer(ephemeris, jd, place);
    const seen = (body: 'Sun' | 'Moon'): Vector => minus(positionOf(ephemeris, jd, body), here);
    const [sun, moon] = [seen('Sun'), seen('Moon')];
    const radii = Math.asin(SUN_KM / length(sun)) + Math.asin((MOON_SHARE * EARTH_KM) / length(moon));
    return (angle(sun, moon) - radii) / DEGREE;
  };

/** Degrees by which the disc of the Moon is outside the shadow of the Earth. */
const moonClear =
  (ephemeris: Ephemeris, penumbra: boolean) =>
  (utcMs: number): number => {
    const jd = jdFromUtcMs(utcMs);
    const [sun, moon] = [positionOf(ephemeris, jd, 'Sun'), positionOf(ephemeris, jd, 'Moon')];
    const parallax = (at: Vector): number => Math.asin(EARTH_KM / length(at));
    const sunRadius = Math.asin(SUN_KM / length(sun));
    const shadow = SHADOW * parallax(moon) + parallax(sun) + (penumbra ? sunRadius : -sunRadius);
    const opposite: Vector = [-sun[0], -sun[1], -sun[2]];
    return (angle(opposite, moon) - shadow - Math.asin((MOON_SHARE * EARTH_KM) / length(moon))) / DEGREE;
  };

/** Kilometres from the centre of the Earth, in the equator of the date. */
function positionOf(ephemeris: Ephemeris, jd: number, body: 'Sun' | 'Moon'): Vector {
  const { rightAscension, declination } = ephemeris.equatorial(jd, body);
  return polar(ephemeris.body(jd, body).distance * AU_KM, rightAscension, declination);
}

function observer(ephemeris: Ephemeris, jd: number, { latitude, longitude }: Place): Vector {
  const flat = Math.atan(POLAR * Math.tan(latitude * DEGREE));
  const turned = (ephemeris.siderealTime(jd) * 15 + longitude) * DEGREE;
  const [out, up] = [EARTH_KM * Math.cos(flat), EARTH_KM * POLAR * Math.sin(flat)];
  return [out * Math.cos(turned), out * Math.sin(turned), up];
}

function polar(distance: number, longitude: number, latitude: number): Vector {
  const [along, up] = [longitude * DEGREE, latitude * DEGREE];
  const out = distance * Math.cos(up);
  return [out * Math.cos(along), out * Math.sin(along), distance * Math.sin(up)];
}

const minus = (one: Vector, other: Vector): Vector => [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
const length = ([x, y, z]: Vector): number => Math.hypot(x, y, z);

function angle(one: Vector, other: Vector): number {
  const cross: Vector = [
    one[1] * other[2] - one[2] * other[1],
    one[2] * other[0] - one[0] * other[2],
    one[0] * other[1] - one[1] * other[0],
  ];
  return Math.atan2(length(cross), one[0] * other[0] + one[1] * other[1] + one[2] * other[2]);
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Where a function with one valley is lowest, to a second: golden section. */
function lowest(of: (utcMs: number) => number, startMs: number, endMs: number): number {
  let [low, high] = [startMs, endMs];
  let [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
  let [atLeft, atRight] = [of(left), of(right)];
  while (high - low > A_SECOND_MS) {
    if (atLeft < atRight) {
      [high, right, atRight] = [right, left, atLeft];
      left = high - GOLDEN * (high - low);
      atLeft = of(left);
    } else {
      [low, left, atLeft] = [left, right, atRight];
      right = low + GOLDEN * (high - low);
      atRight = of(right);
    }
  }
  return (low + high) / 2;
}

/** Where a function passes 0 between an instant at which it is above and one at which it is below, to a millisecond. */
function border(of: (utcMs: number) => number, above: number, below: number): number {
  let [out, inside] = [above, below];
  while (Math.abs(out - inside) > 1) {
    const middle = (out + inside) / 2;
    if (of(middle) >= 0) out = middle;
    else inside = middle;
  }
  return Math.round((out + inside) / 2);
}
