import { buildChart } from '../../chart/build.ts';
import type { Chart } from '../../chart/chart.ts';
import { requireInCycle, vimshottariOf } from '../../dasha/cycle-of.ts';
import { nextPeriod, runningAt } from '../../dasha/vimshottari.ts';
import type { Period } from '../../dasha/vimshottari.ts';
import { bandOf, scoreOf } from '../../kp/kernel/score.ts';
import type { Score, ScoreFactor } from '../../kp/kernel/score.ts';
import { judgmentMoment, rulingPlanetsAt } from '../../kp/ruling/judgment-moment.ts';
import type { Ephemeris } from '../../sky/port.ts';
import type { Planet } from '../../zodiac/names.ts';
import { healthClass, pull, starSide } from './pull.ts';
import type { HealthClass, StarSide } from './pull.ts';
import { say } from './health.messages.ts';

export const PRESSURE_STATUSES = ['FAVOURABLE', 'WATCHFUL', 'STRAINED'] as const;
type PressureStatus = (typeof PRESSURE_STATUSES)[number];

const PRESSURE_PERIODS = ['MD', 'AD', 'PD', 'SD'] as const;
type PressurePeriod = (typeof PRESSURE_PERIODS)[number];

interface PressureLord {
  readonly period: Period;
  readonly class: HealthClass;
  readonly pull: number;
}

interface PressureTransit {
  readonly planet: 'Saturn' | 'Mars';
  readonly starLord: Planet;
  readonly subLord: Planet;
  readonly retrograde: boolean;
  readonly points: number;
}

export interface HealthPressure {
  readonly healthPressureScore: number;
  readonly status: PressureStatus;
  /** The base first, then by size; rows that give nothing last. */
  readonly reasons: readonly ScoreFactor[];
  readonly lords: Readonly<Record<PressurePeriod, PressureLord>>;
  readonly rulingPlanets: readonly { readonly planet: Planet; readonly class: HealthClass }[];
  readonly moon: {
    readonly starLord: Planet;
    readonly subLord: Planet;
    readonly starVerdict: StarSide;
    readonly subVerdict: StarSide;
  };
  readonly transits: readonly PressureTransit[];
  /** End of the running pratyantardasha, Unix milliseconds. */
  readonly nextChangeMs: number;
  /** Null at the end of the 120 years. */
  readonly nextChange: { readonly from: Planet; readonly to: Planet; readonly pullChange: number } | null;
}

/** Points for each step of pull of the running lords, ours. */
const PERIOD_FACTOR: Readonly<Record<PressurePeriod, number>> = { MD: -0.5, AD: -0.75, PD: -1, SD: -0.5 };
const STAR_POINTS: Readonly<Record<StarSide, number>> = { HOSTILE: 5, FRIENDLY: -3, NEUTRAL: 0 };
const SUB_POINTS: Readonly<Record<StarSide, number>> = { HOSTILE: 7, FRIENDLY: -4, NEUTRAL: 0 };
const MOST_OF_RULING = 10;

/**
 * How the running periods and the sky of a moment press on health, 0 to 100 (points ours). Throws validation_failed
 * outside the 120 dasha years and out_of_range without Placidus.
 */
export function healthPressure(ephemeris: Ephemeris, chart: Chart, asOfMs: number): HealthPressure {
  requireInCycle(chart, asOfMs, 'as_of_date');
  const sky = buildChart(ephemeris, judgmentMoment(chart, asOfMs));
  const lords = runningLordsOf(chart, asOfMs);
  const ruling = rulingPlanetsAt(ephemeris, chart, asOfMs).map((planet) => ({
    planet,
    class: healthClass(chart, planet),
  }));
  const { starLord, subLord } = sky.planets.Moon;
  const moon = {
    starLord,
    subLord,
    starVerdict: starSide(chart, starLord),
    subVerdict: starSide(chart, subLord),
  };
  const transits = (['Saturn', 'Mars'] as const).map((planet) => transitOf(chart, sky, planet));
  const score = scoreOf([
    { factor: 'base', detail: say.dayBegins(), points: 40 },
    ...PRESSURE_PERIODS.map((name) => lordFactor(name, lords[name])),
    rulingFactor(ruling.map((each) => each.class)),
    moonFactor('star', starLord, moon.starVerdict, STAR_POINTS[moon.starVerdict]),
    moonFactor('sub', subLord, moon.subVerdict, SUB_POINTS[moon.subVerdict]),
    ...transits.map(transitFactor),
  ]);
  const { PD: pd } = lords;
  const next = nextPeriod(pd.period);
  return {
    healthPressureScore: score.score,
    status: bandOf<PressureStatus>(
      score.score,
      [
        [40, 'FAVOURABLE'],
        [65, 'WATCHFUL'],
      ],
      'STRAINED',
    ),
    reasons: bySize(score),
    lords,
    rulingPlanets: ruling,
    moon,
    transits,
    nextChangeMs: pd.period.endMs,
    nextChange: next && {
      from: pd.period.planet,
      to: next.planet,
      pullChange: pull(chart, next.planet) - pd.pull,
    },
  };
}

function runningLordsOf(chart: Chart, utcMs: number): HealthPressure['lords'] {
  const [md, ad, pd, sd] = runningAt(vimshottariOf(chart), utcMs, 4).map((period) => ({
    period,
    class: healthClass(chart, period.planet),
    pull: pull(chart, period.planet),
  }));
  if (!md || !ad || !pd || !sd) throw new RangeError('Four periods run at every moment.');
  return { MD: md, AD: ad, PD: pd, SD: sd };
}

const lordFactor = (name: PressurePeriod, { period: { planet }, pull: of }: PressureLord): ScoreFactor => ({
  factor: name.toLowerCase(),
  detail: say.periodLordPulls({
    period: name,
    lord: planet,
    to: of > 0 ? 'RECOVERY' : of < 0 ? 'STRAIN' : 'NEITHER',
  }),
  points: PERIOD_FACTOR[name] * of + 0,
});

function rulingFactor(classes: readonly HealthClass[]): ScoreFactor {
  const count = (of: HealthClass): number => classes.filter((each) => each === of).length;
  const [ill, well] = [count('DISEASE'), count('CURE')];
  const points = Math.min(MOST_OF_RULING, Math.max(-MOST_OF_RULING, 2 * ill - 2 * well));
  return {
    factor: 'ruling_planets',
    detail: say.rulingPlanetsCount({ illness: ill, cure: well }),
    points,
  };
}

const moonFactor = (part: 'star' | 'sub', lord: Planet, side: StarSide, points: number): ScoreFactor => ({
  factor: `moon_${part}`,
  detail: say.moonPasses({ part, lord, side }),
  points,
});

function transitOf(chart: Chart, sky: Chart, planet: 'Saturn' | 'Mars'): PressureTransit {
  const { starLord, subLord, retrograde } = sky.planets[planet];
  const isHard = (lord: Planet): boolean => healthClass(chart, lord) === 'DISEASE';
  return { planet, starLord, subLord, retrograde, points: isHard(starLord) ? (isHard(subLord) ? 8 : 6) : 0 };
}

function transitFactor({ planet, starLord, subLord, points }: PressureTransit): ScoreFactor {
  const hard = points === 0 ? 'NONE' : points === 6 ? 'STAR' : 'BOTH';
  const detail = say.transitPresses({ planet, starLord, subLord, hard });
  return { factor: `${planet.toLowerCase()}_transit`, detail, points };
}

/** Base, then the greatest first, as they were found where equal. */
function bySize({ factors }: Score): readonly ScoreFactor[] {
  const [base, ...rest] = factors;
  return [...(base ? [base] : []), ...rest.sort((a, b) => Math.abs(b.points) - Math.abs(a.points))];
}
