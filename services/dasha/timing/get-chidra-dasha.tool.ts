import type { LocalClock } from '@cuspal/engine/time/clock';
import { type Chidra, CHIDRA_TONES, chidras } from '@cuspal/engine/kp/timing/chidra';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { datesInWords, printInstant } from '@cuspal/engine/time/print';
import { planetFirst, planetInWords } from '@cuspal/engine/zodiac/planet-words';
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
        'The tenths that bound the junction are ours, because tradition names it without a measure.',
        'The tone counts houses only (best level 1 or 2) and says nothing good or bad beyond that.',
        ...(chart.houses === null
          ? ['Placidus cusps do not exist at this latitude, so tone and houses are left out.']
          : []),
        'After the ninth mahadasha the order of lords begins anew, so its junction runs on past the 120 years.',
      ],
    };
  },
});

const TONE_IN_WORDS: Readonly<Record<NonNullable<Chidra['tone']>, string>> = {
  HARSH: 'hard',
  MIXED: 'mixed',
  EASY: 'easy',
};

/** The closing antardasha that runs, else the next one, with its tone. */
function answer(found: readonly Chidra[], atMs: number, clock: LocalClock): string {
  const running = found.find((each) => statusOf(each, atMs) === 'CURRENT');
  const shown = running ?? found.find((each) => statusOf(each, atMs) === 'UPCOMING');
  if (shown === undefined) return answerOf('No closing antardasha of a mahadasha is left in the 120 years.');
  const { mahadasha, chidraLord, startMs, endMs, nextMahadasha, tone } = shown;
  const days = datesInWords(startMs, endMs, clock);
  return answerOf(
    `The ${running ? 'running' : 'next'} closing antardasha is that of ${planetInWords(chidraLord)} in the mahadasha of ${planetInWords(mahadasha)}, ${days}.`,
    `${planetFirst(nextMahadasha)} follows${tone === null ? '' : `, and the tone by houses is ${TONE_IN_WORDS[tone]}`}.`,
  );
}

function statusOf({ startMs, endMs }: Chidra, atMs: number): (typeof STATUSES)[number] {
  if (atMs < startMs) return 'UPCOMING';
  return atMs < endMs ? 'CURRENT' : 'PAST';
}
