import type { Interval } from '../../base/intervals.ts';
import { buildChart } from '../../chart/build.ts';
import type { Chart } from '../../chart/chart.ts';
import type { DashaLevelName } from '../../kp/timing/turning-points.ts';
import type { Moment } from '../../time/moment.ts';
import { requireHouses } from '../../chart/houses.ts';
import { requireInCycle, vimshottariOf } from '../../dasha/cycle-of.ts';
import { runningAt } from '../../dasha/vimshottari.ts';
import { judgedGroup } from '../../events/resolve.ts';
import { polar } from '../../sky/polar.ts';
import type { StandingKind } from '../../kp/kernel/standing.ts';
import { contact, lean, signifiesNear } from '../../kp/kernel/levels.ts';
import { matter } from '../../kp/promise/matter.ts';
import { levelName } from '../../kp/timing/turning-points.ts';
import { dayFrame } from '../../almanac/day-frame.ts';
import { rahuKalam } from '../../almanac/rahu-kalam.ts';
import { ascendantCrossings } from '../../search/ascendant.ts';
import { longitudeCrossings } from '../../search/crossings.ts';
import { jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import { overlap, unionOf } from '../../base/intervals.ts';
import type { Search } from '../../passages/transit-search.ts';
import { entered, SUB_BORDERS } from '../../passages/stays.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { speculationGate } from './speculation-gate.ts';
import type { SpeculationFitness } from './speculation-gate.ts';

export const SLOT_TONES = ['SUPPORTIVE', 'NEUTRAL', 'ADVERSE'] as const;
export type SlotTone = (typeof SLOT_TONES)[number];
export const DAY_TONES = ['SUPPORTIVE_DAY', 'MIXED_DAY', 'ADVERSE_DAY'] as const;
type DayTone = (typeof DAY_TONES)[number];
/** What takes a supportive slot down to neutral. */
export const SLOT_CAPS = ['GATE_CLOSED', 'DASHA_AGAINST'] as const;
type SlotCap = (typeof SLOT_CAPS)[number];

/** A stretch of a session with one sub lord rising and the Moon in one sub. */
interface SessionSlot extends Interval {
  readonly ascSubLord: Planet;
  readonly moonSubLord: Planet;
  readonly tone: SlotTone;
  readonly cappedBy: SlotCap | null;
  /** Part of it lies in Rahu kalam: flagged, moves nothing. */
  readonly rahuKalam: boolean;
}

export interface SessionTemper {
  readonly fitness: SpeculationFitness;
  /** Mahadasha to sookshma at the start. */
  readonly dasha: readonly {
    readonly level: DashaLevelName;
    readonly planet: Planet;
    readonly standing: StandingKind;
  }[];
  readonly slots: readonly SessionSlot[];
  readonly minutes: Readonly<Record<'supportive' | 'neutral' | 'adverse', number>>;
  readonly dayTone: DayTone;
}

/** Dasha lords are weighed on 2, 5, 6, 11 against 8, 12, primary 2 (R35.3). */
const DASHA_SETS = judgedGroup([2, 5, 6, 11], { denial: [8, 12] });
const GAINFUL: readonly House[] = [2, 6, 11];
const LOSING: readonly House[] = [8, 12];

/** House 5 gains for a planet that also signifies 2 or 11 and loses for any other (R35.3). */
function setsFor(chart: Chart, planet: Planet): readonly [favourable: readonly House[], against: readonly House[]] {
  return contact(chart, planet, [2, 11]) === null ? [GAINFUL, [...LOSING, 5]] : [[...GAINFUL, 5], LOSING];
}

/** The tone of a slot from the natal significations of its two sub lords (R35.3). */
export function slotTone(chart: Chart, rising: Planet, moon: Planet): SlotTone {
  const [asc, mon] = [rising, moon].map((planet) => {
    const [favourable, against] = setsFor(chart, planet);
    return {
      gains: contact(chart, planet, favourable) !== null,
      against: lean(chart, planet, favourable, against) === 'AGAINST',
      loses: signifiesNear(chart, planet, LOSING),
    };
  });
  if (asc === undefined || mon === undefined) return 'NEUTRAL';
  if (asc.gains && mon.gains && !asc.against && !mon.against) return 'SUPPORTIVE';
  return asc.against || (asc.loses && mon.loses) ? 'ADVERSE' : 'NEUTRAL';
}

interface Change {
  readonly atMs: number;
  readonly asc?: Planet;
  readonly moon?: Planet;
}

/** A session cut, to the second, where the rising sub or the Moon's sub changes. */
function cutSession(
  { ephemeris, ayanamsa, budget }: Search,
  { startMs, endMs }: Interval,
  sky: Chart,
): readonly (Interval & { readonly asc: Planet; readonly moon: Planet })[] {
  const [from, to] = [jdFromUtcMs(startMs), jdFromUtcMs(endMs)];
  const second = (jd: number): number => Math.floor(utcMsFromJd(jd) / 1000) * 1000;
  const changes: readonly Change[] = [
    ...ascendantCrossings(ephemeris, SUB_BORDERS, sky.moment, ayanamsa, from, to, budget).map((crossing) => ({
      atMs: second(crossing.jd),
      asc: entered(crossing).subLord,
    })),
    ...longitudeCrossings(ephemeris, 'Moon', ayanamsa, SUB_BORDERS, from, to, budget).map((crossing) => ({
      atMs: second(crossing.jd),
      moon: entered(crossing).subLord,
    })),
  ].sort((a, b) => a.atMs - b.atMs);
  const found: (Interval & { asc: Planet; moon: Planet })[] = [];
  let [asc, moon, since] = [sky.ascendant.subLord, sky.planets.Moon.subLord, startMs];
  for (const change of [...changes, { atMs: endMs } satisfies Change]) {
    if (change.atMs > since) {
      found.push({ startMs: since, endMs: change.atMs, asc, moon });
      since = change.atMs;
    }
    asc = change.asc ?? asc;
    moon = change.moon ?? moon;
  }
  return found;
}

/** Rahu kalam of the days a session touches, at its place. */
function rahuSpans({ ephemeris }: Search, { startMs, endMs }: Interval, place: Moment): readonly Interval[] {
  const frame = (at: number) => dayFrame(ephemeris, at, place, place);
  const first = frame(startMs);
  const isOneDay = !first.sunriseFallback && endMs < first.nextSunriseMs;
  return unionOf((isOneDay ? [first] : [first, frame(endMs)]).map(rahuKalam));
}

const share = (slots: readonly SessionSlot[], tone: SlotTone): number =>
  slots.filter((slot) => slot.tone === tone).reduce((sum, slot) => sum + slot.endMs - slot.startMs, 0);

/**
 * The temper of one session for speculation: natal gate, running lords, and slots by the rising sub and the Moon's sub
 * (R35.3, KPM). `place` is the session's start and place. Throws out_of_range inside the polar circles,
 * validation_failed outside the dasha years.
 */
export function sessionTemper(search: Search, chart: Chart, span: Interval, place: Moment): SessionTemper {
  requireInCycle(chart, span.startMs, 'session_date');
  const sky = buildChart(search.ephemeris, place);
  requireHouses(chart);
  if (sky.houses === null) throw polar(place.latitude, sky.frame.obliquityTrue, 'session_latitude');
  const fitness = speculationGate(chart);
  const { lords } = matter(chart, DASHA_SETS);
  const dasha = runningAt(vimshottariOf(chart), span.startMs, 4).map((period) => ({
    level: levelName(period),
    planet: period.planet,
    standing: lords[period.planet].standing,
  }));
  const against = dasha.filter(({ level, standing }) => level !== 'MD' && standing === 'AGAINST').length;
  const cap = fitness.gate === 'CLOSED' ? 'GATE_CLOSED' : against >= 2 ? 'DASHA_AGAINST' : null;
  const kalam = rahuSpans(search, span, place);
  const slots = cutSession(search, span, sky).map(({ asc, moon, startMs, endMs }): SessionSlot => {
    const tone = slotTone(chart, asc, moon);
    const cappedBy = tone === 'SUPPORTIVE' ? cap : null;
    return {
      startMs,
      endMs,
      ascSubLord: asc,
      moonSubLord: moon,
      tone: cappedBy === null ? tone : 'NEUTRAL',
      cappedBy,
      rahuKalam: kalam.some((each) => overlap(each, { startMs, endMs })),
    };
  });
  const half = (span.endMs - span.startMs) / 2;
  const [supportive, neutral, adverse] = [share(slots, 'SUPPORTIVE'), share(slots, 'NEUTRAL'), share(slots, 'ADVERSE')];
  const minutes = (ms: number): number => Math.round(ms / 600) / 100;
  return {
    fitness,
    dasha,
    slots,
    minutes: { supportive: minutes(supportive), neutral: minutes(neutral), adverse: minutes(adverse) },
    dayTone: supportive >= half ? 'SUPPORTIVE_DAY' : adverse >= half ? 'ADVERSE_DAY' : 'MIXED_DAY',
  };
}
