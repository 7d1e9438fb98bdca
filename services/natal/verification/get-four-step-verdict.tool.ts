import { printedTenths } from '@cuspal/engine/base/printed';
import { matterInWords } from '@cuspal/engine/events/event';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { LEANS } from '@cuspal/engine/kp/kernel/levels';
import { verdictOf } from '@cuspal/engine/kp/promise/promise';
import {
  FOUR_STEP_AGREEMENTS,
  FOUR_STEP_VERDICTS,
  fourStep,
  type FourStepReading,
} from '@cuspal/engine/kp/schools/four-step';
import {
  answerShape,
  answerOf,
  birthInput,
  defineTool,
  eventResolutionShape,
  houseList,
  houseNumber,
  listOf,
  nextShape,
  planetName,
  verdictShape,
  oneOfTheWords,
} from '@cuspal/tool-kit';
import { kpPromiseSentence } from '@cuspal/tool-kit/views/answers';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { z } from 'zod';
import { askedMatter, kpFirst, scoredEventArguments } from './asked-matter.ts';
import { say } from './verification.messages.ts';

const lean = z.enum(LEANS);

const row = z.strictObject({
  cusp: houseNumber,
  starLord: planetName,
  subLord: planetName,
  starLordOfSubLord: planetName.meta({ description: 'The end indicator' }),
  steps: listOf(
    z.strictObject({
      step: z.literal([3, 4]).meta({ description: '3 for the sub lord, 4 for its star lord' }),
      planet: planetName,
      strongHouses: houseList,
      extra: houseList.meta({ description: 'Strong only by company, by aspect on a cusp or by the agents of a node' }),
      empty: z.boolean().meta({ description: 'No other planet stands in its stars' }),
      ownStar: z.boolean(),
    }),
  ),
  subLordLean: lean,
  endLean: lean,
  points: z.literal([0, 0.5, 1]),
  agrees: z.boolean(),
  sameIndicator: z
    .literal(true)
    .optional()
    .meta({ description: 'The sub lord is in its own star, so one planet makes both steps' }),
});

export default defineTool({
  name: 'get_four_step_verdict',
  title: 'Four-step cross check of the cusps',
  purpose: 'Whether the end indicator agrees with the sub lord itself, after S. Gondhalekar',
  family: 'verification',
  phase: 'verification',
  system: 'extension',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    "Cross-checks a KP verdict by S. Gondhalekar's four-step theory, an extension of KP. Send an event or a house_group. Call it after analyze_natal_promise, which decides.",
  provenance: { rules: ['R22.3', 'R7.1', 'R9.4'], sources: ['GONDHALEKAR', 'TW'] },
  input: birthInput.extend(scoredEventArguments),
  output: z.strictObject({
    answer: answerShape,
    eventResolution: eventResolutionShape,
    rows: listOf(row),
    agreementPct: z.number().min(0).max(100),
    agreement: z.enum(FOUR_STEP_AGREEMENTS),
    verdict: oneOfTheWords(FOUR_STEP_VERDICTS),
    fallback: z.boolean().meta({ description: 'True where the end indicator says nothing and the sub lord decided' }),
    kpVerdict: verdictShape,
    extensionNote: z.string(),
    independenceNote: z.string(),
    next: nextShape,
  }),
  run: ({ input, chart, note, now, lead }) => {
    const { event, resolution, cusps } = askedMatter(input, note);
    leadByLifeStage({ chart, now, lead }, { event });
    const { deciding, ...reading } = fourStep(chart, event, cusps);
    const same = reading.rows.filter(({ sameIndicator }) => sameIndicator).map(({ cusp }) => cusp);
    note(say.verdictOfCusp({ cusp: deciding.cusp }));
    if (same.length > 0) note(say.bothStepsOne({ cusps: same }));
    const kpVerdict = verdictOf(chart, event).verdict;
    return {
      answer: answerOf(schoolSentence(event, reading), kpPromiseSentence(event, kpVerdict), agreementSentence(reading)),
      eventResolution: resolution,
      ...reading,
      agreementPct: percentOf(reading),
      kpVerdict,
      extensionNote: say.fourStepExtension(),
      independenceNote: say.independence(),
      next: kpFirst(),
    };
  },
});

const schoolSentence = (event: JudgedEvent, { verdict }: Pick<FourStepReading, 'verdict'>): string =>
  say.fourStepVerdict({ verdict, adverse: event.polarity === 'adverse', matter: matterInWords(event) });

/** A share is printed to one decimal. */
const percentOf = ({ agreementPct }: Pick<FourStepReading, 'agreementPct'>): number => printedTenths(agreementPct);

/** Counts alone: a percentage of so few cusps would claim too much. */
function agreementSentence({ rows }: Pick<FourStepReading, 'rows'>): string {
  const same = rows.filter(({ agrees }) => agrees).length;
  const opposite = rows.filter(({ points }) => points === 0).length;
  return say.stepsAgree({ cusps: rows.length, same, opposite, open: rows.length - same - opposite });
}
