import { type Chidra, CHIDRA_TONES, chidras } from '@cuspal/engine/kp/timing/chidra';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import {
  birthInput,
  datesShape,
  defineTool,
  houseList,
  instantInput,
  instantText,
  listOf,
  planetName,
} from '@cuspal/tool-kit';
import { datesView } from '@cuspal/tool-kit/views/periods';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';

const STATUSES = ['PAST', 'CURRENT', 'UPCOMING'] as const;

const chidra = z.strictObject({
  mahadasha: planetName,
  chidraLord: planetName,
  ...datesShape,
  sandhi: z.strictObject({ start: instantText, end: instantText }).meta({
    description: 'Last tenth of it and first tenth of the next first antardasha',
  }),
  nextMahadasha: planetName,
  housesLost: houseList.meta({ description: 'Level 1 or 2 of the outgoing lord only' }),
  housesGained: houseList.meta({ description: 'Level 1 or 2 of the incoming lord only' }),
  tone: z.enum(CHIDRA_TONES),
  status: z.enum(STATUSES),
});

export default defineTool({
  name: 'get_chidra_dasha',
  title: 'Closing antardasha of each mahadasha',
  family: 'timing',
  phase: 'timing',
  system: 'extension',
  needs: ['get_dasha_periods'],
  birth: 'required',
  disclaimer: null,
  description:
    'Chidra dasha: the last antardasha of each Vimshottari mahadasha and the junction (sandhi) to the next, a stretch tradition calls unstable. For each of the nine: its lord, dates, the houses that leave with the outgoing lord and come with the incoming one, a tone by houses 6, 8, 12 against 2, 10, 11, and whether it is past, running or to come. System extension: a tradition read with KP levels, not a KP verdict. Not paged, no disclaimer class.',
  provenance: { rules: ['R13.1', 'R13.5', 'R5.3'], sources: ['K'] },
  input: birthInput.extend({ query_date: instantInput }),
  output: z.strictObject({
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
    const chidraPeriods = chidras(chart).map(row);
    return {
      asOf: printInstant(atMs, chart.moment),
      chidraPeriods,
      current: chidraPeriods.find(({ status }) => status === 'CURRENT') ?? null,
      next: chidraPeriods.find(({ status }) => status === 'UPCOMING') ?? null,
      notes: [
        'The tenths that bound the junction are ours; tradition names the junction without a measure.',
        'The tone counts houses only (best level 1 or 2) and says nothing good or bad beyond that.',
        'After the ninth mahadasha the order of lords begins anew: its junction is reckoned on past the 120 years.',
      ],
    };
  },
});

function statusOf({ startMs, endMs }: Chidra, atMs: number): (typeof STATUSES)[number] {
  if (atMs < startMs) return 'UPCOMING';
  return atMs < endMs ? 'CURRENT' : 'PAST';
}
