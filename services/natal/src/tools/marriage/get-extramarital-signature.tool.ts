import { cuspalSubLord } from '@cuspal/engine/chart/placement';
import { listsOf } from '@cuspal/engine/kp/kernel/chain';
import { ATTACHMENT_BANDS, isRestraint, secondAttachment } from '@cuspal/engine/topics/marriage/second-attachment';
import {
  ADVISER_ONLY,
  adviserOnlyShape,
  birthInput,
  defineTool,
  disclaimerText,
  houseNumber,
  levelListsShape,
  listOf,
  planetName,
  scoreFactorsShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
} from '@cuspal/tool-kit';
import { z } from 'zod';

const CUSPS = [2, 5, 7, 11, 12] as const;

export default defineTool({
  name: 'get_extramarital_signature',
  title: 'Signature of a second attachment (advisor only)',
  family: 'marriage',
  phase: 'advanced',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: 'relationship',
  description:
    "For the adviser only: how strongly a chart shows the pattern of a second, secret attachment of the person born (5th, 7th, 11th and 12th cuspal sub lords, Venus with Mars or Rahu), and what restrains it, as a score with factors and a band. Never an accusation, never about the partner's conduct, never dated, never to be passed on raw. Call it only when an adviser asks for it. System KP, relationship disclaimer, not paged.",
  provenance: { rules: ['R9.1', 'R9.6', 'R10', 'R28.6', 'R7.2'], sources: ['R2', 'R3p', 'service order'] },
  input: birthInput,
  output: z.strictObject({
    audience: adviserOnlyShape,
    band: z.enum(ATTACHMENT_BANDS),
    score: z.int().min(0).max(100),
    factors: scoreFactorsShape,
    restraints: listOf(z.string()),
    houseEvidence: listOf(z.strictObject({ cusp: houseNumber, csl: planetName, levels: levelListsShape })),
    neverCommunicateRaw: z.literal(true),
    disclaimer: z.string(),
    extensionNote: z.string(),
    scoreProvenance: scoreProvenanceShape,
  }),
  run: ({ chart }) => {
    const found = secondAttachment(chart);
    return {
      audience: ADVISER_ONLY,
      ...found,
      restraints: found.factors.filter(isRestraint).map(({ detail }) => detail),
      houseEvidence: CUSPS.map((cusp) => {
        const csl = cuspalSubLord(chart, cusp);
        return { cusp, csl, levels: listsOf(chart, csl) };
      }),
      neverCommunicateRaw: true as const,
      disclaimer: disclaimerText('relationship'),
      extensionNote:
        'The houses are those of KP use; the points are a service extension, stated by no book. A pattern in a chart is no evidence of what anyone did or will do.',
      scoreProvenance: SERVICE_EXTENSION,
    };
  },
});
