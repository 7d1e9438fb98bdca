import type { Chart } from '../../chart/chart.ts';
import type { HouseSets } from '../../events/event.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { contact } from '../kernel/levels.ts';
import type { Level } from '../kernel/levels.ts';
import { subVerdict, timingSets } from '../kernel/timing-sets.ts';
import type { SubJudgement, SubVerdict, TimingSets } from '../kernel/timing-sets.ts';

/** What a planet does for a matter of a horary chart or of a chart of a moment (R5.6, horary only). */
export const FRUITFULNESS = ['FRUITFUL', 'NEUTRAL', 'HOSTILE'] as const;
export type FruitfulnessClass = (typeof FRUITFULNESS)[number];

/** A planet weighed for a matter (horary only). */
export interface Fruitfulness {
  readonly planet: Planet;
  readonly class: FruitfulnessClass;
  /** Contact with F. */
  readonly favourable: Level | null;
  /** Contact with D. */
  readonly denial: Level | null;
  readonly sub: SubJudgement;
}

/** Whether a planet gives the matter: its own houses first, then its sub lord's consent (R5.6, horary only). */
export function fruitfulness(chart: Chart, planet: Planet, sets: TimingSets): Fruitfulness {
  const favourable = contact(chart, planet, sets.favourable);
  const denial = contact(chart, planet, sets.denial);
  const sub = subVerdict(chart, planet, sets);
  return { planet, class: classOf(favourable, denial, sub.verdict), favourable, denial, sub };
}

function classOf(favourable: Level | null, denial: Level | null, sub: SubVerdict): FruitfulnessClass {
  if (favourable === null) return denial === null ? 'NEUTRAL' : 'HOSTILE';
  return sub === 'OPPOSES' || (denial !== null && denial < favourable) ? 'HOSTILE' : 'FRUITFUL';
}

/** The nine planets weighed for a matter; where none is FRUITFUL, those that stand in for them (relaxed set). */
export interface FruitfulSet {
  readonly planets: readonly Fruitfulness[];
  readonly fruitful: readonly Planet[];
  /** The fruitful ones are stand-ins. */
  readonly relaxed: boolean;
}

/**
 * The planets that give a matter. None FRUITFUL: those in contact with F whose sub does not oppose, failing them
 * those in contact with F at level 1; the set is then `relaxed`.
 */
export function fruitfulSet(chart: Chart, event: HouseSets): FruitfulSet {
  const sets = timingSets(event);
  const planets = PLANETS.map((planet) => fruitfulness(chart, planet, sets));
  const namesOf = (rows: readonly Fruitfulness[]): readonly Planet[] => rows.map((row) => row.planet);
  const fruitful = namesOf(planets.filter((row) => row.class === 'FRUITFUL'));
  if (fruitful.length > 0) return { planets, fruitful, relaxed: false };
  const consenting = planets.filter((row) => row.favourable !== null && row.sub.verdict !== 'OPPOSES');
  const standIns = consenting.length > 0 ? consenting : planets.filter((row) => row.favourable === 1);
  return { planets, fruitful: namesOf(standIns), relaxed: true };
}
