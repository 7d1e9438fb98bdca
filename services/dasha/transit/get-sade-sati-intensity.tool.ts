import type { Chart } from '@cuspal/engine/chart/chart';
import {
  jupiterSees,
  nextSadeSatiStart,
  type PhaseWindow,
  SADE_SATI_PHASES,
  sadeSatiSpans,
  sadeSatiWindows,
  THEME_SOURCES,
  themesOf,
} from '@cuspal/engine/gochara/sade-sati';
import { WEIGHT_BANDS } from '@cuspal/engine/gochara/saturn-weight';
import { ashtakavarga } from '@cuspal/engine/parashari/strength/ashtakavarga';
import { beginSearch, type Search } from '@cuspal/engine/passages/transit-search';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { DAY_MS, YEAR_MS } from '@cuspal/engine/time/julian';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { datesInWords, printDate, printInstant } from '@cuspal/engine/time/print';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  houseNumber,
  instantInput,
  instantText,
  listOf,
  pageInput,
  paginate,
  paginationOutput,
  planetName,
  signName,
  ToolError,
  spanShape,
  oneOfTheWords,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { factorsShape, noHousesNote, truncatedShape } from '../rows.ts';
import { say } from './transit.messages.ts';
import { say as fault } from '../faults.messages.ts';

const DEFAULT_YEARS = 8;
const LONGEST_YEARS = 15;
const MOST_WINDOWS = 250;
const PAGE_SIZE = 20;

const brief = z.strictObject({
  ...spanShape.shape,
  phase: z.enum(SADE_SATI_PHASES),
  starLord: planetName,
  subLord: planetName,
  intensity: z.number().min(0).max(100),
});

export default defineTool({
  name: 'get_sade_sati_intensity',
  title: 'Sub-lord timeline of Sade Sati',
  purpose: 'Which stretches of Sade Sati weigh and which relieve',
  family: 'transit',
  phase: 'transit',
  system: 'kp',
  needs: ['get_sade_sati_phases'],
  birth: 'required',
  disclaimer: null,
  description:
    "Which stretches of Sade Sati weigh and which relieve, by Saturn's stays in KP subs, in a score of our own. Call it after get_sade_sati_phases.",
  provenance: { rules: ['R34.2', 'R26', 'R5.3', 'R4.2', 'R23.7'], sources: ['KPR3t', 'BPHS', 'OWN'] },
  paged: { pageSize: PAGE_SIZE },
  input: birthInput.extend({
    scan_start: instantInput,
    scan_end: z.string().max(80).optional().meta({ description: 'Default 8 years later, at most 15' }),
    page: pageInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    scan: spanShape,
    windows: listOf(
      z.strictObject({
        ...spanShape.shape,
        phase: z.enum(SADE_SATI_PHASES),
        sign: signName,
        starLord: planetName,
        subLord: planetName,
        intensity: z.number().min(0).max(100),
        band: oneOfTheWords(WEIGHT_BANDS),
        factors: factorsShape,
        contentThemes: listOf(z.strictObject({ house: houseNumber, via: z.enum(THEME_SOURCES) })).meta({
          description: 'Natal houses of the star lord, of the sub lord or of both.',
        }),
        retrograde: z.boolean().meta({ description: 'At the start of the window.' }),
        saturnBindus: z.int().min(0).max(8),
        sav: z.int().min(0).max(56),
        jupiterSight: z
          .boolean()
          .meta({ description: 'Transit Jupiter looks at the sign in mid-window, which gives no points.' }),
      }),
    ),
    peak: brief.nullable().meta({ description: 'The heaviest window of the scan, the first of equals.' }),
    relief: listOf(brief).meta({ description: 'Windows of the scan with a relieving factor.' }),
    inSadeSati: z.boolean().meta({ description: 'At the start of the scan.' }),
    nextCycleStart: instantText.optional().meta({ description: 'Where no window lies in the scan.' }),
    truncated: truncatedShape,
    scoreProvenance: z.literal('service-extension'),
    ...paginationOutput,
  }),
  run: async ({ input, chart, ephemeris, now, note, yieldTurn }) => {
    const { ayanamsa } = chart.moment;
    const startMs = resolveInstant(input.scan_start, chart.moment, now, 'scan_start');
    const endMs = resolveInstant(input.scan_end, chart.moment, startMs + DEFAULT_YEARS * YEAR_MS, 'scan_end');
    checkScan(startMs, endMs, chart.moment);
    const search = beginSearch(ephemeris, ayanamsa, yieldTurn);
    const { spans, cut } = await sadeSatiSpans(search, chart, { startMs, endMs });
    const found = await sadeSatiWindows(search, chart, spans);
    const windows = found.slice(0, MOST_WINDOWS);
    const shortened = search.budget.stoppedAt !== null || found.length > MOST_WINDOWS;
    const next = found.length === 0 ? nextSadeSatiStart(search, chart, endMs) : null;
    const { items, pagination, pageNote } = paginate(windows, input.page, PAGE_SIZE, 'windows');
    const [heaviest] = [...windows].sort((a, b) => b.intensity - a.intensity);
    const relief = windows.filter(({ factors }) => factors.some(({ points }) => points < 0));
    note(say.pointsRankStretches());
    if (chart.houses === null) note(noHousesNote());
    if (cut) note(say.scanBeyondEphemeris());
    if (shortened) note(say.scanGoesOn({ start: endOf(windows, startMs, chart.moment) }));
    return {
      answer: answer({ heaviest, relief, next }, chart.moment),
      scan: spanView({ startMs, endMs }, chart.moment),
      windows: items.map((window) => phaseWindowView(search, chart, window)),
      peak: heaviest === undefined ? null : briefView(heaviest, chart.moment),
      relief: relief.map((window) => briefView(window, chart.moment)),
      inSadeSati: spans[0]?.startMs === startMs,
      ...(next !== null && { nextCycleStart: printInstant(next, chart.moment) }),
      ...((cut || shortened) && { truncated: true as const }),
      scoreProvenance: 'service-extension' as const,
      pagination,
      pageNote,
    };
  },
});

/** The heaviest stretch and how many relieve it, else when the next cycle begins. */
function answer(
  { heaviest, relief, next }: { heaviest?: PhaseWindow | undefined; relief: readonly unknown[]; next: number | null },
  clock: LocalClock,
): string {
  if (heaviest === undefined)
    return answerOf(say.noSadeSatiInScan(), next !== null && say.nextCycleBegins({ day: printDate(next, clock) }));
  return answerOf(
    say.heaviestStretch({ span: datesInWords(heaviest.startMs, heaviest.endMs, clock), score: heaviest.intensity }),
    say.windowsRelieved({ count: relief.length }),
    say.scoreIsTendency(),
  );
}

const briefView = (window: PhaseWindow, clock: LocalClock) => ({
  ...spanView(window, clock),
  phase: window.phase,
  starLord: window.inside.starLord,
  subLord: window.inside.subLord,
  intensity: window.intensity,
});

function phaseWindowView(search: Search, chart: Chart, window: PhaseWindow) {
  const { phase, inside, intensity, band, factors, motion, startMs, endMs } = window;
  const { planets, sarva } = ashtakavarga(chart);
  return {
    ...spanView(window, chart.moment),
    phase,
    sign: nameOfSign(inside.signIndex),
    starLord: inside.starLord,
    subLord: inside.subLord,
    intensity,
    band,
    factors,
    contentThemes: themesOf(chart, inside),
    retrograde: motion === 'retrograde',
    saturnBindus: planets.Saturn.signScores[inside.signIndex] ?? 0,
    sav: sarva[inside.signIndex] ?? 0,
    jupiterSight: jupiterSees(search, inside.signIndex, (startMs + endMs) / 2),
  };
}

const endOf = (windows: readonly PhaseWindow[], startMs: number, clock: LocalClock): string =>
  printInstant(windows.at(-1)?.endMs ?? startMs, clock);

function checkScan(startMs: number, endMs: number, clock: LocalClock): void {
  if (endMs > startMs && endMs - startMs <= LONGEST_YEARS * YEAR_MS + DAY_MS) return;
  const span = { start: printInstant(startMs, clock), end: printInstant(endMs, clock) };
  const message = fault.scanEnd({ ...span, long: endMs > startMs, most: LONGEST_YEARS, usual: DEFAULT_YEARS });
  throw new ToolError('validation_failed', message, { field: 'scan_end' });
}
