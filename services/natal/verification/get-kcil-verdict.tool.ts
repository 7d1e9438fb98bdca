import { matterInWords } from '@cuspal/engine/events/event';
import { kcil, KCIL_ROLES, KCIL_VERDICTS, khullarFrame, SSL_RESULTS, sslRule } from '@cuspal/engine/kp/schools/kcil';
import { POSITIONAL_STATUSES } from '@cuspal/engine/kp/schools/kcil-involvement';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  eventResolutionShape,
  houseList,
  houseNumber,
  listOf,
  nextShape,
  pageInput,
  paginate,
  paginationOutput,
  planetName,
  oneOfTheWords,
} from '@cuspal/tool-kit';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { z } from 'zod';
import { askedMatter, kpFirst, scoredEventArguments } from './asked-matter.ts';
import { say } from './verification.messages.ts';

/** Scored cusps on a page. */
const PAGE_SIZE = 6;

const score = z.number().min(0).max(100);
const verdict = oneOfTheWords(KCIL_VERDICTS);

const lord = z.strictObject({
  role: z.enum(KCIL_ROLES),
  planet: planetName,
  weight: z.int(),
  housesSignified: houseList.meta({ description: 'T1, T2 and T4 together' }),
  supportingHits: houseList.meta({ description: 'Required houses among them' }),
  denialHits: houseList.meta({ description: 'Denial houses in T2' }),
  T1: houseList.meta({ description: 'Cusps that its star lord rules (involvement)' }),
  T2: houseList.meta({ description: 'Cusps that its sub lord rules (commitment)' }),
  T3: houseList.meta({ description: 'Cusps that its sub-sub lord rules (culmination)' }),
  T4: houseList.meta({ description: 'Cusps that it rules itself, where it has positional status' }),
  positionalStatus: z.enum(POSITIONAL_STATUSES).nullable(),
  points: z.number().min(0),
});

const cusp = z.strictObject({
  cusp: houseNumber,
  score,
  verdict,
  lords: listOf(lord).meta({ description: 'Their points add up to the score' }),
  negation: listOf(
    z.strictObject({ role: z.enum(KCIL_ROLES), planet: planetName, committed: houseNumber, undoes: houseList }),
  ).meta({ description: 'Commitments that are 6th, 8th or 12th from required houses of T1. They move nothing.' }),
});

const subSubRule = z.strictObject({
  cusp: houseNumber,
  subSubLord: planetName,
  involved: z.boolean().meta({ description: 'Holds the deciding cusp in T1' }),
  commits: houseList.meta({ description: 'Required houses in T2' }),
  confirms: houseList.meta({ description: 'Required houses in T3' }),
  holds: z.boolean(),
});

export default defineTool({
  name: 'get_kcil_verdict',
  title: 'Weighted star / sub / sub-sub verdict (Khullar)',
  purpose: 'A graded verdict per cusp, 0-100, by cuspal interlinks of star, sub and sub-sub lord',
  family: 'verification',
  phase: 'verification',
  system: 'extension',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    "A second opinion on a matter by S. P. Khullar's cuspal interlinks, an extension of KP, as a score of 0 to 100. Send an event or a house_group. Call it after analyze_natal_promise, which decides.",
  provenance: {
    rules: ['R22.1', 'R2.3', 'R9.4'],
    sources: ['KHULLAR', 'AS', 'OWN'],
  },
  paged: { pageSize: PAGE_SIZE },
  input: birthInput.extend({ ...scoredEventArguments, page: pageInput }),
  output: z.strictObject({
    answer: answerShape,
    eventResolution: eventResolutionShape,
    cusps: listOf(cusp),
    overallScore: score.meta({ description: 'Mean of the cusps of all pages' }),
    verdict,
    khullarFrame: z
      .strictObject({ score, verdict, cslChanged: houseList })
      .meta({ description: 'The same in the ayanamsa khullar, with the cusps that have another sub lord there' }),
    sslRule: z.strictObject({ result: z.enum(SSL_RESULTS), primary: subSubRule, lagna: subSubRule }),
    scoreProvenance: z.literal('service-extension'),
    extensionNote: z.string(),
    ...paginationOutput,
    next: nextShape,
  }),
  run: ({ input, chart, ephemeris, note, now, lead }) => {
    const { event, resolution, cusps } = askedMatter(input, note);
    leadByLifeStage({ chart, now, lead }, { event });
    const reading = kcil(chart, event, cusps);
    const { items, pagination, pageNote } = paginate(reading.cusps, input.page, PAGE_SIZE, 'cusps');
    note(say.weightsFixed());
    note(say.ownAyanamsaReported());
    const frame = khullarFrame(ephemeris, chart, event, cusps);
    const rule = sslRule(chart, event, cusps);
    return {
      answer: answerOf(
        say.interlinkScore({
          matter: matterInWords(event),
          score: reading.overallScore,
          verdict: reading.verdict,
          adverse: event.polarity === 'adverse',
        }),
        say.ownAyanamsaScore({ score: frame.score, result: rule.result }),
        say.kpDecides(),
      ),
      eventResolution: resolution,
      ...reading,
      cusps: items,
      khullarFrame: frame,
      sslRule: rule,
      scoreProvenance: 'service-extension' as const,
      extensionNote: say.kcilExtension(),
      pagination,
      pageNote,
      next: kpFirst(),
    };
  },
});
