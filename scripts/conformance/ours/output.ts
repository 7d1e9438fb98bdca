import { leavesOf } from 'cuspal-conformance';
import type { ProgramOutput, Values } from 'cuspal-conformance';
import { AREAS, CASES } from '../cases.ts';
import type { Area } from '../cases.ts';
import type { Case } from '../cases/case.ts';
import { chartValues } from './charts.ts';
import * as others from './others.ts';

const VALUES: Readonly<Record<Area, (asked: Case) => Values>> = {
  births: chartValues,
  questions: chartValues,
  'ruling-planets': others.rulingValues,
  passages: others.passageValues,
  stations: others.stationValues,
  rising: others.risingValues,
  numbers: others.numberValues,
  degrees: others.degreeValues,
  ayanamsas: others.ayanamsaValues,
};

/** What this engine answers to every case, in the form of any other program's output. */
export function ours(): ProgramOutput {
  const all = AREAS.flatMap((area) => CASES[area].map((asked) => [asked.id, leavesOf(VALUES[area](asked))] as const));
  return { program: 'Cuspal', values: new Map(all) };
}
