import { horasOf } from '../almanac/hora.ts';
import { dayFrame } from '../almanac/day-frame.ts';
import { elongation, tithiAt } from '../almanac/limbs.ts';
import type { Tithi } from '../almanac/limbs.ts';
import { EngineError } from '../base/errors.ts';
import { holds } from '../base/intervals.ts';
import type { Interval } from '../base/intervals.ts';
import type { Chart } from '../chart/chart.ts';
import { elongationCrossings, longitudeCrossings } from '../search/crossings.ts';
import { siderealPosition } from '../search/position.ts';
import type { Ephemeris } from '../sky/port.ts';
import { jdFromUtcMs, utcMsFromJd } from '../time/julian.ts';
import { withinSpan } from '../time/known-span.ts';
import { signOf } from '../parashari/base/frame.ts';
import type { Graha, Planet } from '../zodiac/names.ts';

/** Days that surely hold a stay of the Sun in a sign and the return of the Moon before and after it. */
const REACH = 66;
/** The longest stay of the Sun in a sign is shorter, days. */
const LONGEST_STAY = 32.5;

/** An instant at which the Moon is as far ahead of the Sun as at birth. */
interface TithiReturn {
  readonly utcMs: number;
  /** The Sun's, 0 = Aries. */
  readonly sunSign: number;
}

export interface TithiPravesha {
  readonly atMs: number;
  /** The Sun is not in its natal sign, because its stay there held no return of the tithi angle. */
  readonly sunSignDiffers: boolean;
  /** How many returns the stay of the Sun in its natal sign held. */
  readonly inStay: number;
  /** Other returns of the stay, else the nearest before and after. */
  readonly alternatives: readonly TithiReturn[];
}

/** Moon less Sun at birth, degrees. */
export const natalElongation = ({ planets }: Chart): number =>
  elongation(planets.Sun.longitude, planets.Moon.longitude);

/** The natal tithi. */
export const natalTithi = (natal: Chart): Tithi => tithiAt(natalElongation(natal));

/**
 * The return of the natal tithi angle while the Sun is in its natal sign about a solar return, nearest to that return
 * (R31.1); where the stay holds none, the one outside it that is nearest to the solar return. Birth is its own return.
 * Null where a sky past 2399 would be needed.
 */
export function tithiPravesha(ephemeris: Ephemeris, natal: Chart, solarReturnMs: number): TithiPravesha | null {
  const centre = jdFromUtcMs(solarReturnMs);
  const [from, to] = [withinSpan(centre - REACH), withinSpan(centre + REACH)];
  const stay = stayAround(ephemeris, natal, solarReturnMs);
  const hits = elongationCrossings(ephemeris, [natalElongation(natal)], from, to).map(({ jd }) => utcMsFromJd(jd));
  const isBirth = solarReturnMs === natal.moment.utcMs;
  // Birth itself may be missed by the rounding of the search, or found a few milliseconds away.
  const returns = isBirth
    ? [...hits.filter((utcMs) => Math.abs(utcMs - solarReturnMs) > 60_000), solarReturnMs].sort((a, b) => a - b)
    : hits;
  const inside = returns.filter((utcMs) => holds(stay, utcMs));
  const distance = (utcMs: number): number => Math.abs(utcMs - solarReturnMs);
  if (inside.length === 0 && stay.cut) return null;
  const [atMs] = [...(inside.length > 0 ? inside : returns)].sort((a, b) => distance(a) - distance(b));
  if (atMs === undefined) return null;
  const others = inside.filter((utcMs) => utcMs !== atMs);
  const neighbours = [returns.filter((utcMs) => utcMs < atMs).at(-1), returns.find((utcMs) => utcMs > atMs)];
  return {
    atMs,
    sunSignDiffers: inside.length === 0,
    inStay: inside.length,
    alternatives: (others.length > 0 ? others : neighbours).flatMap((utcMs) =>
      utcMs === undefined ? [] : [{ utcMs, sunSign: sunSignAt(ephemeris, natal, utcMs) }],
    ),
  };
}

interface Stay extends Interval {
  /** The known sky begins or ends within it. */
  readonly cut: boolean;
}

/** The Sun's stay in its natal sign that holds a solar return, cut at the edges of the known sky. */
function stayAround(ephemeris: Ephemeris, natal: Chart, solarReturnMs: number): Stay {
  const { Sun } = natal.planets;
  const centre = jdFromUtcMs(solarReturnMs);
  const borders = [30 * Sun.signIndex, (30 * Sun.signIndex + 30) % 360];
  const [from, to] = [withinSpan(centre - LONGEST_STAY), withinSpan(centre + LONGEST_STAY)];
  const found = longitudeCrossings(ephemeris, 'Sun', natal.moment.ayanamsa, borders, from, to);
  const entry = found.find(({ jd, target }) => target === borders[0] && jd <= centre);
  const exit = found.find(({ jd, target }) => target === borders[1] && jd > centre);
  return {
    startMs: utcMsFromJd(entry?.jd ?? from),
    endMs: utcMsFromJd(exit?.jd ?? to),
    cut: entry === undefined || exit === undefined,
  };
}

const sunSignAt = (ephemeris: Ephemeris, { moment }: Chart, utcMs: number): number =>
  signOf(siderealPosition(ephemeris, 'Sun', jdFromUtcMs(utcMs), moment.ayanamsa).longitude);

export interface TithiRulers {
  readonly vara: Graha;
  readonly hora: Graha;
  readonly tithi: Planet;
  /** Polar day or night: local mean time stands in for sunrise and sunset. */
  readonly sunriseFallback: boolean;
}

/** Lords of weekday and hora at the moment of a chart, and of the tithi of birth (R32.4, R32.1). */
export function tithiRulers(ephemeris: Ephemeris, natal: Chart, { moment }: Chart): TithiRulers {
  const day = dayFrame(ephemeris, moment.utcMs, moment, moment);
  const hora = horasOf(day, day.weekdayLord).find((span) => holds(span, moment.utcMs));
  if (hora === undefined) throw new EngineError('internal_error', 'No hora holds the moment.');
  return {
    vara: day.weekdayLord,
    hora: hora.lord,
    tithi: natalTithi(natal).lord,
    sunriseFallback: day.sunriseFallback,
  };
}
