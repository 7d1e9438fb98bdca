import { cuspalSubLord } from '@cuspal/engine/chart/placement';
import { natalEvent } from '@cuspal/engine/events/natal';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import { delayOf } from '@cuspal/engine/kp/timing/deferral';
import { notPromised } from '@cuspal/engine/kp/timing/event-windows';
import { BLOCKAGE_CODES, BLOCKAGE_SEVERITIES, careerBlockage } from '@cuspal/engine/topics/career/blockage';
import {
  answerShape,
  birthInput,
  chainShape,
  defineTool,
  delayShape,
  horizonArguments,
  houseList,
  houseNumber,
  instantText,
  listOf,
  nextShape,
  planetName,
  timedFields,
  topicOf,
  windowsShape,
  withheld,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { blockageAnswer, noteBeside } from './blockage-answer.ts';
import { useNote, useNoteShape } from './use-note.ts';
import { say } from './career.messages.ts';

const MAX_WINDOWS = 5;
const code = z.enum(BLOCKAGE_CODES);

export default defineTool({
  name: 'get_career_blockage_diagnosis',
  title: 'What is missing in the tenth',
  purpose: 'Turns the houses missing in the tenth into named blockages with release windows',
  family: 'career',
  phase: 'advanced',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    'Why a career is stuck, by KP. Names the houses of work that the sub lord of cusp 10 misses, how severe each gap is, and the periods that relieve it. Call it when work does not move forward.',
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R6T.3', 'R6T.5', 'R5.3', 'R9.1', 'R10', 'R12.2', 'R13.4', 'R20'],
    sources: ['KPR3t', 'KPR3p', 'OWN'],
  },
  input: birthInput.extend(horizonArguments(20)),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    tenthCsl: planetName,
    chain: chainShape,
    missingHouses: houseList,
    diagnoses: listOf(
      z.strictObject({
        code,
        house: houseNumber.meta({ description: 'The sub lord of its cusp is the second witness, for 10 that of 11.' }),
        severity: z.enum(BLOCKAGE_SEVERITIES),
        reason: z.string(),
      }),
    ),
    primaryBlockage: code.nullable(),
    deferred: delayShape
      .nullable()
      .meta({ description: 'The star lord of the tenth sub lord was retrograde at birth. It has no date.' }),
    resolutionWindows: windowsShape,
    ...timedFields,
    withheldReason: withheldReasonShape,
    clear: z.boolean().meta({ description: 'Nothing is missing and there is no exposure to layoff.' }),
    useNote: useNoteShape,
    next: nextShape,
  }),
  run: (context) => {
    const { chart } = context;
    const topic = topicOf(context);
    const csl = cuspalSubLord(chart, 10);
    const { missingHouses, diagnoses, release } = careerBlockage(chart);
    const deferred = delayOf(chart, csl);
    const resolution = topic.windows(release, MAX_WINDOWS, {
      withheld: notPromised(chart, natalEvent('career_start')),
      brought: say.relief(),
    });
    noteBeside(chart, diagnoses, context.note);
    return {
      answer: blockageAnswer(
        { csl, delayedBy: deferred?.starLord ?? null, missingHouses, diagnoses },
        resolution.withheldReason === undefined ? { found: resolution.found.length, sentence: resolution.said } : null,
      ),
      asOf: topic.asOf,
      tenthCsl: csl,
      chain: chain(chart, 10),
      missingHouses,
      diagnoses,
      primaryBlockage: diagnoses[0]?.code ?? null,
      deferred,
      resolutionWindows: resolution.windows,
      ...resolution.timed,
      ...withheld(resolution),
      clear: diagnoses.length === 0,
      ...useNote(),
      next: [
        { tool: 'get_promotion_verdict', reason: say.nextPromotionByCusp() },
        { tool: 'get_job_change_timing', reason: say.nextOtherPost() },
      ],
    };
  },
});
