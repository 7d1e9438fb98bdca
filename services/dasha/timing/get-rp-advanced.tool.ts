import type { Interval } from '@cuspal/engine/base/intervals';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { contactLevels } from '@cuspal/engine/kp/kernel/timing-sets';
import { matter } from '@cuspal/engine/kp/promise/matter';
import { judgmentMoment } from '@cuspal/engine/kp/ruling/judgment-moment';
import { punarphoo, PUNARPHOO_TIES } from '@cuspal/engine/kp/ruling/punarphoo';
import { rulingPlanetMembers, rulingPlanets } from '@cuspal/engine/kp/ruling/ruling-planets';
import { type SensitivePoint, sensitivePoints } from '@cuspal/engine/kp/ruling/sensitive-points';
import { type Mover, MOVER_SCALES, MOVERS, sensitiveWindows } from '@cuspal/engine/kp/ruling/sensitive-windows';
import { nextRelease } from '@cuspal/engine/kp/timing/release';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import type { Planet } from '@cuspal/engine/zodiac/names';
import {
  answerOf,
  answerShape,
  askedEvent,
  birthInput,
  contactLevelsShape,
  defineTool,
  eventArguments,
  eventResolutionShape,
  instantInput,
  instantText,
  listOf,
  longitudeDegrees,
  planetName,
  rulingPlanetShape,
  signName,
  standingRankShape,
} from '@cuspal/tool-kit';
import { instantOrNull, spanView } from '@cuspal/tool-kit/views/spans';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { z } from 'zod';
import { rounded } from '../rows.ts';
import { standInsNote } from './event-promise.ts';
import { say } from './timing.messages.ts';

const MAX_WINDOWS = 12;

const stretch = z.strictObject({
  from: longitudeDegrees,
  to: z.number().min(0).max(360).meta({ description: 'Below from where it runs over 0° Aries.' }),
  sign: signName,
  starLord: planetName,
  subLord: planetName,
});

export default defineTool({
  name: 'get_rp_advanced',
  title: 'Extended ruling-planet analysis',
  purpose: 'Uses the ruling planets to pick significators and to time an event by the sensitive point',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: ['get_ruling_planets'],
  birth: 'required',
  disclaimer: null,
  deadlineSeconds: 50,
  description:
    'When an event can happen by the KP ruling planets of the moment, with windows in which the mover passes the points they rule. Call it after get_ruling_planets.',
  provenance: {
    rules: ['R8.1', 'R8.2', 'R8.3', 'R8.4', 'R8.5', 'R8.7', 'R6T.1', 'R5.6', 'R4.3'],
    sources: ['KPR3p', 'AS'],
  },
  input: birthInput.extend({
    ...eventArguments,
    query_datetime: instantInput,
    scale: z.enum(MOVER_SCALES).default('month').meta({ description: 'How far ahead' }),
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    eventResolution: eventResolutionShape.optional(),
    ranked: listOf(rulingPlanetShape),
    strongRps: listOf(
      z.strictObject({ planet: planetName, rank: standingRankShape, contactLevels: contactLevelsShape }),
    )
      .optional()
      .meta({ description: 'Ruling planets among the strongest for the event' }),
    sensitivePoints: listOf(stretch.extend({ parts: listOf(stretch) })).meta({
      description: 'Lords at the start. The parts are the numbered subs it is made of.',
    }),
    relaxed: z.boolean().meta({ description: 'By star and sub alone, because no stretch has three ruling lords.' }),
    mover: z.enum(['Ascendant', 'Moon', 'Sun', 'Jupiter']),
    windows: listOf(
      z.strictObject({
        start: instantText,
        end: instantText,
        point: z.int().min(0).meta({ description: 'Index in sensitivePoints.' }),
      }),
    ),
    truncated: z.literal(true).optional().meta({ description: 'The ephemeris ends within the range.' }),
    deferred: listOf(z.strictObject({ planet: planetName, actsAfter: instantText.nullable() })),
    rejected: listOf(z.strictObject({ planet: planetName, reason: z.string() })),
    punarphoo: z
      .strictObject({ present: z.boolean(), ties: listOf(z.enum(PUNARPHOO_TIES)) })
      .meta({ description: 'Moon and Saturn at birth.' }),
    notes: listOf(z.string()),
  }),
  run: async ({ input, chart, ephemeris, now, note, yieldTurn, lead }) => {
    const { ayanamsa } = chart.moment;
    const asked = askedEvent(input, note);
    const atMs = resolveInstant(input.query_datetime, chart.moment, now, 'query_datetime');
    if (asked) leadByLifeStage({ chart, now, lead }, { event: asked.event, atMs });
    const ruling = rulingPlanets(ephemeris, judgmentMoment(chart, atMs));
    const members = rulingPlanetMembers(ruling);
    const ofStatus = (status: string) =>
      ruling.ranked.filter(
        (each) => each.status === status && (status === 'rejected' || members.includes(each.planet)),
      );
    const kept = ofStatus('kept').map(({ planet }) => planet);
    const { points, relaxed } = sensitivePoints(kept);
    const search = beginSearch(ephemeris, ayanamsa, yieldTurn);
    const { windows, truncated } = await sensitiveWindows(search, ruling.chart, points, input.scale, MAX_WINDOWS);
    const tied = punarphoo(chart);

    const notes = [
      say.sensitivePointsTake(),
      ...(points.length === 0 ? [say.noSensitivePoint()] : []),
      ...(tied.present ? [say.punarphooAtBirth()] : []),
    ];
    const weighed = asked && matter(chart, asked.event);
    if (weighed && weighed.standIns.length > 0) note(standInsNote(weighed.standIns));
    const strong = weighed && weighed.strong.filter((planet) => members.includes(planet));
    return {
      answer: answer(kept, windows, MOVERS[input.scale], strong, atMs, chart.moment),
      asOf: printInstant(atMs, chart.moment),
      ...(asked && { eventResolution: asked.resolution }),
      ranked: ruling.ranked,
      ...(weighed &&
        strong && {
          strongRps: strong.map((planet) => ({
            planet,
            rank: weighed.lords[planet].rank,
            contactLevels: contactLevels(chart, planet, weighed.sets),
          })),
        }),
      sensitivePoints: points.map(pointView),
      relaxed,
      mover: MOVERS[input.scale],
      windows: windows.map(({ point, ...span }) => ({
        ...spanView(span, chart.moment),
        point: points.indexOf(point),
      })),
      ...(truncated && { truncated: true as const }),
      deferred: ofStatus('deferred').map(({ planet }) => {
        const direct = nextRelease(ephemeris, planet, ayanamsa, atMs)?.turnsDirectMs ?? null;
        return { planet, actsAfter: instantOrNull(direct, chart.moment) };
      }),
      rejected: ofStatus('rejected').map(({ planet, reason }) => ({ planet, reason })),
      punarphoo: tied,
      notes,
    };
  },
});

/** Names the ruling planets kept and those that serve the event, and when the mover first passes a sensitive point. */
function answer(
  kept: readonly Planet[],
  windows: readonly Interval[],
  mover: Mover,
  strong: readonly Planet[] | null,
  fromMs: number,
  clock: LocalClock,
): string {
  const [first] = windows;
  return answerOf(
    kept.length === 0 ? say.noRulingPlanetKept() : say.keptRulingPlanets({ planets: kept }),
    strong !== null && (strong.length === 0 ? say.noneAmongStrongest() : say.rulingStrongForEvent({ planets: strong })),
    first === undefined
      ? say.passesNoPoint({ mover })
      : first.startMs <= fromMs
        ? say.passesPointAlready({ mover, end: printInstant(first.endMs, clock) })
        : say.passesPointFirst({
            mover,
            start: printInstant(first.startMs, clock),
            end: printInstant(first.endMs, clock),
          }),
  );
}

const rowView = ({ fromArcsec, toArcsec, sign, starLord, subLord }: SensitivePoint['rows'][number]) => ({
  from: rounded(fromArcsec / 3600, 6),
  to: rounded(toArcsec / 3600, 6),
  sign,
  starLord,
  subLord,
});

const pointView = ({ toArcsec, rows }: SensitivePoint) => ({
  ...rowView(rows[0]),
  to: rounded(toArcsec / 3600, 6),
  parts: rows.map(rowView),
});
