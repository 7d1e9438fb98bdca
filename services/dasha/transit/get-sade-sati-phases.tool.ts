import type { Chart } from '@cuspal/engine/chart/chart';
import { CYCLE_STATUSES, type ListedCycle, SADE_SATI_PHASES } from '@cuspal/engine/gochara/sade-sati';
import {
  type PhaseReading,
  phaseReadings,
  type SadeSatiLife,
  sadeSatiLife,
  SATURN_STAYS,
} from '@cuspal/engine/gochara/sade-sati-life';
import type { Stay } from '@cuspal/engine/passages/stays';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant, printDate } from '@cuspal/engine/time/print';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  houseList,
  instantInput,
  instantText,
  listOf,
  nextShape,
  pageInput,
  paginate,
  paginationOutput,
  signName,
  spanShape,
  tablesArgument,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { noHousesNote, rounded, truncatedShape } from '../rows.ts';
import { say } from './transit.messages.ts';

const spans = listOf(z.strictObject({ ...spanShape.shape, retrogradeEntry: z.boolean() }));

/** The stays of Saturn as days, in one column. */
const STAYS = {
  name: 'stays[start,end,retrogradeEntry]',
  from: 'spans',
  of: ['start', 'end', 'retrogradeEntry'],
  day: true,
} as const;

export default defineTool({
  name: 'get_sade_sati_phases',
  title: "Saturn's seven and a half years",
  purpose: 'Past, present and coming Sade Sati cycles with the Ashtama and Ardha-ashtama stays',
  family: 'transit',
  phase: 'transit',
  system: 'kp',
  needs: ['get_planets'],
  birth: 'required',
  disclaimer: null,
  description:
    'When Sade Sati runs, Saturn round the natal Moon, with exact spans, phases and intensity by KP sub lords. Call it when someone asks about Saturn or a hard stretch.',
  provenance: { rules: ['R34.2', 'R26', 'R5.3', 'R12.3'], sources: ['PH', 'SE', 'OWN'] },
  paged: { pageSize: 1 },
  forms: [{ with: { tables: false }, has: ['cycles', 'auxiliary'] }],
  tabled: [
    {
      list: 'cycles',
      each: 'phases',
      as: 'phaseTable',
      columns: [...['index', 'status', 'phase', 'sign', 'intensity', 'themes'], STAYS],
    },
    {
      list: 'auxiliary',
      as: 'auxiliaryTable',
      columns: ['kind', STAYS],
    },
  ],
  input: birthInput.extend({ query_date: instantInput, page: pageInput, ...tablesArgument }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    moonSign: signName,
    currentPhase: z.enum(SADE_SATI_PHASES).nullable(),
    daysRemaining: z.number().min(0).nullable().meta({ description: 'Until Saturn leaves the sign it is in.' }),
    cycles: listOf(
      z.strictObject({
        index: z.int().min(1).meta({ description: 'Place in time order, 1 is the first of the life.' }),
        status: z.enum(CYCLE_STATUSES),
        ...spanShape.shape,
        beforeBirth: z.literal(true).optional().meta({ description: 'It had begun at birth.' }),
        phases: listOf(
          z.strictObject({
            phase: z.enum(SADE_SATI_PHASES),
            sign: signName,
            spans,
            intensity: z.number().min(0).max(100).nullable().meta({ description: 'Mean over its days.' }),
            themes: houseList,
          }),
        ),
      }),
    ),
    auxiliary: listOf(z.strictObject({ kind: z.enum(SATURN_STAYS), spans })),
    truncated: truncatedShape,
    scoreProvenance: z.literal('service-extension'),
    notes: listOf(z.string()),
    ...paginationOutput,
    next: nextShape,
  }),
  run: async ({ input, chart, ephemeris, now, yieldTurn }) => {
    const { ayanamsa } = chart.moment;
    const utcMs = resolveInstant(input.query_date, chart.moment, now, 'query_date');
    const search = beginSearch(ephemeris, ayanamsa, yieldTurn);
    const life = await sadeSatiLife(search, chart, utcMs);
    const { cycles, running, runningPhase, auxiliary, cut } = life;
    const { items, pagination, pageNote } = paginate(cycles, input.page, 1, 'cycles');
    return {
      answer: answer(life, utcMs, chart.moment),
      asOf: printInstant(utcMs, chart.moment),
      moonSign: nameOfSign(chart.planets.Moon.signIndex),
      currentPhase: runningPhase,
      daysRemaining: running === null ? null : rounded((running.endMs - utcMs) / DAY_MS, 2),
      cycles: await Promise.all(
        items.map(async (cycle) => cycleView(chart, cycle, await phaseReadings(search, chart, cycle))),
      ),
      auxiliary: auxiliary.map((each) => ({ ...each, spans: spansView(each.spans, chart.moment) })),
      ...(cut && { truncated: true as const }),
      scoreProvenance: 'service-extension' as const,
      notes: [
        say.phasesCountSigns(),
        say.intensityByWindows(),
        ...(chart.houses === null ? [noHousesNote()] : []),
        ...(cut ? [say.stayOutsideYearsCut()] : []),
      ],
      pagination,
      pageNote,
      next: [{ tool: 'get_sade_sati_intensity', reason: say.nextWeighingStretches() }],
    };
  },
});

/** Whether it runs, in which phase and until when, else when the next one begins. */
function answer({ runningPhase, running, cycles, cutLife }: SadeSatiLife, utcMs: number, clock: LocalClock): string {
  const current = cycles.find(({ status }) => status === 'CURRENT');
  if (current !== undefined) {
    const span = say.cycleSpan({ start: printDate(current.startMs, clock), end: printDate(current.endMs, clock) });
    return runningPhase === null || running === null
      ? answerOf(say.sadeSatiInterrupted(), span)
      : answerOf(
          say.sadeSatiRuns({ phase: runningPhase }),
          say.saturnLeavesSign({ end: printDate(running.endMs, clock) }),
          span,
        );
  }
  const next = cycles.find(({ startMs }) => startMs > utcMs);
  return answerOf(
    say.sadeSatiDoesNotRun(),
    next === undefined
      ? say.noFurtherCycle({ cut: cutLife })
      : say.nextCycle({ start: printDate(next.startMs, clock), end: printDate(next.endMs, clock) }),
  );
}

function cycleView({ moment }: Chart, cycle: ListedCycle, phases: readonly PhaseReading[]) {
  const { utcMs: birthMs } = moment;
  return {
    index: cycle.index,
    status: cycle.status,
    ...spanView(cycle, moment),
    ...(cycle.startMs < birthMs && { beforeBirth: true as const }),
    phases: phases.map(({ phase, signIndex, spans: stays, intensity, themes }) => ({
      phase,
      sign: nameOfSign(signIndex),
      spans: spansView(stays, moment),
      intensity: intensity === null ? null : rounded(intensity, 1),
      themes,
    })),
  };
}

const spansView = (stays: readonly Stay[], clock: LocalClock) =>
  stays.map((stay) => ({
    ...spanView(stay, clock),
    retrogradeEntry: stay.begins && stay.motion === 'retrograde',
  }));
