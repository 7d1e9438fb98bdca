import type { Chart } from '../chart/chart.ts';
import { cuspalSubLord } from '../chart/placement.ts';
import type { HouseSets } from '../events/event.ts';
import { levels, signifiesAlike, useLevelsOf } from '../kp/kernel/levels.ts';
import { STANDINGS, standings } from '../kp/kernel/standing.ts';
import type { Standing } from '../kp/kernel/standing.ts';
import { periodClassOf } from '../kp/promise/period-class.ts';
import type { PeriodClass } from '../kp/promise/period-class.ts';
import { judge } from '../kp/promise/promise-verdict.ts';
import type { Side } from '../kp/promise/promise-verdict.ts';
import { PLANETS } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';
import type { KnownEvent } from './known-event.ts';
import { lordsOfTriple, NO_LORDS } from './lord-triple.ts';

/** Grades of one event, best first. */
export const EVENT_GRADES = ['STRONG', 'FAIR', 'WEAK', 'NONE'] as const;
export type EventGrade = (typeof EVENT_GRADES)[number];

const LEAST_SCORE: Readonly<Record<EventGrade, number>> = { STRONG: 85, FAIR: 50, WEAK: 15, NONE: 0 };

/** Grade of the score of one event, 0 to 100. */
export const gradeOf = (score: number): EventGrade =>
  EVENT_GRADES.find((grade) => score >= LEAST_SCORE[grade]) ?? 'NONE';

const PROMISE_POINTS: Readonly<Record<Side, number>> = { yes: 30, split: 15, no: 0 };

/** How one event fits one candidate. */
interface EventFit {
  /** 0 to 100. */
  readonly score: number;
  /** Null outside the 120 years of the candidate. */
  readonly periodClass: PeriodClass | null;
  readonly lords: readonly [md: Planet, ad: Planet, pd: Planet] | null;
  readonly cuspSubLord: Planet;
  readonly side: Side;
}

/** Judges events by one chart; what it found once it keeps, since the events are asked of many dates. */
export interface EventJudge {
  readonly chart: Chart;
  /** Points of the period half of the score, by the lords as a number. */
  readonly periodPoints: (event: KnownEvent) => PointsOf;
  /** Points of the promise half, by the sub lord of the event's primary cusp. */
  readonly promisePoints: (event: KnownEvent, cuspSubLord: Planet) => number;
  readonly fit: (event: KnownEvent, triple: number, cuspSubLord: Planet) => EventFit;
}

/** Points of a period by its lords as a number. */
type PointsOf = (triple: number) => number;

/** What one matter is in one chart. */
interface JudgedMatter {
  /** Sub lords of the cusps that it asks for. */
  readonly subLords: readonly Planet[];
  readonly standings: Readonly<Record<Planet, Standing>>;
  readonly points: PointsOf;
}

/**
 * The score of an event, 0 to 100: both halves are KP's own verdicts, of the period and of the promise; nothing asks how
 * pleasant the event was (R16.2). An event before the candidate's birth or after its 120 years counts nothing at all.
 */
export const eventScore = (judge: EventJudge, event: KnownEvent, triple: number, cuspSubLord: Planet): number =>
  triple === NO_LORDS ? 0 : judge.periodPoints(event)(triple) + judge.promisePoints(event, cuspSubLord);

/**
 * Makes the judges of the charts of one search, which come in order of time: where a chart signifies as the one before
 * it and a matter asks for the same sub lords, what was found of it holds on.
 */
export function eventJudges(): (chart: Chart) => EventJudge {
  const pointsBy = new Map<number, PointsOf>();
  let last:
    { readonly chart: Chart; readonly matters: Map<HouseSets, JudgedMatter>; readonly sides: Sides } | undefined;
  return (chart) => {
    const before = last;
    const alike = before !== undefined && signifiesAlike(before.chart, chart);
    if (alike) useLevelsOf(chart, before.chart);
    const earlier = alike && subLordsAlike(before.chart, chart) ? before.matters : undefined;
    const sides: Sides = alike ? before.sides : new Map<HouseSets, Map<Planet, Side>>();
    const matters = new Map<HouseSets, JudgedMatter>();
    last = { chart, matters, sides };
    const judged = ({ matter }: KnownEvent): JudgedMatter =>
      entry(matters, matter, () => {
        const subLords = [matter.primaryCusp, ...matter.required].map((house) => cuspalSubLord(chart, house));
        const kept = earlier?.get(matter);
        if (kept !== undefined && subLords.every((lord, at) => lord === kept.subLords[at])) return kept;
        const of = standings(chart, matter);
        return { subLords, standings: of, points: pointsOf(pointsBy, of) };
      });
    const side = ({ matter }: KnownEvent, planet: Planet): Side =>
      entry(
        entry(sides, matter, () => new Map<Planet, Side>()),
        planet,
        () => judge(levels(chart, planet), matter).side,
      );
    const promisePoints = (event: KnownEvent, planet: Planet): number => PROMISE_POINTS[side(event, planet)];
    const made: EventJudge = {
      chart,
      periodPoints: (event) => judged(event).points,
      promisePoints,
      fit: (event, triple, planet) => {
        const lords = lordsOfTriple(triple);
        return {
          score: eventScore(made, event, triple, planet),
          periodClass: lords && periodClassOf({ lords: judged(event).standings }, lords),
          lords,
          cuspSubLord: planet,
          side: side(event, planet),
        };
      },
    };
    return made;
  };
}

type Sides = Map<HouseSets, Map<Planet, Side>>;

const subLordsAlike = (one: Chart, other: Chart): boolean =>
  PLANETS.every((planet) => one.planets[planet].subLord === other.planets[planet].subLord);

const CLASS_POINTS: Readonly<Record<PeriodClass, number>> = { FULL: 70, PARTIAL: 70, WEAK: 35, SILENT: 0 };
const TWO_LORDS_POINTS = 15;
/** Numbers that three lords can be. */
const TRIPLES = 729;
const UNKNOWN = -1;

/**
 * The points of a period by its lords, worked out once for all charts in which the nine planets stand alike, which get
 * the same function.
 */
function pointsOf(kept: Map<number, PointsOf>, of: JudgedMatter['standings']): PointsOf {
  const key = PLANETS.reduce(
    (sum, planet) => sum * 8 + STANDINGS.indexOf(of[planet].standing) * 2 + Number(of[planet].standIn),
    0,
  );
  return entry(kept, key, () => {
    const points = new Int8Array(TRIPLES).fill(UNKNOWN);
    return (triple) => {
      const known = points[triple] ?? UNKNOWN;
      if (known !== UNKNOWN) return known;
      const lords = lordsOfTriple(triple);
      return (points[triple] = lords === null ? 0 : periodPoints(of, lords));
    };
  });
}

/** The period half of the score (R6T.4): by the class of the lords, and a little where two of a SILENT period bring the event. */
function periodPoints(of: JudgedMatter['standings'], lords: readonly [Planet, Planet, Planet]): number {
  const found = periodClassOf({ lords: of }, lords);
  const bringing = lords.filter((lord) => of[lord].rank !== null).length;
  return found === 'SILENT' && bringing >= 2 ? TWO_LORDS_POINTS : CLASS_POINTS[found];
}

function entry<Key, Value>(kept: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = kept.get(key);
  if (found !== undefined) return found;
  const made = make();
  kept.set(key, made);
  return made;
}
