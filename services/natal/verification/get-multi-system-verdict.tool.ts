import {
  type MultiSystemVerdict,
  multiSystemVerdict,
  SCHOOL_ANSWERS,
  SCHOOL_CONSENSUS,
  SCHOOLS,
} from '@cuspal/engine/comparison/multi-system';
import { matterInWords } from '@cuspal/engine/events/event';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { verdictOf } from '@cuspal/engine/kp/promise/promise';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  eventResolutionShape,
  houseNumber,
  listOf,
  nextShape,
  verdictShape,
} from '@cuspal/tool-kit';
import { kpPromiseSentence } from '@cuspal/tool-kit/views/answers';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { z } from 'zod';
import { askedMatter, kpFirst, scoredEventArguments } from './asked-matter.ts';
import { say } from './verification.messages.ts';

const school = z.enum(SCHOOLS);
const count = z.int().min(0).max(4);

export default defineTool({
  name: 'get_multi_system_verdict',
  title: 'Four schools on one event',
  purpose: "Four schools' answers on one event side by side, with a consensus word",
  family: 'verification',
  phase: 'verification',
  system: 'extension',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    'Four schools on one matter. KP decides, and cuspal interlinks, four-step theory and Bosmia order stand beside as extensions. Send an event or a house_group. Call it for a second opinion.',
  provenance: {
    rules: ['R9.1', 'R22.1', 'R22.3', 'R22.4', 'R22.6'],
    sources: ['KPR3t', 'KPR3p', 'KHULLAR', 'GONDHALEKAR', 'KPM'],
  },
  input: birthInput.extend(scoredEventArguments),
  output: z.strictObject({
    answer: answerShape,
    eventResolution: eventResolutionShape,
    systems: listOf(
      z.strictObject({ name: school, raw: z.string(), normalised: z.enum(SCHOOL_ANSWERS), reason: z.string() }),
    ),
    consensus: z.enum(SCHOOL_CONSENSUS),
    counts: z.strictObject({ promise: count, mixed: count, denial: count }),
    kpDecides: verdictShape,
    disagreements: listOf(
      z.strictObject({
        promise: school,
        denial: school,
        house: houseNumber
          .nullable()
          .meta({ description: 'The house that makes the difference. Null where only the weight differs.' }),
        detail: z.string(),
      }),
    ),
    independenceNote: z.string(),
    extensionNote: z.string(),
    next: nextShape,
  }),
  run: ({ input, chart, note, now, lead }) => {
    const { event, resolution, cusps } = askedMatter(input, note);
    leadByLifeStage({ chart, now, lead }, { event });
    const { systems, ...found } = multiSystemVerdict(chart, event, cusps);
    note(say.mixedOrSplit());
    const kpDecides = verdictOf(chart, event).verdict;
    return {
      answer: answerOf(countSentence(event, found), kpPromiseSentence(event, kpDecides), say.agreementProvesNothing()),
      eventResolution: resolution,
      systems: systems.map(({ name, raw, normalised, reason }) => ({ name, raw, normalised, reason })),
      ...found,
      kpDecides,
      independenceNote: say.independence(),
      extensionNote: say.schoolsExtension(),
      next: kpFirst(),
    };
  },
});

/** How the four answers fall, and that no two of different ones contradict each other outright. */
function countSentence(
  event: JudgedEvent,
  { counts, disagreements }: Pick<MultiSystemVerdict, 'counts' | 'disagreements'>,
): string {
  const { promise: promised, mixed, denial } = counts;
  const alike = Math.max(promised, mixed, denial) === 4;
  return say.schoolsGive({
    promised,
    mixed,
    denial,
    adverse: event.polarity === 'adverse',
    matter: matterInWords(event),
    compatible: !alike && disagreements.length === 0,
  });
}
