import type { DayFrame } from '../../almanac/day-frame.ts';
import { WEEKDAY_LORDS } from '../../almanac/day-frame.ts';
import { normalize } from '../../base/angles.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Chart } from '../../chart/chart.ts';
import { ascendantOfArmc } from '../../chart/houses.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { jdFromUtcMs } from '../../time/julian.ts';
import type { Graha } from '../../zodiac/names.ts';

export const SOLAR_UPAGRAHAS = ['dhuma', 'vyatipata', 'parivesha', 'indrachapa', 'upaketu'] as const;
export type SolarUpagraha = (typeof SOLAR_UPAGRAHAS)[number];
export const TIME_UPAGRAHAS = ['kala', 'mrityu', 'ardhaprahara', 'yamaghantaka', 'gulika', 'mandi'] as const;
export type TimeUpagraha = (typeof TIME_UPAGRAHAS)[number];
export const GULIKA_RULES = ['start', 'middle'] as const;
export type GulikaRule = (typeof GULIKA_RULES)[number];

/** The five points that hang on the Sun, sidereal degrees (R23.9). */
export function solarUpagrahas(sun: number): Readonly<Record<SolarUpagraha, number>> {
  const dhuma = normalize(sun + 133 + 20 / 60);
  const vyatipata = normalize(360 - dhuma);
  const parivesha = normalize(vyatipata + 180);
  const indrachapa = normalize(360 - parivesha);
  return { dhuma, vyatipata, parivesha, indrachapa, upaketu: normalize(indrachapa + 16 + 40 / 60) };
}

/** Lord of the eighth of day or night that each point belongs to. */
const PART_LORDS: Readonly<Record<TimeUpagraha, Graha>> = {
  kala: 'Sun',
  mrityu: 'Mars',
  ardhaprahara: 'Mercury',
  yamaghantaka: 'Jupiter',
  gulika: 'Saturn',
  mandi: 'Saturn',
};

const PARTS = 8;

export interface TimePart extends Interval {
  readonly partLord: Graha;
  /** 1..8 of the day, or of the night. */
  readonly partNumber: number;
  /** Where the point rises: start or middle of the part, Unix milliseconds. */
  readonly instantMs: number;
}

/**
 * The part of each point: day and night have eight each, lords in the order of the weekdays and then one without a lord;
 * by day they begin at the weekday's lord, by night at the fifth from it (R23.9). Gulika rises at the start of
 * Saturn's part and Mandi in its middle, or the other way round; all others in the middle.
 */
export function timePart(point: TimeUpagraha, day: DayFrame, rule: GulikaRule): TimePart {
  const [from, to] = day.dayBirth ? [day.sunriseMs, day.sunsetMs] : [day.sunsetMs, day.nextSunriseMs];
  const first = day.dayBirth ? day.weekday : (day.weekday + 4) % 7;
  const partLord = PART_LORDS[point];
  const index = (WEEKDAY_LORDS.indexOf(partLord) - first + PARTS) % PARTS;
  const part = (to - from) / PARTS;
  const startMs = from + index * part;
  const atStart = point === (rule === 'start' ? 'gulika' : 'mandi');
  return {
    partLord,
    partNumber: index + 1,
    startMs,
    endMs: startMs + part,
    instantMs: atStart ? startMs : startMs + part / 2,
  };
}

/** Sidereal degree that rises at the birth place of a chart at an instant, by the ayanamsa of that instant. */
export function risingAt(ephemeris: Ephemeris, { moment }: Chart, utcMs: number): number {
  const jd = jdFromUtcMs(utcMs);
  const armc = normalize(ephemeris.siderealTime(jd) * 15 + moment.longitude);
  const tropical = ascendantOfArmc(armc, moment.latitude, ephemeris.frame(jd).obliquityTrue);
  return normalize(tropical - ephemeris.ayanamsa(jd, moment.ayanamsa).true);
}
