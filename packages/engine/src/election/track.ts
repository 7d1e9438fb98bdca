import { normalize, wrap180 } from '../base/angles.ts';
import { soughtPosition } from '../search/position.ts';
import type { Ephemeris } from '../sky/port.ts';
import { FIRST_JD, LAST_JD } from '../time/known-span.ts';
import type { Ayanamsa, Planet } from '../zodiac/names.ts';

/** Values at six neighbouring nodes carry any instant between the middle two. */
const NODES = 6;

/**
 * A smooth function of time known at the nodes of a fixed grid and in between by the polynomial through six of them.
 * The grid is that of the Julian days, so that an instant has one value whatever span is searched round it.
 */
export class Track {
  readonly #stepDays: number;
  readonly #ask: (jd: number) => number;
  readonly #circular: boolean;
  readonly #known = new Map<number, number>();
  #base = Number.NaN;
  /** The polynomial through the six nodes, its powers from the lowest. */
  readonly #powers: number[] = new Array<number>(NODES).fill(0);

  constructor(stepDays: number, ask: (jd: number) => number, circular = false) {
    this.#stepDays = stepDays;
    this.#ask = ask;
    this.#circular = circular;
  }

  /** Days between two nodes. */
  get stepDays(): number {
    return this.#stepDays;
  }

  /** Value at an instant; of an angle its degrees, 0 <= x < 360. */
  at(jd: number): number {
    const place = this.#place(jd);
    let sum = 0;
    for (let power = NODES - 1; power >= 0; power -= 1) sum = sum * place + (this.#powers[power] ?? 0);
    return this.#circular ? normalize(sum) : sum;
  }

  /** Change a day. */
  rate(jd: number): number {
    const place = this.#place(jd);
    let sum = 0;
    for (let power = NODES - 1; power > 0; power -= 1) sum = sum * place + power * (this.#powers[power] ?? 0);
    return sum / this.#stepDays;
  }

  /** Where among its six nodes an instant lies, in steps from their middle; their polynomial is made ready. */
  #place(jd: number): number {
    const step = this.#stepDays;
    const first = Math.ceil(FIRST_JD / step);
    const last = Math.floor(LAST_JD / step) - NODES + 1;
    const base = Math.min(Math.max(Math.floor(jd / step) - NODES / 2 + 1, first), last);
    if (base !== this.#base) this.#load(base);
    return jd / step - base - MIDDLE;
  }

  #load(base: number): void {
    this.#powers.fill(0);
    let before: number | undefined;
    for (let node = 0; node < NODES; node += 1) {
      const asked = this.#node(base + node);
      const value: number = this.#circular && before !== undefined ? before + wrap180(asked - before) : asked;
      const weights = WEIGHTS[node] ?? [];
      for (let power = 0; power < NODES; power += 1) {
        this.#powers[power] = (this.#powers[power] ?? 0) + value * (weights[power] ?? 0);
      }
      before = value;
    }
    this.#base = base;
  }

  #node(index: number): number {
    const known = this.#known.get(index);
    if (known !== undefined) return known;
    const value = this.#ask(index * this.#stepDays);
    this.#known.set(index, value);
    return value;
  }
}

/** Where the middle of the nodes lies, in steps from the first. */
const MIDDLE = (NODES - 1) / 2;

/** Lagrange's weight of each node as a polynomial of the place in steps from the middle: its powers, the lowest first. */
const WEIGHTS: readonly (readonly number[])[] = Array.from({ length: NODES }, (_, node) => {
  let powers = [1];
  for (let other = 0; other < NODES; other += 1) {
    if (other === node) continue;
    // One more factor (place - where the other lies) / (node - other).
    const grown = powers.map((power) => power * (MIDDLE - other));
    powers = [...grown, 0].map((power, index) => (power + (powers[index - 1] ?? 0)) / (node - other));
  }
  return powers;
});

/**
 * Days between nodes. The Moon's polynomial is good to a hundredth of a second of its motion, that of the others to
 * about an arc-second, since light bends near the Sun: they are asked for again at each border.
 */
const STEP_DAYS: Readonly<Record<Planet, number>> = {
  Sun: 4,
  Moon: 0.5,
  Mars: 4,
  Mercury: 1,
  Jupiter: 8,
  Venus: 4,
  Saturn: 8,
  Rahu: 16,
  Ketu: 16,
};

/** The sidereal longitude of a planet as a track: nutation, which is in both the place and the ayanamsa, is left out of both. */
export const trackOf = (ephemeris: Ephemeris, ayanamsa: Ayanamsa, planet: Planet): Track =>
  new Track(STEP_DAYS[planet], (jd) => soughtPosition(ephemeris, planet, jd, ayanamsa).longitude, true);
