import getSmartCurrentDasha from '../../dasha/timing/get-smart-current-dasha.tool.ts';
import type { Finding } from './finding.ts';
import type { Inquiry } from './inquiry.ts';
import { findingOfResult } from './single-tool.ts';

/** A question without a matter: the running period, and how to ask for one. */
export async function runningPeriod(inquiry: Inquiry): Promise<Finding> {
  const { unclear, nearest } = inquiry.question;
  const { result, lead } = await inquiry.decide(getSmartCurrentDasha, {});
  const found = findingOfResult(getSmartCurrentDasha, result, lead);
  const topics = nearest.map((topic) => topic.replaceAll('_', ' ')).join(', ');
  return {
    ...found,
    sentences: [
      ...(unclear ? [`I could not tell what is asked, so this is the period that runs now.`] : []),
      ...found.sentences,
    ],
    askNext: unclear ? [`Ask about one matter, such as ${topics}.`] : found.askNext,
  };
}
