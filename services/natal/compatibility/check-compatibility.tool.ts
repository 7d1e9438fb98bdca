import type { Chart } from '@cuspal/engine/chart/chart';
import { natalEvent } from '@cuspal/engine/events/natal';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import { promise, verdictOf } from '@cuspal/engine/kp/promise/promise';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { matchPerson, type MatchPerson } from '@cuspal/engine/topics/matching/match-person';
import { SEVEN_FACTORS, type SevenFactorMatch, sevenFactors } from '@cuspal/engine/topics/matching/seven-factors';
import type { Judgement, Side } from '@cuspal/engine/kp/promise/promise-verdict';
import {
  answerOf,
  answerShape,
  birthInput,
  bothPersons,
  defineTool,
  genderInput,
  instantInput,
  instantText,
  listOf,
  matchBandShape,
  nextShape,
  PERSON_ALIASES,
  personInput,
  promiseShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { secondChart, useNote, withHouses } from '../second-person.ts';
import { leadByYouth, type PersonName, toCuspalMatch } from './match-words.ts';
import { say } from './compatibility.messages.ts';

export default defineTool({
  name: 'check_compatibility',
  title: 'Seven-factor score',
  purpose: 'One overall score of two charts from seven named factors',
  family: 'compatibility',
  phase: 'advanced',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: 'relationship',
  description:
    'How well two charts agree, as one score of 0 to 100 from seven factors, which is no KP verdict. Call it for a first look at a couple, before get_compatibility_advanced.',
  provenance: {
    rules: ['R33.1', 'R33.3', 'R7.1', 'R9.1', 'R5.6', 'R8.1', 'R23.1', 'R23.2'],
    sources: ['KPR3p', 'MC', 'OWN'],
  },
  input: birthInput.extend({
    gender: genderInput.meta({ description: 'Has no part in these factors' }),
    person2: personInput.meta({ ...PERSON_ALIASES, description: 'The second person' }),
    as_of_date: instantInput,
  }),
  output: z.strictObject({
    answer: answerShape,
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
    next: nextShape,
  }),
  run: (context) => {
    const { input, chart, ephemeris, now, note } = context;
    const { moment } = chart;
    const asOfMs = resolveInstant(input.as_of_date, moment, now, 'as_of_date');
    const other = withHouses(secondChart({ ephemeris, note }, input.person2, 'person2', moment.ayanamsa), 'person2');
    const one = matchPerson(ephemeris, withHouses(chart, 'FIRST', 'latitude'), asOfMs);
    const two = matchPerson(ephemeris, other, asOfMs);
    leadByYouth(context, { person1: chart, person2: other }, asOfMs);
    const marriage = natalEvent('marriage');
    if (input.gender !== undefined || input.person2.gender !== undefined) note(say.genderUnused());
    note(say.ownPoints());
    const match = sevenFactors(one, two);
    const promises = { person1: promise(chart, marriage), person2: promise(other, marriage) };
    return {
      answer: answer(match, promises.person1, promises.person2),
      asOf: printInstant(asOfMs, moment),
      ...match,
      promises,
      warnings: [...warningsOf(one, 'person1'), ...warningsOf(two, 'person2')],
      useNote: useNote(),
      scoreProvenance: SERVICE_EXTENSION,
      next: [toCuspalMatch()],
    };
  },
});

type Judged = Pick<Judgement, 'side' | 'verdict'>;

/** The score, what carries and what lowers it, and a promise that KP reads before any score. */
function answer({ overallScore, verdict, factors }: SevenFactorMatch, first: Judged, second: Judged): string {
  const ranked = [...factors].sort((a, b) => b.score - a.score);
  const [strongest, weakest] = [ranked[0], ranked.at(-1)];
  const weak = [first, second].filter((judged) => judged.verdict === 'PARTIALLY_ACTIVE').length;
  return answerOf(
    say.sevenFactors({ score: overallScore, verdict }),
    strongest !== undefined &&
      weakest !== undefined &&
      say.strongestAndWeakest({ strongest: FACTORS[strongest.name](), weakest: FACTORS[weakest.name]() }),
    first.side === 'yes' && second.side === 'yes'
      ? say.promisedInBoth({ weak })
      : say.marriageOpen({ who: whoseIsOpen(first.side, second.side), first: first.side, second: second.side }),
  );
}

function whoseIsOpen(first: Side, second: Side): 'EITHER' | 'FIRST' | 'SECOND' | 'BOTH' {
  if (first === second) return 'EITHER';
  return second === 'yes' ? 'FIRST' : first === 'yes' ? 'SECOND' : 'BOTH';
}

function warningsOf({ chart, running }: MatchPerson, who: PersonName): readonly string[] {
  const { side } = verdictOf(chart, natalEvent('marriage'));
  return [
    ...(side === 'yes' ? [] : [say.openFor({ side, who })]),
    ...borderOf(chart, who),
    ...(running.length > 0 ? [] : [say.noDasha({ who })]),
  ];
}

function borderOf(chart: Chart, who: PersonName): readonly string[] {
  const { boundary, subLord } = chain(chart, 7);
  return boundary.severity === 'CRITICAL'
    ? [say.cuspNearEdge({ who, arcmin: boundary.distanceArcmin.toFixed(1), subLord })]
    : [];
}

/** What each factor reads, as a term in a sentence. */
const FACTORS: Readonly<Record<SevenFactorMatch['factors'][number]['name'], () => string>> = {
  'Moon compatibility': say.moonSigns,
  'Venus-Mars attraction': say.attraction,
  'Jupiter harmony': say.jupiterSigns,
  'Sub-lord matching': say.subLords,
  'Dasha sync': say.runningPeriods,
  'Dignity match': say.dignity,
  'Aspect harmony': say.aspects,
};
