import { inWords } from '../form/field.ts';
import { say } from '../words/playground.messages.ts';
import { isRecord } from './block.ts';

/** What the parts of an answer are called, which people read in their language; other fields have their names in words. */
const LABELS = new Map<string, () => string>([
  ['understood', say.partUnderstood],
  ['verdict', say.partVerdict],
  ['wouldChange', say.partWouldChange],
  ['for', say.partFor],
  ['against', say.partAgainst],
  ['notLookedAt', say.partNotLookedAt],
  ['askNext', say.partAskNext],
  ['disclaimer', say.partDisclaimers],
  ['disclaimers', say.partDisclaimers],
  ['provenance', say.partProvenance],
  ['system', say.partSystem],
]);

/** Parts that may be something else than a period. */
const PERIODS = new Map<string, () => string>([
  ['first', say.partFirst],
  ['best', say.partBest],
]);

export function labelOf(name: string, value: unknown): string {
  const ofPeriod = isRecord(value) && 'start' in value ? PERIODS.get(name) : undefined;
  return (ofPeriod ?? LABELS.get(name))?.() ?? inWords(name);
}
