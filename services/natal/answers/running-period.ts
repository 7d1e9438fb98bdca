import { named } from '@cuspal/speech';
import getSmartCurrentDasha from '../../dasha/timing/get-smart-current-dasha.tool.ts';
import { dayToRead } from '../../meta/plan/said-dates.ts';
import { askedSpan, middleSentence } from './asked-span.ts';
import { said, type Finding } from './finding.ts';
import type { Inquiry } from './inquiry.ts';
import { BROUGHT_TOGETHER, isOf } from './known-messages.ts';
import { sentencesOf } from './plain-words.ts';
import { findingOfResult } from './single-tool.ts';
import { say } from './answers.messages.ts';

/** A question without a matter of its own: what the period that runs now can bring. */
export async function runningPeriod(inquiry: Inquiry): Promise<Finding> {
  const { unclear, nearest } = inquiry.question;
  const span = askedSpan(inquiry);
  const day = span === null ? undefined : dayToRead(span);
  const { result, lead } = await inquiry.decide(getSmartCurrentDasha, {
    ...(day !== undefined && { query_date: day }),
  });
  const found = findingOfResult(getSmartCurrentDasha, result, middleSentence(span) ?? lead);
  const topics = nearest.map((topic) => say.topic({ topic }));
  const labels = result.activeEvents.map(({ event }) => event);
  return {
    ...found,
    sentences: [
      ...(unclear ? [say.couldNotTell()] : []),
      broughtSentence(labels),
      // What they can bring together is said above, for a person.
      ...found.sentences
        .flatMap(sentencesOf)
        .filter((sentence) => !isOf(sentence, BROUGHT_TOGETHER))
        .map(({ text }) => text),
    ],
    askNext: unclear ? [say.askOneMatter({ topics })] : [],
    callNext: [],
  };
}

function broughtSentence(labels: readonly string[]): string {
  const [first, second, ...more] = labels;
  if (first === undefined) return say.noMatterNow();
  return second === undefined || more.length === 0
    ? say.canBring({ matters: labels.map(named) })
    : say.canBringMore({ first, second, more: more.length });
}

/** A birth inside the polar circles, where no houses are: what cannot be read, and what can. */
export async function polarPeriod(inquiry: Inquiry): Promise<Finding> {
  const matter = inquiry.question.event?.label;
  const found = await inquiry.ask(getSmartCurrentDasha, {});
  const running = found && findingOfResult(getSmartCurrentDasha, found.result, null);
  const [ruling] = running?.sentences ?? [];
  return {
    ...(running ?? NOTHING),
    sentences: [
      say.polarBirth({ named: matter !== undefined, matter: matter ?? '' }),
      say.numberInstead(),
      ...(ruling === undefined ? [] : [ruling]),
    ],
    verdict: null,
    notLookedAt: [say.divisionsNotRead()],
    askNext: [say.sendNumber()],
    callNext: [],
  };
}

const NOTHING = said('');
