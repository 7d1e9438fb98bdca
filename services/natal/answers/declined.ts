import { ageAt } from '@cuspal/engine/events/life-stage';
import getVitalityIndex from '../../health/health/get-vitality-index.tool.ts';
import { careFor } from '../../meta/understanding/safety/care.ts';
import { isCare, type OutOfScope } from '../../meta/understanding/understanding.ts';
import { said, type Finding } from './finding.ts';
import type { Inquiry } from './inquiry.ts';
import { findingOfResult } from './single-tool.ts';
import { say } from './answers.messages.ts';

/** Says why a question is not answered; on death vitality is read in its place, as far as it can be. */
export async function declined(inquiry: Inquiry, kind: OutOfScope): Promise<Finding> {
  const { chart, now } = inquiry.context;
  if (isCare(kind)) return said(careFor(kind, ageAt(chart.moment, now)));
  if (kind !== 'death') return { ...said(say.declined({ kind })), notLookedAt: [say.declinedNotRead()] };
  // What is read of vitality is that of the chart sent, and no comfort about somebody else.
  if (inquiry.question.about !== 'self' || inquiry.question.relation !== undefined) {
    return { ...said(say.noDateForAnother()), notLookedAt: [say.lengthOfLifeUntold()] };
  }
  const vitality = await inquiry.ask(getVitalityIndex, {});
  if (vitality === null) return said(say.noDateOfDeath());
  const found = findingOfResult(getVitalityIndex, vitality.result, null);
  return {
    ...found,
    sentences: [say.noDateOfDeath(), ...found.sentences],
    notLookedAt: [say.lengthOfLifeUntold()],
  };
}
