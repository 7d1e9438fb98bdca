import { requireInCycle } from '@cuspal/engine/dasha/cycle-of';
import { releaseView } from '@cuspal/tool-kit/views/deferral';
import {
  CONFIRMATION_SCALES,
  CONFIRMATIONS,
  type ConfirmingBody,
  TRANSIT_ROLES,
  TRANSIT_TESTS,
  transitConfirmation,
} from '@cuspal/engine/kp/transit/confirmation';
import { verdictOf } from '@cuspal/engine/kp/promise/promise';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import {
  answerShape,
  birthInput,
  deferralShape,
  defineTool,
  eventArguments,
  eventResolutionShape,
  grahaName,
  instantInput,
  instantText,
  listOf,
  longitudeDegrees,
  nextShape,
  periodClassShape,
  planetList,
  planetName,
  requiredEvent,
  oneOfTheWords,
} from '@cuspal/tool-kit';
import { instantOrNull } from '@cuspal/tool-kit/views/spans';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { z } from 'zod';
import { standInsNote } from '../timing/event-promise.ts';
import { confirmationAnswer, confirmationReasons } from './confirmation-text.ts';
import { rounded } from '../rows.ts';
import { say } from './transit.messages.ts';

const body = z.strictObject({
  planet: planetName,
  role: listOf(z.enum(TRANSIT_ROLES)).meta({
    description: 'Running periods it rules, TRANSIT where it is looked at for itself.',
  }),
  longitude: longitudeDegrees,
  signLord: grahaName,
  starLord: planetName,
  subLord: planetName,
  tally: z.int().min(0).max(3).meta({ description: 'How many of sign, star and sub lord are strong.' }),
  test: z.enum(TRANSIT_TESTS),
  delayed: deferralShape.optional().meta({ description: 'Its star lord was retrograde at birth.' }),
});

export default defineTool({
  name: 'get_transit_advanced',
  title: 'Triple confirmation on a date',
  purpose: 'Whether the sky of a predicted day confirms the event by sign, star and sub',
  family: 'transit',
  phase: 'transit',
  system: 'kp',
  needs: ['find_event_timing_v2'],
  birth: 'required',
  disclaimer: null,
  description:
    'Whether the sky of a date confirms an event by KP, from running dasha lords, Sun, Moon and Jupiter. Call it on a date found before, with an event or a house_group.',
  provenance: { rules: ['R14.1', 'R14.2', 'R5.6', 'R8.5', 'R12.2', 'R13.4'], sources: ['KPR3t', 'KPR3p', 'AS'] },
  input: birthInput.extend({
    ...eventArguments,
    query_datetime: instantInput,
    scale: z.enum(CONFIRMATION_SCALES).default('day').meta({ description: 'How exact the date is' }),
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    eventResolution: eventResolutionShape,
    bodies: listOf(body),
    dashaClass: periodClassShape,
    rpAgreement: planetList.meta({
      description: 'Ruling planets among the lords of the body of the scale and of the dasha lords.',
    }),
    verdict: oneOfTheWords(CONFIRMATIONS),
    nextConfirmation: instantText
      .nullable()
      .meta({ description: 'When the body of the scale next comes to agree. A stay that it is in does not count.' }),
    reasons: listOf(z.string()),
    next: nextShape,
  }),
  run: async ({ input, chart, ephemeris, now, note, yieldTurn, lead }) => {
    const { ayanamsa } = chart.moment;
    const { event, resolution } = requiredEvent(input, note);
    const utcMs = resolveInstant(input.query_datetime, chart.moment, now, 'query_datetime');
    leadByLifeStage({ chart, now, lead }, { event, atMs: utcMs });
    requireInCycle(chart, utcMs, 'query_datetime');
    const search = beginSearch(ephemeris, ayanamsa, yieldTurn);
    const found = await transitConfirmation(search, chart, event, utcMs, input.scale);
    const { standIns } = found.matter;
    if (standIns.length > 0) note(standInsNote(standIns));
    const { verdict } = verdictOf(chart, event);
    return {
      answer: confirmationAnswer({ event, promised: verdict, found, utcMs }, chart.moment),
      asOf: printInstant(utcMs, chart.moment),
      eventResolution: resolution,
      bodies: found.bodies.map((each) => bodyView(each, chart.moment)),
      dashaClass: found.dashaClass,
      rpAgreement: found.rpAgreement,
      verdict: found.verdict,
      nextConfirmation: instantOrNull(found.nextMs, chart.moment),
      reasons: confirmationReasons(found, verdict),
      next: [
        found.verdict === 'CONFIRMED'
          ? { tool: 'get_rp_advanced', reason: say.nextHours() }
          : { tool: 'get_transit_timing_hierarchy', reason: say.nextAgreeingTimes() },
      ],
    };
  },
});

function bodyView({ planet, roles, longitude, inside, tally, test, release }: ConfirmingBody, clock: LocalClock) {
  const { signLord, starLord, subLord } = inside;
  return {
    planet,
    role: roles,
    longitude: rounded(longitude, 6),
    signLord,
    starLord,
    subLord,
    tally,
    test,
    ...(release && { delayed: { delayed: true as const, starLord, ...releaseView(release, clock) } }),
  };
}
