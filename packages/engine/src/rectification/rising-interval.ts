import { printedScore } from '../base/printed.ts';
import type { Division } from '../zodiac/division.ts';
import { statureOf, STATURES } from '../zodiac/sign-attributes.ts';
import type { Stature } from '../zodiac/sign-attributes.ts';
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

/** 100 where the rising sign has the stature, 50 where the next to it, 0 for short against tall (R18.5). */
export function statureScore({ signIndex }: Division, stature: Stature): number {
  const steps = STATURES.indexOf(statureOf(signIndex)) - STATURES.indexOf(stature);
  return 100 - 50 * Math.abs(steps);
}

/** Odd signs for a man, even ones for a woman: 50 for the rising sign, 50 for the Moon's (R16.5, unreliable). */
export const genderScore = (lagna: Division, moon: Division, gender: Gender): number =>
  [lagna, moon].filter(({ signIndex }) => (signIndex % 2 === 0) === (gender === 'male')).length * 50;
