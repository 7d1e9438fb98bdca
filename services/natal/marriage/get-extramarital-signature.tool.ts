import { cuspalSubLord } from '@cuspal/engine/chart/placement';
import { listsOf } from '@cuspal/engine/kp/kernel/chain';
import { ATTACHMENT_BANDS, isRestraint, secondAttachment } from '@cuspal/engine/topics/marriage/second-attachment';
import {
  ADVISER_ONLY,
  adviserOnlyShape,
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  disclaimerText,
  houseNumber,
  levelListsShape,
  listOf,
  nextShape,
  planetName,
  requireAdult,
  scoreFactorsShape,
  scoreProvenanceShape,
  SERVICE_EXTENSION,
  oneOfTheWords,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { say } from './marriage.messages.ts';

const CUSPS = [2, 5, 7, 11, 12] as const;

export default defineTool({
  name: 'get_extramarital_signature',
  title: 'Signature of a second attachment (advisor only)',
  purpose: 'Measures a secret-attachment pattern; never an accusation; for the advisor only',
  family: 'marriage',
  phase: 'advanced',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: 'relationship',
  description:
    'For advisers only. How strongly a KP chart shows the pattern of a second attachment of the person born, and what restrains it. Accuses nobody, has no dates, and is never passed on raw.',
  provenance: { rules: ['R9.1', 'R9.6', 'R10', 'R28.6', 'R7.2'], sources: ['KPR2', 'KPR3p', 'OWN'] },
  input: birthInput,
  output: z.strictObject({
    answer: answerShape,
    audience: adviserOnlyShape,
    band: oneOfTheWords(ATTACHMENT_BANDS),
    score: z.int().min(0).max(100),
    factors: scoreFactorsShape,
    restraints: listOf(z.string()),
    houseEvidence: listOf(z.strictObject({ cusp: houseNumber, csl: planetName, levels: levelListsShape })),
    neverCommunicateRaw: z.literal(true),
    disclaimer: z.string(),
    extensionNote: z.string(),
    scoreProvenance: scoreProvenanceShape,
    next: nextShape,
  }),
  run: (context) => {
    requireAdult(context);
    const { chart } = context;
    const found = secondAttachment(chart);
    const restraints = found.factors.filter(isRestraint);
    return {
      answer: answerOf(
        say.secondAttachment({ band: found.band, score: found.score }),
        restraints.length > 0 && say.restrained({ points: -restraints.reduce((sum, { points }) => sum + points, 0) }),
        say.patternIsNoEvidence(),
      ),
      audience: ADVISER_ONLY,
      ...found,
      restraints: restraints.map(({ detail }) => detail),
      houseEvidence: CUSPS.map((cusp) => {
        const csl = cuspalSubLord(chart, cusp);
        return { cusp, csl, levels: listsOf(chart, csl) };
      }),
      neverCommunicateRaw: true as const,
      disclaimer: disclaimerText('relationship'),
      extensionNote: say.attachmentExtension(),
      scoreProvenance: SERVICE_EXTENSION,
      next: [{ tool: 'get_marriage_advanced', reason: say.nextPromiseAndQuality() }],
    };
  },
});
