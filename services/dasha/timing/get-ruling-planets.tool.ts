import { dayStandInNote } from '@cuspal/engine/almanac/day-frame';
import { resolveInstant } from '@cuspal/engine/time/moment';
import type { Moment } from '@cuspal/engine/time/moment';
import { runningLords } from '@cuspal/engine/dasha/running-lords';
import {
  alternateDayLord,
  rulingPlanetMembers,
  type RulingPlanet,
  type RulingPlanets,
  rulingPlanets,
} from '@cuspal/engine/kp/ruling/ruling-planets';
import { nextRulingPlanetChange, RP_CHANGE_SLOTS } from '@cuspal/engine/kp/ruling/ruling-planets-change';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { offsetAt } from '@cuspal/engine/time/clock';
import { printInstant } from '@cuspal/engine/time/print';
import { resolveQueryPlace } from '@cuspal/engine/time/query-place';
import type { Planet } from '@cuspal/engine/zodiac/names';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  detailArgument,
  grahaName,
  instantText,
  listOf,
  nextShape,
  planetList,
  rpSlotsShape,
  rulingPlanetShape,
  tablesArgument,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { rounded } from '../rows.ts';
import { say } from './timing.messages.ts';

export default defineTool({
  name: 'get_ruling_planets',
  title: 'Ruling planets of the moment',
  purpose: 'Ruling planets of the moment of judgment at the place of judgment',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'The KP ruling planets of a moment and place, ranked, and when they next change. Call it to choose among significators and confirm a date.',
  provenance: { rules: ['R8.1', 'R8.2', 'R8.3', 'R8.4', 'R38.8', 'R1.6'], sources: ['KPR2', 'KPR3p', 'AS'] },
  brief: {
    without: ['ranked.count', 'ranked.slotRankSum', 'ranked.reason', 'ranked.rank'],
  },
  forms: [{ with: { tables: false }, has: ['ranked'] }],
  tabled: [
    {
      list: 'ranked',
      as: 'rankedTable',
      columns: ['planet', 'slots', 'actsFor', 'byAgency', 'status', 'rejectedBecause', 'subSlotOnly'],
    },
  ],
  input: birthInput.extend({
    ...detailArgument,
    ...tablesArgument,
    query_datetime: z.string().max(80).optional().meta({ description: 'Local there; default now' }),
    query_latitude: z.number().min(-90).max(90).optional().meta({ description: 'Of judgment; default birth place' }),
    query_longitude: z.number().min(-180).max(180).optional().meta({ description: 'Default birth place' }),
    query_utc_offset_minutes: z.number().min(-960).max(960).optional().meta({ description: 'Ahead of UTC there' }),
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    place: z.strictObject({ latitude: z.number(), longitude: z.number(), utcOffsetMinutes: z.number() }),
    ascendantLongitude: z.number().min(0).lt(360),
    moonLongitude: z.number().min(0).lt(360),
    slots: rpSlotsShape,
    classicFive: planetList.meta({
      description: 'Slots without the two subs, strongest first. A planet can stand twice.',
    }),
    ranked: listOf(rulingPlanetShape).meta({
      description: 'Every planet of the slots. One that is subSlotOnly does not count, whatever its status (R38.8).',
    }),
    sunrise: instantText.meta({ description: 'Of the day that the moment belongs to.' }),
    dayLordBasis: z.enum(['HINDU_SUNRISE', 'LOCAL_MEAN_06_00']),
    alternateDayLord: grahaName.optional().meta({ description: 'By the visible sunrise, where it names another.' }),
    birthRulingPlanets: planetList.meta({
      description: 'Classic five and their nodes at birth, without rejected ones.',
    }),
    commonWithBirth: planetList,
    commonWithRunningDasha: planetList.meta({ description: 'Ruling planets that rule the first three periods then.' }),
    nextChange: z.strictObject({ slot: z.enum(RP_CHANGE_SLOTS), at: instantText }),
    next: nextShape,
  }),
  run: ({ input, chart, ephemeris, now, note }) => {
    const place = resolveQueryPlace(input, chart.moment);
    const utcMs = resolveInstant(input.query_datetime, place, now, 'query_datetime');
    const moment: Moment = { ...place, utcMs, jdUt: jdFromUtcMs(utcMs), ayanamsa: chart.moment.ayanamsa };
    const found = rulingPlanets(ephemeris, moment);
    const members = rulingPlanetMembers(found);
    const common = (planets: readonly Planet[]) => members.filter((planet) => planets.includes(planet));
    const atBirth = rulingPlanetMembers(rulingPlanets(ephemeris, chart.moment));
    const running = runningLords(chart, utcMs);
    const otherDayLord = alternateDayLord(ephemeris, moment, found.day);
    const change = nextRulingPlanetChange(ephemeris, found.chart, found.day);

    const subLords = found.ranked.filter(({ status, subSlotOnly }) => subSlotOnly && status !== 'rejected');
    if (subLords.length > 0) note(say.lordsOfSubsAlone({ planets: subLords.map(({ planet }) => planet) }));
    if (running === null) note(say.noDashaLordRuns());
    if (found.day.sunriseFallback) note(dayStandInNote(utcMs));
    if (otherDayLord !== null) note(say.twoDayLords({ dayLord: found.slots.dayLord, other: otherDayLord }));
    note(say.overlapsCount());
    if (running !== null) note(say.runningDashaCounts());
    const commonLords = common((running ?? []).map(({ planet }) => planet));
    return {
      answer: answer(found, members, commonLords),
      asOf: printInstant(utcMs, place),
      place: { latitude: place.latitude, longitude: place.longitude, utcOffsetMinutes: offsetAt(place, utcMs) },
      ascendantLongitude: rounded(found.chart.ascendant.longitude, 6) % 360,
      moonLongitude: rounded(found.chart.planets.Moon.longitude, 6) % 360,
      slots: found.slots,
      classicFive: found.classicFive,
      ranked: found.ranked,
      sunrise: printInstant(found.day.sunriseMs, place),
      dayLordBasis: found.day.sunriseFallback ? ('LOCAL_MEAN_06_00' as const) : ('HINDU_SUNRISE' as const),
      ...(otherDayLord !== null && { alternateDayLord: otherDayLord }),
      birthRulingPlanets: atBirth,
      commonWithBirth: common(atBirth),
      commonWithRunningDasha: commonLords,
      nextChange: { slot: change.slot, at: printInstant(change.utcMs, place) },
      next: [
        {
          tool: 'get_fruitful_significators',
          reason: say.nextSignificatorsKept(),
        },
      ],
    };
  },
});

/** Names the ruling planets, strongest first, the rejected ones, and those that rule a period too. */
function answer(
  { ranked }: Pick<RulingPlanets, 'ranked'>,
  members: readonly Planet[],
  commonLords: readonly Planet[],
): string {
  const rejected = (because: NonNullable<RulingPlanet['rejectedBecause']>): string | false => {
    const planets = ranked.filter((each) => each.rejectedBecause === because).map(({ planet }) => planet);

    return planets.length > 0 && say.rejectedRulingPlanets({ planets, because });
  };
  const agents = ranked.filter(({ planet, byAgency }) => byAgency && members.includes(planet));
  return answerOf(
    members.length === 0 ? say.noRulingPlanet() : say.rulingPlanets({ planets: members }),
    ...agents.map(({ planet, actsFor }) => say.rulesAsAgent({ node: planet, planets: actsFor })),
    rejected('star'),
    rejected('sub'),
    commonLords.length > 0 && say.rulingTheDashaToo({ planets: commonLords }),
  );
}
