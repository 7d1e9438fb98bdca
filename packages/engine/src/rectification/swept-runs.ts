import { arcForward, normalize, wrap180 } from '../base/angles.ts';
import type { MovingSky } from '../search/moving-sky.ts';
import { meeting, SIDEREAL_RATE } from '../search/sky-way.ts';
import { signOf, subAndSign } from '../zodiac/division.ts';
import { HOUSES, PLANETS, SIGNS } from '../zodiac/names.ts';
import type { House } from '../zodiac/names.ts';
import { SUB_ROWS } from '../zodiac/sub-table.ts';
import { sameNumbers } from './runs.ts';

/** Whole seconds from an instant, both ends included. */
export interface SecondGrid {
  readonly originMs: number;
  readonly first: number;
  readonly last: number;
}

const SECOND_MS = 1000;

export const secondAt = ({ originMs }: SecondGrid, second: number): number => originMs + second * SECOND_MS;

/** What the key of a second is made of. */
export interface KeyParts {
  readonly sky: MovingSky;
  /** Cusps whose subs stand in the key; of the others it has the signs. */
  readonly counting: ReadonlySet<House>;
  /** The whole key: cusps, subs of planets, houses of planets, then what moves on with the Moon. */
  readonly keyAt: (utcMs: number) => readonly number[];
  /** How many numbers move on with the Moon, and one of them. */
  readonly periods: number;
  readonly periodAt: (period: number, utcMs: number) => number;
}

/** Seconds with one key, half open. */
export interface SweptRun {
  readonly from: number;
  readonly to: number;
  readonly key: readonly number[];
}

/** A second from which on a number of the key is another. */
interface Change {
  readonly second: number;
  /** Orders those of one second. */
  readonly utcMs: number;
  readonly at: number;
  readonly value: number;
}

/** Where the subs of planets begin in a key, and where their houses do. */
export const FIRST_PLANET = HOUSES.length;
export const FIRST_HOUSE = FIRST_PLANET + PLANETS.length;
/** Where the periods begin in a key. */
export const FIRST_PERIOD = FIRST_HOUSE + PLANETS.length;

/** Starts of the 249 rows, and of the signs alone, each with the number that opens there and the one that ends. */
const ROWS = SUB_ROWS.map(({ fromArcsec }) => fromArcsec / 3600);
const bordersOf = (starts: readonly number[], partOf: (longitude: number) => number) =>
  starts.map((degrees, at) => ({
    degrees,
    opens: partOf(degrees),
    ends: partOf(starts[(at + starts.length - 1) % starts.length] ?? Number.NaN),
  }));
const SUB_BORDERS = bordersOf(ROWS, subAndSign);
const SIGN_BORDERS = bordersOf(
  SIGNS.map((_, sign) => sign * 30),
  signOf,
);

const SURELY_LESS_THAN_A_ROUND_MS = 23 * 3_600_000;
/** Degrees beside the way of a cusp in which borders are sought too. */
const BESIDE = 0.01;
/**
 * Milliseconds within which the second of a solved passage is looked up: the library finds cusps in steps, and near the
 * polar circle ends some hundred-thousandths of a degree before the place itself.
 */
const UNSURE_MS = 40;
/** Seconds between two looks at what moves slowly. */
const STEP = 60;

/**
 * The runs that tile the seconds of a range of at most a day, as `runsOf` finds them. When a cusp comes to a border or
 * passes a planet has a closed form in sidereal time (R3.5), so it is solved for; the planets and the periods, which
 * cost next to nothing, are halved each by itself.
 */
export function* sweptRuns(parts: KeyParts, grid: SecondGrid): Generator<SweptRun, void> {
  const changes = [...cuspChanges(parts, grid), ...slowChanges(parts, grid)].sort(
    (a, b) => a.second - b.second || a.utcMs - b.utcMs,
  );
  let key: readonly number[] = parts.keyAt(secondAt(grid, grid.first));
  let from = grid.first;
  for (let at = 0; at < changes.length;) {
    const second = changes[at]?.second ?? grid.last;
    const next = [...key];
    for (let each = changes[at]; each?.second === second; each = changes[at]) {
      next[each.at] = each.value;
      at += 1;
    }
    if (sameNumbers(key, next)) continue;
    yield { from, to: second, key };
    [from, key] = [second, next];
  }
  yield { from, to: grid.last + 1, key };
}

/** The seconds at which cusps enter parts of the zodiac, and planets other houses. */
function cuspChanges({ sky, counting, keyAt }: KeyParts, grid: SecondGrid): readonly Change[] {
  const found: Change[] = [];
  const add = (at: number, utcMs: number, ends: number, value: number): void => {
    const seconds = (utcMs - grid.originMs) / SECOND_MS;
    const nearest = Math.round(seconds);
    if (nearest < grid.first || nearest > grid.last) return;
    const unsure = Math.abs(seconds - nearest) * SECOND_MS < UNSURE_MS;
    const passed = unsure ? keyAt(secondAt(grid, nearest))[at] !== ends : seconds <= nearest;
    const second = passed ? nearest : nearest + 1;
    if (second > grid.first && second <= grid.last) found.push({ second, utcMs, at, value });
  };
  const comesTo = bordersPassed(sky, grid);
  HOUSES.forEach((house, at) => {
    for (const { degrees, opens, ends } of counting.has(house) ? SUB_BORDERS : SIGN_BORDERS) {
      if (!comesTo(house, degrees)) continue;
      for (const utcMs of meetingsIn(grid, (each) => sky.cuspPast(house, degrees, each))) add(at, utcMs, ends, opens);
    }
    PLANETS.forEach((planet, index) => {
      const past = (utcMs: number): number => sky.cuspPast(house, sky.longitude(planet, utcMs), utcMs);
      // What a cusp has passed stands in the house before.
      for (const utcMs of meetingsIn(grid, past))
        add(FIRST_HOUSE + index, utcMs, at, (at + HOUSES.length - 1) % HOUSES.length);
    });
  });
  return found;
}

/** Whether a cusp may come to a longitude in a range: in less than a round it goes from its first place to its last. */
function bordersPassed(sky: MovingSky, grid: SecondGrid): (house: House, degrees: number) => boolean {
  const [fromMs, toMs] = [secondAt(grid, grid.first), secondAt(grid, grid.last)];
  if (toMs - fromMs > SURELY_LESS_THAN_A_ROUND_MS) return () => true;
  const [first, last] = [sky.cusps(fromMs), sky.cusps(toMs)];
  const arcs = HOUSES.map((_, at) => {
    const from = (first[at] ?? Number.NaN) - BESIDE;
    return { from, length: arcForward(from, last[at] ?? Number.NaN) + BESIDE };
  });
  return (house, degrees) => {
    const { from, length } = arcs[house - 1] ?? { from: 0, length: 360 };
    return arcForward(from, degrees) <= length;
  };
}

/** The instants of a range at which a cusp is past something by nothing: one each sidereal day. */
function meetingsIn(grid: SecondGrid, past: (utcMs: number) => number): readonly number[] {
  const [fromMs, toMs] = [secondAt(grid, grid.first), secondAt(grid, grid.last)];
  if (toMs <= fromMs) return [];
  // Beside the range the sky is not known, and a cusp goes on as sidereal time does.
  const pastAt = (utcMs: number): number => {
    const inside = Math.min(Math.max(utcMs, fromMs), toMs);
    return past(inside) + (utcMs - inside) * SIDEREAL_RATE;
  };
  const begun = -normalize(-past(fromMs));
  const roughly = begun + (toMs - fromMs) * SIDEREAL_RATE;
  // The planet's own way is much less than half a round.
  const ended = roughly + wrap180(past(toMs) - roughly);
  const found: number[] = [];
  for (let round = 0; round <= ended; round += 360) {
    const guess = fromMs + ((toMs - fromMs) * (round - begun)) / (ended - begun);
    found.push(meeting(pastAt, [guess, pastAt(guess)]));
  }
  return found;
}

/** The seconds at which planets enter other parts of the zodiac, and the periods of the events become others. */
function slowChanges({ sky, periods, periodAt }: KeyParts, grid: SecondGrid): readonly Change[] {
  const found: Change[] = [];
  const follow = (at: number, valueAt: (utcMs: number) => number): void => {
    const lookAt = (second: number): number => valueAt(secondAt(grid, second));
    const halve = (near: number, nearValue: number, far: number, farValue: number): void => {
      if (nearValue === farValue) return;
      if (far - near <= 1) {
        found.push({ second: far, utcMs: secondAt(grid, far), at, value: farValue });
        return;
      }
      const middle = Math.floor((near + far) / 2);
      const value = lookAt(middle);
      halve(near, nearValue, middle, value);
      halve(middle, value, far, farValue);
    };
    let [near, nearValue] = [grid.first, lookAt(grid.first)];
    while (near < grid.last) {
      const far = Math.min(near + STEP, grid.last);
      const farValue = lookAt(far);
      halve(near, nearValue, far, farValue);
      [near, nearValue] = [far, farValue];
    }
  };
  PLANETS.forEach((planet, index) => follow(FIRST_PLANET + index, (utcMs) => subAndSign(sky.longitude(planet, utcMs))));
  for (let period = 0; period < periods; period += 1) follow(FIRST_PERIOD + period, (utcMs) => periodAt(period, utcMs));
  return found;
}
