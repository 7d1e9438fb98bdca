import type { Chart } from '@cuspal/engine/chart/chart';
import { cuspalSubLord } from '@cuspal/engine/chart/placement';
import {
  LEAST_SETTLED,
  type OccupationMatch,
  occupationMatches,
} from '@cuspal/engine/topics/career/occupation-matches';
import { occupationNamed } from '@cuspal/engine/topics/career/occupation-names';
import { occupationFact } from '@cuspal/engine/topics/career/occupation-source';
import { OCCUPATION_FAMILIES, OCCUPATION_PROVENANCES } from '@cuspal/engine/topics/career/occupations';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  grahaName,
  listOf,
  nextShape,
  pageInput,
  paginate,
  paginationOutput,
  planetName,
  scoreFactorsShape,
  scoreProvenanceShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { leadByWork, OWN_SCORE, useNote, useNoteShape } from './use-note.ts';
import { say } from './career.messages.ts';

const PAGE_SIZE = 20;
const family = z.enum(OCCUPATION_FAMILIES);

const match = z.strictObject({
  rank: z.int().min(1).max(80),
  title: z.string(),
  family,
  score: z.int().min(0).max(100),
  provenance: z.enum(OCCUPATION_PROVENANCES),
  source: z.strictObject({
    citation: z.string(),
    quote: z.string().meta({ description: 'The fact in short, not a quotation.' }),
  }),
  factors: scoreFactorsShape,
});

export default defineTool({
  name: 'get_occupation_matches',
  title: 'Occupations ranked',
  purpose: 'Which of the 80 listed occupations the meridian supports, ranked',
  family: 'career',
  phase: 'advanced',
  system: 'kp',
  needs: ['get_career_signature'],
  birth: 'required',
  disclaimer: null,
  paged: { pageSize: PAGE_SIZE },
  description:
    'Which of 80 occupations a chart supports most, by KP, each with points and the fact it rests on. The scores are our own. Call it for job titles, after get_career_signature.',
  provenance: { rules: ['R5.3', 'R6.2', 'R20.1', 'R20.2', 'R20.3'], sources: ['KPR2', 'KPR3p', 'OWN'] },
  input: birthInput.extend({
    occupation: z.string().min(1).max(80).optional().meta({ description: 'One to judge by name' }),
    page: pageInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    asked: match.optional().meta({ description: 'The occupation asked about' }),
    matches: listOf(match),
    topFamilies: listOf(z.strictObject({ family, score: z.number().min(0).max(100) })).meta({
      description: 'The mean of the best three rows of a family.',
    }),
    noSettledOccupationFlag: z.boolean(),
    triad: z.strictObject({
      signLord: grahaName,
      starLord: planetName,
      subLord: planetName,
      pairField: z.string().meta({ description: 'What star lord and sub lord mean together.' }),
    }),
    ...paginationOutput,
    scoreProvenance: scoreProvenanceShape,
    useNote: useNoteShape,
    next: nextShape,
  }),
  run: ({ chart, input, note, now, lead }) => {
    leadByWork({ chart, now, lead });
    const { matches, topFamilies, noSettledOccupation, meridian } = occupationMatches(chart);
    const { items, pagination, pageNote } = paginate(matches, input.page, PAGE_SIZE, 'occupations');
    const { signLord, starLord, subLord, pairField } = meridian;
    const wanted = input.occupation === undefined ? null : occupationNamed(input.occupation, 'occupation');
    const asked = matches.find(({ occupation }) => occupation === wanted);
    note(say.nodeReadAs());
    if (noSettledOccupation) note(unsettled(chart, matches[0]));
    return {
      answer: answerOf(
        asked !== undefined && askedSentence(asked, matches.length),
        noSettledOccupation && say.unsettled(),
        say.leadingFamilies({ families: topFamilies.map(say.family), scores: topFamilies.map(({ score }) => score) }),
        ...items
          .slice(0, 1)
          .map(({ rank, occupation: { title }, score }) => say.bestMatch({ title: title(), rank, score })),
      ),
      ...(asked !== undefined && { asked: matchView(asked) }),
      matches: items.map(matchView),
      topFamilies,
      noSettledOccupationFlag: noSettledOccupation,
      triad: { signLord, starLord, subLord, pairField },
      pagination,
      pageNote,
      ...OWN_SCORE,
      ...useNote(),
      next: [{ tool: 'get_profession_description', reason: say.nextDailyWork() }],
    };
  },
});

/** How the occupation asked about fits: its third of all that are compared. */
function askedSentence({ rank, score, occupation: { title } }: OccupationMatch, count: number): string {
  const place = rank * 3 <= count ? 'BEST' : rank * 3 <= 2 * count ? 'MIDDLE' : 'LAST';
  return say.askedOccupation({ title: title(), place, rank, count, score });
}

const unsettled = (chart: Chart, best: OccupationMatch | undefined): string =>
  best !== undefined && best.score >= LEAST_SETTLED
    ? say.unsettledByHouses({ csl: cuspalSubLord(chart, 10) })
    : say.unsettledByScore({ least: LEAST_SETTLED });

const matchView = ({ rank, occupation, score, factors }: OccupationMatch) => ({
  rank,
  title: occupation.title(),
  family: occupation.family,
  score,
  provenance: occupation.provenance,
  source: { citation: occupation.cite, quote: occupationFact(occupation) },
  factors,
});
