import {
  CAREER_CATEGORIES,
  careerSignature,
  EMPLOYMENT_MODES,
  SECTOR_CLASSES,
} from '@cuspal/engine/topics/career/career-signature';
import {
  answerShape,
  birthInput,
  defineTool,
  listOf,
  nextShape,
  scoreProvenanceShape,
  detailArgument,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { careerHitsShape, signatureAnswer } from './signature-answer.ts';
import { leadByWork, OWN_SCORE, useNote, useNoteShape } from './use-note.ts';
import { say } from './career.messages.ts';

const category = z.enum(CAREER_CATEGORIES);
const score = z.int().min(0).max(100);

export default defineTool({
  name: 'get_career_signature',
  title: 'Eight categories scored',
  purpose: 'Which broad field the chart leans to, with sector, employment mode and three talents',
  family: 'career',
  phase: 'advanced',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    'Which field of work suits a chart. Eight fields scored from 0 to 100 by KP, with sector, employment or business, and talents. The scores are our own. Call it for "what career".',
  provenance: {
    rules: ['R5.3', 'R6.2', 'R20.1', 'R20.3', 'R20.4', 'R37'],
    sources: ['KPR2', 'KPR3t', 'KPR3p', 'OWN'],
  },
  brief: {
    without: ['talentFactors'],
    most: { 'categories.signatureHits': 1 },
  },
  input: birthInput.extend(detailArgument),
  output: z.strictObject({
    answer: answerShape,
    categories: listOf(
      z.strictObject({ category, score, rank: z.int().min(1).max(8), signatureHits: careerHitsShape }),
    ),
    topCategory: category,
    closeCall: listOf(category)
      .optional()
      .meta({ description: 'The first two, where at most three points part them.' }),
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
    next: nextShape,
  }),
  run: ({ chart, now, lead }) => {
    leadByWork({ chart, now, lead });
    const found = careerSignature(chart);
    const { categories, closeCall, sectorClass, sectorReason, employmentMode, talents } = found;
    const { leadership, technical, creative } = talents;
    return {
      answer: signatureAnswer(found),
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
      ...useNote(),
      next: [
        { tool: 'get_occupation_matches', reason: say.nextOccupationsInFields() },
        { tool: 'get_profession_description', reason: say.nextDailyWork() },
      ],
    };
  },
});
