import type { Chart } from '@cuspal/engine/chart/chart';
import { type AshtamaSani, ashtamaSani, ashtamaWindows, SPAN_STATUSES } from '@cuspal/engine/gochara/ashtama-sani';
import type { SaturnWindow } from '@cuspal/engine/gochara/sade-sati';
import { SUB_LORD_VERDICTS, subLordVerdict, WEIGHT_BANDS } from '@cuspal/engine/gochara/saturn-weight';
import { ashtakavarga } from '@cuspal/engine/parashari/strength/ashtakavarga';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { datesInWords, printInstant, printDate } from '@cuspal/engine/time/print';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  instantInput,
  instantText,
  listOf,
  planetName,
  signName,
  spanShape,
  oneOfTheWords,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { factorsShape, truncatedShape } from '../rows.ts';
import { say } from './transit.messages.ts';

/** Bindus at which a sign is good for a transit (R26.3). */
const GOOD_BINDUS = 4;

export default defineTool({
  name: 'get_ashtama_sani',
  title: 'Saturn in the eighth from the Moon',
  purpose: 'Past, present and next Ashtama Sani with the KP sub-lord reading beside it',
  family: 'transit',
  phase: 'transit',
  system: 'parashari',
  needs: ['get_planets'],
  birth: 'required',
  disclaimer: null,
  description:
    'When Saturn stays in the eighth sign from the natal Moon, the Parashari Ashtama Sani, with a KP reading beside. Call it for this stay, which is not Sade Sati.',
  provenance: { rules: ['R34.2', 'R26.3', 'R5.3', 'R4.2'], sources: ['PH', 'BPHS', 'KPR3t', 'OWN'] },
  input: birthInput.extend({ query_date: instantInput }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    moonSign: signName,
    eighthSign: signName,
    active: z.boolean(),
    spans: listOf(z.strictObject({ ...spanShape.shape, status: z.enum(SPAN_STATUSES) })).meta({
      description: 'One stay can be several spans by retrogression.',
    }),
    subWindows: listOf(
      z.strictObject({
        ...spanShape.shape,
        starLord: planetName,
        subLord: planetName,
        subLordVerdict: oneOfTheWords(SUB_LORD_VERDICTS),
        intensity: z.number().min(0).max(100),
        band: oneOfTheWords(WEIGHT_BANDS),
        factors: factorsShape,
      }),
    ).meta({ description: 'KP reading of the running span, else of the next.' }),
    saturnBindus: z.int().min(0).max(8).meta({ description: 'Of natal Saturn in the eighth sign.' }),
    truncated: truncatedShape,
    scoreProvenance: z.literal('service-extension'),
    notes: listOf(z.string()),
  }),
  run: async ({ input, chart, ephemeris, now, yieldTurn }) => {
    const { ayanamsa } = chart.moment;
    const utcMs = resolveInstant(input.query_date, chart.moment, now, 'query_date');
    const search = beginSearch(ephemeris, ayanamsa, yieldTurn);
    const { eighthSign, spans, active, read, cut } = await ashtamaSani(search, chart, utcMs);
    const windows = read === null || chart.houses === null ? [] : await ashtamaWindows(search, chart, read);
    const saturnBindus = ashtakavarga(chart).planets.Saturn.signScores[eighthSign] ?? 0;
    return {
      answer: answer({ active, read, cut }, nameOfSign(eighthSign), saturnBindus, chart.moment),
      asOf: printInstant(utcMs, chart.moment),
      moonSign: nameOfSign(chart.planets.Moon.signIndex),
      eighthSign: nameOfSign(eighthSign),
      active,
      spans: spans.map((span) => ({ ...spanView(span, chart.moment), status: span.status })),
      subWindows: windows.map((window) => subWindowView(chart, window)),
      saturnBindus,
      ...(cut && { truncated: true as const }),
      scoreProvenance: 'service-extension' as const,
      notes: [
        say.bindusAndStay({ bindus: saturnBindus, sign: nameOfSign(eighthSign), ease: saturnBindus >= GOOD_BINDUS }),
        say.subWindowsBesideTransit(),
        ...(chart.houses === null ? [say.noHousesForSubLords()] : []),
        ...(cut ? [say.saturnStaysCut()] : []),
      ],
    };
  },
});

/** Whether it runs and until when, else when it comes next, and what the bindus add. */
function answer(
  { active, read, cut }: Pick<AshtamaSani, 'active' | 'read' | 'cut'>,
  sign: string,
  bindus: number,
  clock: LocalClock,
): string {
  return answerOf(
    active && read !== null
      ? say.inEighthSign({ sign, end: printDate(read.endMs, clock) })
      : say.notInEighthSign({ sign }),
    !active &&
      (read === null
        ? say.notEnteredWithin({ cut })
        : say.thereNext({ span: datesInWords(read.startMs, read.endMs, clock) })),
    bindus >= GOOD_BINDUS && say.bindusEaseStay({ bindus }),
  );
}

const subWindowView = (chart: Chart, window: SaturnWindow) => ({
  ...spanView(window, chart.moment),
  starLord: window.inside.starLord,
  subLord: window.inside.subLord,
  subLordVerdict: subLordVerdict(chart, window.inside.subLord),
  intensity: window.intensity,
  band: window.band,
  factors: window.factors,
});
