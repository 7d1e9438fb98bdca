import type { KpPromise } from '@cuspal/engine/kp/promise/promise';
import type { Moment } from '@cuspal/engine/time/moment';
import { natalEvent } from '@cuspal/engine/events/natal';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { judgmentMoment } from '@cuspal/engine/kp/ruling/judgment-moment';
import { DASHA_LEVEL_NAMES } from '@cuspal/engine/kp/timing/turning-points';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { printDate, printInstant } from '@cuspal/engine/time/print';
import {
  DAY_TONES,
  type SessionTemper,
  sessionTemper,
  SLOT_CAPS,
  SLOT_TONES,
} from '@cuspal/engine/topics/money/speculation';
import { SPECULATION_GATES } from '@cuspal/engine/topics/money/speculation-gate';
import { sessionDay, sessionSpan } from '@cuspal/engine/topics/money/trading-session';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  instantText,
  listOf,
  nextShape,
  pageInput,
  paginate,
  paginationOutput,
  planetName,
  promiseShape,
  standingShape,
} from '@cuspal/tool-kit';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { z } from 'zod';
import { clockNow, clockOn, placeOf } from './session-place.ts';
import { say } from './money.messages.ts';

const PAGE_SIZE = 80;

const clock = (what: string, standard: string) =>
  z
    .string()
    .max(5)
    .default(standard)
    .meta({ description: `${what} of the session as HH:MM, local at its place` });

export default defineTool({
  name: 'get_speculative_intraday',
  title: 'Speculation temper of one trading day',
  purpose: 'Natal fitness for speculation and the supportive or adverse stretches of one session; a lens, not a signal',
  family: 'money',
  phase: 'timing',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: 'financial',
  description:
    'How one trading day leans for a person by KP, in supportive, neutral and adverse stretches. Call it only for one trading day. No trading signal.',
  provenance: {
    rules: ['R6T.1', 'R5.6', 'R9.1', 'R10', 'R13.1', 'R14.3', 'R32.2', 'R35.3'],
    sources: ['KPR3p', 'KPM', 'SE', 'OWN'],
  },
  paged: { pageSize: PAGE_SIZE },
  input: birthInput.extend({
    session_date: z
      .string()
      .max(10)
      .optional()
      .meta({ description: 'Day of the session, YYYY-MM-DD. Default is today at its place.' }),
    session_start: clock('Start', '09:15'),
    session_end: clock('End', '15:30'),
    session_latitude: z
      .number()
      .min(-90)
      .max(90)
      .optional()
      .meta({ description: 'Latitude of the session, north positive. Default is the birth place.' }),
    session_longitude: z
      .number()
      .min(-180)
      .max(180)
      .optional()
      .meta({ description: 'Longitude of the session, east positive. Default is the birth place.' }),
    session_utc_offset_minutes: z
      .number()
      .min(-960)
      .max(960)
      .optional()
      .meta({ description: 'Minutes east of UT at the session. Default is the offset of the birth place.' }),
    page: pageInput,
  }),
  output: z.strictObject({
    answer: answerShape,
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
      z.strictObject({ level: z.enum(DASHA_LEVEL_NAMES), planet: planetName, standing: standingShape }),
    ).meta({ description: 'Lords at the start, weighed on 2, 5, 6 and 11 against 8 and 12' }),
    slots: listOf(
      z.strictObject({
        start: instantText,
        end: instantText,
        ascSubLord: planetName,
        moonSubLord: planetName,
        tone: z.enum(SLOT_TONES),
        cappedBy: z
          .enum(SLOT_CAPS)
          .optional()
          .meta({ description: 'Why a stretch that would be SUPPORTIVE is NEUTRAL' }),
        rahuKalam: z.boolean(),
      }),
    ),
    minutes: z.strictObject({ supportive: z.number(), neutral: z.number(), adverse: z.number() }),
    dayTone: z.enum(DAY_TONES),
    noSignal: z.literal(true),
    marketCalendar: z.literal('not checked'),
    ...paginationOutput,
    next: nextShape,
  }),
  run: ({ chart, input, ephemeris, now, note, lead, yieldTurn }) => {
    const place = placeOf(input, chart.moment, note);
    const day = sessionDay(input.session_date ?? printDate(now, clockNow(input, now, chart.moment)));
    const clock = clockOn(input, day, chart.moment);
    const span = sessionSpan(day, { start: input.session_start, end: input.session_end }, clock);
    const moment: Moment = { ...judgmentMoment(chart, span.startMs), ...place, ...clock };
    const search = beginSearch(ephemeris, chart.moment.ayanamsa, yieldTurn);
    const speculation = natalEvent('speculation');
    leadByLifeStage({ chart, now, lead }, { event: speculation, atMs: span.startMs });
    const promised = promise(chart, speculation);
    const found = sessionTemper(search, chart, span, moment);
    const { fitness, dasha, slots, minutes, dayTone } = found;
    const { items, pagination, pageNote } = paginate(slots, input.page, PAGE_SIZE, 'stretches');
    return {
      answer: sessionAnswer(found, promised),
      asOf: printInstant(span.startMs, clock),
      session: {
        ...spanView(span, clock),
        place: { ...place, utcOffsetMinutes: clock.offsetMinutes },
      },
      gate: fitness.gate,
      gateReasons: fitness.reasons,
      promise: promised,
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
      next: [{ tool: 'get_financial_analysis', reason: say.nextMoney() }],
    };
  },
});

/** What holds the session back, if anything, and that it is no signal. */
function limitSentence({ fitness: { gate }, slots }: SessionTemper): string {
  if (gate === 'CLOSED') return say.noStretchCounts();
  const against = slots.some(({ cappedBy }) => cappedBy === 'DASHA_AGAINST');
  if (gate === 'GUARDED') return say.restraint({ limits: against ? 'LOSS_AND_LORDS' : 'LOSS' });
  return against ? say.restraint({ limits: 'LORDS' }) : say.noSignal();
}

function sessionAnswer(session: SessionTemper, promised: Pick<KpPromise, 'verdict' | 'outweighed'>): string {
  const { supportive, neutral, adverse } = session.minutes;
  return answerOf(
    promiseSentence(natalEvent('speculation'), promised),
    supportive + adverse > 0
      ? say.sessionTone({
          tone: session.dayTone,
          supportive: Math.round(supportive),
          neutral: Math.round(neutral),
          adverse: Math.round(adverse),
        })
      : say.sessionNeutral({ minutes: Math.round(neutral) }),
    limitSentence(session),
  );
}
