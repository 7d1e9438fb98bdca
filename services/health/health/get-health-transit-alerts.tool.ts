import type { LocalClock } from '@cuspal/engine/time/clock';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printDate, printInstant } from '@cuspal/engine/time/print';
import { starPartsOf } from '@cuspal/engine/topics/health/body';
import {
  ALERT_SEVERITIES,
  ALERT_TYPES,
  alertMs,
  type AlertSeverity,
  type TransitAlert,
  transitAlerts,
} from '@cuspal/engine/topics/health/transit-alerts';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  instantInput,
  instantText,
  listOf,
  nextShape,
  pageInput,
  paginate,
  paginationOutput,
  planetList,
  planetName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { textList, truncatedShape } from './health-shapes.ts';
import { say } from './health.messages.ts';

const PAGE_SIZE = 20;
const count = z.int().min(0);

export default defineTool({
  name: 'get_health_transit_alerts',
  title: 'Transit alerts',
  purpose: 'Dated transits that press on health in the coming months',
  family: 'health',
  phase: 'transit',
  system: 'kp',
  needs: ['get_health_cusp_panel', 'get_current_health_status'],
  birth: 'required',
  disclaimer: 'health',
  deadlineSeconds: 50,
  paged: { pageSize: PAGE_SIZE },
  description:
    'Dated transits of the coming months that bear on health, graded by KP. Call it for a look ahead of a month to two years. Foretells no illness.',
  provenance: {
    rules: ['R1.5', 'R10', 'R13.1', 'R14.1', 'R14.4', 'R14.5', 'R19.1'],
    sources: ['KPR3p', 'OWN'],
  },
  input: birthInput.extend({
    start_date: instantInput,
    horizon_days: z.int().min(30).max(730).default(365).meta({ description: 'Days to look ahead' }),
    page: pageInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText.meta({ description: 'Where the days begin' }),
    alerts: listOf(
      z.strictObject({
        type: z.enum(ALERT_TYPES),
        severity: z.enum(ALERT_SEVERITIES),
        planet: planetName,
        start: instantText.nullable(),
        end: instantText.nullable(),
        offeredFrom: instantText.nullable().meta({ description: 'Entry into the star' }),
        exact: instantText.nullable(),
        point: z.string().nullable().meta({ description: 'cusp_6, planet_Moon …' }),
        direction: z.enum(['direct', 'retrograde']).nullable(),
        starLord: planetName,
        subLords: planetList,
        runningPD: planetName.nullable().meta({ description: 'Null after the 120 dasha years' }),
        bodyParts: textList.meta({ description: 'Of the star the body is in' }),
        note: z.string(),
      }),
    ),
    capped: z.boolean().meta({ description: 'No illness is promised, so nothing stands above ADVISORY' }),
    counts: z.strictObject({ ALERT: count, WATCH: count, ADVISORY: count, RELIEF: count }),
    truncated: truncatedShape,
    ...paginationOutput,
    next: nextShape,
  }),
  run: async ({ chart, input, now, ephemeris, yieldTurn, note }) => {
    const { moment } = chart;
    const startMs = resolveInstant(input.start_date, moment, now, 'start_date');
    const search = beginSearch(ephemeris, moment.ayanamsa, yieldTurn);
    const { alerts, capped, truncated } = await transitAlerts(search, chart, startMs, input.horizon_days);
    const { items, pagination, pageNote } = paginate(alerts, input.page, PAGE_SIZE, 'transits');
    const countOf = (of: AlertSeverity): number => alerts.filter(({ severity }) => severity === of).length;
    if (truncated) note(say.transitsPastSky());
    return {
      answer: alertsAnswer(alerts, startMs, moment),
      asOf: printInstant(startMs, moment),
      alerts: items.map((alert) => alertView(alert, moment)),
      capped,
      counts: {
        ALERT: countOf('ALERT'),
        WATCH: countOf('WATCH'),
        ADVISORY: countOf('ADVISORY'),
        RELIEF: countOf('RELIEF'),
      },
      ...(truncated ? { truncated: true as const } : {}),
      pagination,
      ...(pageNote === undefined ? {} : { pageNote }),
      next: [{ tool: 'get_medical_timing', reason: say.nextCareAndRecovery() }],
    };
  },
});

function alertView(alert: TransitAlert, clock: LocalClock) {
  const { type, severity, planet, at, runningPD } = alert;
  const when =
    'exactMs' in alert
      ? {
          start: null,
          end: null,
          offeredFrom: null,
          exact: printInstant(alert.exactMs, clock),
          point: alert.point,
          direction: alert.direction,
          starLord: at.starLord,
          subLords: [at.subLord],
        }
      : {
          start: printInstant(alert.startMs, clock),
          end: printInstant(alert.endMs, clock),
          offeredFrom: alert.offeredFromMs === null ? null : printInstant(alert.offeredFromMs, clock),
          exact: null,
          point: null,
          direction: null,
          starLord: at.starLord,
          subLords: alert.subLords,
        };
  return { type, severity, planet, ...when, runningPD, bodyParts: starPartsOf(at).parts, note: alertNote(alert) };
}

function alertsAnswer(alerts: readonly TransitAlert[], fromMs: number, clock: LocalClock): string {
  const first = alerts.find(({ severity }) => severity === 'ALERT');
  const relief = alerts.find(({ severity }) => severity === 'RELIEF');
  const marked = alerts.filter(({ severity }) => severity === 'ALERT' || severity === 'WATCH').length;
  return answerOf(
    marked === 0 ? say.noTransitAsks() : say.transitsMarked({ all: alerts.length, marked }),
    first !== undefined &&
      (alertMs(first) <= fromMs ? say.joinedUnderWay() : say.joinedBegins({ on: printDate(alertMs(first), clock) })),
    relief === undefined
      ? say.transitAlone()
      : alertMs(relief) <= fromMs
        ? say.reliefUnderWay()
        : say.reliefBegins({ on: printDate(alertMs(relief), clock) }),
  );
}

/** A transit in two sentences: what passes, and what it asks for. */
const alertNote = (alert: TransitAlert): string => `${passage(alert)} ${say.transitAsks({ severity: alert.severity })}`;

function passage(alert: TransitAlert): string {
  const { planet } = alert;
  if (!('exactMs' in alert)) {
    const { at, subLords, type } = alert;
    const several = new Set([at.starLord, ...subLords]).size > 1;
    return say.passesStarAndSubs({ planet, starLord: at.starLord, subLords, several, relief: type === 'RELIEF' });
  }
  const motion = alert.type !== 'STATION' ? 'ON' : alert.direction === 'direct' ? 'DIRECT' : 'RETROGRADE';
  const other = PLANETS.find((each) => alert.point === `planet_${each}`);
  return other === undefined
    ? say.passesCusp({ planet, motion, cusp: Number(alert.point.replace('cusp_', '')) })
    : say.passesBirthPlace({ planet, motion, other });
}
