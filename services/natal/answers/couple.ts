import { inWords } from '@cuspal/engine/base/words';
import { z } from 'zod';
import runKundliMatch from '../composites/run-kundli-match-complete.tool.ts';
import type { Finding } from './finding.ts';
import type { Inquiry } from './inquiry.ts';
import { findingOfResult } from './single-tool.ts';
import { say } from './answers.messages.ts';

/** The points of both ways of matching, of blocks that the bundle shows in part. */
const points = z.object({
  kpCuspal: z.object({ total: z.number(), maximum: z.number() }),
  ashtakoota: z.object({ total: z.number() }).nullable(),
});

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
  const says = say.matchComesTo({ answer: synthesis.answer });
  const { total, maximum } = kpCuspal;
  const scored =
    ashtakoota === null
      ? say.matchPoints({ total, maximum })
      : say.matchPointsWithStars({ total, maximum, stars: ashtakoota.total });
  const shared = synthesis.timing;
  return {
    ...found,
    sentences: [...(lead === null ? [] : [lead]), says, scored, ...found.sentences],
    verdict: { says, verdict: synthesis.answer, side: null, baseRate: null },
    first: shared && { start: shared.start, end: shared.end, class: inWords(shared.classes), lords: [] },
    notLookedAt: [result.useNote],
  };
}
