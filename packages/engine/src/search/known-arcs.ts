import type { Ephemeris } from '../sky/port.ts';
import { FIRST_JD } from '../time/known-span.ts';
import { AYANAMSAS, PLANETS, SIGNS, type Ayanamsa, type Planet } from '../zodiac/names.ts';
import { subStarts } from '../zodiac/sub-table.ts';
import type { Arc } from './arcs.ts';
import { passageIn, type StepEnd, targetsWithin } from './passage.ts';
import { soughtPosition } from './position.ts';

/** An arc of one planet in one ayanamsa; what was found in it before is not computed again. */
export interface KnownArc {
  /** Where the planet stands at the start of a step; the end of the last one is one more. */
  readonly stepEnd: (step: number) => StepEnd;
  /** The step that holds a Julian day, or the nearest one. */
  readonly stepAt: (jd: number) => number;
  /** The starts of signs and subs that it passes in a step, degrees. */
  readonly bordersIn: (step: number) => readonly number[];
  /** When it passes a target that lies within a step, Julian day. */
  readonly passage: (target: number, step: number) => number;
}

/** Starts of the signs and subs, each with its place. Others, such as natal places, would never end. */
const BORDERS: ReadonlyMap<number, number> = new Map(
  [...new Set([...SIGNS.map((_, sign) => sign * 30), ...subStarts.map((arcsec) => arcsec / 3600)])].map(
    (border, index) => [border, index] as const,
  ),
);
const BORDER_DEGREES = [...BORDERS.keys()];

/** Whether what is found of a place in the zodiac is kept: the starts of the signs and subs are asked for by every birth. */
export const isBorder = (degrees: number): boolean => BORDERS.has(degrees);

interface Found {
  readonly toJd: number;
  readonly ends: (StepEnd | undefined)[];
  readonly borders: (readonly number[] | undefined)[];
  /** By step and border. */
  readonly passages: Map<number, number>;
}

/** Arcs kept, twice: some hundred passages at most stand in each, and less than 30 MB in all. */
const MOST_ARCS = 512;

/** What was found in the arcs used of late and in those used before them; an arc used in neither time is dropped. */
class FoundInArcs {
  #newer = new Map<number, Found>();
  #older = new Map<number, Found>();

  of(key: number, toJd: number): Found {
    const newer = this.#newer.get(key);
    if (newer?.toJd === toJd) return newer;
    const older = this.#older.get(key);
    const found = older?.toJd === toJd ? older : { toJd, ends: [], borders: [], passages: new Map<number, number>() };
    if (this.#newer.size >= MOST_ARCS) [this.#newer, this.#older] = [new Map<number, Found>(), this.#newer];
    this.#newer.set(key, found);
    return found;
  }
}

const foundUnder = new WeakMap<object, FoundInArcs>();

/** One number for planet, ayanamsa and the first day of an arc: there are fewer than a million days. */
const keyOf = (planet: Planet, ayanamsa: Ayanamsa, { fromJd }: Arc): number =>
  (PLANETS.indexOf(planet) * AYANAMSAS.length + AYANAMSAS.indexOf(ayanamsa)) * 1_000_000 + (fromJd - FIRST_JD);

/**
 * An arc with its memory. Arcs and the borders passed in them are the same for every birth, and each instant depends on
 * its arc alone, so that a search finds the same whatever was found before.
 */
export function knownArc(ephemeris: Ephemeris, planet: Planet, ayanamsa: Ayanamsa, arc: Arc): KnownArc {
  const all = foundUnder.get(ephemeris.sky) ?? new FoundInArcs();
  foundUnder.set(ephemeris.sky, all);
  const { fromJd, toJd, steps } = arc;
  const { ends, borders, passages } = all.of(keyOf(planet, ayanamsa, arc), toJd);
  const position = (jd: number) => soughtPosition(ephemeris, planet, jd, ayanamsa);
  const stepEnd = (step: number): StepEnd => {
    const known = ends[step];
    if (known !== undefined) return known;
    const jd = step === steps ? toJd : fromJd + ((toJd - fromJd) * step) / steps;
    const found = { jd, ...position(jd) };
    ends[step] = found;
    return found;
  };
  const solved = (target: number, step: number) => passageIn(position, target, stepEnd(step), stepEnd(step + 1));
  return {
    stepEnd,
    stepAt: (jd) => Math.min(Math.max(Math.floor(((jd - fromJd) / (toJd - fromJd)) * steps), 0), steps - 1),
    bordersIn: (step) => (borders[step] ??= targetsWithin(stepEnd(step), stepEnd(step + 1), BORDER_DEGREES)),
    passage: (target, step) => {
      const border = BORDERS.get(target);
      if (border === undefined) return solved(target, step);
      const key = step * BORDERS.size + border;
      const known = passages.get(key);
      if (known !== undefined) return known;
      const found = solved(target, step);
      passages.set(key, found);
      return found;
    },
  };
}
