import { capitalised, inWords } from '@cuspal/engine/base/words';
import type { Chart } from '@cuspal/engine/chart/chart';
import { cuspalSubLord } from '@cuspal/engine/chart/placement';
import { natalEvent } from '@cuspal/engine/events/natal';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import { delayOf } from '@cuspal/engine/kp/timing/deferral';
import { notPromised } from '@cuspal/engine/kp/timing/event-windows';
import {
  BLOCKAGE_CODES,
  BLOCKAGE_SEVERITIES,
  careerBlockage,
  type CareerBlockage,
} from '@cuspal/engine/topics/career/blockage';
import {
  answerOf,
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
  type Topic,
  topicOf,
  windowsShape,
  withheld,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { windowsSentence } from '@cuspal/tool-kit/views/answers';
import { z } from 'zod';
import { BLOCKAGE_IN_WORDS } from './career-answer.ts';
import { USE_NOTE, useNoteShape } from './use-note.ts';

const MAX_WINDOWS = 5;
const code = z.enum(BLOCKAGE_CODES);

export default defineTool({
  name: 'get_career_blockage_diagnosis',
  title: 'What is missing in the tenth',
  family: 'career',
  phase: 'advanced',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    'Why a career is stuck, by KP. Names the houses of work that the sub lord of cusp 10 misses, how severe each gap is, and the periods that relieve it. Call it when work does not move forward.',
  provenance: { rules: ['R5.3', 'R9.1', 'R10', 'R12.2', 'R13.4', 'R20'], sources: ['R3t', 'R3p', 'OWN'] },
  input: birthInput.extend(horizonArguments(20, 10)),
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
    withheldReason: withheldReasonShape,
    clear: z.boolean().meta({ description: 'Nothing is missing and there is no exposure to layoff.' }),
    useNote: useNoteShape,
    next: nextShape,
  }),
  run: (context) => {
    const { chart } = context;
    const topic = topicOf(context);
    const csl = cuspalSubLord(chart, 10);
    const blockage = careerBlockage(chart);
    const { missingHouses, diagnoses, release } = blockage;
    const resolution = topic.windows(release, MAX_WINDOWS, {
      withheld: notPromised(chart, natalEvent('career_start')),
    });
    return {
      answer: answer(chart, blockage, resolution),
      asOf: topic.asOf,
      tenthCsl: csl,
      chain: chain(chart, 10),
      missingHouses,
      diagnoses,
      primaryBlockage: diagnoses[0]?.code ?? null,
      deferred: delayOf(chart, csl),
      resolutionWindows: resolution.windows,
      ...withheld(resolution),
      clear: diagnoses.length === 0,
      ...USE_NOTE,
      next: [
        { tool: 'get_promotion_verdict', reason: 'It judges promotion by cusp 11 and dates it.' },
        { tool: 'get_job_change_timing', reason: 'It says whether and when another post can come.' },
      ],
    };
  },
});

function answer(
  chart: Chart,
  { missingHouses, diagnoses }: CareerBlockage,
  resolution: ReturnType<Topic['windows']>,
): string {
  const csl = cuspalSubLord(chart, 10);
  const delay = delayOf(chart, csl);
  const late = delay !== null && `its star lord ${delay.starLord}, retrograde at birth, delays results.`;
  const [primary, ...others] = diagnoses;
  if (primary === undefined)
    return answerOf(
      `Nothing is found that blocks the career, because ${csl}, sub lord of cusp 10, signifies 2, 6, 10 and 11.`,
      late && capitalised(late),
      resolution.found.length > 0 && 'Nothing needs release, so the periods listed are simply good for work.',
    );
  const beside = others.length === 0 ? '' : ` and also ${inWords(others.map(({ code: of }) => BLOCKAGE_IN_WORDS[of]))}`;
  const because =
    missingHouses.length > 0
      ? `${csl}, sub lord of cusp 10, does not signify ${inWords(missingHouses, 'or')}${late ? `, and ${late}` : '.'}`
      : `${csl}, sub lord of cusp 10, signifies 2, 6, 10 and 11, but houses of loss no more weakly${late ? `, and ${late}` : '.'}`;
  return answerOf(
    `The chart indicates ${BLOCKAGE_IN_WORDS[primary.code]} (${primary.severity.toLowerCase()})${beside}.`,
    because,
    resolution.withheldReason === undefined
      ? windowsSentence(resolution, chart.moment, 'relief')
      : 'No date of relief is given, because a start in service is not promised.',
  );
}
