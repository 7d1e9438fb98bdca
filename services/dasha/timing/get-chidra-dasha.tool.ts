import type { LocalClock } from '@cuspal/engine/time/clock';
import { type Chidra, CHIDRA_TONES, chidras } from '@cuspal/engine/kp/timing/chidra';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { datesInWords, printInstant } from '@cuspal/engine/time/print';
import {
  answerOf,
  answerShape,
  birthInput,
  datesShape,
  defineTool,
  houseList,
  instantInput,
  instantText,
  listOf,
  planetName,
} from '@cuspal/tool-kit';
import { datesView, spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { say } from './timing.messages.ts';

const STATUSES = ['PAST', 'CURRENT', 'UPCOMING'] as const;

const chidra = z.strictObject({
  mahadasha: planetName,
  chidraLord: planetName,
  ...datesShape,
  sandhi: z.strictObject({ start: instantText, end: instantText }).meta({
    description: 'Its last tenth and the first tenth of the antardasha that follows.',
  }),
  nextMahadasha: planetName,
  housesLost: houseList.meta({ description: 'Level 1 or 2 of the outgoing lord only.' }),
  housesGained: houseList.meta({ description: 'Level 1 or 2 of the incoming lord only.' }),
  tone: z.enum(CHIDRA_TONES).nullable().meta({ description: 'Null inside the polar circles.' }),
  status: z.enum(STATUSES),
});

export default defineTool({
  name: 'get_chidra_dasha',
  title: 'Closing antardasha of each mahadasha',
  purpose: 'The last antardasha of a mahadasha and the junction to the next, a stretch tradition calls unstable',
  family: 'timing',
  phase: 'timing',
  system: 'extension',
  needs: ['get_dasha_periods'],
  birth: 'required',
  disclaimer: null,
  description:
    'The last antardasha of each Vimshottari mahadasha (chidra), a junction that tradition calls unstable, read with KP levels. An extension. Call it near the end of a mahadasha.',
  provenance: { rules: ['R13.1', 'R13.5', 'R5.3'], sources: ['K'] },
  input: birthInput.extend({ query_date: instantInput }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    chidraPeriods: listOf(chidra),
    current: chidra.nullable(),
    next: chidra.nullable(),
    notes: listOf(z.string()),
  }),
  run: ({ input, chart, now }) => {
    const atMs = resolveInstant(input.query_date, chart.moment, now, 'query_date');
    const row = (each: Chidra) => ({
      mahadasha: each.mahadasha,
      chidraLord: each.chidraLord,
      ...datesView(each, chart.moment),
      sandhi: spanView(each.sandhi, chart.moment),
      nextMahadasha: each.nextMahadasha,
      housesLost: each.housesLost,
      housesGained: each.housesGained,
      tone: each.tone,
      status: statusOf(each, atMs),
    });
    const found = chidras(chart);
    const chidraPeriods = found.map(row);
    return {
      answer: answer(found, atMs, chart.moment),
      asOf: printInstant(atMs, chart.moment),
      chidraPeriods,
      current: chidraPeriods.find(({ status }) => status === 'CURRENT') ?? null,
      next: chidraPeriods.find(({ status }) => status === 'UPCOMING') ?? null,
      notes: [
        say.junctionTenths(),
        say.toneCountsHouses(),
        ...(chart.houses === null ? [say.noCuspsNoTone()] : []),
        say.afterNinthMahadasha(),
      ],
    };
  },
});

/** The closing antardasha that runs, else the next one, with its tone. */
function answer(found: readonly Chidra[], atMs: number, clock: LocalClock): string {
  const running = found.find((each) => statusOf(each, atMs) === 'CURRENT');
  const shown = running ?? found.find((each) => statusOf(each, atMs) === 'UPCOMING');
  if (shown === undefined) return answerOf(say.noClosingAntardasha());
  const { mahadasha, chidraLord, startMs, endMs, nextMahadasha, tone } = shown;

  return answerOf(
    say.closingAntardasha({
      running: running !== undefined,
      lord: chidraLord,
      mahadasha,
      span: datesInWords(startMs, endMs, clock),
    }),
    say.nextMahadasha({ planet: nextMahadasha, tone: tone ?? 'NONE' }),
  );
}

function statusOf({ startMs, endMs }: Chidra, atMs: number): (typeof STATUSES)[number] {
  if (atMs < startMs) return 'UPCOMING';
  return atMs < endMs ? 'CURRENT' : 'PAST';
}
