import getVitalityIndex from '../../health/health/get-vitality-index.tool.ts';
import type { Understanding } from '../../meta/understanding/understanding.ts';
import { said, type Finding } from './finding.ts';
import type { Inquiry } from './inquiry.ts';
import { findingOfResult } from './single-tool.ts';

type Kind = NonNullable<Understanding['outOfScope']>['kind'];

const DECLINED: Readonly<Record<Exclude<Kind, 'death'>, string>> = {
  emergency:
    'This needs help from people now, not a chart. Call the local emergency number or go to the nearest hospital. No reading is given.',
  crime:
    'No chart is read for this. It could harm somebody, or accuse a person without proof. Turn to the police or a lawyer.',
  off_topic: 'A birth chart does not answer this. Ask about a matter of the own life, or name an event.',
};

const NO_DATE_OF_DEATH =
  'No date of death is given, because no chart can tell one. For any worry about health speak to a doctor. What can be read is how vitality stands.';

/** Says why a question is not answered; on death vitality is read in its place, as far as it can be. */
export async function declined(inquiry: Inquiry, kind: Kind): Promise<Finding> {
  if (kind !== 'death')
    return { ...said(DECLINED[kind]), notLookedAt: ['The chart was not read, because the question is declined.'] };
  const vitality = await inquiry.ask(getVitalityIndex, {});
  if (vitality === null) return said(NO_DATE_OF_DEATH);
  const found = findingOfResult(getVitalityIndex, vitality.result, null);
  return {
    ...found,
    sentences: [NO_DATE_OF_DEATH, ...found.sentences],
    notLookedAt: ['The length of life was not read, and it is never told.'],
  };
}
