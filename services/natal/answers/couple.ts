import runKundliMatch from '../composites/run-kundli-match-complete.tool.ts';
import type { Finding } from './finding.ts';
import type { Inquiry } from './inquiry.ts';
import { findingOfResult } from './single-tool.ts';

/** Two people, by the bundle that joins every way of matching. */
export async function couple(inquiry: Inquiry): Promise<Finding> {
  const { person2, gender } = inquiry.context.input;
  const { result, lead } = await inquiry.decide(runKundliMatch, {
    ...(person2 !== undefined && { partner: person2 }),
    ...(gender !== undefined && { gender }),
  });
  return findingOfResult(runKundliMatch, result, lead);
}
