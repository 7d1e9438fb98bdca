import { clipped } from '../../base/intervals.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Chart } from '../../chart/chart.ts';
import { requireInCycle } from '../../dasha/cycle-of.ts';
import { runningPeriods } from '../../dasha/joint-period.ts';
import { natalEvent } from '../../events/natal.ts';
import { verdictOf } from '../../kp/promise/promise.ts';
import { knownSky } from '../../passages/transit-search.ts';
import type { Search } from '../../passages/transit-search.ts';
import { DAY_MS } from '../../time/julian.ts';
import type { Planet } from '../../zodiac/names.ts';
import { alertPoints, touches, turns } from './alert-points.ts';
import type { ExactAlert } from './alert-points.ts';
import { healthStays } from './alert-stays.ts';
import type { StayAlert } from './alert-stays.ts';
import { healthClass } from './pull.ts';

export const ALERT_TYPES = ['STAR_SUB', 'RELIEF', 'CUSP_TOUCH', 'NATAL_TOUCH', 'STATION'] as const;
export const ALERT_SEVERITIES = ['ALERT', 'WATCH', 'ADVISORY', 'RELIEF'] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

/** What passes, before it is graded. */
export type RawAlert = StayAlert | ExactAlert;

export type TransitAlert = RawAlert & {
  readonly severity: AlertSeverity;
  /** The pratyantardasha lord when it begins or is exact; null after the 120 years. */
  readonly runningPD: Planet | null;
};

export interface TransitAlerts {
  readonly alerts: readonly TransitAlert[];
  /** Neither acute nor long illness is promised, so nothing stands above ADVISORY. */
  readonly capped: boolean;
  readonly truncated: boolean;
}

const HARD: readonly Planet[] = ['Saturn', 'Mars', 'Rahu', 'Ketu'];
const BODIES: readonly Planet[] = ['Saturn', 'Jupiter', 'Rahu', 'Ketu', 'Mars'];

/** When an alert begins or is exact, Unix milliseconds. */
export const alertMs = (alert: RawAlert): number => ('exactMs' in alert ? alert.exactMs : alert.startMs);

/**
 * Transits that press on health or relieve it in the days from a moment: stays in hard stars and subs, touches of the
 * health cusps and natal points, stations there (R14.1, R14.4, R14.5). Throws validation_failed outside the 120 years.
 */
export async function transitAlerts(
  search: Search,
  chart: Chart,
  startMs: number,
  days: number,
): Promise<TransitAlerts> {
  requireInCycle(chart, startMs, 'start_date');
  const { cut, ...span } = knownSky({ startMs, endMs: startMs + days * DAY_MS });
  const found = await rawAlerts(search, chart, span);
  const capped = (['illness_acute', 'chronic_illness'] as const).every(
    (key) => verdictOf(chart, natalEvent(key)).side === 'no',
  );
  const alerts = found
    .map((alert): TransitAlert => {
      const runningPD = runningPeriods(chart, alertMs(alert))[2]?.planet ?? null;
      const severity = severityOf(chart, alert, runningPD);
      const lowered = capped && (severity === 'ALERT' || severity === 'WATCH');
      return { ...alert, severity: lowered ? 'ADVISORY' : severity, runningPD };
    })
    .sort((a, b) => alertMs(a) - alertMs(b));
  return { alerts, capped, truncated: cut || search.budget.stoppedAt !== null };
}

async function rawAlerts(search: Search, chart: Chart, span: Interval): Promise<readonly RawAlert[]> {
  const points = alertPoints(chart);
  const found: RawAlert[] = [];
  for (const planet of BODIES) {
    found.push(...clipped(await healthStays(search, chart, planet, span), span));
    found.push(...(await touches(search, planet, points, span, HARD.includes(planet))));
  }
  for (const planet of ['Saturn', 'Mars', 'Mercury'] as const) found.push(...turns(search, planet, points, span));
  return found;
}

/** The first that fits; ours. */
function severityOf(chart: Chart, alert: RawAlert, runningPD: Planet | null): AlertSeverity {
  const hard = HARD.includes(alert.planet);
  switch (alert.type) {
    case 'RELIEF':
      return 'RELIEF';
    case 'STAR_SUB':
      if (!hard) return 'ADVISORY';
      return runningPD !== null && healthClass(chart, runningPD) === 'DISEASE' ? 'ALERT' : 'WATCH';
    case 'CUSP_TOUCH':
      return hard && (alert.point === 'cusp_6' || alert.point === 'cusp_8') ? 'WATCH' : 'ADVISORY';
    case 'STATION':
      return 'WATCH';
    case 'NATAL_TOUCH':
      return 'ADVISORY';
  }
}
