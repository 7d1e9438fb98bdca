import type { Body, EclipseKind, Ephemeris, HouseSystem, RiseDefinition } from './port.ts';
import type { Place } from '../time/place.ts';
import type { Ayanamsa } from '../zodiac/names.ts';

/**
 * The same sky with a count of its own: one tool call sees what it spent itself (kernel F, limits), not what the calls
 * running beside it in the process spend.
 */
export const withOwnCalls = (sky: Ephemeris): Ephemeris => new OwnCalls(sky);

class OwnCalls implements Ephemeris {
  calls = 0;
  readonly sky: object;
  readonly #sky: Ephemeris;

  constructor(ephemeris: Ephemeris) {
    this.#sky = ephemeris;
    this.sky = ephemeris.sky;
  }

  body(jdUt: number, body: Body) {
    return this.#counted((sky) => sky.body(jdUt, body));
  }

  meanPlace(jdUt: number, body: Body) {
    return this.#counted((sky) => sky.meanPlace(jdUt, body));
  }

  meanLongitude(jdUt: number, body: Body) {
    return this.#counted((sky) => sky.meanLongitude(jdUt, body));
  }

  equatorial(jdUt: number, body: Body) {
    return this.#counted((sky) => sky.equatorial(jdUt, body));
  }

  frame(jdUt: number) {
    return this.#counted((sky) => sky.frame(jdUt));
  }

  ayanamsa(jdUt: number, key: Ayanamsa) {
    return this.#counted((sky) => sky.ayanamsa(jdUt, key));
  }

  meanAyanamsa(jdUt: number, key: Ayanamsa) {
    return this.#counted((sky) => sky.meanAyanamsa(jdUt, key));
  }

  houses(jdUt: number, place: Place, system: HouseSystem) {
    return this.#counted((sky) => sky.houses(jdUt, place, system));
  }

  housesFromArmc(armc: number, latitude: number, obliquityTrue: number, system: HouseSystem) {
    return this.#counted((sky) => sky.housesFromArmc(armc, latitude, obliquityTrue, system));
  }

  siderealTime(jdUt: number) {
    return this.#counted((sky) => sky.siderealTime(jdUt));
  }

  deltaT(jdUt: number) {
    return this.#counted((sky) => sky.deltaT(jdUt));
  }

  riseSet(
    jdUt: number,
    body: 'Sun' | 'Moon',
    event: 'rise' | 'set',
    place: Place,
    definition?: RiseDefinition,
    withinDays?: number,
  ) {
    return this.#counted((sky) => sky.riseSet(jdUt, body, event, place, definition, withinDays));
  }

  nextEclipse(jdUt: number, kind: EclipseKind) {
    return this.#counted((sky) => sky.nextEclipse(jdUt, kind));
  }

  eclipseVisible(jdUt: number, kind: EclipseKind, place: Place) {
    return this.#counted((sky) => sky.eclipseVisible(jdUt, kind, place));
  }

  #counted<Answer>(ask: (sky: Ephemeris) => Answer): Answer {
    const before = this.#sky.calls;
    try {
      return ask(this.#sky);
    } finally {
      this.calls += this.#sky.calls - before;
    }
  }
}
