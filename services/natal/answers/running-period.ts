import { inWords } from '@cuspal/engine/base/words';
import { sentencesIn } from '@cuspal/tool-kit';
import getSmartCurrentDasha from '../../dasha/timing/get-smart-current-dasha.tool.ts';
import { said, type Finding } from './finding.ts';
import type { Inquiry } from './inquiry.ts';
import { findingOfResult } from './single-tool.ts';

const MOST_NAMED = 2;

/** A question without a matter of its own: what the period that runs now can bring. */
export async function runningPeriod(inquiry: Inquiry): Promise<Finding> {
  const { unclear, nearest, dates } = inquiry.question;
  const { result, lead } = await inquiry.decide(getSmartCurrentDasha, {
    ...(dates !== null && { query_date: dates.from }),
  });
  const found = findingOfResult(getSmartCurrentDasha, result, lead);
  const topics = nearest.map((topic) => topic.replaceAll('_', ' '));
  const labels = result.activeEvents.map(({ event }) => event);
  return {
    ...found,
    sentences: [
      ...(unclear ? ['I could not tell what is asked, so this is what the period that runs now can bring.'] : []),
      broughtSentence(labels),
      ...found.sentences.flatMap(sentencesIn).filter((sentence) => !/^Together they can bring\b/.test(sentence)),
    ],
    askNext: unclear ? [`Ask about one matter, such as ${inWords(topics, 'or')}.`] : [],
  };
}

function broughtSentence(labels: readonly string[]): string {
  if (labels.length === 0) return 'No single matter stands out in the period that runs now.';
  const named = labels.slice(0, MOST_NAMED);
  const more = labels.length - named.length;
  return `The period that runs now can bring ${inWords(more > 0 ? [...named, `${more} more`] : named)}, if the birth chart promises it.`;
}

/** A birth inside the polar circles, where no houses are: what cannot be read, and what can. */
export async function polarPeriod(inquiry: Inquiry): Promise<Finding> {
  const matter = inquiry.question.event?.label ?? 'this';
  const found = await inquiry.ask(getSmartCurrentDasha, {});
  const running = found && findingOfResult(getSmartCurrentDasha, found.result, null);
  const [ruling] = running?.sentences ?? [];
  return {
    ...(running ?? NOTHING),
    sentences: [
      `The birth lies so far north or south that its chart cannot be divided for a verdict, so ${matter} cannot be judged by it.`,
      'A question with a number from 1 to 249 can be answered all the same.',
      ...(ruling === undefined ? [] : [ruling]),
    ],
    verdict: null,
    notLookedAt: ['What needs the divisions of a chart was not read, because there are none so far north or south.'],
    askNext: ['Send a number from 1 to 249, the first that comes to mind, as number.'],
  };
}

const NOTHING = said('');
