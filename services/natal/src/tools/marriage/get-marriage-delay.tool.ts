import { natalEvent } from '@cuspal/engine/events/natal';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { delayOf } from '@cuspal/engine/kp/timing/deferral';
import { firstWindow } from '@cuspal/engine/kp/timing/window-state';
import { windowView } from '@cuspal/tool-kit/views/windows';
import { DELAY_VERDICTS, marriageDelay } from '@cuspal/engine/topics/marriage/delay';
import { matchObstacles, secretEnemies } from '@cuspal/engine/topics/marriage/obstacles';
import { ageAt } from '@cuspal/engine/topics/shared/adult-years';
import { seventh } from '@cuspal/engine/topics/shared/seventh';
import {
  birthInput,
  delayShape,
  defineTool,
  houseNumber,
  instantText,
  listOf,
  promiseShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  windowShape,
  windowsShape,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { withheld } from '../topic.ts';
import { marriageArguments, marriageYears } from './marriage-years.ts';

const MAX_WINDOWS = 4;

export default defineTool({
  name: 'get_marriage_delay',
  title: 'Why marriage is late',
  family: 'marriage',
  phase: 'advanced',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: 'relationship',
  description:
    'Why marriage is late, by KP: first whether it is promised at all (a denial is no delay), then the causes with points (Saturn, a star lord retrograde at birth and when it is released, punarphoo, the old list of late marriage marked cross), what stops a match, and up to four dasha windows with the age at the first. Call it when a marriage has not come or talks fail. No window where nothing is promised. System KP, disclaimer class relationship, not paged.',
  provenance: {
    rules: ['R9.1', 'R9.4', 'R9.6', 'R12.2', 'R8.7', 'R10', 'R7.1', 'R13.4'],
    sources: ['R3p', 'WEB', 'service order'],
  },
  input: birthInput.extend(marriageArguments),
  output: z.strictObject({
    asOf: instantText,
    verdict: z.enum(DELAY_VERDICTS),
    promise: promiseShape,
    delayScore: z.int().min(0).max(100),
    factors: listOf(
      z.strictObject({
        factor: z.string(),
        detail: z.string(),
        points: z.number(),
        cross: z.boolean().meta({ description: 'Not a rule of KP proper' }),
      }),
    ),
    obstacles: listOf(z.strictObject({ house: houseNumber, cause: z.string() })),
    secretEnemies: z.boolean().meta({ description: 'One sub lord on cusps 12 and 1' }),
    retrogradeDelay: delayShape.nullable().meta({ description: 'Of the 7th sub lord; a fact of the chart, no date' }),
    windows: windowsShape,
    withheldReason: withheldReasonShape,
    firstWindow: windowShape.nullable().meta({ description: 'Earliest by usableStart' }),
    ageAtFirstWindow: z.int().nullable().meta({ description: 'Whole years at its usableStart' }),
    scoreProvenance: scoreProvenanceShape,
  }),
  run: (context) => {
    const { chart } = context;
    const years = marriageYears(context);
    const marriage = natalEvent('marriage');
    const open = years.windows(marriage, MAX_WINDOWS);
    const first = firstWindow(open.found);
    return {
      asOf: years.topic.asOf,
      ...marriageDelay(chart),
      promise: promise(chart, marriage),
      obstacles: matchObstacles(chart),
      secretEnemies: secretEnemies(chart),
      retrogradeDelay: delayOf(chart, seventh(chart).csl),
      windows: open.windows,
      ...withheld(open),
      firstWindow: first && windowView(first, chart.moment),
      ageAtFirstWindow: first && ageAt(chart, first.usableStartMs ?? first.startMs),
      scoreProvenance: SERVICE_EXTENSION,
    };
  },
});
