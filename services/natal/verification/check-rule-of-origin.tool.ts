import { counted } from '@cuspal/engine/base/words';
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
import { planetInWords, planetsInWords } from '@cuspal/engine/zodiac/planet-words';
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
    note('This is not a rectification, because the ranges only show how soon the verdict changes.');
    note('This is a weak test. About 60 % of random births are direct and 6 % have no tie.');
    note('Near the equator nearly four in five are direct, but at 50° of latitude fewer than half.');
    const found = ruleOfOrigin(chart);
    const alternates = originAround(ephemeris, chart);
    return {
      answer: originAnswer(found, alternates),
      ...found,
      alternates,
      extensionNote:
        'The rule of origin is a rule of thumb of one author, not of Krishnamurti. Score and confidence are ours. It builds no verdict on any matter.',
      next: [{ tool: 'run_pre_verdict_audit', reason: 'It weighs this test beside the borders of the cusps.' }],
    };
  },
});

function tieSentence({ verdict, links }: RuleOfOrigin): string {
  const shared = [...new Set(links.map(({ a }) => a))];
  const [first] = links;
  if (verdict === 'NONE' || first === undefined) return 'The Lagna shows no tie to the ninth cusp.';
  if (verdict === 'DIRECT')
    return `The Lagna shows the ninth cusp directly, because both have ${planetsInWords(shared)} as star or sub lord.`;
  const how = first.type === 'AGENT' ? 'one acts for the other' : 'one rules the star or sub of the other';
  return `The Lagna is tied to the ninth cusp indirectly by ${planetInWords(first.a)} and ${planetInWords(first.n)}, because ${how}.`;
}

const minutes = (count: number, way: string): string =>
  count === 0 ? 'the given time' : `${counted(count, 'minute')} ${way}`;

/** Length of time for which the verdict stays as it is. */
function rangeSentence(alternates: readonly OriginRange[]): string | false {
  const here = alternates.find(({ fromOffsetMin, toOffsetMin }) => fromOffsetMin <= 0 && toOffsetMin >= 0);
  if (here === undefined) return false;
  const [earlier, later] = [minutes(-here.fromOffsetMin, 'earlier'), minutes(here.toOffsetMin, 'later')];
  return `Within the 20 minutes tested on either side the verdict stays the same from ${earlier} to ${later}.`;
}

const WEIGHT: Readonly<Record<RuleOfOrigin['verdict'], string>> = {
  DIRECT: 'That speaks for the birth time, but the test is weak.',
  INDIRECT: 'That speaks for the birth time in part, but the test is weak.',
  NONE: 'That speaks against the birth time, but the test is weak and bars no reading.',
};

const originAnswer = (found: RuleOfOrigin, alternates: readonly OriginRange[]): string =>
  answerOf(tieSentence(found), WEIGHT[found.verdict], rangeSentence(alternates));
