import { dayFrame } from '../almanac/day-frame.ts';
import { elongation, karanaAt } from '../almanac/limbs.ts';
import { rahuKalam } from '../almanac/rahu-kalam.ts';
import { holds } from '../base/intervals.ts';
import { buildChart } from '../chart/build.ts';
import type { Chart } from '../chart/chart.ts';
import { cuspalSubLord } from '../chart/placement.ts';
import { level } from '../kp/kernel/levels.ts';
import type { Ephemeris } from '../sky/port.ts';
import type { House, Planet } from '../zodiac/names.ts';
import type { ElectionTopic } from './election-topic.ts';
import { jdOfSecond } from '../time/julian.ts';
import type { ScanPlace } from './timeline.ts';

/** The chart of a whole second at the event place. */
export const chartOfSecond = (ephemeris: Ephemeris, place: ScanPlace, second: number): Chart =>
  buildChart(ephemeris, {
    latitude: place.latitude,
    longitude: place.longitude,
    offsetMinutes: place.offsetMinutes,
    zone: place.zone,
    ayanamsa: place.ayanamsa,
    utcMs: second * 1000,
    jdUt: jdOfSecond(second),
  });

export const CUSP_RULE_RESULTS = ['ALL', 'PART', 'NONE'] as const;
type CuspRuleResult = (typeof CUSP_RULE_RESULTS)[number];

/** The sub lord of the event's cusp at a second, and which of the houses asked of it it signifies there. */
interface CuspRuleMoment {
  /** Unix seconds. */
  readonly second: number;
  readonly csl: Planet;
  readonly signifies: readonly House[];
  readonly met: boolean;
}

export interface CuspRuleCheck {
  readonly met: CuspRuleResult;
  readonly at: readonly CuspRuleMoment[];
}

/**
 * The cusp rule of the event in the charts of some seconds: whether the sub lord of its cusp signifies any of the
 * houses at any level. Reported, never enforced; null where Placidus does not exist.
 */
export function cuspRuleCheck(charts: readonly Chart[], { cuspRule }: ElectionTopic): CuspRuleCheck | null {
  if (charts.some(({ houses }) => houses === null)) return null;
  const at = charts.map((chart): CuspRuleMoment => {
    const csl = cuspalSubLord(chart, cuspRule.cusp);
    const signifies = cuspRule.mustSignify.filter((house) => level(chart, csl, house) !== null);
    return { second: chart.moment.utcMs / 1000, csl, signifies, met: signifies.length > 0 };
  });
  const met = at.filter((each) => each.met).length;
  return { met: met === at.length ? 'ALL' : met > 0 ? 'PART' : 'NONE', at };
}

/** What custom minds and KP does not count (R32). */
export const CUSTOMS = ['RAHU_KALAM', 'VISHTI'] as const;
export type Custom = (typeof CUSTOMS)[number];

/** The customary cautions of a second at a place. */
export function customsAt(ephemeris: Ephemeris, place: ScanPlace, second: number): readonly Custom[] {
  const jd = jdOfSecond(second);
  const ahead = elongation(ephemeris.body(jd, 'Sun').longitude, ephemeris.body(jd, 'Moon').longitude);
  const inRahuKalam = holds(rahuKalam(dayFrame(ephemeris, second * 1000, place, place)), second * 1000);
  return [
    ...(inRahuKalam ? (['RAHU_KALAM'] as const) : []),
    ...(karanaAt(ahead).isVishti ? (['VISHTI'] as const) : []),
  ];
}
