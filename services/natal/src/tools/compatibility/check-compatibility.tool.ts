import type { Chart } from '@cuspal/engine/chart/chart';
import { natalEvent } from '@cuspal/engine/events/natal';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { matchPerson, type MatchPerson } from '@cuspal/engine/topics/matching/match-person';
import { SEVEN_FACTORS, sevenFactors } from '@cuspal/engine/topics/matching/seven-factors';
import {
  birthInput,
  bothPersons,
  defineTool,
  genderInput,
  instantInput,
  instantText,
  listOf,
  matchBandShape,
  personInput,
  promiseShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { secondChart, USE_NOTE, withHouses } from '../second-person.ts';

export default defineTool({
  name: 'check_compatibility',
  title: 'Seven-factor score',
  family: 'compatibility',
  phase: 'standalone',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: 'relationship',
  description:
    'Two charts compared in one overall score of 0 to 100 from seven named factors: Moons, Venus and Mars, Jupiter, sub lords, running dashas, dignity and degree aspects, each with its working. Only the sub-lord factor and the two marriage promises speak for KP, the others are marked cross. Call it for a first look at a couple, before get_compatibility_advanced, which decides. Needs the birth data of both. System KP, disclaimer class relationship, not paged.',
  provenance: {
    rules: ['R33.1', 'R33.3', 'R7.1', 'R9.1', 'R5.6', 'R8.1', 'R23.1', 'R23.2'],
    sources: ['R3p', 'MC', 'service order'],
  },
  input: birthInput.extend({ gender: genderInput, person2: personInput, as_of_date: instantInput }),
  output: z.strictObject({
    asOf: instantText,
    overallScore: z.number().min(0).max(100),
    verdict: matchBandShape,
    factors: listOf(
      z.strictObject({
        name: z.enum(SEVEN_FACTORS),
        score: z.number().min(0).max(100),
        weight: z.int(),
        note: z.string(),
        cross: z.boolean().meta({ description: 'Not a rule of KP' }),
        details: listOf(z.strictObject({ detail: z.string(), points: z.number() })).meta({
          description: 'Their points add up to the score',
        }),
      }),
    ),
    promises: bothPersons(promiseShape),
    warnings: listOf(z.string()),
    useNote: z.string(),
    scoreProvenance: scoreProvenanceShape,
  }),
  run: ({ input, chart, ephemeris, now, note }) => {
    const { moment } = chart;
    const asOfMs = resolveInstant(input.as_of_date, moment, now, 'as_of_date');
    const other = withHouses(secondChart({ ephemeris, note }, input.person2, 'person2', moment.ayanamsa), 'person2');
    const one = matchPerson(ephemeris, withHouses(chart, 'person1'), asOfMs);
    const two = matchPerson(ephemeris, other, asOfMs);
    const marriage = natalEvent('marriage');
    if (input.gender !== undefined || input.person2.gender !== undefined)
      note('gender has no part in these factors; it sets the roles in get_ashta_koota_milan.');
    note('Points and weights are ours; the total is no KP verdict. The birth of the call is person1.');
    return {
      asOf: printInstant(asOfMs, moment),
      ...sevenFactors(one, two),
      promises: { person1: promise(chart, marriage), person2: promise(other, marriage) },
      warnings: [...warningsOf(one, 'person1'), ...warningsOf(two, 'person2')],
      useNote: USE_NOTE,
      scoreProvenance: SERVICE_EXTENSION,
    };
  },
});

function warningsOf({ chart, running }: MatchPerson, name: string): readonly string[] {
  const { side, verdict } = promise(chart, natalEvent('marriage'));
  return [
    ...(side === 'yes' ? [] : [`${name}: marriage is ${verdict}; KP reads that before any score.`]),
    ...borderOf(chart, name),
    ...(running.length > 0
      ? []
      : [`${name}: no dasha of this birth runs at asOf, so its lord counts as not fruitful.`]),
  ];
}

function borderOf(chart: Chart, name: string): readonly string[] {
  const { boundary, subLord } = chain(chart, 7);
  return boundary.severity === 'CRITICAL'
    ? [
        `${name}: cusp 7 stands ${boundary.distanceArcmin.toFixed(1)}' from the edge of the sub of ${subLord}; a small error of birth time changes it.`,
      ]
    : [];
}
