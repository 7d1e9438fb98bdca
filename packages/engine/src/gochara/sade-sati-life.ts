import type { Chart } from '../chart/chart.ts';
import { jdFromUtcMs, utcMsFromJd, YEAR_MS } from '../time/julian.ts';
import type { House } from '../zodiac/names.ts';
import { holds } from '../base/intervals.ts';
import {
  cyclesOf,
  cyclesToRead,
  meanIntensity,
  phaseOfSign,
  phaseSign,
  phaseThemes,
  SADE_SATI_PHASES,
  sadeSatiWindows,
  saturnIn,
  signFromMoon,
} from './sade-sati.ts';
import type { ListedCycle, SadeSatiPhase } from './sade-sati.ts';
import type { Search } from '../passages/transit-search.ts';
import { withinFiles } from '../passages/transit-search.ts';
import type { Stay } from '../passages/stays.ts';

const LIFE = 100 * YEAR_MS;
const AROUND_QUERY = 30 * YEAR_MS;
/** More than a cycle lasts: what runs at the edge of a search is then seen whole. */
const ONE_CYCLE = 10 * YEAR_MS;

/** Other stays of Saturn that are counted from the natal Moon (R34.2). */
export const SATURN_STAYS = ['Ashtama', 'ArdhaAshtama'] as const;
type SaturnStay = (typeof SATURN_STAYS)[number];
const STAY_SIGNS: Readonly<Record<SaturnStay, number>> = { Ashtama: 8, ArdhaAshtama: 4 };

export interface SadeSatiLife {
  /** Up to four, in the order they are read. */
  readonly cycles: readonly ListedCycle[];
  /** The stay in one of the three signs that holds the moment asked about. */
  readonly running: Stay | null;
  readonly runningPhase: SadeSatiPhase | null;
  /** Stays that meet the sixty years round that moment. */
  readonly auxiliary: readonly { readonly kind: SaturnStay; readonly spans: readonly Stay[] }[];
  /** The ephemeris or the budget ended before the search. */
  readonly cut: boolean;
  /** It ended before the 100 years after birth, so later cycles of the life may be missing. */
  readonly cutLife: boolean;
}

/** What is searched for the cycles of a life, Julian days: what runs at birth and what begins within 100 years. */
export const lifeSearch = (birthMs: number, utcMs: number): ReturnType<typeof withinFiles> =>
  withinFiles(
    jdFromUtcMs(Math.min(birthMs, utcMs - AROUND_QUERY) - ONE_CYCLE),
    jdFromUtcMs(Math.max(birthMs + LIFE, utcMs + AROUND_QUERY) + ONE_CYCLE),
  );

/**
 * The Sade Sati of a life, from the cycle that ran at birth to those that begin within 100 years (R34.2), and the one
 * that runs at the moment asked about.
 */
export async function sadeSatiLife(search: Search, chart: Chart, utcMs: number): Promise<SadeSatiLife> {
  const birthMs = chart.moment.utcMs;
  const { fromJd, toJd, cut } = lifeSearch(birthMs, utcMs);
  const signs = [
    ...SADE_SATI_PHASES.map((phase) => phaseSign(chart, phase)),
    ...SATURN_STAYS.map((kind) => signFromMoon(chart, STAY_SIGNS[kind])),
  ];
  const stays = await saturnIn(search, signs, { startMs: utcMsFromJd(fromJd), endMs: utcMsFromJd(toJd) });
  const inPhases = stays.filter(({ inside }) => phaseOfSign(chart, inside.signIndex) !== null);
  const endOfLife = birthMs + LIFE;
  const ofLife = cyclesOf(inPhases).filter(
    (cycle) => (cycle.endMs > birthMs && cycle.startMs < endOfLife) || holds(cycle, utcMs),
  );
  const running = inPhases.find((span) => holds(span, utcMs)) ?? null;
  const stopped = search.budget.stoppedAt !== null;
  return {
    cycles: cyclesToRead(ofLife, utcMs),
    running,
    runningPhase: running === null ? null : phaseOfSign(chart, running.inside.signIndex),
    auxiliary: SATURN_STAYS.map((kind) => ({
      kind,
      spans: stays
        .filter(({ inside }) => inside.signIndex === signFromMoon(chart, STAY_SIGNS[kind]))
        .filter(({ startMs, endMs }) => startMs < utcMs + AROUND_QUERY && endMs > utcMs - AROUND_QUERY),
    })),
    cut: cut || stopped,
    cutLife: stopped || utcMsFromJd(toJd) < endOfLife,
  };
}

export interface PhaseReading {
  readonly phase: SadeSatiPhase;
  readonly signIndex: number;
  readonly spans: readonly Stay[];
  /** Mean of its windows over their days, 0 to 100; null for a phase outside the ephemeris. */
  readonly intensity: number | null;
  readonly themes: readonly House[];
}

/** The three phases of a cycle, each read from the subs Saturn passes in it (get_sade_sati_intensity). */
export async function phaseReadings(
  search: Search,
  chart: Chart,
  { spans }: ListedCycle,
): Promise<readonly PhaseReading[]> {
  const windows = await sadeSatiWindows(search, chart, spans);
  return SADE_SATI_PHASES.map((phase) => {
    const signIndex = phaseSign(chart, phase);
    const own = windows.filter((window) => window.phase === phase);
    return {
      phase,
      signIndex,
      spans: spans.filter(({ inside }) => inside.signIndex === signIndex),
      intensity: meanIntensity(own),
      themes: phaseThemes(chart, own),
    };
  });
}
