import { requireInCycle } from '@cuspal/engine/dasha/cycle-of';
import { releaseView } from '@cuspal/tool-kit/views/deferral';
import {
  CONFIRMATION_SCALES,
  CONFIRMATIONS,
  type ConfirmingBody,
  confirms,
  TRANSIT_ROLES,
  TRANSIT_TESTS,
  transitConfirmation,
  type TransitConfirmation,
} from '@cuspal/engine/kp/transit/confirmation';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import {
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
  periodClassShape,
  planetList,
  planetName,
  requiredEvent,
} from '@cuspal/tool-kit';
import { instantOrNull } from '@cuspal/tool-kit/views/instants';
import { z } from 'zod';
import { unpromised } from './rows.ts';

const body = z.strictObject({
  planet: planetName,
  role: listOf(z.enum(TRANSIT_ROLES)).meta({ description: 'Running periods it rules; TRANSIT: looked at for itself' }),
  longitude: longitudeDegrees,
  signLord: grahaName,
  starLord: planetName,
  subLord: planetName,
  tally: z.int().min(0).max(3).meta({ description: 'Fruitful among sign, star and sub lord' }),
  test: z.enum(TRANSIT_TESTS),
  delayed: deferralShape.optional().meta({ description: 'Star lord retrograde at birth' }),
});

export default defineTool({
  name: 'get_transit_advanced',
  title: 'Triple confirmation on a date',
  family: 'transit',
  phase: 'transit',
  system: 'kp',
  needs: ['find_event_timing_v2'],
  birth: 'required',
  disclaimer: null,
  description:
    'KP test of a predicted date: do the transits of the running dasha lords and of Sun, Moon and Jupiter (Saturn for a year) confirm the event by sign, star and sub lord? CONFIRMED when the body of the scale (day Moon, month Sun, year Jupiter) and a dasha lord agree and no dasha lord opposes. Also the class of the dasha, agreeing ruling planets, and when that body next agrees. Needs an event or house_group. Call it on a date found before. Not paged, no disclaimer class.',
  provenance: { rules: ['R14.1', 'R14.2', 'R5.6', 'R8.5', 'R12.2', 'R13.4'], sources: ['R3t', 'R3p', 'AS'] },
  input: birthInput.extend({
    ...eventArguments,
    query_datetime: instantInput,
    scale: z.enum(CONFIRMATION_SCALES).default('day').meta({ description: 'How exact the date is' }),
  }),
  output: z.strictObject({
    asOf: instantText,
    eventResolution: eventResolutionShape,
    bodies: listOf(body),
    dashaClass: periodClassShape,
    rpAgreement: planetList.meta({
      description: 'Ruling planets of the moment among the lords of the body of the scale and of the dasha lords',
    }),
    verdict: z.enum(CONFIRMATIONS),
    nextConfirmation: instantText
      .nullable()
      .meta({ description: 'When the body of the scale next comes to agree, a stay it is in not counted' }),
    reasons: listOf(z.string()),
  }),
  run: async ({ input, chart, ephemeris, now, note, breathe }) => {
    const { ayanamsa } = chart.moment;
    const { event, resolution } = requiredEvent(input, note);
    const utcMs = resolveInstant(input.query_datetime, chart.moment, now, 'query_datetime');
    requireInCycle(chart, utcMs, 'query_datetime');
    const search = beginSearch(ephemeris, ayanamsa, breathe);
    const found = await transitConfirmation(search, chart, event, utcMs, input.scale);
    const { fruitful, relaxed } = found.matter.set;
    if (relaxed) note(`No planet is FRUITFUL for these houses; standing in: ${fruitful.join(', ') || 'none'}.`);
    return {
      asOf: printInstant(utcMs, chart.moment),
      eventResolution: resolution,
      bodies: found.bodies.map((each) => bodyView(each, chart.moment)),
      dashaClass: found.dashaClass,
      rpAgreement: found.rpAgreement,
      verdict: found.verdict,
      nextConfirmation: instantOrNull(found.nextMs, chart.moment),
      reasons: reasonsOf(found, {
        denied: unpromised(chart, event),
        next: nextReason(found, chart.moment),
      }),
    };
  },
});

function bodyView({ planet, roles, longitude, inside, tally, test, release }: ConfirmingBody, clock: LocalClock) {
  const { signLord, starLord, subLord } = inside;
  return {
    planet,
    role: roles,
    longitude,
    signLord,
    starLord,
    subLord,
    tally,
    test,
    ...(release && { delayed: { delayed: true as const, starLord, ...releaseView(release, clock) } }),
  };
}

/** When the body of the scale next comes to agree, or that it does not; nothing of a date that is confirmed. */
function nextReason({ verdict, scaleBody, nextMs, nextWithinDays }: TransitConfirmation, clock: LocalClock) {
  if (verdict === 'CONFIRMED') return null;
  return nextMs === null
    ? `No later entry of ${scaleBody} into a fruitful star and sub was found within ${Math.round(nextWithinDays)} days.`
    : `${scaleBody} next comes to agree at ${printInstant(nextMs, clock)}.`;
}

function reasonsOf(
  { bodies, verdict, scaleBody, dashaClass, rpAgreement, matter }: TransitConfirmation,
  { denied, next }: { readonly denied: string | null; readonly next: string | null },
) {
  const opposing = bodies.filter(({ test, roles }) => test === 'OPPOSES' && roles.some((role) => role !== 'TRANSIT'));
  const agreeing = bodies.filter(({ roles }) => roles.some((role) => role !== 'TRANSIT')).filter(confirms);
  const byScale = bodies.some((each) => each.planet === scaleBody && confirms(each));
  const names = (rows: readonly ConfirmingBody[]) => rows.map(({ planet }) => planet).join(', ');
  return [
    `Fruitful for the event: ${matter.set.fruitful.join(', ') || 'no planet'}.`,
    ...bodies.map(bodyReason),
    `${scaleBody}, the body of the scale, ${byScale ? 'confirms' : 'does not confirm'}.`,
    agreeing.length > 0 ? `Dasha lords that confirm: ${names(agreeing)}.` : 'No dasha lord confirms.',
    ...(opposing.length > 0 ? [`Dasha lords that oppose: ${names(opposing)}.`] : []),
    `The running dasha is ${dashaClass} for the event.`,
    `Ruling planets that agree: ${rpAgreement.join(', ') || 'none'}.`,
    ...(next === null ? [] : [next]),
    ...(denied === null ? [] : [denied]),
    `Together: ${verdict}.`,
  ];
}

const bodyReason = ({ planet, roles, inside, tally, test }: ConfirmingBody): string =>
  `${planet} (${roles.join(', ')}) in the sign of ${inside.signLord}, the star of ${inside.starLord}, the sub of ${inside.subLord}: ${tally} of 3 fruitful, ${test}.`;
