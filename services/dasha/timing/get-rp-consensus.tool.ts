import type { Moment } from '@cuspal/engine/time/moment';
import { type Consensus, consensusOf } from '@cuspal/engine/kp/ruling/rp-consensus';
import { rulingPlanets } from '@cuspal/engine/kp/ruling/ruling-planets';
import { clockOf } from '@cuspal/engine/time/clock';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { placeSent } from '@cuspal/engine/time/place';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  instantText,
  listOf,
  planetList,
  planetName,
  rpSlotsShape,
  rulingPlanetShape,
  halfPlaceNote,
  ToolError,
  oneOfTheWords,
} from '@cuspal/tool-kit';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { z } from 'zod';
import { rounded } from '../rows.ts';
import { say } from './timing.messages.ts';
import { say as fault } from '../faults.messages.ts';

const session = z.strictObject({
  datetime: z.string().max(80).meta({ description: 'ISO, local at its place' }),
  latitude: z.number().min(-90).max(90).optional().meta({ description: 'Place, default birth place' }),
  longitude: z.number().min(-180).max(180).optional().meta({ description: 'Place, with latitude' }),
  utcOffsetMinutes: z.number().min(-960).max(960).optional().meta({ description: 'Ahead of UTC, with the place' }),
});
type Session = z.output<typeof session>;

const agreement = {
  planet: planetName,
  present: z.int().min(0),
  of: z.int().min(2),
  agreement: z.number().min(0).max(1),
  slotRankSum: z.int().min(0),
};

export default defineTool({
  name: 'get_rp_consensus',
  title: 'Ruling planets agreeing over several moments',
  purpose: 'Planets that keep ruling over several sessions and at birth: the reliable ones',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: ['get_ruling_planets'],
  birth: 'required',
  disclaimer: null,
  description:
    'Which KP ruling planets recur over several moments of judgment, by default birth and now. Call it when one set of ruling planets is not enough.',
  provenance: { rules: ['R8.1', 'R8.2', 'R8.3', 'R8.4', 'R8.5', 'R38.8'], sources: ['KPR3p', 'AS', 'OWN'] },
  input: birthInput.extend({
    sessions: z
      .array(session)
      .min(2)
      .max(12)
      .optional()
      .meta({ description: 'Two to twelve moments; default birth and now' }),
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    sessions: listOf(
      z.strictObject({
        datetime: instantText,
        latitude: z.number(),
        longitude: z.number(),
        slots: rpSlotsShape,
        ranked: listOf(rulingPlanetShape),
      }),
    ).meta({ description: 'In order of time.' }),
    consensus: listOf(z.strictObject({ ...agreement, band: oneOfTheWords(['STRONG', 'MODERATE']) })).meta({
      description: 'STRONG in all, MODERATE in at least 0.67 of them.',
    }),
    others: listOf(z.strictObject({ ...agreement, band: oneOfTheWords(['WEAK', 'NONE']) })).meta({
      description: 'WEAK in at least 0.34 of them.',
    }),
    absent: planetList.meta({ description: 'They rule in no session.' }),
    commonToAll: planetList,
  }),
  run: ({ input, chart, ephemeris, now, note }) => {
    const asked = input.sessions?.map((each, index) => momentOf(each, index, chart.moment, note)) ?? [
      chart.moment,
      { ...chart.moment, utcMs: now, jdUt: jdFromUtcMs(now) },
    ];
    const moments = distinct(asked);
    if (moments.length < asked.length) note(say.sessionsRepeat({ count: asked.length - moments.length }));
    if (moments.length < 2) {
      throw new ToolError('validation_failed', fault.oneMoment(), { field: 'sessions' });
    }
    const found = moments.map((moment) => ({ moment, ruling: rulingPlanets(ephemeris, moment) }));
    const rows = consensusOf(found.map(({ ruling }) => ruling));
    note(say.whatCounts());
    return {
      answer: answer(rows, moments.length),
      asOf: printInstant(now, chart.moment),
      sessions: found.map(({ moment, ruling }) => ({
        datetime: printInstant(moment.utcMs, moment),
        latitude: moment.latitude,
        longitude: moment.longitude,
        slots: ruling.slots,
        ranked: ruling.ranked,
      })),
      consensus: shares(rows).flatMap(({ band, ...row }) =>
        band === 'STRONG' || band === 'MODERATE' ? [{ ...row, band }] : [],
      ),
      others: shares(rows).flatMap(({ band, ...row }) =>
        row.present > 0 && (band === 'WEAK' || band === 'NONE') ? [{ ...row, band }] : [],
      ),
      absent: rows.filter(({ present }) => present === 0).map(({ planet }) => planet),
      commonToAll: rows.filter(({ present, of }) => present === of).map(({ planet }) => planet),
    };
  },
});

/** Shares to three digits, so that 2 of 3 stays below 0.67 in print. */
const shares = (rows: readonly Consensus[]): readonly Consensus[] =>
  rows.map((row) => ({ ...row, agreement: rounded(row.agreement, 3) }));

/** Names the planets that rule in all sessions and those that rule in most. */
function answer(rows: readonly Consensus[], sessions: number): string {
  const named = (of: Consensus['band']): readonly Planet[] =>
    rows.filter(({ band }) => band === of).map(({ planet }) => planet);
  const [strong, moderate] = [named('STRONG'), named('MODERATE')];

  return answerOf(
    say.rulingAtAll({ planets: strong, sessions }),
    moderate.length > 0 && say.rulingAtMost({ planets: moderate }),
  );
}

/** Latitude, longitude and offset are each that of the birth unless sent. */
function momentOf(
  { datetime, utcOffsetMinutes, ...sent }: Session,
  index: number,
  birth: Moment,
  note: (sentence: string) => void,
): Moment {
  const field = `sessions[${index}]`;
  const clock: LocalClock = utcOffsetMinutes === undefined ? clockOf(birth) : { offsetMinutes: utcOffsetMinutes };
  const { latitude, longitude } = placeSent(sent, birth) ?? birth;
  const half = halfPlaceNote(sent, birth, `${field}.`);
  if (half !== undefined) note(half);
  const utcMs = resolveInstant(datetime, clock, NaN, `${field}.datetime`);
  return {
    utcMs,
    jdUt: jdFromUtcMs(utcMs),
    latitude,
    longitude,
    ...clock,
    ayanamsa: birth.ayanamsa,
  };
}

/** Each moment of a place once, in order of time, so that the order of the sessions does not matter. */
function distinct(moments: readonly Moment[]): readonly Moment[] {
  const key = ({ utcMs, latitude, longitude }: Moment): string => `${utcMs} ${latitude} ${longitude}`;
  return [...new Map(moments.map((moment) => [key(moment), moment])).values()].sort(
    (a, b) => a.utcMs - b.utcMs || a.latitude - b.latitude || a.longitude - b.longitude,
  );
}
