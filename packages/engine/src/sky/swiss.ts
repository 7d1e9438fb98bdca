import { EngineError } from '../base/errors.ts';
import { capitalised } from '../base/words.ts';
import { LAST_YEAR } from '../time/civil.ts';
import { UT } from '../time/clock.ts';
import { utcMsFromJd } from '../time/julian.ts';
import { momentInWords } from '../time/print.ts';
import type { Ayanamsa } from '../zodiac/names.ts';
import { SIDEREAL_MODES, khullarMean } from './ayanamsa.ts';
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
import { hinduSunEvent, type SunReading } from './hindu-sun.ts';
import { firstEventAfter, firstKnownEventAfter, NEARBY } from './rise-set.ts';
import { DAILY_SUN_LATITUDE, roughSunEvent } from './rough-sun.ts';
import { KnownEclipses } from './known-eclipses.ts';
import type { SwissAddon } from './swiss-addon.ts';
import {
  BODIES,
  ECLIPSE_FLAGS,
  ECLIPTIC_AND_NUTATION,
  EQUATORIAL,
  HINDU_RISING,
  MEAN_EQUINOX,
  RISE,
  SET,
  SPEED,
  SWISS_FILES,
  loadSwissAddon,
} from './swiss-addon.ts';

const J2000 = 2_451_545;
/** Air at which refraction at the horizon is the 34' of the almanacs; the library's own default gives 2' more. */
const MILLIBARS = 1010;
const CELSIUS = 10;

/** The sky by the Swiss Ephemeris and its files (R1.1); one process has one library, so state is set per call. */
export function createSwissEphemeris(): Ephemeris {
  return new SwissEphemeris(loadSwissAddon());
}

const SWISS_SKY = {};
const ECLIPSES = new KnownEclipses();

class SwissEphemeris implements Ephemeris {
  calls = 0;
  /** Every instance reads the same files. */
  readonly sky = SWISS_SKY;
  readonly #addon: SwissAddon;
  #frameAt = Number.NaN;
  #frame: EclipticFrame | undefined;
  #ayanamsaAt = Number.NaN;
  #ayanamsaKey: Ayanamsa | undefined;
  #ayanamsa: AyanamsaValue | undefined;

  constructor(addon: SwissAddon) {
    this.#addon = addon;
  }

  body(jdUt: number, body: Body): BodyState {
    const result = this.#calc(jdUt, BODIES[body], SWISS_FILES | SPEED);
    return {
      longitude: result.longitude,
      latitude: result.latitude,
      distance: result.distance,
      speed: result.longitudeSpeed,
    };
  }

  meanPlace(jdUt: number, body: Body): MeanPlace {
    const { longitude, longitudeSpeed } = this.#calc(jdUt, BODIES[body], SWISS_FILES | SPEED | MEAN_EQUINOX);
    return { longitude, speed: longitudeSpeed };
  }

  equatorial(jdUt: number, body: Body): Equatorial {
    const result = this.#calc(jdUt, BODIES[body], SWISS_FILES | EQUATORIAL);
    return { rightAscension: result.rectAscension, declination: result.declination };
  }

  frame(jdUt: number): EclipticFrame {
    if (this.#frame !== undefined && jdUt === this.#frameAt) return this.#frame;
    const result = this.#calc(jdUt, ECLIPTIC_AND_NUTATION, SWISS_FILES);
    // The library returns these four in the fields of a body.
    this.#frame = {
      obliquityTrue: result.longitude,
      obliquityMean: result.latitude,
      nutationLongitude: result.distance,
      nutationObliquity: result.longitudeSpeed,
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
    const result = this.#addon.swe_houses_ex(jdUt, 0, place.latitude, place.longitude, system);
    if (result.error !== undefined) throw polar(place.latitude, this.frame(jdUt).obliquityTrue);
    return houseCusps(result);
  }

  housesFromArmc(armc: number, latitude: number, obliquityTrue: number, system: HouseSystem): HouseCusps {
    this.calls += 1;
    const result = this.#addon.swe_houses_armc(armc, latitude, obliquityTrue, system);
    if (result.error !== undefined) throw polar(latitude, obliquityTrue);
    return houseCusps(result);
  }

  siderealTime(jdUt: number): number {
    this.#within(jdUt);
    this.calls += 1;
    return this.#addon.swe_sidtime(jdUt).siderialTime;
  }

  deltaT(jdUt: number): number {
    this.#within(jdUt);
    return this.#addon.swe_deltat(jdUt).delta * 86_400;
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
      const { latitude, longitude } = place;
      this.calls += 1;
      const result = this.#addon.swe_rise_trans(
        from,
        BODIES[body],
        '',
        SWISS_FILES,
        kind,
        longitude,
        latitude,
        0,
        MILLIBARS,
        CELSIUS,
      );
      if (result.error !== undefined) throw outside(from);
      return result.transitTime;
    };
    this.#within(jdUt);
    if (body !== 'Sun' || Math.abs(place.latitude) > DAILY_SUN_LATITUDE) return firstEventAfter(next, jdUt, withinDays);
    const exactly = (rough: number): number =>
      definition === 'hindu'
        ? hinduSunEvent(this.#sunNear(Math.max(rough, FIRST_JD)), event, place)
        : next(rough - NEARBY);
    return firstKnownEventAfter(exactly, (from) => roughSunEvent(from, event, place), jdUt, withinDays);
  }

  #sunNear(jdUt: number): SunReading {
    const { longitude, longitudeSpeed: speed } = this.#calc(jdUt, BODIES.Sun, SWISS_FILES | SPEED);
    const { longitude: obliquity } = this.#calc(jdUt, ECLIPTIC_AND_NUTATION, SWISS_FILES);
    const siderealAngle = this.#addon.swe_sidtime(jdUt).siderialTime * 15;
    return { jdUt, longitude, speed, obliquity, siderealAngle };
  }

  nextEclipse(jdUt: number, kind: EclipseKind): EclipseMaximum | null {
    this.#within(jdUt);
    const known = ECLIPSES.next(jdUt, kind);
    if (known !== undefined) {
      this.calls += 1;
      return known;
    }
    // The library passes over a maximum in the ten seconds after the start: begin earlier, and pass over what is past.
    let result = this.#eclipseAfter(jdUt - 0.01, kind);
    if (result.maximum < jdUt) result = this.#eclipseAfter(jdUt + 1, kind);
    // One call each, however often the library was asked: the count is the same when the eclipse is known.
    this.calls += 1;
    // Its search runs on past the files.
    if (result.maximum > LAST_JD) return null;
    const type = ECLIPSE_FLAGS.find(([flag]) => (result.rflag & flag) !== 0)?.[1];
    if (type === undefined) throw new EngineError('internal_error', 'An eclipse of an unknown type was found.');
    const eclipse = { kind, type, jdUt: result.maximum };
    ECLIPSES.keep(jdUt, eclipse);
    return eclipse;
  }

  eclipseVisible(jdUt: number, kind: EclipseKind, { latitude, longitude }: Place): boolean {
    this.#within(jdUt);
    this.calls += 1;
    if (kind === 'LUNAR') {
      const moon = this.#addon.swe_lun_eclipse_how(jdUt, SWISS_FILES, longitude, latitude, 0);
      if (moon.error !== undefined) throw outside(jdUt);
      return moon.apparentAltitude > 0;
    }
    const sun = this.#addon.swe_sol_eclipse_how(jdUt, SWISS_FILES, longitude, latitude, 0);
    if (sun.error !== undefined) throw outside(jdUt);
    return sun.apparentAltitude > 0 && sun.eclipseMagnitude > 0;
  }

  #eclipseAfter(jdUt: number, kind: EclipseKind) {
    const result =
      kind === 'SOLAR'
        ? this.#addon.swe_sol_eclipse_when_glob(jdUt, SWISS_FILES, 0, 0)
        : this.#addon.swe_lun_eclipse_when(jdUt, SWISS_FILES, 0, 0);
    if (result.error !== undefined) throw outside(jdUt);
    return result;
  }

  #calc(jdUt: number, body: number, flags: number) {
    this.#within(jdUt);
    // Nutation and ayanamsa ride along with the position they are needed for: a search is bounded by its positions.
    if (body >= 0) this.calls += 1;
    const result = this.#addon.swe_calc_ut(jdUt, body, flags);
    // Without its files the library answers from Moshier's series and says so only here.
    if (result.error !== undefined || (result.rflag & SWISS_FILES) === 0) {
      // After a refusal the library can miss its files once more at the other end of them: a good call mends that.
      this.#addon.swe_calc_ut(J2000, BODIES.Sun, SWISS_FILES);
      throw outside(jdUt);
    }
    return result;
  }

  #libraryAyanamsa(jdUt: number, mode: number): number {
    this.#within(jdUt);
    // The mode is one global of the library: set it before every reading.
    this.#addon.swe_set_sid_mode(mode, 0, 0);
    const mean = this.#addon.swe_get_ayanamsa_ut(jdUt);
    // Without its star file the library answers 0 for true_chitra (R2).
    if (!(mean > 15 && mean < 35)) throw new EngineError('internal_error', 'The ayanamsa could not be computed.');
    return mean;
  }

  /** Refuses instants outside the files. */
  #within(jdUt: number): void {
    if (!(jdUt >= FIRST_JD && jdUt <= LAST_JD)) throw outside(jdUt);
  }
}

function houseCusps(result: {
  readonly house: readonly number[];
  readonly ascendant: number;
  readonly mc: number;
  readonly armc: number;
  readonly vertex: number;
}): HouseCusps {
  return {
    cusps: result.house,
    ascendant: result.ascendant,
    midheaven: result.mc,
    armc: result.armc,
    vertex: result.vertex,
  };
}

function outside(jdUt: number): EngineError {
  const utcMs = utcMsFromJd(jdUt);
  const printable = !Number.isNaN(new Date(utcMs).valueOf());
  const instant = printable ? `${momentInWords(utcMs, UT)} UT` : 'the moment asked for';
  return new EngineError(
    'out_of_range',
    `The ephemeris covers 1 January 1800, 06:00 UT, to the end of ${LAST_YEAR}. ${capitalised(instant)} is outside it, so give a moment some days further inside.`,
  );
}
