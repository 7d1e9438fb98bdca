import { z } from 'zod';
import runKundliMatch from '../composites/run-kundli-match-complete.tool.ts';
import type { MatchAnswer } from '../composites/match-facts.ts';
import type { Finding } from './finding.ts';
import type { Inquiry } from './inquiry.ts';
import { findingOfResult } from './single-tool.ts';

/** The points of both ways of matching, of blocks that the bundle shows in part. */
const points = z.object({
  kpCuspal: z.object({ total: z.number(), maximum: z.number() }),
  ashtakoota: z.object({ total: z.number() }).nullable(),
});

/** What the match comes to, for the two people. */
const COMES_TO: Readonly<Record<MatchAnswer, string>> = {
  RECOMMENDED: 'The two charts go well together.',
  RECOMMENDED_BY_KP_KOOTA_LOW: 'The two charts go well together, although the points of the birth stars are low.',
  POSSIBLE_WITH_CARE: 'The two charts go together in part, so the match is possible with care.',
  NOT_SUPPORTED: 'The two charts support each other little, so ask what the two know of each other.',
  ONE_SIDE_NOT_PROMISED: 'One of the two charts does not promise marriage, so the match cannot rest on both.',
};

/** Two people, by the bundle that joins every way of matching. */
export async function couple(inquiry: Inquiry): Promise<Finding> {
  const { person2, gender } = inquiry.context.input;
  const { result, lead } = await inquiry.decide(runKundliMatch, {
    ...(person2 !== undefined && { partner: person2 }),
    ...(gender !== undefined && { gender }),
  });
  const { synthesis } = result;
  const { kpCuspal, ashtakoota } = points.parse(result);
  const found = findingOfResult(runKundliMatch, result, null);
  const scored = `It has ${kpCuspal.total} of ${kpCuspal.maximum} points by the factors that decide`;
  const stars = ashtakoota === null ? '' : `, and ${ashtakoota.total} of 36 by their birth stars, which decide nothing`;
  const shared = synthesis.timing;
  return {
    ...found,
    sentences: [...(lead === null ? [] : [lead]), COMES_TO[synthesis.answer], `${scored}${stars}.`, ...found.sentences],
    verdict: { says: COMES_TO[synthesis.answer], verdict: synthesis.answer, side: null, baseRate: null },
    first: shared && { start: shared.start, end: shared.end, class: shared.classes.join(' and '), lords: [] },
    notLookedAt: [result.useNote],
  };
}
