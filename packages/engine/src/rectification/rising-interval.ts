import { printedScore } from '../base/printed.ts';
import { genderScore, statureScore } from './body-scores.ts';
import type { Stature } from '../zodiac/sign-stature.ts';
import type { Rulers } from './ruling-fit.ts';
import type { Stretch } from './scored.ts';
import type { Gender } from './time-checks.ts';

/** What a caller knows of the person besides events. */
export interface KnownPerson {
  readonly rulers: Rulers;
  readonly stature: Stature | undefined;
  readonly gender: Gender | undefined;
}

/** What an interval is ranked by, each 0 to 100; null where the caller sent nothing for it. */
export interface IntervalParts {
  readonly events: number | null;
  readonly rulingPlanets: number;
  readonly stature: number | null;
  readonly gender: number | null;
}

/** Shares of the total; the share of an absent part goes to the others in proportion. */
export const INTERVAL_WEIGHTS: Readonly<Record<keyof IntervalParts, number>> = {
  events: 0.7,
  rulingPlanets: 0.2,
  stature: 0.07,
  gender: 0.03,
};

/** A stretch in which one of the 249 subs rises, judged at its middle. */
export interface RisingInterval extends Stretch {
  readonly intervalParts: IntervalParts;
  /** 0 to 100, to two decimals. */
  readonly score: number;
}

/** The four parts of an interval and their weighted total (R16.3, R16.1, R18.5, R16.5). */
export function intervalOf(stretch: Stretch, { rulers, stature, gender }: KnownPerson): RisingInterval {
  const { lagna, moon } = stretch.middle;
  const lords = [lagna.signLord, lagna.starLord, lagna.subLord, moon.starLord];
  const intervalParts: IntervalParts = {
    events: stretch.parts.length === 0 ? null : stretch.totals.base,
    rulingPlanets: 25 * lords.filter((lord) => rulers.members.includes(lord)).length,
    stature: stature === undefined ? null : statureScore(lagna, stature),
    gender: gender === undefined ? null : genderScore(lagna, moon, gender),
  };
  return { ...stretch, intervalParts, score: totalOf(intervalParts) };
}

function totalOf({ events, rulingPlanets, stature, gender }: IntervalParts): number {
  const weighed = [
    [events, INTERVAL_WEIGHTS.events],
    [rulingPlanets, INTERVAL_WEIGHTS.rulingPlanets],
    [stature, INTERVAL_WEIGHTS.stature],
    [gender, INTERVAL_WEIGHTS.gender],
  ] as const;
  let [sum, weights] = [0, 0];
  for (const [part, weight] of weighed) {
    if (part === null) continue;
    sum += part * weight;
    weights += weight;
  }
  return printedScore(sum / weights + 1e-7);
}
