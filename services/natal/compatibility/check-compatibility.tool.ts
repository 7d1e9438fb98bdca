import type { Chart } from '@cuspal/engine/chart/chart';
import { natalEvent } from '@cuspal/engine/events/natal';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { matchPerson, type MatchPerson } from '@cuspal/engine/topics/matching/match-person';
import { SEVEN_FACTORS, type SevenFactorMatch, sevenFactors } from '@cuspal/engine/topics/matching/seven-factors';
import type { Judgement, Side } from '@cuspal/engine/kp/promise/promise-verdict';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
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
import { leadByYouth, MATCH_IN_WORDS, PEOPLE_IN_WORDS, TO_CUSPAL_MATCH } from './match-words.ts';

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
    const one = matchPerson(ephemeris, withHouses(chart, PEOPLE_IN_WORDS.person1, 'latitude'), asOfMs);
    const two = matchPerson(ephemeris, other, asOfMs);
    leadByYouth(context, { person1: chart, person2: other }, asOfMs);
    const marriage = natalEvent('marriage');
    if (input.gender !== undefined || input.person2.gender !== undefined)
      note('Gender has no part in these factors. It sets the roles in get_ashta_koota_milan.');
    note(
      'Points and weights are our own, and the total is not a verdict of KP. The birth of the call is the first person.',
    );
    const match = sevenFactors(one, two);
    const promises = { person1: promise(chart, marriage), person2: promise(other, marriage) };
    return {
      answer: answer(match, promises.person1, promises.person2),
      asOf: printInstant(asOfMs, moment),
      ...match,
      promises,
      warnings: [...warningsOf(one, PEOPLE_IN_WORDS.person1), ...warningsOf(two, PEOPLE_IN_WORDS.person2)],
      useNote: useNote(),
      scoreProvenance: SERVICE_EXTENSION,
      next: [TO_CUSPAL_MATCH],
    };
  },
});

type Judged = Pick<Judgement, 'side' | 'verdict'>;

/** The score, what carries and what lowers it, and a promise that KP reads before any score. */
function answer({ overallScore, verdict, factors }: SevenFactorMatch, first: Judged, second: Judged): string {
  const ranked = [...factors].sort((a, b) => b.score - a.score);
  const open = openPromises(first.side, second.side);
  const weak = [first, second].filter((judged) => judged.verdict === 'PARTIALLY_ACTIVE').length;
  return answerOf(
    `Seven factors give the two charts ${overallScore} of 100, which is ${MATCH_IN_WORDS[verdict]}.`,
    `The strongest factor is ${factorInWords(ranked[0])}, and the weakest is ${factorInWords(ranked.at(-1))}.`,
    open === ''
      ? `Marriage is promised in both charts${['', ', weakly in one', ', weakly in each'][weak]}, which KP reads before any score.`
      : `But marriage is ${open}, which KP reads before any score.`,
  );
}

const OPEN = { no: 'not promised', split: 'left open', yes: '' } as const;

function openPromises(first: Side, second: Side): string {
  if (first === second && first !== 'yes') return `${OPEN[first]} for either person`;
  return (
    [
      [first, PEOPLE_IN_WORDS.person1],
      [second, PEOPLE_IN_WORDS.person2],
    ] as const
  )
    .filter(([side]) => side !== 'yes')
    .map(([side, who]) => `${OPEN[side]} for ${who}`)
    .join(' and ');
}

function warningsOf({ chart, running }: MatchPerson, who: string): readonly string[] {
  const { side } = promise(chart, natalEvent('marriage'));
  return [
    ...(side === 'yes' ? [] : [`Marriage is ${OPEN[side]} for ${who}, and KP reads that before any score.`]),
    ...borderOf(chart, who),
    ...(running.length > 0
      ? []
      : [`No dasha of ${who} runs at this moment, so the missing lord counts as not strong.`]),
  ];
}

function borderOf(chart: Chart, who: string): readonly string[] {
  const { boundary, subLord } = chain(chart, 7);
  return boundary.severity === 'CRITICAL'
    ? [
        `Cusp 7 of ${who} stands ${boundary.distanceArcmin.toFixed(1)}' from the edge of the sub of ${planetInWords(subLord)}, so a small error of birth time changes it.`,
      ]
    : [];
}

type Factor = SevenFactorMatch['factors'][number];

const FACTOR_IN_WORDS: Readonly<Record<Factor['name'], string>> = {
  'Moon compatibility': 'the Moon signs',
  'Venus-Mars attraction': 'the attraction of Venus and Mars',
  'Jupiter harmony': 'the Jupiter signs',
  'Sub-lord matching': 'the sub lords',
  'Dasha sync': 'the running periods',
  'Dignity match': "the planets' dignity",
  'Aspect harmony': 'the aspects',
};

const factorInWords = (factor: Factor | undefined): string =>
  factor === undefined ? 'none' : FACTOR_IN_WORDS[factor.name];
