import type { Chart } from '../chart/chart.ts';
import { levels } from '../kp/kernel/levels.ts';
import { matter } from '../kp/promise/matter.ts';
import { periodClassOf } from '../kp/promise/period-class.ts';
import type { PeriodClass } from '../kp/promise/period-class.ts';
import { judge } from '../kp/promise/promise-verdict.ts';
import type { Side } from '../kp/promise/promise-verdict.ts';
import type { Planet } from '../zodiac/names.ts';
import type { KnownEvent } from './known-event.ts';
import { lordsOfTriple } from './lord-triple.ts';

/** Grades of one event, best first. */
export const EVENT_GRADES = ['STRONG', 'FAIR', 'WEAK', 'NONE'] as const;
export type EventGrade = (typeof EVENT_GRADES)[number];

const LEAST_SCORE: Readonly<Record<EventGrade, number>> = { STRONG: 85, FAIR: 50, WEAK: 15, NONE: 0 };

/** Grade of the score of one event, 0 to 100. */
export const gradeOf = (score: number): EventGrade =>
  EVENT_GRADES.find((grade) => score >= LEAST_SCORE[grade]) ?? 'NONE';

const PROMISE_POINTS: Readonly<Record<Side, number>> = { yes: 30, split: 15, no: 0 };

/** What the lords of the periods at an event do for it. */
interface PeriodPart {
  readonly class: PeriodClass;
  readonly points: number;
}

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
  /** 0 to 100, by the lords of the periods as a number and the sub lord of the event's primary cusp. */
  readonly score: (event: KnownEvent, triple: number, cuspSubLord: Planet) => number;
  readonly fit: (event: KnownEvent, triple: number, cuspSubLord: Planet) => EventFit;
}

/** Both halves of the score are KP's own verdicts, of the period and of the promise; nothing asks how pleasant the event was (R16.2). */
export function eventJudge(chart: Chart): EventJudge {
  const periods = new Map<KnownEvent, (PeriodPart | undefined)[]>();
  const promises = new Map<KnownEvent, Map<Planet, Side>>();
  const period = (event: KnownEvent, triple: number): PeriodPart | null => {
    const lords = lordsOfTriple(triple);
    if (lords === null) return null;
    const kept = entry(periods, event, () => []);
    return (kept[triple] ??= periodPart(chart, event, lords));
  };
  const side = (event: KnownEvent, planet: Planet): Side => {
    const kept = entry(promises, event, () => new Map<Planet, Side>());
    return entry(kept, planet, () => judge(levels(chart, planet), event.matter).side);
  };
  // An event before the candidate's birth or after its 120 years counts nothing at all.
  const points = (event: KnownEvent, part: PeriodPart | null, planet: Planet): number =>
    part === null ? 0 : part.points + PROMISE_POINTS[side(event, planet)];
  return {
    chart,
    score: (event, triple, planet) => points(event, period(event, triple), planet),
    fit: (event, triple, planet) => {
      const part = period(event, triple);
      return {
        score: points(event, part, planet),
        periodClass: part?.class ?? null,
        lords: lordsOfTriple(triple),
        cuspSubLord: planet,
        side: side(event, planet),
      };
    },
  };
}

const CLASS_POINTS: Readonly<Record<PeriodClass, number>> = { FULL: 70, PARTIAL: 70, WEAK: 35, SILENT: 0 };
const TWO_LORDS_POINTS = 15;

/** The period half of the score (R6T.4): by the class of the lords, and a little where two of a SILENT period bring the event. */
function periodPart(chart: Chart, event: KnownEvent, lords: readonly [Planet, Planet, Planet]): PeriodPart {
  const weighed = matter(chart, event.matter);
  const found = periodClassOf(weighed, lords);
  const bringing = lords.filter((lord) => weighed.lords[lord].rank !== null).length;
  return { class: found, points: found === 'SILENT' && bringing >= 2 ? TWO_LORDS_POINTS : CLASS_POINTS[found] };
}

function entry<Key, Value>(kept: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = kept.get(key);
  if (found !== undefined) return found;
  const made = make();
  kept.set(key, made);
  return made;
}
