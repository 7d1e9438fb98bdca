import { ayanamsas } from './cases/ayanamsas.ts';
import type { Case } from './cases/case.ts';
import { births } from './cases/births.ts';
import { degrees, numbers } from './cases/degrees.ts';
import { passages } from './cases/passages.ts';
import { questions } from './cases/questions.ts';
import { rising } from './cases/rising.ts';
import { rulingPlanets } from './cases/ruling-planets.ts';
import { stations } from './cases/stations.ts';

export const AREAS = [
  'births',
  'questions',
  'ruling-planets',
  'passages',
  'stations',
  'rising',
  'numbers',
  'degrees',
  'ayanamsas',
] as const;
export type Area = (typeof AREAS)[number];

/** All that the set asks, by area; each id begins with its area's word. */
export const CASES: Readonly<Record<Area, readonly Case[]>> = {
  births: named('birth', births),
  questions: named('question', questions),
  'ruling-planets': named('ruling', rulingPlanets),
  passages: named('passage', passages),
  stations: named('station', stations),
  rising: named('rising', rising),
  numbers: named('number', numbers),
  degrees: named('degree', degrees),
  ayanamsas: named('ayanamsa', ayanamsas),
};

function named(word: string, cases: readonly Case[]): readonly Case[] {
  return cases.map(({ id, input }) => ({ id: `${word}-${id}`, input }));
}
