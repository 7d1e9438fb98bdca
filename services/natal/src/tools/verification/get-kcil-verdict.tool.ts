import { kcil, KCIL_ROLES, KCIL_VERDICTS, khullarFrame, SSL_RESULTS, sslRule } from '@cuspal/engine/kp/schools/kcil';
import { POSITIONAL_STATUSES } from '@cuspal/engine/kp/schools/kcil-involvement';
import {
  birthInput,
  defineTool,
  eventResolutionShape,
  houseList,
  houseNumber,
  listOf,
  pageInput,
  paginate,
  paginationOutput,
  planetName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { askedMatter, scoredEventArguments } from './asked-matter.ts';

/** Cusps scored. */
const PAGE_SIZE = 6;

const score = z.number().min(0).max(100);
const verdict = z.enum(KCIL_VERDICTS);

const lord = z.strictObject({
  role: z.enum(KCIL_ROLES),
  planet: planetName,
  weight: z.int(),
  housesSignified: houseList.meta({ description: 'T1, T2 and T4 together' }),
  supportingHits: houseList.meta({ description: 'Required houses among them' }),
  denialHits: houseList.meta({ description: 'Denial houses in T2' }),
  T1: houseList.meta({ description: 'Cusps its star lord rules: involvement' }),
  T2: houseList.meta({ description: 'Cusps its sub lord rules: commitment' }),
  T3: houseList.meta({ description: 'Cusps its sub-sub lord rules: culmination' }),
  T4: houseList.meta({ description: 'Cusps it rules itself, with positional status' }),
  positionalStatus: z.enum(POSITIONAL_STATUSES).nullable(),
  points: z.number().min(0),
});

const cusp = z.strictObject({
  cusp: houseNumber,
  score,
  verdict,
  lords: listOf(lord).meta({ description: 'Points add up to score' }),
  negation: listOf(
    z.strictObject({ role: z.enum(KCIL_ROLES), planet: planetName, committed: houseNumber, undoes: houseList }),
  ).meta({ description: 'Commitments 6th, 8th or 12th from required houses of T1; they move nothing' }),
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
  family: 'verification',
  phase: 'verification',
  system: 'extension',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    "Second opinion on a matter by S. P. Khullar's cuspal interlinks: the star, sub and sub-sub lord of each scored cusp (weights 15, 60, 25), the cusps each is involved in and committed to, and a score of 0 to 100 with a verdict; the same in the school's own ayanamsa, and its sub-sub lord rule for the cusp and the Lagna. Takes an event name or a house_group; primary_houses names the cusps to score. Call it after analyze_natal_promise, which decides. Extension, paged: 6 cusps a page; no disclaimer class.",
  provenance: {
    rules: ['R22.1', 'R2.3', 'R9.4'],
    sources: ['S. P. Khullar, Sub Sub and Cuspal Interlinks (abstracts)', 'AS', 'service ratio'],
  },
  paged: { pageSize: PAGE_SIZE },
  input: birthInput.extend({ ...scoredEventArguments, page: pageInput }),
  output: z.strictObject({
    eventResolution: eventResolutionShape,
    cusps: listOf(cusp),
    overallScore: score.meta({ description: 'Mean of the cusps of all pages' }),
    verdict,
    khullarFrame: z
      .strictObject({ score, verdict, cslChanged: houseList })
      .meta({ description: 'In the ayanamsa khullar; cslChanged: cusps with another sub lord there' }),
    sslRule: z.strictObject({ result: z.enum(SSL_RESULTS), primary: subSubRule, lagna: subSubRule }),
    scoreProvenance: z.literal('service-extension'),
    extensionNote: z.string(),
    ...paginationOutput,
  }),
  run: ({ input, chart, ephemeris, note }) => {
    const { event, resolution, cusps } = askedMatter(input, note);
    const reading = kcil(chart, event, cusps);
    const { items, pagination, pageNote } = paginate(reading.cusps, input.page, PAGE_SIZE, 'cusps');
    note('The weights and bands are those of the interface; the ratio behind the points is our own formula.');
    note('The figure of the ayanamsa asked for decides; khullarFrame, negation and sslRule are reported beside it.');
    return {
      eventResolution: resolution,
      ...reading,
      cusps: items,
      khullarFrame: khullarFrame(ephemeris, chart, event, cusps),
      sslRule: sslRule(chart, event, cusps),
      scoreProvenance: 'service-extension' as const,
      extensionNote:
        'Cuspal interlinks are a school derived from KP, and this score is our reading of it: a second opinion. The KP verdict is that of analyze_natal_promise.',
      pagination,
      pageNote,
    };
  },
});
