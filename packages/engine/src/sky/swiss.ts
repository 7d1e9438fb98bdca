import { EngineError } from '../base/errors.ts';
import { J2000_JD } from '../time/julian.ts';
import type { Ayanamsa } from '../zodiac/names.ts';
import { SIDEREAL_MODES, khullarMean } from './ayanamsa.ts';
import { outside } from './outside.ts';
import { polar } from './polar.ts';
import { FIRST_JD, LAST_JD } from '../time/known-span.ts';
import type { Place } from '../time/place.ts';
import type {
  AyanamsaValue,
  Body,
  BodyState,
  EclipseKind,
  EclipseMaximum,
  EclipticFrame,
  Ephemeris,
  Equatorial,
  HouseCusps,
  HouseSystem,
  MeanPlace,
  RiseDefinition,
} from './port.ts';
import { DAILY_SUN_LATITUDE, hinduSunEvent, roughSunEvent, type SunReading } from './hindu-sun.ts';
import { polarSunEventAfter, QUICK_LATITUDE } from './polar-sun.ts';
import { firstEventAfter, firstKnownEventAfter, NEARBY } from './rise-set.ts';
import { KnownEclipses } from './known-eclipses.ts';
import {
  BODIES,
  ECLIPSE_FLAGS,
  ECLIPTIC_AND_NUTATION,
  EQUATORIAL,
  faultSpace,
  HINDU_RISING,
  loadSwissLibrary,
  MEAN_EQUINOX,
  RISE,
  SET,
  SPEED,
  SWISS_FILES,
} from './swiss-library.ts';
import type { SwissLibrary } from './swiss-functions.ts';

/** Air at which refraction at the horizon is the 34' of the almanacs; the library's own default gives 2' more. */
const MILLIBARS = 1010;
const CELSIUS = 10;

/** The sky by the Swiss Ephemeris and its files (R1.1); one process has one library, so state is set per call. */
export function createSwissEphemeris(): Ephemeris {
  return new SwissEphemeris(loadSwissLibrary());
}

/** The first numbers of what the library writes; an index of a typed array itself has no certain value in TypeScript. */
type Found = readonly [number, number, number, number, number, number, number, number, number];

/** In the place of an instant: no rise or set. */
const NEVER = -2;

const SWISS_SKY = {};
const ECLIPSES = new KnownEclipses();

class SwissEphemeris implements Ephemeris {
  calls = 0;
  /** Every instance reads the same files. */
  readonly sky = SWISS_SKY;
  readonly #library: SwissLibrary;
  readonly #numbers = new Float64Array(20);
  /** What the library wrote last; whoever keeps a number copies it. */
  readonly #found = this.#numbers as unknown as Found;
  readonly #cusps = new Float64Array(13);
  readonly #fault = faultSpace();
  #frameAt = Number.NaN;
  #frame: EclipticFrame | undefined;
  #ayanamsaAt = Number.NaN;
  #ayanamsaKey: Ayanamsa | undefined;
  #ayanamsa: AyanamsaValue | undefined;

  constructor(library: SwissLibrary) {
    this.#library = library;
  }

  body(jdUt: number, body: Body): BodyState {
    const found = this.#calc(jdUt, BODIES[body], SWISS_FILES | SPEED);
    return { longitude: found[0], latitude: found[1], distance: found[2], speed: found[3] };
  }

  meanPlace(jdUt: number, body: Body): MeanPlace {
    const found = this.#calc(jdUt, BODIES[body], SWISS_FILES | SPEED | MEAN_EQUINOX);
    return { longitude: found[0], speed: found[3] };
  }

  meanLongitude(jdUt: number, body: Body): number {
    return this.#calc(jdUt, BODIES[body], SWISS_FILES | MEAN_EQUINOX)[0];
  }

  equatorial(jdUt: number, body: Body): Equatorial {
    const found = this.#calc(jdUt, BODIES[body], SWISS_FILES | EQUATORIAL);
    return { rightAscension: found[0], declination: found[1] };
  }

  frame(jdUt: number): EclipticFrame {
    if (this.#frame !== undefined && jdUt === this.#frameAt) return this.#frame;
    const found = this.#calc(jdUt, ECLIPTIC_AND_NUTATION, SWISS_FILES);
    this.#frame = {
      obliquityTrue: found[0],
      obliquityMean: found[1],
      nutationLongitude: found[2],
      nutationObliquity: found[3],
    };
    this.#frameAt = jdUt;
    return this.#frame;
  }

  ayanamsa(jdUt: number, key: Ayanamsa): AyanamsaValue {
    if (this.#ayanamsa !== undefined && jdUt === this.#ayanamsaAt && key === this.#ayanamsaKey) return this.#ayanamsa;
    const { nutationLongitude } = this.frame(jdUt);
    const mean = this.meanAyanamsa(jdUt, key);
    this.#ayanamsa = { mean, true: mean + nutationLongitude };
    this.#ayanamsaAt = jdUt;
    this.#ayanamsaKey = key;
    return this.#ayanamsa;
  }

  meanAyanamsa(jdUt: number, key: Ayanamsa): number {
    return key === 'khullar' ? khullarMean(jdUt) : this.#libraryAyanamsa(jdUt, SIDEREAL_MODES[key]);
  }

  houses(jdUt: number, place: Place, system: HouseSystem): HouseCusps {
    this.#within(jdUt);
    this.calls += 1;
    const { latitude, longitude } = place;
    const code = system.charCodeAt(0);
    if (this.#library.swe_houses_ex(jdUt, 0, latitude, longitude, code, this.#cusps, this.#numbers) < 0) {
      throw polar(latitude, this.frame(jdUt).obliquityTrue);
    }
    return this.#houseCusps();
  }

  housesFromArmc(armc: number, latitude: number, obliquityTrue: number, system: HouseSystem): HouseCusps {
    this.calls += 1;
    const code = system.charCodeAt(0);
    if (this.#library.swe_houses_armc(armc, latitude, obliquityTrue, code, this.#cusps, this.#numbers) < 0) {
      throw polar(latitude, obliquityTrue);
    }
    return this.#houseCusps();
  }

  #houseCusps(): HouseCusps {
    const points = this.#found;
    // A loop: taking a typed array apart costs as much as the library's own work on it.
    const cusps: number[] = [];
    for (let house = 1; house <= 12; house += 1) cusps.push(this.#cusps[house] ?? Number.NaN);
    return { cusps, ascendant: points[0], midheaven: points[1], armc: points[2], vertex: points[3] };
  }

  siderealTime(jdUt: number): number {
    this.#within(jdUt);
    this.calls += 1;
    return this.#siderealTime(jdUt);
  }

  #siderealTime(jdUt: number): number {
    // The library's own would work out the frame once more.
    const { obliquityTrue, nutationLongitude } = this.frame(jdUt);
    return this.#library.swe_sidtime0(jdUt, obliquityTrue, nutationLongitude);
  }

  deltaT(jdUt: number): number {
    this.#within(jdUt);
    return this.#library.swe_deltat(jdUt) * 86_400;
  }

  riseSet(
    jdUt: number,
    body: 'Sun' | 'Moon',
    event: 'rise' | 'set',
    place: Place,
    definition: RiseDefinition = 'hindu',
    withinDays = 1.5,
  ): number | null {
    const kind = (event === 'rise' ? RISE : SET) | (definition === 'hindu' ? HINDU_RISING : 0);
    const next = (begin: number): number => {
      // The search begins a little early; on the first day of the files it cannot.
      const from = Math.max(begin, FIRST_JD);
      this.#within(from);
      this.calls += 1;
      const found = this.#library.swe_rise_trans(
        from,
        BODIES[body],
        null,
        SWISS_FILES,
        kind,
        geographic(place),
        MILLIBARS,
        CELSIUS,
        this.#numbers,
        this.#fault,
      );
      if (found === -1) throw outside(from);
      return found < 0 ? NEVER : this.#found[0];
    };
    this.#within(jdUt);
    if (body !== 'Sun') return firstEventAfter(next, jdUt, withinDays);
    const north = Math.abs(place.latitude);
    if (north > DAILY_SUN_LATITUDE) {
      if (definition === 'apparent' && north <= QUICK_LATITUDE) return firstEventAfter(next, jdUt, withinDays);
      const read = (jd: number): SunReading => this.#sunNear(Math.min(Math.max(jd, FIRST_JD), LAST_JD), definition);
      return polarSunEventAfter({ read, event, place, definition }, jdUt, withinDays);
    }
    const exactly = (rough: number): number =>
      definition === 'hindu'
        ? hinduSunEvent(this.#sunNear(Math.max(rough, FIRST_JD), definition), event, place)
        : next(rough - NEARBY);
    return firstKnownEventAfter(exactly, (from) => roughSunEvent(from, event, place), jdUt, withinDays);
  }

  #sunNear(jdUt: number, definition: RiseDefinition): SunReading {
    const { longitude, latitude, distance, speed } = this.body(jdUt, 'Sun');
    const { obliquityTrue: obliquity } = this.frame(jdUt);
    const siderealAngle = this.#siderealTime(jdUt) * 15;
    // A Hindu rise takes the Sun on the ecliptic.
    return {
      jdUt,
      longitude,
      latitude: definition === 'hindu' ? 0 : latitude,
      distance,
      speed,
      obliquity,
      siderealAngle,
    };
  }

  nextEclipse(jdUt: number, kind: EclipseKind): EclipseMaximum | null {
    this.#within(jdUt);
    const known = ECLIPSES.next(jdUt, kind);
    if (known !== undefined) {
      this.calls += 1;
      return known;
    }
    // The library passes over a maximum in the ten seconds after the start: begin earlier, and pass over what is past.
    let found = this.#eclipseAfter(jdUt - 0.01, kind);
    if (found.maximum < jdUt) found = this.#eclipseAfter(jdUt + 1, kind);
    // One call each, however often the library was asked: the count is the same when the eclipse is known.
    this.calls += 1;
    // Its search runs on past the files.
    if (found.maximum > LAST_JD) return null;
    const type = ECLIPSE_FLAGS.find(([flag]) => (found.flags & flag) !== 0)?.[1];
    if (type === undefined) throw new EngineError('internal_error', 'An eclipse of an unknown type was found.');
    const eclipse = { kind, type, jdUt: found.maximum };
    ECLIPSES.keep(jdUt, eclipse);
    return eclipse;
  }

  eclipseVisible(jdUt: number, kind: EclipseKind, place: Place): boolean {
    this.#within(jdUt);
    this.calls += 1;
    const look = kind === 'SOLAR' ? 'swe_sol_eclipse_how' : 'swe_lun_eclipse_how';
    const answered = this.#library[look](jdUt, SWISS_FILES, geographic(place), this.#numbers, this.#fault);
    if (answered < 0) throw outside(jdUt);
    const [altitude, magnitude] = [this.#found[6], this.#found[8]];
    return altitude > 0 && (kind === 'LUNAR' || magnitude > 0);
  }

  #eclipseAfter(jdUt: number, kind: EclipseKind) {
    const search = kind === 'SOLAR' ? 'swe_sol_eclipse_when_glob' : 'swe_lun_eclipse_when';
    const flags = this.#library[search](jdUt, SWISS_FILES, 0, this.#numbers, 0, this.#fault);
    if (flags < 0) throw outside(jdUt);
    return { flags, maximum: this.#found[0] };
  }

  #calc(jdUt: number, body: number, flags: number): Found {
    this.#within(jdUt);
    // Nutation and ayanamsa ride along with the position they are needed for: a search is bounded by its positions.
    if (body >= 0) this.calls += 1;
    const answered = this.#library.swe_calc_ut(jdUt, body, flags, this.#numbers, this.#fault);
    // Without its files the library answers from Moshier's series and says so only here.
    if (answered < 0 || (answered & SWISS_FILES) === 0) {
      // After a refusal the library can miss its files once more at the other end of them: a good call mends that.
      this.#library.swe_calc_ut(J2000_JD, BODIES.Sun, SWISS_FILES, this.#numbers, this.#fault);
      throw outside(jdUt);
    }
    return this.#found;
  }

  #libraryAyanamsa(jdUt: number, mode: number): number {
    this.#within(jdUt);
    // The mode is one global of the library: set it before every reading.
    this.#library.swe_set_sid_mode(mode, 0, 0);
    const mean = this.#library.swe_get_ayanamsa_ut(jdUt);
    // Without its star file the library answers 0 for true_chitra (R2).
    if (!(mean > 15 && mean < 35)) throw new EngineError('internal_error', 'The ayanamsa could not be computed.');
    return mean;
  }

  /** Refuses instants outside the files. */
  #within(jdUt: number): void {
    if (!(jdUt >= FIRST_JD && jdUt <= LAST_JD)) throw outside(jdUt);
  }
}

const geographic = ({ latitude, longitude }: Place): Float64Array => Float64Array.of(longitude, latitude, 0);
