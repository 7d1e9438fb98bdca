import type { Chart } from '@cuspal/engine/chart/chart';
import { ashtamaSani, ashtamaWindows, SPAN_STATUSES } from '@cuspal/engine/gochara/ashtama-sani';
import type { SaturnWindow } from '@cuspal/engine/gochara/sade-sati';
import { SUB_LORD_VERDICTS, subLordVerdict, WEIGHT_BANDS } from '@cuspal/engine/gochara/saturn-weight';
import { ashtakavarga } from '@cuspal/engine/parashari/strength/ashtakavarga';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import {
  birthInput,
  defineTool,
  instantInput,
  instantText,
  listOf,
  planetName,
  signName,
  spanShape,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { bindusText, factorsShape, truncatedShape } from './rows.ts';

/** Bindus at which a sign is good for a transit (R26.3). */
const GOOD_BINDUS = 4;

export default defineTool({
  name: 'get_ashtama_sani',
  title: 'Saturn in the eighth from the Moon',
  family: 'transit',
  phase: 'transit',
  system: 'parashari',
  needs: ['get_planets'],
  birth: 'required',
  disclaimer: null,
  description:
    "Ashtama Sani (Parashari): the past, running and next stays of Saturn in the eighth sign from the natal Moon, 30 years either way, with Saturn's bindus there, and beside it a KP reading of the running or next stay sub lord by sub lord: HEAVY, MIXED, EASED or NEUTRAL, with our own intensity score. Call it when Saturn's eighth is asked about; Sade Sati has its own tools. Not paged, no disclaimer class.",
  provenance: { rules: ['R34.2', 'R26.3', 'R5.3', 'R4.2'], sources: ['PH', 'BPHS', 'R3t', 'service extension'] },
  input: birthInput.extend({ query_date: instantInput }),
  output: z.strictObject({
    asOf: instantText,
    moonSign: signName,
    eighthSign: signName,
    active: z.boolean(),
    spans: listOf(z.strictObject({ ...spanShape.shape, status: z.enum(SPAN_STATUSES) })).meta({
      description: 'One stay can be several spans: retrogression',
    }),
    subWindows: listOf(
      z.strictObject({
        ...spanShape.shape,
        starLord: planetName,
        subLord: planetName,
        subLordVerdict: z.enum(SUB_LORD_VERDICTS),
        intensity: z.number().min(0).max(100),
        band: z.enum(WEIGHT_BANDS),
        factors: factorsShape,
      }),
    ).meta({ description: 'KP reading of the running span, else of the next' }),
    saturnBindus: z.int().min(0).max(8).meta({ description: 'Of natal Saturn in the eighth sign' }),
    truncated: truncatedShape,
    scoreProvenance: z.literal('service-extension'),
    notes: listOf(z.string()),
  }),
  run: async ({ input, chart, ephemeris, now, breathe }) => {
    const { ayanamsa } = chart.moment;
    const utcMs = resolveInstant(input.query_date, chart.moment, now, 'query_date');
    const search = beginSearch(ephemeris, ayanamsa, breathe);
    const { eighthSign, spans, active, read, cut } = await ashtamaSani(search, chart, utcMs);
    const windows = read === null || chart.houses === null ? [] : await ashtamaWindows(search, chart, read);
    const saturnBindus = ashtakavarga(chart).planets.Saturn.signScores[eighthSign] ?? 0;
    return {
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
        saturnBindus >= GOOD_BINDUS
          ? `Saturn has ${bindusText(saturnBindus)} in ${nameOfSign(eighthSign)}: four or more ease the stay; the verdicts do not count them.`
          : `Saturn has ${bindusText(saturnBindus)} in ${nameOfSign(eighthSign)}: fewer than four, no ease from there.`,
        'The sub windows are a KP reading beside a Parashari transit: neither decides the other. Their intensity is our own score.',
        ...(chart.houses === null
          ? ['No Placidus houses exist at the birth place, so the KP reading by sub lords is left out.']
          : []),
        ...(cut
          ? ['The sixty years round the moment reach beyond 1800 to 2399: stays outside are missing or cut.']
          : []),
      ],
    };
  },
});

const subWindowView = (chart: Chart, window: SaturnWindow) => ({
  ...spanView(window, chart.moment),
  starLord: window.inside.starLord,
  subLord: window.inside.subLord,
  subLordVerdict: subLordVerdict(chart, window.inside.subLord),
  intensity: window.intensity,
  band: window.band,
  factors: window.factors,
});
