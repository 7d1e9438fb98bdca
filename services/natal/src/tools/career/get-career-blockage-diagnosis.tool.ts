import { cuspalSubLord } from '@cuspal/engine/chart/placement';
import { natalEvent } from '@cuspal/engine/events/natal';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import { delayOf } from '@cuspal/engine/kp/timing/deferral';
import { notPromised } from '@cuspal/engine/kp/timing/event-windows';
import { BLOCKAGE_CODES, BLOCKAGE_SEVERITIES, careerBlockage } from '@cuspal/engine/topics/career/blockage';
import {
  birthInput,
  chainShape,
  delayShape,
  defineTool,
  houseList,
  houseNumber,
  instantText,
  listOf,
  planetName,
  windowsShape,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { horizonArguments, topicOf, withheld } from '../topic.ts';
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
    'Why work or career is stuck: the houses 2, 6, 10, 11 that the sub lord of the tenth cusp does not signify, as named blockages (layoff exposure, long unemployment, blocked promotion, stagnant salary) with a second witness for severity, a retrograde delay, and the dasha windows that lift them. Call it when someone asks why a career does not move. System KP, not paged, no disclaimer class.',
  provenance: { rules: ['R5.3', 'R9.1', 'R10', 'R12.2', 'R13.4', 'R20'], sources: ['R3t', 'R3p', 'service order'] },
  input: birthInput.extend(horizonArguments(20, 10)),
  output: z.strictObject({
    asOf: instantText,
    tenthCsl: planetName,
    chain: chainShape,
    missingHouses: houseList,
    diagnoses: listOf(
      z.strictObject({
        code,
        house: houseNumber.meta({ description: 'Its sub lord is the second witness, for 10 that of 11' }),
        severity: z.enum(BLOCKAGE_SEVERITIES),
        reason: z.string(),
      }),
    ),
    primaryBlockage: code.nullable(),
    deferred: delayShape
      .nullable()
      .meta({ description: 'Star lord of the tenth sub lord retrograde at birth; no date' }),
    resolutionWindows: windowsShape,
    withheldReason: withheldReasonShape,
    clear: z.boolean().meta({ description: 'Nothing missing and no exposure' }),
    useNote: useNoteShape,
  }),
  run: (context) => {
    const { chart } = context;
    const topic = topicOf(context);
    const csl = cuspalSubLord(chart, 10);
    const { missingHouses, diagnoses, release } = careerBlockage(chart);
    const resolution = topic.windows(release, MAX_WINDOWS, {
      withheld: notPromised(chart, natalEvent('career_start')),
    });
    return {
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
    };
  },
});
