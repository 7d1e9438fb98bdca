import { normalize, RADIANS, wrap180 } from '../base/angles.ts';
import { rootBetween } from '../base/root.ts';
import type { Place } from '../time/place.ts';
import { roughSky, SIDEREAL_RATE, type SunAndSky, type SunReading } from './hindu-sun.ts';
import type { RiseDefinition } from './port.ts';

/**
 * Degrees up to which the library has a formula for a rise that almanacs print; beyond, it looks at the whole day, for
 * milliseconds.
 */
export const QUICK_LATITUDE = 65;
/** Degrees by which the rough Sun can be out. */
const ROUGHLY = 0.05;
/** Days within which a reading tells where the Sun stands to a thousandth of a second of arc. */
const NEARBY = 0.01;
/** Days; a search from an event does not find that event again. */
const SAME_EVENT = 1e-6;
/** Days to which an event is solved, a tenth of a millisecond. */
const EXACT = 1e-9;

/** What is looked for, and how the sky is read at an instant. */
interface Sought {
  readonly read: (jdUt: number) => SunReading;
  readonly event: 'rise' | 'set';
  readonly place: Place;
  readonly definition: RiseDefinition;
}

/**
 * The first rise or set of the Sun after a Julian day, or null when there is none within so many days: from its lowest
 * place of a day to the highest the Sun only climbs, and then it only sinks, so that the heights at both say whether it
 * passes the horizon, and a root where. It counts where the Sun may stay up or down for days.
 */
export function polarSunEventAfter(sought: Sought, jdUt: number, withinDays: number): number | null {
  const end = jdUt + withinDays;
  const late = lateness(sought, jdUt);
  if (Number.isNaN(late)) {
    const found = passageBetween(sought, jdUt, end);
    return found !== null && found > jdUt + SAME_EVENT ? found : null;
  }
  // A Sun that climbs with the season is lowest earlier and highest later, so it climbs for longer.
  const begins = wayOf(sought) * -late;
  const lasts = 180 - 2 * begins;
  const before = normalize(turned(roughSky(jdUt), sought) - begins) / 360;
  for (let from = turnedNear(sought, jdUt - before, begins); from < end; from = turnedNear(sought, from + 1, begins)) {
    const found = passageBetween(sought, from, turnedNear(sought, from + lasts / 360, begins + lasts));
    if (found !== null && found > jdUt + SAME_EVENT) return found <= end ? found : null;
  }
  return null;
}

const wayOf = ({ event }: Sought): 1 | -1 => (event === 'rise' ? 1 : -1);

/**
 * Degrees that the sky turns from the upper culmination of the Sun until it is highest, since the season still lifts it
 * then; not a number near the pole, where the season alone lifts and sinks it.
 */
function lateness({ place }: Sought, jdUt: number): number {
  const daily = declinationOf(roughSky(jdUt + 0.5)) - declinationOf(roughSky(jdUt - 0.5));
  return Math.asin((Math.tan(place.latitude * RADIANS) * daily) / 360) / RADIANS;
}

/** Degrees that a sky has turned since the lower culmination of the Sun (since the upper one for a set). */
function turned(sky: SunAndSky, { event, place }: Sought): number {
  const begins = event === 'rise' ? 180 : 0;
  return sky.siderealAngle + place.longitude - rightAscensionOf(sky) - begins;
}

/** When the sky has turned by so many degrees since, near a Julian day. */
function turnedNear(sought: Sought, jdUt: number, degrees: number): number {
  let jd = jdUt;
  for (let pass = 0; pass < 2; pass += 1) jd -= wrap180(turned(roughSky(jd), sought) - degrees) / 360;
  return jd;
}

function passageBetween(sought: Sought, from: number, to: number): number | null {
  const { read, place } = sought;
  const way = wayOf(sought);
  const height = (sky: SunAndSky): number => way * (altitude(sky, place) - horizonOf(sky, sought));
  const [first, last] = [height(roughSky(from)), height(roughSky(to))];
  if (first > ROUGHLY || last < -ROUGHLY) return null;
  const low = first < -ROUGHLY ? { jd: from, height: first } : extreme(read(from), height);
  const high = last > ROUGHLY ? { jd: to, height: last } : extreme(read(to), height);
  if (low.height >= 0 || high.height <= 0) return null;
  const roughly = (jd: number): number => height(roughSky(jd));
  let guess =
    roughly(low.jd) < 0 && roughly(high.jd) > 0
      ? rootBetween(roughly, low.jd, high.jd, NEARBY / 10)
      : (low.jd + high.jd) / 2;
  for (let pass = 0; ; pass += 1) {
    const near = read(guess);
    const exactly = (jd: number): number => height(skyNear(near, jd));
    // It passes by less than a reading from hours away can tell.
    if (exactly(low.jd) >= 0 || exactly(high.jd) <= 0) return null;
    const found = rootBetween(exactly, low.jd, high.jd, EXACT);
    if (Math.abs(found - near.jdUt) < NEARBY || pass === 3) return found;
    guess = found;
  }
}

/** The highest or lowest place within minutes of a reading: the vertex of a parabola, if one is near. */
function extreme(near: SunReading, height: (sky: SunAndSky) => number) {
  const at = (days: number): number => height(skyNear(near, near.jdUt + days));
  const [before, middle, after] = [at(-NEARBY), at(0), at(NEARBY)];
  const [slope, bend] = [(after - before) / 2, after - 2 * middle + before];
  const steps = Math.abs(slope) < Math.abs(bend) ? -slope / bend : 0;
  return { jd: near.jdUt + steps * NEARBY, height: middle + (slope * steps) / 2 };
}

/** A reading carried on by the motion of the Sun and the turning of the sky. */
const skyNear = (reading: SunReading, jd: number): SunAndSky => ({
  ...reading,
  longitude: reading.longitude + reading.speed * (jd - reading.jdUt),
  siderealAngle: reading.siderealAngle + SIDEREAL_RATE * (jd - reading.jdUt),
});

function rightAscensionOf({ longitude, latitude = 0, obliquity }: SunAndSky): number {
  const [sun, tilt] = [longitude * RADIANS, obliquity * RADIANS];
  const east = Math.cos(tilt) * Math.sin(sun) - Math.sin(tilt) * Math.tan(latitude * RADIANS);
  return Math.atan2(east, Math.cos(sun)) / RADIANS;
}

function declinationOf({ longitude, latitude = 0, obliquity }: SunAndSky): number {
  const [tilt, off] = [obliquity * RADIANS, latitude * RADIANS];
  const sine = Math.cos(off) * Math.sin(tilt) * Math.sin(longitude * RADIANS) + Math.sin(off) * Math.cos(tilt);
  return Math.asin(sine) / RADIANS;
}

/** Degrees of the centre of the Sun above the true horizon, seen from the centre of the Earth. */
function altitude(sky: SunAndSky, { latitude, longitude }: Place): number {
  const declination = declinationOf(sky) * RADIANS;
  const hourAngle = (sky.siderealAngle + longitude - rightAscensionOf(sky)) * RADIANS;
  const phi = latitude * RADIANS;
  const sine = Math.sin(phi) * Math.sin(declination) + Math.cos(phi) * Math.cos(declination) * Math.cos(hourAngle);
  return Math.asin(Math.min(1, Math.max(-1, sine))) / RADIANS;
}

/** Degrees by which air of 1010 hPa and 10 °C lifts what stands on the horizon, by the formula of the library. */
const REFRACTION = 34.46 / 60;
/** Half the disc of the Sun and the radius of the Earth at its equator, au; as the library has them. */
const HALF_DISC = 1_392_000 / 2 / 149_597_870.7;
const EARTH = 6378.1366 / 149_597_870.7;
/** Share by which the poles of the Earth are nearer to its centre. */
const FLATTENING = 1 / 298.25642;

/**
 * Degrees above the true horizon at which the centre of the Sun, seen from that of the Earth, rises: its upper limb is
 * then seen on the horizon of the place.
 */
function horizonOf({ distance = 1 }: SunAndSky, { place, definition }: Sought): number {
  if (definition === 'hindu') return 0;
  const here = EARTH * (1 - FLATTENING * Math.sin(place.latitude * RADIANS) ** 2);
  return (here - HALF_DISC) / distance / RADIANS - REFRACTION;
}
