import {
  CAREER_CATEGORIES,
  careerSignature,
  EMPLOYMENT_MODES,
  SECTOR_CLASSES,
} from '@cuspal/engine/topics/career/career-signature';
import { birthInput, defineTool, listOf, scoreProvenanceShape } from '@cuspal/tool-kit';
import { z } from 'zod';
import { careerHitsShape } from './signature-shapes.ts';
import { OWN_SCORE, USE_NOTE, useNoteShape } from './use-note.ts';

const category = z.enum(CAREER_CATEGORIES);
const score = z.int().min(0).max(100);

export default defineTool({
  name: 'get_career_signature',
  title: 'Eight categories scored',
  family: 'career',
  phase: 'advanced',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    'Which field of work suits the chart: IT and software, government, business, military, medicine, law, arts, education, each scored 0 to 100 with the hits behind it (sub lords of cusps 10, 6, 2, star lord, planets in the tenth), ranked; with sector (government, private, self, mixed), employment or business, and leadership, technical and creative talent. Call it for "what career". System KP; the scores are ours. Not paged, no disclaimer class. See also get_profession_description, get_occupation_matches.',
  provenance: {
    rules: ['R5.3', 'R6.2', 'R20.1', 'R20.3', 'R20.4', 'R37'],
    sources: ['R2', 'R3t', 'R3p', 'service extension'],
  },
  input: birthInput,
  output: z.strictObject({
    categories: listOf(
      z.strictObject({ category, score, rank: z.int().min(1).max(8), signatureHits: careerHitsShape }),
    ),
    topCategory: category,
    closeCall: listOf(category).optional().meta({ description: 'The first two, at most three points apart' }),
    sectorClass: z.enum(SECTOR_CLASSES),
    sectorReason: z.string(),
    employmentMode: z.enum(EMPLOYMENT_MODES),
    leadershipScore: score,
    technicalScore: score,
    creativeScore: score,
    talentFactors: z.strictObject({
      leadership: careerHitsShape,
      technical: careerHitsShape,
      creative: careerHitsShape,
    }),
    scoreProvenance: scoreProvenanceShape,
    useNote: useNoteShape,
  }),
  run: ({ chart }) => {
    const { categories, closeCall, sectorClass, sectorReason, employmentMode, talents } = careerSignature(chart);
    const { leadership, technical, creative } = talents;
    return {
      categories: categories.map(({ key, hits, ...rest }) => ({ category: key, ...rest, signatureHits: hits })),
      topCategory: categories[0]?.key ?? 'it_software',
      ...(closeCall.length > 0 && { closeCall }),
      sectorClass,
      sectorReason,
      employmentMode,
      leadershipScore: leadership.score,
      technicalScore: technical.score,
      creativeScore: creative.score,
      talentFactors: { leadership: leadership.hits, technical: technical.hits, creative: creative.hits },
      ...OWN_SCORE,
      ...USE_NOTE,
    };
  },
});
