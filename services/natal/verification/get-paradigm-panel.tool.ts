import { type Paradigm, PARADIGM_ANSWERS, PARADIGM_FACTORS, TRADITIONS } from '@cuspal/engine/comparison/paradigm';
import {
  FRAME_SENSITIVITIES,
  PARADIGM_LABELS,
  paradigmMatter,
  type ParadigmPanel,
  paradigmPanel,
} from '@cuspal/engine/comparison/paradigm-panel';
import { DASHA_YEAR_MS } from '@cuspal/engine/dasha/years';
import { type JudgedEvent, TOPICS } from '@cuspal/engine/events/event';
import { verdictOf } from '@cuspal/engine/kp/promise/promise';
import type { Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { type Ayanamsa, AYANAMSAS } from '@cuspal/engine/zodiac/names';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  eventArguments,
  eventResolutionShape,
  horizonYearsInput,
  houseList,
  instantInput,
  instantText,
  listOf,
  nextShape,
  planetList,
  requiredEvent,
  verdictShape,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { kpPromiseSentence } from '@cuspal/tool-kit/views/answers';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { z } from 'zod';
import { kpFirst, noteAdverse } from './asked-matter.ts';
import { say } from './verification.messages.ts';

const paradigm = z.strictObject({
  tradition: z.enum(TRADITIONS),
  answer: z.enum(PARADIGM_ANSWERS),
  factors: listOf(
    z.strictObject({
      factor: z.enum(PARADIGM_FACTORS),
      detail: z.string(),
      points: z.int().min(-1).max(1).nullable().meta({ description: 'Null in KP, which adds nothing up' }),
    }),
  ),
  grounds: z.strictObject({ planets: planetList, houses: houseList }),
  next: z
    .strictObject({ start: instantText, end: instantText, label: z.string() })
    .nullable()
    .meta({ description: 'First period that can give it. Null where the answer is NO or the years hold none.' }),
});

export default defineTool({
  name: 'get_paradigm_panel',
  title: 'One question, several traditions, several ayanamsas',
  purpose: 'Where KP, Parashari and Jaimini agree, agree for other reasons, or part, on promise and on time',
  family: 'verification',
  phase: 'verification',
  system: 'extension',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    'KP (which decides), Parashari and Jaimini on one matter, in one to six ayanamsas, an extension of our own. Send an event or a house_group. Call it when traditions are to be compared.',
  provenance: {
    rules: ['R7.3', 'R9.1', 'R13.4', 'R23.1', 'R23.2', 'R23.7', 'R24.1', 'R29.1', 'R29.2', 'R29.3', 'R29.6'],
    sources: ['KPR3t', 'KPR3p', 'BPHS', 'PVR', 'KNR', 'OWN'],
  },
  input: birthInput.extend({
    ...eventArguments,
    frames: z
      .array(z.enum(AYANAMSAS))
      .min(1)
      .max(6)
      .optional()
      .meta({ description: 'Ayanamsas to compare; default that of the chart' }),
    as_of_date: instantInput,
    horizon_years: horizonYearsInput(20, 15),
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    eventResolution: eventResolutionShape,
    topic: z.enum(TOPICS).meta({ description: 'It chooses the varga and the movable significator' }),
    frames: listOf(
      z.strictObject({
        ayanamsa: z.enum(AYANAMSAS),
        paradigms: listOf(paradigm),
        label: z.enum(PARADIGM_LABELS),
      }),
    ),
    frameSensitivity: z.enum(FRAME_SENSITIVITIES),
    changedCusps: houseList.meta({
      description: 'Cusps whose sub lord is not the same in all frames, where the KP verdict is not either',
    }),
    kpDecides: verdictShape.meta({ description: 'The KP verdict in the ayanamsa of the chart' }),
    scoreProvenance: z.literal('service-extension'),
    extensionNote: z.string(),
    independenceNote: z.string(),
    next: nextShape,
  }),
  run: ({ input, chart, ephemeris, now, note, lead }) => {
    const asked = requiredEvent(input, note);
    const { event, resolution } = asked;
    const { moment } = chart;
    const asOfMs = resolveInstant(input.as_of_date, moment, now);
    leadByLifeStage({ chart, now, lead }, { event: asked.event, atMs: asOfMs });
    const startMs = Math.max(asOfMs, moment.utcMs);
    if (startMs > asOfMs) note(say.readFromBirth());
    const span = { startMs, endMs: startMs + input.horizon_years * DASHA_YEAR_MS };
    const panel = paradigmPanel(ephemeris, chart, event, input.frames ?? [moment.ayanamsa], span);
    noteAdverse(asked, note);
    if (event.polarity === 'adverse') note(say.pointsTurnedRound());
    note(say.housesOfTraditions());
    note(say.thirdJaiminiFactor());
    const kpDecides = verdictOf(chart, event).verdict;
    return {
      answer: panelAnswer(event, panel, kpDecides, moment.ayanamsa),
      asOf: printInstant(asOfMs, moment),
      eventResolution: resolution,
      topic: paradigmMatter(event).topic,
      ...panel,
      frames: panel.frames.map(({ paradigms, ...frame }) => ({
        ...frame,
        paradigms: paradigms.map((each) => ({ ...each, next: nextView(each, moment) })),
      })),
      kpDecides,
      scoreProvenance: 'service-extension' as const,
      extensionNote: say.panelExtension(),
      independenceNote: say.independence(),
      next: kpFirst(),
    };
  },
});

const nextView = ({ next }: Paradigm, clock: LocalClock) => next && { ...spanView(next, clock), label: next.label };

/** Picks the frame of the chart's own ayanamsa, or else the first one asked for. */
const shownFrame = ({ frames }: ParadigmPanel, own: Ayanamsa) =>
  frames.find(({ ayanamsa }) => ayanamsa === own) ?? frames[0];

/** The three answers in one frame, how they stand to each other, and what KP decides in the ayanamsa of the chart. */
function panelAnswer(event: JudgedEvent, panel: ParadigmPanel, kp: Verdict, own: Ayanamsa): string {
  const frame = shownFrame(panel, own);
  const [kpAnswer, parashari, jaimini] = frame?.paradigms ?? [];
  if (!frame || !kpAnswer || !parashari || !jaimini) throw new RangeError('A panel has a frame of three traditions.');
  return answerOf(
    say.answersInFrame({
      ayanamsa: frame.ayanamsa,
      kp: kpAnswer.answer,
      parashari: parashari.answer,
      jaimini: jaimini.answer,
    }),
    say.howTheyAgree({ label: frame.label, sensitive: panel.frameSensitivity === 'FRAME_SENSITIVE' }),
    kpPromiseSentence(event, kp, frame.ayanamsa === own ? 'SHOWN' : 'OF_CHART'),
  );
}
