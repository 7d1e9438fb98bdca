import { type OccupationMatch, occupationMatches } from '@cuspal/engine/topics/career/occupation-matches';
import { occupationFact } from '@cuspal/engine/topics/career/occupation-source';
import { OCCUPATION_FAMILIES, OCCUPATION_PROVENANCES } from '@cuspal/engine/topics/career/occupations';
import {
  birthInput,
  defineTool,
  grahaName,
  listOf,
  pageInput,
  paginate,
  paginationOutput,
  planetName,
  scoreFactorsShape,
  scoreProvenanceShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { OWN_SCORE, USE_NOTE, useNoteShape } from './use-note.ts';

const PAGE_SIZE = 20;
const family = z.enum(OCCUPATION_FAMILIES);

export default defineTool({
  name: 'get_occupation_matches',
  title: 'Occupations ranked',
  family: 'career',
  phase: 'advanced',
  system: 'kp',
  needs: ['get_career_signature'],
  birth: 'required',
  disclaimer: null,
  paged: { pageSize: PAGE_SIZE },
  description:
    'Which of 80 occupations the chart supports, ranked: the sign, star and sub lord of the tenth cusp (the meridian) and the houses of its sub lord against the planets and houses of each, with points itemised, the fact each row rests on and whether a book names it, the three leading families, and a flag where no settled occupation shows. Call it for concrete job titles after get_career_signature. System KP; scores are ours. 20 per page, 4 pages; no disclaimer class.',
  provenance: { rules: ['R5.3', 'R6.2', 'R20.1', 'R20.2', 'R20.3'], sources: ['R2', 'R3p', 'service extension'] },
  input: birthInput.extend({ page: pageInput }),
  output: z.strictObject({
    matches: listOf(
      z.strictObject({
        rank: z.int().min(1).max(80),
        title: z.string(),
        family,
        score: z.int().min(0).max(100),
        provenance: z.enum(OCCUPATION_PROVENANCES),
        source: z.strictObject({
          citation: z.string(),
          quote: z.string().meta({ description: 'The fact in short, no quotation' }),
        }),
        factors: scoreFactorsShape,
      }),
    ),
    topFamilies: listOf(z.strictObject({ family, score: z.number().min(0).max(100) })).meta({
      description: 'Mean of the best three rows',
    }),
    noSettledOccupationFlag: z.boolean(),
    triad: z.strictObject({
      signLord: grahaName,
      starLord: planetName,
      subLord: planetName,
      pairField: z.string().meta({ description: 'Star lord and sub lord together' }),
    }),
    ...paginationOutput,
    scoreProvenance: scoreProvenanceShape,
    useNote: useNoteShape,
  }),
  run: ({ chart, input, note }) => {
    const { matches, topFamilies, noSettledOccupation, meridian } = occupationMatches(chart);
    const { items, pagination, pageNote } = paginate(matches, input.page, PAGE_SIZE, 'occupations');
    const { signLord, starLord, subLord, pairField } = meridian;
    note(
      'A node counts as itself where a row names it, else as its star lord, and as its first agent where that is a node.',
    );
    return {
      matches: items.map(matchView),
      topFamilies,
      noSettledOccupationFlag: noSettledOccupation,
      triad: { signLord, starLord, subLord, pairField },
      pagination,
      pageNote,
      ...OWN_SCORE,
      ...USE_NOTE,
    };
  },
});

const matchView = ({ rank, occupation, score, factors }: OccupationMatch) => ({
  rank,
  title: occupation.title,
  family: occupation.family,
  score,
  provenance: occupation.provenance,
  source: { citation: occupation.cite, quote: occupationFact(occupation) },
  factors,
});
