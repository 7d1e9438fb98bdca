import { dayStandInNote } from '@cuspal/engine/almanac/day-frame';
import { cuspalSubLord } from '@cuspal/engine/chart/placement';
import { RP_STATUSES, rulingPlanets } from '@cuspal/engine/kp/ruling/ruling-planets';
import { BOSMIA_VERDICTS, bosmiaHouse, type BosmiaHouseRole, bosmiaVerdict } from '@cuspal/engine/kp/schools/bosmia';
import { bosmiaRulers, thinnedByRulers } from '@cuspal/engine/kp/schools/bosmia-rulers';
import { BOSMIA_LEVELS, bosmiaRunning } from '@cuspal/engine/kp/schools/bosmia-running';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { resolveQueryPlace } from '@cuspal/engine/time/query-place';
import { byHouse } from '@cuspal/engine/zodiac/records';
import {
  answerShape,
  askedEvent,
  birthInput,
  defineTool,
  eventArguments,
  eventResolutionShape,
  grahaName,
  instantInput,
  instantText,
  listOf,
  nextShape,
  perHouse,
  planetList,
  planetName,
  rpSlotShape,
  oneOfTheWords,
} from '@cuspal/tool-kit';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { z } from 'zod';
import { kpFirst, noteAdverse } from './asked-matter.ts';
import { bosmiaAnswer } from './bosmia-answer.ts';
import { say } from './verification.messages.ts';

const rank = z.int().min(1).max(6);
const verdict = oneOfTheWords(BOSMIA_VERDICTS);
const status = z.enum(RP_STATUSES);
const roleByHouse = z.record(z.string(), rank.nullable());

const house = z.strictObject({
  roles: z
    .strictObject({
      subOfOccupant: planetList,
      starOfOccupant: planetList,
      occupant: planetList,
      subOfOwner: planetList,
      starOfOwner: planetList,
      owner: grahaName,
    })
    .meta({ description: 'Roles 1 to 6 that a planet holds by itself' }),
  ordered: listOf(
    z.strictObject({
      planet: planetName,
      role: rank,
      alsoRoles: listOf(rank),
      via: planetName.optional().meta({ description: 'The planet for which a node holds this role' }),
      rulingPlanet: z.boolean(),
      rpSlots: listOf(rpSlotShape).meta({ description: 'Slots that it holds, or that a node stands in for' }),
      rpStatus: status.nullable(),
    }),
  ),
  kept: planetList.meta({ description: 'Ruling planets that act now, strongest first' }),
  deferred: planetList.meta({ description: 'Ruling planets that are retrograde' }),
  dropped: planetList.meta({ description: 'Rejected, or no ruling planets' }),
});

export default defineTool({
  name: 'get_bosmia_significators',
  title: 'Six-fold significators with seven ruling planets',
  purpose: 'The sub-before-star significators of each house, cut down by the ruling planets of the moment',
  family: 'verification',
  phase: 'verification',
  system: 'extension',
  needs: ['get_significators', 'get_ruling_planets'],
  birth: 'required',
  disclaimer: null,
  description:
    'The significators of each house by the six-fold order of the Bosmia school, an extension of KP, thinned by ruling planets. Call it for a second opinion.',
  provenance: {
    rules: ['R5.7', 'R6.2', 'R8.1', 'R8.3', 'R8.4', 'R22.4'],
    sources: ['KPM', 'KPR2', 'AS'],
  },
  input: birthInput.extend({
    ...eventArguments,
    as_of_date: instantInput.meta({
      description: 'Moment of judgment, an ISO date or date-time, local at its place. Default is now.',
    }),
    query_latitude: z
      .number()
      .min(-90)
      .max(90)
      .optional()
      .meta({ description: 'Latitude of the place of judgment. Default is the birth place.' }),
    query_longitude: z.number().min(-180).max(180).optional().meta({ description: 'Its longitude, east positive' }),
    query_utc_offset_minutes: z
      .number()
      .min(-960)
      .max(960)
      .optional()
      .meta({ description: 'Its clock in minutes east of UT' }),
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    houses: perHouse(house),
    rulingPlanets: listOf(
      z.strictObject({
        slot: rpSlotShape,
        planet: planetName,
        rank: z.int().min(1).max(7),
        actsFor: grahaName.optional().meta({ description: 'The planet whose slot a node takes' }),
        status,
      }),
    ),
    eventVerdict: verdict.nullable(),
    cslRoles: z
      .strictObject({ required: roleByHouse, denial: roleByHouse })
      .nullable()
      .meta({ description: 'Best role of the cuspal sub lord by house. Null where it has none.' }),
    dbas: listOf(z.strictObject({ level: z.enum(BOSMIA_LEVELS), planet: planetName, lean: verdict })).nullable(),
    eventResolution: eventResolutionShape.nullable(),
    extensionNote: z.string(),
    next: nextShape,
  }),
  run: ({ input, chart, ephemeris, now, note, lead }) => {
    const asked = askedEvent(input, note);
    const place = resolveQueryPlace(input, chart.moment);
    const utcMs = resolveInstant(input.as_of_date, place, now);
    if (asked) leadByLifeStage({ chart, now, lead }, { event: asked.event, atMs: utcMs });
    const ruling = rulingPlanets(ephemeris, {
      ...place,
      utcMs,
      jdUt: jdFromUtcMs(utcMs),
      ayanamsa: chart.moment.ayanamsa,
    });
    const rulers = bosmiaRulers(ruling);
    const csl = asked && bosmiaVerdict(chart, cuspalSubLord(chart, asked.event.primaryCusp), asked.event);
    const running = asked && bosmiaRunning(chart, asked.event, utcMs);
    if (asked) {
      noteAdverse(asked, note);
      if (csl) note(say.verdictOfSubLord({ csl: csl.planet, cusp: asked.event.primaryCusp }));
      note(say.denialGroup());
      if (running?.length === 0) note(say.outsideDashaYears());
    }
    if (ruling.day.sunriseFallback) note(dayStandInNote(utcMs));
    note(say.sevenSlots());
    return {
      answer: bosmiaAnswer(asked?.event ?? null, { csl, running, rulers }),
      asOf: printInstant(utcMs, place),
      houses: byHouse((each) => {
        const read = bosmiaHouse(chart, each);
        return { roles: read.roles, ...thinnedByRulers(read, rulers) };
      }),
      rulingPlanets: rulers,
      eventVerdict: csl?.verdict ?? null,
      cslRoles: csl && { required: rolesByHouse(csl.required), denial: rolesByHouse(csl.denial) },
      dbas: running,
      eventResolution: asked?.resolution ?? null,
      extensionNote: say.bosmiaExtension(),
      next: kpFirst(),
    };
  },
});

const rolesByHouse = (rows: readonly BosmiaHouseRole[]) =>
  Object.fromEntries(rows.map(({ house: of, role }) => [String(of), role]));
