import { wrap180 } from '../base/angles.ts';
import { siderealPosition, soughtPosition } from '../search/position.ts';
import { stations } from '../search/stations.ts';
import type { Ephemeris } from '../sky/port.ts';
import type { Ayanamsa, Planet } from '../zodiac/names.ts';
import type { RowChange } from './rising-sky.ts';
import { jdOfSecond, secondOfJd } from '../time/julian.ts';
import { rowAt, rowNumbered } from './sub-rows.ts';
import type { LordRow } from './sub-rows.ts';
import type { Track } from './track.ts';

/** A planet on its way through the rows. */
export interface Mover {
  readonly ephemeris: Ephemeris;
  readonly ayanamsa: Ayanamsa;
  readonly planet: Planet;
  readonly track: Track;
}

/** Its row at a whole second, asked of the sky itself. */
export const rowOf = ({ ephemeris, planet, ayanamsa }: Mover, second: number): LordRow =>
  rowAt(siderealPosition(ephemeris, planet, jdOfSecond(second), ayanamsa).longitude);

/**
 * The rows a planet enters in (from, to), in order of time, each at the first whole second not before its border. A border that it crosses again in retrogression counts each time.
 */
export function* rowChanges(mover: Mover, from: number, to: number): Generator<RowChange, void> {
  let row = rowOf(mover, from);
  for (const { start, end } of monotonePieces(mover.track, jdOfSecond(from), jdOfSecond(to))) {
    const first = mover.track.at(start);
    const arc = wrap180(mover.track.at(end) - first);
    const way = arc < 0 ? -1 : 1;
    for (;;) {
      const next = rowNumbered(row.index + way);
      const border = way > 0 ? next.start : row.start;
      const ahead = way * wrap180(border - first);
      // A start belongs to its row: going up the piece reaches it at the end, going down it must go below.
      if (way > 0 ? ahead > arc : ahead >= -arc) break;
      const second = settled(mover, row, exactSecond(mover, border, start, end));
      row = next;
      if (second > from && second < to) yield { second, row };
    }
  }
}

/** Pieces of a span between nodes of the track, cut once more where the planet turns. */
function* monotonePieces(track: Track, from: number, to: number): Generator<{ start: number; end: number }, void> {
  let start = from;
  while (start < to) {
    const end = Math.min((Math.floor(start / track.stepDays + 1e-9) + 1) * track.stepDays, to);
    const turn = turningPoint(track, start, end);
    if (turn !== null) yield { start, end: turn };
    yield { start: turn ?? start, end };
    start = end;
  }
}

function turningPoint(track: Track, start: number, end: number): number | null {
  const before = track.rate(start);
  if (before * track.rate(end) >= 0) return null;
  let [low, high] = [start, end];
  for (let pass = 0; pass < 40; pass += 1) {
    const middle = (low + high) / 2;
    if (track.rate(middle) * before > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** A step of Newton's so short, seconds, that the next would change nothing. */
const SHORT_STEP = 5;

/** When the border is passed, by the track and then, but for the Moon, by the sky. Unix seconds with a fraction. */
function exactSecond(mover: Mover, border: number, start: number, end: number): number {
  const { ephemeris, ayanamsa, track, planet } = mover;
  let jd = passage(track, border, start, end);
  if (planet === 'Moon') return secondOfJd(jd);
  for (let pass = 0; pass < 4; pass += 1) {
    const { longitude, speed } = soughtPosition(ephemeris, planet, jd, ayanamsa);
    const step = wrap180(longitude - border) / speed;
    if (Math.abs(step) > 0.02) break;
    jd -= step;
    if (Math.abs(step) * 86_400 < SHORT_STEP) break;
  }
  return secondOfJd(jd);
}

/** Newton on the track inside the piece, bisection where a step leaves it. */
function passage(track: Track, border: number, start: number, end: number): number {
  let [low, high] = [start, end];
  const way = wrap180(track.at(end) - track.at(start)) < 0 ? -1 : 1;
  let jd = (low + high) / 2;
  for (let pass = 0; pass < 60; pass += 1) {
    const past = wrap180(track.at(jd) - border);
    if (past * way < 0) low = jd;
    else high = jd;
    const newton = jd - past / track.rate(jd);
    const next = newton >= low && newton <= high ? newton : (low + high) / 2;
    if (Math.abs(next - jd) < 1e-9) return next;
    jd = next;
  }
  return jd;
}

/** Degrees to which the ayanamsa between the nodes of its track is known: that by the star moves less evenly. */
const noiseOf = (ayanamsa: Ayanamsa): number => (ayanamsa === 'true_chitra' ? 1e-6 : 1e-8);
/** Seconds to which a crossing is trusted without a look at the seconds beside it: the Moon's track is good to half of its. */
const trustedOf = (planet: Planet): number => (planet === 'Moon' ? 0.02 : 0.05);
const MOST_STEPS = 600;

/**
 * The first whole second in which the planet has left a row. Where the border lies close to a whole second, or the
 * planet nearly stands still, the seconds themselves are asked.
 */
function settled(mover: Mover, left: LordRow, exact: number): number {
  let second = Math.ceil(exact);
  const speed = Math.abs(mover.track.rate(jdOfSecond(second))) / 86_400;
  const doubt = trustedOf(mover.planet) + noiseOf(mover.ayanamsa) / Math.max(speed, 1e-12);
  const inside = (at: number): boolean => rowOf(mover, at).index === left.index;
  if (second - exact > doubt && exact - (second - 1) > doubt) return second;
  for (let step = 0; step < MOST_STEPS && inside(second); step += 1) second += 1;
  for (let step = 0; step < MOST_STEPS && !inside(second - 1); step += 1) second -= 1;
  return second;
}

/** A second from which a planet moves the other way. */
export interface Turn {
  readonly second: number;
  readonly retrograde: boolean;
}

/** The whole seconds in (from, to) from which a planet is retrograde or direct; none for Sun, Moon and nodes. */
export function turnsOf({ ephemeris, planet }: Mover, from: number, to: number): readonly Turn[] {
  return stations(ephemeris, planet, jdOfSecond(from), jdOfSecond(to)).flatMap(({ jd, turns }) => {
    const retrograde = turns === 'retrograde';
    const hasTurned = (second: number): boolean => isRetrograde(ephemeris, planet, second) === retrograde;
    let second = Math.ceil(secondOfJd(jd));
    for (let step = 0; step < MOST_STEPS && !hasTurned(second); step += 1) second += 1;
    for (let step = 0; step < MOST_STEPS && hasTurned(second - 1); step += 1) second -= 1;
    return second > from && second < to ? [{ second, retrograde }] : [];
  });
}

/** Whether one of Mars to Saturn moves backwards at a whole second. */
export const isRetrograde = (ephemeris: Ephemeris, planet: Planet, second: number): boolean =>
  planet !== 'Rahu' && planet !== 'Ketu' && ephemeris.body(jdOfSecond(second), planet).speed < 0;
