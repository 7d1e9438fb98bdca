import { normalize, RADIANS, wrap180 } from '../base/angles.ts';
import { armcOfAscendant, ascendantOfArmc } from '../chart/houses.ts';
import { SIDEREAL_RATE } from '../search/ascendant.ts';
import { turnToHorizon } from '../sky/hindu-sun.ts';
import type { Ephemeris } from '../sky/port.ts';
import { J2000_JD, jdOfSecond, secondOfJd } from '../time/julian.ts';
import type { Place } from '../time/place.ts';
import type { Ayanamsa } from '../zodiac/names.ts';
import { rowAt, rowNumbered } from './sub-rows.ts';
import type { LordRow } from './sub-rows.ts';
import { Track } from './track.ts';

/** Days between nodes: nutation has a term of five and a half days. */
const STEP_DAYS = 1;
/** A border nearer than this to a whole second is looked at in the sky itself, seconds. */
const CLOSE = 0.01;
/** Each brings the error of a sunrise to a fifteenth at least, also where it moves on by hours from day to day. */
const PASSES = 8;

/** A row of the 249 that begins at a whole second. */
export interface RowChange {
  /** Unix seconds. */
  readonly second: number;
  readonly row: LordRow;
}

/**
 * What turns with the Earth at a place: the rising degree in closed form (R3.5), with true obliquity and true ayanamsa
 * of the instant. Between the nodes of its tracks it costs no ephemeris call.
 */
export class RisingSky {
  readonly #ephemeris: Ephemeris;
  readonly #place: Place;
  readonly #ayanamsaKey: Ayanamsa;
  readonly #ayanamsa: Track;
  readonly #obliquity: Track;
  /** Sidereal time at Greenwich less its even growth, degrees. */
  readonly #excess: Track;

  constructor(ephemeris: Ephemeris, place: Place, ayanamsa: Ayanamsa) {
    this.#ephemeris = ephemeris;
    this.#place = place;
    this.#ayanamsaKey = ayanamsa;
    this.#ayanamsa = new Track(STEP_DAYS, (jd) => ephemeris.ayanamsa(jd, ayanamsa).true);
    this.#obliquity = new Track(STEP_DAYS, (jd) => ephemeris.frame(jd).obliquityTrue);
    this.#excess = new Track(STEP_DAYS, (jd) => normalize(ephemeris.siderealTime(jd) * 15 - evenTurn(jd)), true);
  }

  /** The rising sidereal degree of a whole second. */
  longitudeAt(second: number): number {
    const jd = jdOfSecond(second);
    const tropical = ascendantOfArmc(this.#armc(jd), this.#place.latitude, this.#obliquity.at(jd));
    return normalize(tropical - this.#ayanamsa.at(jd));
  }

  /** The row that rises at a whole second, asked of the sky itself. */
  rowAtSecond(second: number): LordRow {
    const jd = jdOfSecond(second);
    const { cusps } = this.#ephemeris.houses(jd, this.#place, 'P');
    return rowAt((cusps[0] ?? Number.NaN) - this.#ephemeris.ayanamsa(jd, this.#ayanamsaKey).true);
  }

  /** The rows that begin to rise in (from, to), in order of time, each at the first whole second not before it. */
  *changes(from: number, to: number): Generator<RowChange, void> {
    let row = this.rowAtSecond(from);
    let jd = jdOfSecond(from);
    const end = jdOfSecond(to);
    for (;;) {
      const next = rowNumbered(row.index + 1);
      jd = this.#rises(next.start, jd);
      if (jd >= end) return;
      const second = this.#settled(secondOfJd(jd), row);
      // The first second shows its row already.
      if (second >= to) return;
      if (second > from) yield { second, row: next };
      row = next;
    }
  }

  /** The Hindu sunrise next to `guess` of a sidereal Sun, where it both rises and sets. */
  sunriseNear(sun: Track, guess: number): number {
    let jd = guess;
    for (let pass = 0; pass < PASSES; pass += 1) {
      const longitude = sun.at(jd) + this.#ayanamsa.at(jd);
      const sky = { longitude, obliquity: this.#obliquity.at(jd), siderealAngle: this.#turn(jd) };
      jd += wrap180(turnToHorizon(sky, 'rise', this.#place)) / 360;
    }
    return jd;
  }

  /** Degrees of a sidereal Sun north of the equator. */
  declinationOf(sun: Track, jd: number): number {
    const tropical = (sun.at(jd) + this.#ayanamsa.at(jd)) * RADIANS;
    return Math.asin(Math.sin(tropical) * Math.sin(this.#obliquity.at(jd) * RADIANS)) / RADIANS;
  }

  /** The first instant after `jd` at which a sidereal degree rises. */
  #rises(degrees: number, jd: number): number {
    const ahead = normalize(this.#armcOf(degrees + this.#ayanamsa.at(jd), jd) - this.#armc(jd));
    // Just after its own rising a degree may seem a hair behind.
    const rough = jd + (ahead > 359.9 ? ahead - 360 : ahead) / SIDEREAL_RATE;
    const rest = wrap180(this.#armcOf(degrees + this.#ayanamsa.at(rough), rough) - this.#armc(rough));
    return rough + rest / SIDEREAL_RATE;
  }

  #settled(exact: number, before: LordRow): number {
    const second = Math.ceil(exact);
    if (second - exact < CLOSE && this.rowAtSecond(second).index === before.index) return second + 1;
    if (exact - (second - 1) < CLOSE && this.rowAtSecond(second - 1).index !== before.index) return second - 1;
    return second;
  }

  #armc(jd: number): number {
    return this.#turn(jd) + this.#place.longitude;
  }

  /** Sidereal time at Greenwich, degrees. */
  #turn(jd: number): number {
    return evenTurn(jd) + this.#excess.at(jd);
  }

  #armcOf(tropical: number, jd: number): number {
    return armcOfAscendant(tropical, this.#place.latitude, this.#obliquity.at(jd));
  }
}

/** Whole turns taken off first, so that no digits are lost. */
const evenTurn = (jd: number): number => {
  const days = jd - J2000_JD;
  const whole = Math.floor(days);
  return ((days - whole) * SIDEREAL_RATE + ((whole * (SIDEREAL_RATE - 360)) % 360)) % 360;
};
