import { printedTenths } from '@cuspal/engine/base/printed';
import { requireHouses } from '@cuspal/engine/chart/houses';
import { vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { cycleEndMs } from '@cuspal/engine/dasha/vimshottari';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { clockOf, type LocalClock } from '@cuspal/engine/time/clock';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { requireAgreement, resolveLocal } from '@cuspal/engine/time/local-instant';
import { resolveInstant } from '@cuspal/engine/time/moment';
import {
  bestPieces,
  daysIn,
  EPIDEMIC_BANDS,
  type EpidemicPiece,
  epidemicPieces,
} from '@cuspal/engine/world/mundane/epidemic';
import { EPIDEMIC_FACTORS } from '@cuspal/engine/world/mundane/epidemic-factors';
import {
  acceptedBirthInput,
  answerOf,
  answerShape,
  defineTool,
  disclaimerText,
  listOf,
  nextShape,
  oneOfTheWords,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  spanShape,
  ToolError,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { checkDateRange } from '../date-range.ts';
import { printDate } from '@cuspal/engine/time/print';
import { say } from './mundane.messages.ts';
import { say as fault } from '../faults.messages.ts';

const MOST_WINDOWS = 20;
const MOST_YEARS = 5;
/** Five calendar years with two leap days. */
const MOST_DAYS = 1827;

const days = z.number().min(0).meta({ description: 'Days' });
const score = z.int().min(0).max(100);
const dateInput = (which: string) =>
  z
    .string()
    .max(80)
    .meta({ description: `ISO date or date-time, ${which}` });

export default defineTool({
  name: 'get_epidemic_susceptibility',
  title: 'Epidemic lens, past only',
  purpose: 'Which past stretches tradition would mark for a place or nation; no future dates, no individual risk',
  family: 'mundane',
  phase: 'standalone',
  system: 'extension',
  needs: [],
  birth: 'accepted',
  disclaimer: 'health',
  description:
    'Which stretches of up to five past years tradition would mark for epidemics. Send the founding of a nation or place as birth, or none. Looks back only. A symbolic extension.',
  provenance: {
    rules: ['R35.1', 'R19.6', 'R5.3', 'R13.1'],
    sources: ['K', 'OWN'],
  },
  input: acceptedBirthInput.extend({
    birth_datetime: z.string().optional().meta({ description: 'Founding moment, local; without it the sky alone' }),
    start_date: dateInput('first; a date alone is local noon'),
    end_date: dateInput(`last, past, at most ${MOST_YEARS} years later`),
  }),
  output: z.strictObject({
    answer: answerShape,
    range: spanShape,
    historicalOnly: z.literal(true),
    chartUsed: z.boolean(),
    windows: listOf(
      spanShape.extend({
        score,
        band: oneOfTheWords(EPIDEMIC_BANDS),
        factors: listOf(z.strictObject({ name: z.enum(EPIDEMIC_FACTORS), points: z.int() })).meta({
          description: 'They add up to the score, at most 100',
        }),
      }),
    ).meta({ description: `The ${MOST_WINDOWS} best, in order of time` }),
    piecesTotal: z.int().min(1),
    peak: spanShape.extend({ score }),
    coverage: z.strictObject({ highDays: days, notableDays: days, lowDays: days, totalDays: days }),
    scoreProvenance: scoreProvenanceShape,
    extensionNote: z.string(),
    disclaimer: z.string(),
    notes: listOf(z.string()),
    next: nextShape,
  }),
  run: async (context) => {
    const { input, ephemeris, now, yieldTurn } = context;
    const chart = input.birth_datetime === undefined ? null : context.chart;
    if (chart !== null) requireHouses(chart);
    const clock = chart === null ? placeClock(input, now) : clockOf(chart.moment);
    const span = {
      startMs: resolveInstant(input.start_date, clock, now, 'start_date'),
      endMs: resolveInstant(input.end_date, clock, now, 'end_date'),
    };
    checkPast(input.end_date, span.endMs, now);
    checkDateRange(input, span, { days: MOST_DAYS, years: MOST_YEARS });
    const used = chart !== null && chart.moment.utcMs < span.endMs;
    const notes: string[] = [];
    if (chart !== null && chart.moment.utcMs > span.startMs) notes.push(say.foundingAfterStart());
    if (chart !== null && cycleEndMs(vimshottariOf(chart)) < span.endMs) notes.push(say.dashaYearsEnd());
    const search = beginSearch(ephemeris, chart?.moment.ayanamsa ?? input.ayanamsa ?? 'kp', yieldTurn);
    const pieces = await epidemicPieces(search, used ? chart : null, span);
    const [best] = bestPieces(pieces, 1);
    if (best === undefined) throw new ToolError('internal_error', 'The range has no piece.');
    const piece = (of: EpidemicPiece) => ({ ...spanView(of, clock), score: of.score });
    return {
      answer: answer(pieces, best, clock),
      range: spanView(span, clock),
      historicalOnly: true as const,
      chartUsed: used,
      windows: bestPieces(pieces, MOST_WINDOWS)
        .toSorted((a, b) => a.startMs - b.startMs)
        .map((of) => ({ ...piece(of), band: of.band, factors: of.factors })),
      piecesTotal: pieces.length,
      peak: piece(best),
      coverage: {
        highDays: printedTenths(daysIn(pieces, 'HIGH')),
        notableDays: printedTenths(daysIn(pieces, 'NOTABLE')),
        lowDays: printedTenths(daysIn(pieces, 'LOW')),
        totalDays: printedTenths((span.endMs - span.startMs) / DAY_MS),
      },
      scoreProvenance: SERVICE_EXTENSION,
      extensionNote: say.limitsAreOurs(),
      disclaimer: `${say.symbolicReading()} ${disclaimerText('health')}`,
      notes,
      next: [{ tool: 'get_mundane_analysis', reason: say.nextPublicHealth() }],
    };
  },
});

/** The clock of the place without a founding: by zone or offset, else by the suffix of the start, else UTC. */
function placeClock(input: { readonly start_date: string } & Parameters<typeof requireAgreement>[0], now: number) {
  const start = resolveLocal(input.start_date, input, now, 'start_date');
  requireAgreement(input, start.utcMs);
  return clockOf(start);
}

/** Nothing is foretold: a range that reaches past now is refused. */
function checkPast(endDate: string, endMs: number, now: number): void {
  if (endMs > now) throw new ToolError('validation_failed', fault.inFuture({ end: endDate }), { field: 'end_date' });
}

function answer(pieces: readonly EpidemicPiece[], best: EpidemicPiece, clock: LocalClock): string {
  const high = printedTenths(daysIn(pieces, 'HIGH'));
  const notable = printedTenths(daysIn(pieces, 'NOTABLE'));
  const [from, to] = [printDate(best.startMs, clock), printDate(best.endMs, clock)];
  return answerOf(
    say.daysMarked({ high, notable }),
    best.score === 0 ? say.noFactorHolds() : say.strongestStretch({ oneDay: from === to, from, to, score: best.score }),
    say.namesNoRisk(),
  );
}
