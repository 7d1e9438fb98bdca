import { EngineError } from '../../base/errors.ts';
import { longitudeCrossings } from '../../search/crossings.ts';
import { siderealPosition } from '../../search/position.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { DAY_MS, jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import { withinSpan } from '../../time/known-span.ts';
import type { Ayanamsa } from '../../zodiac/names.ts';
import { STAR_28_BORDERS } from '../../zodiac/stars-28.ts';
import { phasesIn } from './moon-phases.ts';
import type { MoonPhase } from './moon-phases.ts';
import { nadiAt } from './sapta-nadi.ts';
import type { Nadi } from './sapta-nadi.ts';
import { say } from './weather.messages.ts';

export const WEATHER_CHANGES = ['PHASE', 'NADI'] as const;

/** What changes next in the weather of a moment. */
export type WeatherChange =
  | { readonly what: 'PHASE'; readonly utcMs: number; readonly phase: MoonPhase }
  | { readonly what: 'NADI'; readonly utcMs: number; readonly nadi: Nadi };

/** The slowest Moon passes two stars of one nadi in less. */
const LONGEST_NADI_DAYS = 2.5;
/** Milliseconds: a change at the moment itself has happened. */
const AFTER = 100;
/** Degrees past a border, to stand in the star it opens. */
const INSIDE = 1e-4;

/** The next Moon phase or entry of the Moon into another nadi, whichever comes first. */
export function nextWeatherChange(ephemeris: Ephemeris, ayanamsa: Ayanamsa, utcMs: number): WeatherChange {
  const startMs = utcMs + AFTER;
  const [from, to] = [jdFromUtcMs(startMs), withinSpan(jdFromUtcMs(utcMs) + LONGEST_NADI_DAYS)];
  const held = nadiAt(siderealPosition(ephemeris, 'Moon', from, ayanamsa).longitude);
  const entry = longitudeCrossings(ephemeris, 'Moon', ayanamsa, STAR_28_BORDERS, from, to)
    .map(({ jd, target }) => ({ what: 'NADI' as const, utcMs: utcMsFromJd(jd), nadi: nadiAt(target + INSIDE) }))
    .find(({ nadi }) => nadi !== held);
  const endMs = entry?.utcMs ?? utcMs + LONGEST_NADI_DAYS * DAY_MS;
  const [phase] = phasesIn(ephemeris, { startMs, endMs });
  if (phase !== undefined) return { what: 'PHASE', ...phase };
  if (entry !== undefined) return entry;
  throw new EngineError('out_of_range', say.changePastSky());
}
