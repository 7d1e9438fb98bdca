import { printedFraction } from '../base/printed.ts';
import { EngineError } from '../base/errors.ts';
import { UT } from '../time/clock.ts';
import { DAY_MS } from '../time/julian.ts';
import { printInstant } from '../time/print.ts';
import { dashaLord, starProgress } from '../zodiac/division.ts';
import { DASHA_ORDER, DASHA_YEARS } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';
import { DASHA_YEAR_MS, yearsMonthsDays } from './years.ts';
import type { YearsMonthsDays } from './years.ts';
import { say } from './dasha.messages.ts';

/** Sums are made in sixteenths of a millisecond: there all five levels have whole lengths. */
const UNITS_PER_MS = 16;
const UNITS_PER_YEAR = DASHA_YEAR_MS * UNITS_PER_MS;
const CYCLE_UNITS = 120 * UNITS_PER_YEAR;

/** 1 mahadasha, 2 antardasha, 3 pratyantardasha, 4 sookshma, 5 prana. */
export type DashaLevel = 1 | 2 | 3 | 4 | 5;

/** The 120 years that the Moon of a birth sets running. */
export interface VimshottariCycle {
  readonly birthMs: number;
  /** When the first mahadasha would have begun: all other borders are whole units from here. */
  readonly nominalStartMs: number;
  readonly firstLord: Planet;
  /** Arc passed in the Moon's star, 0 <= f < 1. */
  readonly elapsedFraction: number;
}

/** A running period, half open [start, end), Unix milliseconds floored from exact units. */
export interface Period {
  readonly planet: Planet;
  readonly level: DashaLevel;
  /** Birth, for the period that birth cuts. */
  readonly startMs: number;
  readonly endMs: number;
  readonly nominalStartMs: number;
  readonly cutAtBirth: boolean;
  /** Over when the life began: only `wholeOf` gives such periods, with the dates of the full run. */
  readonly beforeBirth: boolean;
  readonly cycle: VimshottariCycle;
  /** Exact offsets from `cycle.nominalStartMs` in 1/16 ms. */
  readonly startUnits: number;
  readonly endUnits: number;
}

export interface Balance extends YearsMonthsDays {
  readonly lord: Planet;
  readonly decimalYears: number;
}

/** The cycle of a birth from its sidereal Moon in degrees (R13.1); one rounding only, to the millisecond. */
export function vimshottari(moonLongitude: number, birthUtcMs: number): VimshottariCycle {
  const { starIndex, passed: elapsedFraction } = starProgress(moonLongitude);
  const lordIndex = starIndex % 9;
  const elapsedMs = Math.round(elapsedFraction * yearsOf(lordIndex) * DASHA_YEAR_MS);
  return {
    birthMs: birthUtcMs,
    nominalStartMs: birthUtcMs - elapsedMs,
    firstLord: dashaLord(lordIndex),
    elapsedFraction,
  };
}

/** What remains at birth of the first mahadasha, printed in years, months and days of 12 and 30. */
export function balanceAtBirth(cycle: VimshottariCycle): Balance {
  const decimalYears = yearsOf(lordIndexOf(cycle.firstLord)) * (1 - cycle.elapsedFraction);
  return { lord: cycle.firstLord, ...yearsMonthsDays(decimalYears), decimalYears: printedFraction(decimalYears) };
}

/** Years of a lord, 6 to 20 (R4.1). */
export const dashaYears = (planet: Planet): number => yearsOf(lordIndexOf(planet));

/** The nine mahadashas, the first one cut at birth. */
export function mahadashas(cycle: VimshottariCycle): readonly Period[] {
  return divisionsOf(cycle, lordIndexOf(cycle.firstLord), 0, CYCLE_UNITS, 1);
}

/** The periods inside a period, those over before birth left out; none below prana. */
export function childrenOf(period: Period): readonly Period[] {
  const level = nextLevel(period.level);
  if (level === null) return [];
  return divisionsOf(period.cycle, lordIndexOf(period.planet), period.startUnits, period.endUnits, level);
}

/** The nine periods inside a period, those over before birth too; none below prana. */
export function wholeOf(period: Period): readonly Period[] {
  const level = nextLevel(period.level);
  if (level === null) return [];
  const { cycle, planet, startUnits, endUnits } = period;
  return divisionsOf(cycle, lordIndexOf(planet), startUnits, endUnits, level, true);
}

/**
 * The periods running at an instant, mahadasha first, down to `depth` levels. Throws validation_failed before
 * birth or after the 120 years, naming both limits.
 */
export function runningAt(cycle: VimshottariCycle, utcMs: number, depth: DashaLevel = 5): readonly Period[] {
  const units = unitsAt(cycle, utcMs);
  if (!(utcMs >= cycle.birthMs && units < CYCLE_UNITS)) {
    const [at, from, to] = [
      printInstant(utcMs, UT),
      printInstant(cycle.birthMs, UT),
      printInstant(cycleEndMs(cycle), UT),
    ];
    throw new EngineError('validation_failed', say.outsideVimshottari({ at, from, to }));
  }
  return descend(cycle, units, depth);
}

/** When the 120 years are over. */
export const cycleEndMs = (cycle: VimshottariCycle): number => cycle.nominalStartMs + CYCLE_UNITS / UNITS_PER_MS;

/** The period of the same level that begins where this one ends; null for the last of the 120 years. */
export function nextPeriod({ cycle, endUnits, level }: Period): Period | null {
  return endUnits < CYCLE_UNITS ? (descend(cycle, endUnits, level).at(-1) ?? null) : null;
}

/** The periods of a level that overlap [fromMs, toMs), in order; no others are built. */
export function* periodsBetween(
  cycle: VimshottariCycle,
  level: DashaLevel,
  fromMs: number,
  toMs: number,
): Generator<Period, void> {
  yield* within(mahadashas(cycle), level, unitsAt(cycle, fromMs), unitsAt(cycle, toMs));
}

function* within(
  periods: readonly Period[],
  level: DashaLevel,
  fromUnits: number,
  toUnits: number,
): Generator<Period, void> {
  for (const period of periods) {
    if (period.endUnits <= fromUnits || period.startUnits >= toUnits) continue;
    if (period.level === level) yield period;
    else yield* within(childrenOf(period), level, fromUnits, toUnits);
  }
}

const unitsAt = (cycle: VimshottariCycle, utcMs: number): number => (utcMs - cycle.nominalStartMs) * UNITS_PER_MS;

function descend(cycle: VimshottariCycle, units: number, depth: DashaLevel): readonly Period[] {
  const birthUnits = unitsAt(cycle, cycle.birthMs);
  const running: Period[] = [];
  let level: DashaLevel | null = 1;
  let [firstLord, fromUnits, toUnits] = [lordIndexOf(cycle.firstLord), 0, CYCLE_UNITS];
  while (level !== null && level <= depth) {
    const found = divisionHolding(units, firstLord, fromUnits, toUnits);
    [firstLord, fromUnits, toUnits] = found;
    running.push(period(cycle, dashaLord(firstLord), level, fromUnits, toUnits, birthUnits));
    level = nextLevel(level);
  }
  return running;
}

/** The one of nine divisions that holds an instant, as lord and limits: none of the others is built. */
function divisionHolding(
  units: number,
  firstLord: number,
  fromUnits: number,
  toUnits: number,
): readonly [lordIndex: number, startUnits: number, endUnits: number] {
  const unitsPerYear = (toUnits - fromUnits) / 120;
  let startUnits = fromUnits;
  for (let k = 0; k < 9; k += 1) {
    const lordIndex = (firstLord + k) % 9;
    const endUnits = startUnits + unitsPerYear * yearsOf(lordIndex);
    if (units < endUnits) return [lordIndex, startUnits, endUnits];
    startUnits = endUnits;
  }
  throw new EngineError('internal_error', 'No dasha was found for the instant.');
}

function divisionsOf(
  cycle: VimshottariCycle,
  firstLord: number,
  fromUnits: number,
  toUnits: number,
  level: DashaLevel,
  whole = false,
): readonly Period[] {
  const birthUnits = unitsAt(cycle, cycle.birthMs);
  const unitsPerYear = (toUnits - fromUnits) / 120;
  const periods: Period[] = [];
  let startUnits = fromUnits;
  for (let k = 0; k < 9; k += 1) {
    const lordIndex = (firstLord + k) % 9;
    const endUnits = startUnits + unitsPerYear * yearsOf(lordIndex);
    if (whole || endUnits > birthUnits)
      periods.push(period(cycle, dashaLord(lordIndex), level, startUnits, endUnits, birthUnits));
    startUnits = endUnits;
  }
  return periods;
}

function period(
  cycle: VimshottariCycle,
  planet: Planet,
  level: DashaLevel,
  startUnits: number,
  endUnits: number,
  birthUnits: number,
): Period {
  const nominalStartMs = cycle.nominalStartMs + Math.floor(startUnits / UNITS_PER_MS);
  const beforeBirth = endUnits <= birthUnits;
  const cutAtBirth = startUnits < birthUnits && !beforeBirth;
  return {
    planet,
    level,
    startMs: cutAtBirth ? cycle.birthMs : nominalStartMs,
    endMs: cycle.nominalStartMs + Math.floor(endUnits / UNITS_PER_MS),
    nominalStartMs,
    cutAtBirth,
    beforeBirth,
    cycle,
    startUnits,
    endUnits,
  };
}

function nextLevel(level: DashaLevel): DashaLevel | null {
  switch (level) {
    case 1:
      return 2;
    case 2:
      return 3;
    case 3:
      return 4;
    case 4:
      return 5;
    case 5:
      return null;
  }
}

function lordIndexOf(planet: Planet): number {
  return DASHA_ORDER.indexOf(planet);
}

function yearsOf(lordIndex: number): number {
  return DASHA_YEARS[lordIndex] ?? Number.NaN;
}

/** Days that count as junction at most, in a mahadasha and in an antardasha. */
const CAP_DAYS = { 1: 90, 2: 30 } as const;

/** Less than 5 % of a mahadasha or antardasha from one of its borders, 90 or 30 days at most (R13.5). */
export function inSandhi({ level, nominalStartMs, endMs }: Period, utcMs: number): boolean {
  const cap = level === 1 ? CAP_DAYS[1] : CAP_DAYS[2];
  const reach = Math.min(cap * DAY_MS, (endMs - nominalStartMs) / 20);
  return utcMs - nominalStartMs < reach || endMs - utcMs < reach;
}
