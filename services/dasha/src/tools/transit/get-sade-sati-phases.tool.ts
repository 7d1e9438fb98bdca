import type { Chart } from '@cuspal/engine/chart/chart';
import { requireHouses } from '@cuspal/engine/chart/houses';
import { CYCLE_STATUSES, type ListedCycle, SADE_SATI_PHASES } from '@cuspal/engine/gochara/sade-sati';
import { type PhaseReading, phaseReadings, sadeSatiLife, SATURN_STAYS } from '@cuspal/engine/gochara/sade-sati-life';
import type { Stay } from '@cuspal/engine/passages/stays';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import {
  birthInput,
  defineTool,
  houseList,
  instantInput,
  instantText,
  listOf,
  pageInput,
  paginate,
  paginationOutput,
  signName,
  spanShape,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { rounded, truncatedShape } from './rows.ts';

const spans = listOf(z.strictObject({ ...spanShape.shape, retrogradeEntry: z.boolean() }));

export default defineTool({
  name: 'get_sade_sati_phases',
  title: "Saturn's seven and a half years",
  family: 'transit',
  phase: 'transit',
  system: 'kp',
  needs: ['get_planets'],
  birth: 'required',
  disclaimer: null,
  description:
    'Sade Sati: Saturn through the 12th, 1st and 2nd sign from the natal Moon (Vraya, Janma, Patha), with exact spans and retrograde re-entries, intensity and houses of each phase by KP sub lords (our own score), and the Ashtama and Ardha-ashtama stays of 30 years either way. Call it when someone asks about Saturn or a hard stretch. Paged: one cycle per page, the running or next one first, later ones, then past ones. No disclaimer class.',
  provenance: { rules: ['R34.2', 'R26', 'R5.3', 'R12.3'], sources: ['PH', 'Swiss Ephemeris', 'service extension'] },
  paged: { pageSize: 1 },
  input: birthInput.extend({ query_date: instantInput, page: pageInput }),
  output: z.strictObject({
    asOf: instantText,
    moonSign: signName,
    currentPhase: z.enum(SADE_SATI_PHASES).nullable(),
    daysRemaining: z.number().min(0).nullable().meta({ description: 'Until Saturn leaves the sign it is in' }),
    cycles: listOf(
      z.strictObject({
        index: z.int().min(1).meta({ description: 'Place in time order, 1 the first of the life' }),
        status: z.enum(CYCLE_STATUSES),
        ...spanShape.shape,
        beforeBirth: z.literal(true).optional().meta({ description: 'It had begun at birth' }),
        phases: listOf(
          z.strictObject({
            phase: z.enum(SADE_SATI_PHASES),
            sign: signName,
            spans,
            intensity: z.number().min(0).max(100).nullable().meta({ description: 'Mean over its days' }),
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
  }),
  run: async ({ input, chart, ephemeris, now, breathe }) => {
    requireHouses(chart);
    const { ayanamsa } = chart.moment;
    const utcMs = resolveInstant(input.query_date, chart.moment, now, 'query_date');
    const search = beginSearch(ephemeris, ayanamsa, breathe);
    const { cycles, running, runningPhase, auxiliary, cut } = await sadeSatiLife(search, chart, utcMs);
    const { items, pagination, pageNote } = paginate(cycles, input.page, 1, 'cycles');
    return {
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
        'Phases count signs from the natal Moon (R34.2); the school of 45 degrees either side of the Moon is not used.',
        'Intensity is our own score on KP sub lords, worked window by window in get_sade_sati_intensity: a tendency, no event.',
        ...(cut ? ['The search reaches beyond the years 1800 to 2399: stays outside them are missing or cut.'] : []),
      ],
      pagination,
      pageNote,
    };
  },
});

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
