import type { Ephemeris } from '../sky/port.ts';
import { SIGNS, type Ayanamsa, type Planet } from '../zodiac/names.ts';
import { subStarts } from '../zodiac/sub-table.ts';
import type { SearchBudget } from './budget.ts';

/** What a walk between two stations of a planet asks of the sky. */
export interface Walk {
  /** Sidereal degrees. */
  readonly longitude: (jd: number) => number;
  /** When the planet passes a target in the step from `start` to `end`, Julian day. */
  readonly passage: (target: number, way: 1 | -1, start: number, end: number, guess: number) => number;
}

interface Known {
  readonly value: number;
  readonly calls: number;
}

/** Planets so slow that the borders of all signs and subs are some 30,000 passages in the six centuries. */
const SLOW: readonly Planet[] = ['Jupiter', 'Saturn'];
/** Degrees: starts of the signs and subs. Others, such as natal places, would never end. */
const BORDERS = new Set([...SIGNS.map((_, sign) => sign * 30), ...subStarts.map((arcsec) => arcsec / 3600)]);

const kept = new WeakMap<object, Map<string, Map<string, Known>>>();

/**
 * A walk whose answers are kept, for steps that begin and end with the planet's stations and so are the same for every
 * birth. What is known costs the budget as much as finding it, so that no answer depends on the calls before.
 */
export function knownWalk(
  ephemeris: Ephemeris,
  planet: Planet,
  ayanamsa: Ayanamsa,
  walk: Walk,
  own: SearchBudget,
): Walk {
  if (!SLOW.includes(planet)) return walk;
  const tables = kept.get(ephemeris.sky) ?? new Map<string, Map<string, Known>>();
  kept.set(ephemeris.sky, tables);
  const name = `${planet} ${ayanamsa}`;
  const table = tables.get(name) ?? new Map<string, Known>();
  tables.set(name, table);
  const once = (key: string, find: () => number): number => {
    const known = table.get(key);
    if (known !== undefined) {
      own.charge(known.calls);
      return known.value;
    }
    const before = ephemeris.calls;
    const value = find();
    table.set(key, { value, calls: ephemeris.calls - before });
    return value;
  };
  return {
    longitude: (jd) => once(`${jd}`, () => walk.longitude(jd)),
    passage: (target, way, start, end, guess) =>
      BORDERS.has(target)
        ? once(`${start} ${target}`, () => walk.passage(target, way, start, end, guess))
        : walk.passage(target, way, start, end, guess),
  };
}
