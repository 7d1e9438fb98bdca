import {
  ORIGIN_CONFIDENCES,
  ORIGIN_LINKS,
  ORIGIN_ROLES,
  ORIGIN_VERDICTS,
  originAround,
  type OriginRange,
  type RuleOfOrigin,
  ruleOfOrigin,
} from '@cuspal/engine/kp/borders/rule-of-origin';
import {
  answerShape,
  birthInput,
  defineTool,
  listOf,
  nextShape,
  planetName,
  oneOfTheWords,
  answerOf,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { say } from './verification.messages.ts';

const verdict = oneOfTheWords(ORIGIN_VERDICTS);
const role = z.enum(ORIGIN_ROLES);
const lords = z.strictObject({ starLord: planetName, subLord: planetName });
const offset = z.int().min(-20).max(20);

export default defineTool({
  name: 'check_rule_of_origin',
  title: 'Lagna tied to the ninth cusp',
  purpose: 'Quick plausibility test of the birth time: the ninth house, origin, should show in the Lagna',
  family: 'verification',
  phase: 'verification',
  system: 'extension',
  needs: ['get_house_cusps'],
  birth: 'required',
  disclaimer: null,
  description:
    "Whether a birth time is plausible by A. Dutta's rule of origin, an extension of KP, for each minute round it. Call it beside other checks. A weak test that never bars a reading.",
  provenance: { rules: ['R4.2', 'R6.2', 'R7.2'], sources: ['DUTTA', 'OWN'] },
  input: birthInput,
  output: z.strictObject({
    answer: answerShape,
    verdict,
    score: z.literal([2, 1, 0]),
    confidence: z.enum(ORIGIN_CONFIDENCES),
    lagna: lords,
    ninth: lords,
    links: listOf(
      z.strictObject({
        a: planetName.meta({ description: 'A lord of cusp 1' }),
        aRole: role,
        n: planetName.meta({ description: 'A lord of cusp 9' }),
        nRole: role,
        type: z.enum(ORIGIN_LINKS),
      }),
    ),
    alternates: listOf(z.strictObject({ fromOffsetMin: offset, toOffsetMin: offset, verdict })).meta({
      description: 'The verdict by shift of the birth time in minutes. Both ends belong to a range.',
    }),
    extensionNote: z.string(),
    next: nextShape,
  }),
  run: ({ chart, ephemeris, note }) => {
    note(say.noRectification());
    note(say.weakTest());
    note(say.directByLatitude());
    const found = ruleOfOrigin(chart);
    const alternates = originAround(ephemeris, chart);
    return {
      answer: originAnswer(found, alternates),
      ...found,
      alternates,
      extensionNote: say.originExtension(),
      next: [{ tool: 'run_pre_verdict_audit', reason: say.nextAudit() }],
    };
  },
});

function tieSentence({ verdict, links }: RuleOfOrigin): string {
  const [first] = links;
  if (verdict === 'NONE' || first === undefined) return say.noTie();
  return verdict === 'DIRECT'
    ? say.directTie({ shared: [...new Set(links.map(({ a }) => a))] })
    : say.indirectTie({ lagnaLord: first.a, ninthLord: first.n, agent: first.type === 'AGENT' });
}

/** Length of time for which the verdict stays as it is. */
function rangeSentence(alternates: readonly OriginRange[]): string | false {
  const here = alternates.find(({ fromOffsetMin, toOffsetMin }) => fromOffsetMin <= 0 && toOffsetMin >= 0);
  return here !== undefined && say.originHolds({ earlier: -here.fromOffsetMin, later: here.toOffsetMin });
}

const originAnswer = (found: RuleOfOrigin, alternates: readonly OriginRange[]): string =>
  answerOf(tieSentence(found), say.originSpeaks({ verdict: found.verdict }), rangeSentence(alternates));
