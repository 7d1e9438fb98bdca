import { counted } from '@cuspal/engine/base/words';
import type { OriginRange, RuleOfOrigin } from '@cuspal/engine/kp/borders/rule-of-origin';
import { planetInWords, planetsInWords } from '@cuspal/engine/zodiac/planet-words';
import { answerOf } from '@cuspal/tool-kit';

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

export const originAnswer = (found: RuleOfOrigin, alternates: readonly OriginRange[]): string =>
  answerOf(tieSentence(found), WEIGHT[found.verdict], rangeSentence(alternates));
