import type { Moment } from '@cuspal/engine/time/moment';
import { natalEvent } from '@cuspal/engine/events/natal';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { judgmentMoment } from '@cuspal/engine/kp/ruling/judgment-moment';
import { DASHA_LEVEL_NAMES } from '@cuspal/engine/kp/timing/turning-points';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { printDate, printInstant } from '@cuspal/engine/time/print';
import { DAY_TONES, sessionTemper, SLOT_CAPS, SLOT_TONES } from '@cuspal/engine/topics/money/speculation';
import { SPECULATION_GATES } from '@cuspal/engine/topics/money/speculation-gate';
import { sessionDay, sessionSpan } from '@cuspal/engine/topics/money/trading-session';
import {
  birthInput,
  defineTool,
  fruitfulnessShape,
  instantText,
  listOf,
  pageInput,
  paginate,
  paginationOutput,
  planetName,
  promiseShape,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { clockNow, clockOn, placeOf } from './session-place.ts';

const PAGE_SIZE = 80;

const clock = (standard: string) =>
  z.string().max(5).default(standard).meta({ description: 'HH:MM, local at the session place' });

export default defineTool({
  name: 'get_speculative_intraday',
  title: 'Speculation temper of one trading day',
  family: 'money',
  phase: 'timing',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: 'financial',
  description:
    'Temper of one trading session for a person, a lens and no signal: natal fitness for speculation (promise of the fifth, no link of cusps 5 and 11 to 8 or 12), the running dasha lords to the fourth level, and the session cut at every change of the rising sub and the sub of the Moon into supportive, neutral and adverse stretches, with Rahu kalam flagged. Call it only for intraday questions. No market calendar is checked. System KP, paged: 80 stretches a page; disclaimer class financial, no buy or sell signal.',
  provenance: {
    rules: ['R5.6', 'R9.1', 'R10', 'R13.1', 'R14.3', 'R32.2', 'R35.3'],
    sources: ['R3p', 'KPM', 'Swiss Ephemeris', 'service order'],
  },
  paged: { pageSize: PAGE_SIZE },
  input: birthInput.extend({
    session_date: z.string().max(10).optional().meta({ description: 'YYYY-MM-DD; default today there' }),
    session_start: clock('09:15'),
    session_end: clock('15:30'),
    session_latitude: z.number().min(-90).max(90).optional().meta({ description: 'Default birth place' }),
    session_longitude: z.number().min(-180).max(180).optional(),
    session_utc_offset_minutes: z
      .number()
      .min(-960)
      .max(960)
      .optional()
      .meta({ description: 'Default that of the birth place' }),
    page: pageInput,
  }),
  output: z.strictObject({
    asOf: instantText.meta({ description: 'Start of the session' }),
    session: z.strictObject({
      start: instantText,
      end: instantText,
      place: z.strictObject({ latitude: z.number(), longitude: z.number(), utcOffsetMinutes: z.number() }),
    }),
    gate: z.enum(SPECULATION_GATES),
    gateReasons: listOf(z.string()),
    promise: promiseShape,
    dasha: listOf(
      z.strictObject({ level: z.enum(DASHA_LEVEL_NAMES), planet: planetName, fruitfulness: fruitfulnessShape }),
    ).meta({ description: 'At the start, on 2, 5, 6, 11 against 8, 12' }),
    slots: listOf(
      z.strictObject({
        start: instantText,
        end: instantText,
        ascSubLord: planetName,
        moonSubLord: planetName,
        tone: z.enum(SLOT_TONES),
        cappedBy: z.enum(SLOT_CAPS).optional().meta({ description: 'Would be SUPPORTIVE' }),
        rahuKalam: z.boolean(),
      }),
    ),
    minutes: z.strictObject({ supportive: z.number(), neutral: z.number(), adverse: z.number() }),
    dayTone: z.enum(DAY_TONES),
    noSignal: z.literal(true),
    marketCalendar: z.literal('not checked'),
    ...paginationOutput,
  }),
  run: ({ chart, input, ephemeris, now, note, breathe }) => {
    const place = placeOf(input, chart.moment, note);
    const day = sessionDay(input.session_date ?? printDate(now, clockNow(input, now, chart.moment)));
    const clock = clockOn(input, day, chart.moment);
    const span = sessionSpan(day, { start: input.session_start, end: input.session_end }, clock);
    const moment: Moment = { ...judgmentMoment(chart, span.startMs), ...place, ...clock };
    const search = beginSearch(ephemeris, chart.moment.ayanamsa, breathe);
    const { fitness, dasha, slots, minutes, dayTone } = sessionTemper(search, chart, span, moment);
    const { items, pagination, pageNote } = paginate(slots, input.page, PAGE_SIZE, 'stretches');
    return {
      asOf: printInstant(span.startMs, clock),
      session: {
        ...spanView(span, clock),
        place: { ...place, utcOffsetMinutes: clock.offsetMinutes },
      },
      gate: fitness.gate,
      gateReasons: fitness.reasons,
      promise: promise(chart, natalEvent('speculation')),
      dasha,
      slots: items.map(({ startMs, endMs, cappedBy, ...slot }) => ({
        ...spanView({ startMs, endMs }, clock),
        ...slot,
        ...(cappedBy !== null && { cappedBy }),
      })),
      minutes,
      dayTone,
      noSignal: true as const,
      marketCalendar: 'not checked' as const,
      pagination,
      pageNote,
    };
  },
});
