import type { ElectingSet } from '@cuspal/engine/election/electing-planets';
import { windowVerdict } from '@cuspal/tool-kit/views/election-verdicts';
import type { ElectionWindow } from '@cuspal/engine/election/election-scan';
import type { Granularity } from '@cuspal/engine/election/election-topic';
import type { EventPlace } from '@cuspal/engine/election/event-place';
import { layersSatisfied, relaxedLayers } from '@cuspal/engine/election/layers';
import { chartOfSecond, cuspRuleCheck, customsAt } from '@cuspal/engine/election/moment-chart';
import { secondReading, type SecondPerson } from '@cuspal/engine/election/second-person';
import { secondSchool } from '@cuspal/engine/election/second-school';
import type { Chosen } from '@cuspal/engine/election/selection';
import type { SecondSpan } from '@cuspal/engine/election/timeline';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import { printInstant } from '@cuspal/engine/time/print';
import { PLANETS, type Planet } from '@cuspal/engine/zodiac/names';
import type { z } from 'zod';
import type { electionWindowShape } from './election-shapes.ts';
import { resolvingLayer, RULING_SLOTS, type RulingSlot, schoolLine, SKY_LORDS } from './window-words.ts';
import { secondReasons } from './second-chart.ts';
import { matchedConditions } from './window-sentences.ts';
import { isIn, planetsIn } from '@cuspal/engine/zodiac/planet-bits';

/** What windows are printed with. */
export interface Viewing {
  readonly ephemeris: Ephemeris;
  readonly place: EventPlace;
  readonly set: ElectingSet;
  readonly granularity: Granularity;
  readonly secondSchool: boolean;
  readonly second: SecondPerson | null;
}

export type WindowView = z.input<typeof electionWindowShape>;

/** Minutes of a stretch, to the hundredth. */
export const minutesOf = (seconds: number): number => Math.round((seconds * 100) / 60) / 100;

/** A returned window as the result prints it. */
export function windowView(viewing: Viewing, { window, date, place: rank, discriminator }: Chosen): WindowView {
  const { ephemeris, place, set, granularity } = viewing;
  const print = (second: number): string => printInstant(second * 1000, place);
  const printed = ({ from, to }: SecondSpan) => ({ startLocal: print(from), endLocal: print(to) });
  const { layers, period, moment } = window;
  const customary = customsAt(ephemeris, place, moment);
  const charts = [window.from, moment, window.to - 1].map((second) => chartOfSecond(ephemeris, place, second));
  const check = cuspRuleCheck(charts, set.topic);
  return {
    rank,
    ...printed(date?.usable ?? window),
    durationMinutes: minutesOf(window.to - window.from),
    momentLocal: print(moment),
    layersSatisfied: layersSatisfied(layers),
    relaxedLayers: relaxedLayers(layers),
    verdict: windowVerdict(layers),
    resolvingLayer: resolvingLayer(layers, granularity),
    layers,
    periodClass: period.class,
    lords: lordsOf(window),
    rulingPlanets: rulersOf(set, window),
    matchedConditions: matchedConditions(set, window, customary),
    cautions: window.cautions,
    customary,
    discriminator,
    cuspRuleCheck: check && { met: check.met, at: check.at.map(({ second, ...at }) => ({ at: print(second), ...at })) },
    ...(date !== null && {
      bestSpan: { ...printed(window), momentLocal: print(moment) },
      moonSpans: date.moonSpans.map(printed),
    }),
    ...(viewing.secondSchool && schoolView(viewing, charts[1])),
    ...(viewing.second !== null && secondView(viewing.second, window)),
  };
}

function lordsOf({ period, sky, rising }: ElectionWindow): WindowView['lords'] {
  const { Moon } = sky.rows;
  return {
    MD: period.md.planet,
    AD: period.ad.planet,
    PD: period.pd.planet,
    moonSign: Moon.signLord,
    moonStar: Moon.starLord,
    moonSub: Moon.subLord,
    ...(rising !== null && { ascSign: rising.signLord, ascStar: rising.starLord, ascSub: rising.subLord }),
  };
}

/** The ruling planets that count, the strongest slot first; nodes that only act for one of them stand last. */
function rulersOf(set: ElectingSet, { sky, rising, members }: ElectionWindow): WindowView['rulingPlanets'] {
  const { Moon } = sky.rows;
  const holders: Readonly<Record<RulingSlot, Planet | null>> = {
    ascStarLord: rising?.starLord ?? null,
    ascSignLord: rising?.signLord ?? null,
    moonStarLord: Moon.starLord,
    moonSignLord: Moon.signLord,
    dayLord: sky.dayLord,
  };
  const slotsOf = (planet: Planet): readonly RulingSlot[] => RULING_SLOTS.filter((slot) => holders[slot] === planet);
  const strength = (planet: Planet): number => {
    const [first] = slotsOf(planet);
    return first === undefined ? RULING_SLOTS.length : RULING_SLOTS.indexOf(first);
  };
  return [...planetsIn(members)]
    .sort((a, b) => strength(a) - strength(b) || PLANETS.indexOf(a) - PLANETS.indexOf(b))
    .map((planet) => ({ planet, slots: slotsOf(planet), strong: isIn(set.strong, planet) }));
}

function schoolView({ set }: Viewing, moment: ReturnType<typeof chartOfSecond> | undefined) {
  if (moment === undefined || moment.houses === null) return { secondSchoolLens: null, checks: [] };
  const { verdict, checks } = secondSchool(moment, set.topic);
  return { secondSchoolLens: { verdict, verdictLine: schoolLine(verdict, checks) }, checks };
}

function secondView(second: SecondPerson, window: ElectionWindow) {
  const reading = secondReading(second, window);
  return { secondaryCheck: reading.check, secondaryReasons: secondReasons(reading) };
}

/** Windows of a pool, in which each prints only what is its own: the rest stands in a window above it (ADR 12). */
export const pooled = (windows: readonly WindowView[]): readonly WindowView[] =>
  windows.map((window, index) => {
    const above = windows[index - 1];
    return above === undefined ? window : ownPart(window, above);
  });

function ownPart(window: WindowView, above: WindowView): WindowView {
  const { cuspRuleCheck } = window;
  const { MD, AD, PD } = window.lords;
  const lords: WindowView['lords'] = { MD, AD, PD };
  for (const key of SKY_LORDS) {
    const lord = window.lords[key];
    if (lord !== undefined && lord !== above.lords[key]) lords[key] = lord;
  }
  return {
    ...window,
    lords,
    rulingPlanets: window.rulingPlanets.map(({ planet }) => ({ planet })),
    cuspRuleCheck: cuspRuleCheck && {
      ...cuspRuleCheck,
      at: cuspRuleCheck.at.filter(({ csl }, index, rows) => csl !== rows[index - 1]?.csl),
    },
  };
}
