import { clipped } from '../../base/intervals.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Chart } from '../../chart/chart.ts';
import { jointPeriodsBetween } from '../../dasha/joint-period.ts';
import type { JointPeriod } from '../../dasha/joint-period.ts';
import { DASHA_YEAR_MS } from '../../dasha/years.ts';
import type { HouseSets } from '../../events/event.ts';
import type { Search } from '../../passages/transit-search.ts';
import { DAY_MS } from '../../time/julian.ts';
import type { Planet } from '../../zodiac/names.ts';
import { horaryMatter } from './horary-matter.ts';
import { keptMembers, rulingPlanetMembers } from '../ruling/ruling-planets.ts';
import type { RulingPlanetsOfMoment } from '../ruling/ruling-planets.ts';
import { sensitivePoints } from '../ruling/sensitive-points.ts';
import { sensitiveWindows } from '../ruling/sensitive-windows.ts';
import { releaseFinder } from '../timing/release.ts';
import type { ReleaseFinder } from '../timing/release.ts';
import { windowsOf } from '../timing/window.ts';
import type { JudgedJoint, Window } from '../timing/window.ts';
import { windowOrder } from '../timing/window-order.ts';
import { byStart } from '../timing/window-state.ts';
import { horaryClassRank, horaryPeriodClass, isHoraryOpen } from './horary-period-class.ts';
import type { HoraryOpenClass } from './horary-period-class.ts';

/** A joint period that can bring what was asked, with what a horary adds. */
export interface HoraryWindow extends Window<HoraryOpenClass> {
  /** Its lords that are retrograde at the moment: they act only once direct (R12.1). */
  readonly retrogradeLords: readonly { readonly planet: Planet; readonly turnsDirectMs: number | null }[];
  /** The first stays of the Sun in sensitive points of the ruling planets within it (R8.5). */
  readonly sunDates: readonly Interval[];
}

export interface HoraryTiming {
  /** By start, DEFERRED_OUT last. */
  readonly windows: readonly HoraryWindow[];
  /** No planet is fruitful, so others stand in. */
  readonly relaxed: boolean;
}

const MAX_WINDOWS = 8;
const MAX_SUN_DATES = 3;
/** Windows that begin later get no day of the Sun. */
const SUN_DAYS = 366;
/** More stays than a year can hold. */
const ALL_STAYS = 1000;

/**
 * When a number chart (horary only) brings what was asked: the best joint periods of the dasha that its Moon sets running, from the
 * moment on (the gate is that of the question), ordered by the ruling planets of the moment. `sets` are in
 * houses of the chart.
 */
export async function horaryWindows(
  search: Search,
  chart: Chart,
  ruling: RulingPlanetsOfMoment,
  sets: HouseSets,
  years: number,
): Promise<HoraryTiming> {
  const { utcMs } = chart.moment;
  const releases = releaseFinder(search.ephemeris, search.ayanamsa, search.budget);
  const span = { startMs: utcMs, endMs: utcMs + years * DASHA_YEAR_MS };
  const context = { asOfMs: utcMs, releases, rulingPlanets: rulingPlanetMembers(ruling) };
  const found = windowsOf(chart, span, openJointPeriods(chart, sets, span), context)
    // A number chart begins at its moment: that a period runs then tells nothing of it (R17.6).
    .map((window) => ({ ...window, running: false }))
    .sort(byHoraryOrder)
    .slice(0, MAX_WINDOWS)
    .sort(byStart);
  const near = (window: Interval): boolean => window.startMs < utcMs + SUN_DAYS * DAY_MS;
  const stays = found.some(near) ? await sunStays(search, ruling) : [];
  return {
    windows: found.map((window) => ({
      ...window,
      retrogradeLords: retrogradeLords(chart, window, releases),
      sunDates: near(window) ? clipped(stays, window).slice(0, MAX_SUN_DATES) : [],
    })),
    relaxed: horaryMatter(chart, sets).set.relaxed,
  };
}

/** Joint periods that can bring what was asked, by the classes of horary (R13.4). */
function openJointPeriods(chart: Chart, sets: HouseSets, span: Interval): readonly JudgedJoint<HoraryOpenClass>[] {
  const weighed = horaryMatter(chart, sets);
  return jointPeriodsBetween(chart, span).flatMap(({ md, ad, pd }) => {
    const { class: of, ...judged } = horaryPeriodClass(weighed, [md.planet, ad.planet, pd.planet]);
    return isHoraryOpen(of) ? [{ md, ad, pd, class: of, ...judged }] : [];
  });
}

const byHoraryOrder = windowOrder(horaryClassRank);

/** The Sun's stays of a year in points whose lords are all kept ruling planets (R8.5). */
async function sunStays(search: Search, ruling: RulingPlanetsOfMoment): Promise<readonly Interval[]> {
  const { points } = sensitivePoints(keptMembers(ruling));
  const { windows } = await sensitiveWindows(search, ruling.chart, points, 'year', ALL_STAYS);
  return windows.map(({ startMs, endMs }) => ({ startMs, endMs }));
}

const retrogradeLords = (chart: Chart, { md, ad, pd }: JointPeriod, releases: ReleaseFinder) =>
  [...new Set([md.planet, ad.planet, pd.planet])]
    .filter((planet) => chart.planets[planet].retrograde)
    .map((planet) => ({ planet, turnsDirectMs: releases(planet, chart.moment.utcMs)?.turnsDirectMs ?? null }));

/** The best window that can be used; null where there is none. */
export const bestOf = <Of extends Window<HoraryOpenClass>>(windows: readonly Of[]): Of | null =>
  windows.filter(({ state }) => state !== 'DEFERRED_OUT').sort(byHoraryOrder)[0] ?? null;
