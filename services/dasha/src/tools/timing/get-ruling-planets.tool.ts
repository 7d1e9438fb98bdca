import type { Moment } from '@cuspal/engine/time/moment';
import { runningLords } from '@cuspal/engine/dasha/running-lords';
import { alternateDayLord } from '@cuspal/engine/kp/ruling/alternate-day-lord';
import { rulingPlanetMembers, rulingPlanets } from '@cuspal/engine/kp/ruling/ruling-planets';
import { nextRulingPlanetChange, RP_CHANGE_SLOTS } from '@cuspal/engine/kp/ruling/ruling-planets-change';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { offsetAt } from '@cuspal/engine/time/clock';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { resolveQueryPlace } from '@cuspal/engine/time/query-place';
import type { Planet } from '@cuspal/engine/zodiac/names';
import {
  birthInput,
  defineTool,
  grahaName,
  instantText,
  listOf,
  planetList,
  rpSlotsShape,
  rulingPlanetShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';

export default defineTool({
  name: 'get_ruling_planets',
  title: 'Ruling planets of the moment',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'KP ruling planets of the moment and place of judgment: sign, star and sub lords of the rising Ascendant and of the Moon and the day lord (sunrise to sunrise), ranked, with nodes added for the planets they act for, and kept, deferred or rejected by retrogression. Compared with the ruling planets at birth and the running dasha lords; says when they next change. Call it to pick among significators and to confirm a date. Not paged, no disclaimer class.',
  provenance: { rules: ['R8.1', 'R8.2', 'R8.3', 'R8.4', 'R38.8', 'R1.6'], sources: ['R2', 'R3p', 'AS'] },
  input: birthInput.extend({
    query_datetime: z
      .string()
      .max(40)
      .optional()
      .meta({ description: 'Moment of judgment, ISO, local at its place; default now' }),
    query_latitude: z
      .number()
      .min(-90)
      .max(90)
      .optional()
      .meta({ description: 'Place of judgment; default birth place' }),
    query_longitude: z.number().min(-180).max(180).optional(),
    query_utc_offset_minutes: z.number().min(-960).max(960).optional(),
  }),
  output: z.strictObject({
    asOf: instantText,
    place: z.strictObject({ latitude: z.number(), longitude: z.number(), utcOffsetMinutes: z.number() }),
    ascendantLongitude: z.number().min(0).lt(360),
    moonLongitude: z.number().min(0).lt(360),
    slots: rpSlotsShape,
    classicFive: planetList.meta({
      description: 'Slots without the two subs, strongest first; a planet can stand twice',
    }),
    ranked: listOf(rulingPlanetShape),
    sunrise: instantText.meta({ description: 'That began the day of the moment' }),
    dayLordBasis: z.enum(['HINDU_SUNRISE', 'LOCAL_MEAN_06_00']),
    alternateDayLord: grahaName.optional().meta({ description: 'By the visible sunrise, when it names another' }),
    birthRulingPlanets: planetList.meta({
      description: 'Classic five and their nodes at birth, rejected ones left out',
    }),
    commonWithBirth: planetList,
    commonWithRunningDasha: planetList.meta({ description: 'Ruling planets that are MD, AD or PD lord at asOf' }),
    nextChange: z.strictObject({ slot: z.enum(RP_CHANGE_SLOTS), at: instantText }),
  }),
  run: ({ input, chart, ephemeris, now, note }) => {
    const place = resolveQueryPlace(input, chart.moment);
    const utcMs = resolveInstant(input.query_datetime, place, now, 'query_datetime');
    const moment: Moment = { ...place, utcMs, jdUt: jdFromUtcMs(utcMs), ayanamsa: chart.moment.ayanamsa };
    const found = rulingPlanets(ephemeris, moment, input.query_latitude === undefined ? 'latitude' : 'query_latitude');
    const members = rulingPlanetMembers(found);
    const common = (planets: readonly Planet[]) => members.filter((planet) => planets.includes(planet));
    const atBirth = rulingPlanetMembers(rulingPlanets(ephemeris, chart.moment));
    const running = runningLords(chart, utcMs);
    const otherDayLord = alternateDayLord(ephemeris, moment, found.day);
    const change = nextRulingPlanetChange(ephemeris, found.chart, found.day);

    if (running === null) note('The moment lies outside the 120 dasha years of this birth: no dasha lord runs.');
    if (found.day.sunriseFallback)
      note('The Sun does not rise and set there: the day is taken from 06:00 local mean time.');
    if (otherDayLord !== null)
      note(
        `The visible Sun is up but not yet the disc centre without refraction: the day lord is ${found.slots.dayLord}, by the visible sunrise ${otherDayLord}.`,
      );
    note(
      'Overlaps count the classic five and the nodes that act for them; sub slots and rejected planets do not pass.',
    );
    return {
      asOf: printInstant(utcMs, place),
      place: { latitude: place.latitude, longitude: place.longitude, utcOffsetMinutes: offsetAt(place, utcMs) },
      ascendantLongitude: found.chart.ascendant.longitude,
      moonLongitude: found.chart.planets.Moon.longitude,
      slots: found.slots,
      classicFive: found.classicFive,
      ranked: found.ranked,
      sunrise: printInstant(found.day.sunriseMs, place),
      dayLordBasis: found.day.sunriseFallback ? ('LOCAL_MEAN_06_00' as const) : ('HINDU_SUNRISE' as const),
      ...(otherDayLord !== null && { alternateDayLord: otherDayLord }),
      birthRulingPlanets: atBirth,
      commonWithBirth: common(atBirth),
      commonWithRunningDasha: common((running ?? []).map(({ planet }) => planet)),
      nextChange: { slot: change.slot, at: printInstant(change.utcMs, place) },
    };
  },
});
