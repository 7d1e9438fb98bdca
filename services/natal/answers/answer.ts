import { sentencesIn, SpokenRecord, withRecord } from '@cuspal/speech';
import type { ToolContext } from '@cuspal/tool-kit';
import { isCare } from '../../meta/understanding/understanding.ts';
import type { AnswerInput, Voice } from './answer-input.ts';
import type { AnswerResult } from './answer-output.ts';
import type { Question } from './question.ts';
import { withinBudget } from './budget.ts';
import type { Finding, NamedPeriod } from './finding.ts';
import { beginInquiry, type Closed, type Inquiry } from './inquiry.ts';
import { nextQuestions } from './next-questions.ts';
import { answered } from './strategy.ts';
import { titleOf } from './titles.ts';
import { answerIn, reasonsIn, sentenceIn } from './voice.ts';
import { say } from './answers.messages.ts';

/** Most rows of what was not looked at, and of what to ask next. */
const MOST_ROWS = 3;

/** Answers a question that has been understood. */
export async function answerTo(context: ToolContext<AnswerInput>, question: Question): Promise<AnswerResult> {
  return withRecord(new SpokenRecord(sentencesIn), async () => {
    const inquiry = beginInquiry(context, question);
    const found = await answered(inquiry);
    const closed = inquiry.close();
    context.cite(closed.provenance);
    return withinBudget(resultOf(inquiry, found, closed), closed.provenance, context.input.budget);
  });
}

function resultOf(inquiry: Inquiry, found: Finding, { steps, disclaimers }: Closed): AnswerResult {
  const { context, question } = inquiry;
  const { voice } = context.input;
  const spoken = (sentence: string) => sentenceIn(voice, sentence) ?? [];
  const answer = answerIn(voice, found);
  return {
    answer,
    understood: understoodOf(question),
    verdict: found.verdict && { ...found.verdict, says: sentenceIn(voice, found.verdict.says) ?? answer },
    wouldChange: found.turn,
    first: periodIn(voice, found.first),
    best: periodIn(voice, found.best),
    for: reasonsIn(voice, found.reasonsFor),
    against: reasonsIn(voice, found.reasonsAgainst),
    ...(voice !== 'asker' && found.kpLine !== null && { kpLine: found.kpLine }),
    details: found.details
      .filter(({ fields = false }) => voice !== 'asker' || !fields)
      .map(({ tool, lines }) => ({ tool, lines: lines.flatMap(spoken) }))
      .filter(({ lines }) => lines.length > 0),
    ...(voice === 'audit' && { steps }),
    notLookedAt: leftOut(inquiry, found).slice(0, MOST_ROWS),
    askNext: askNext(voice, found, question).slice(0, MOST_ROWS),
    disclaimers,
    system: found.system,
  };
}

/**
 * Questions that lead on: those of the finding, then those of the topic; calls are for practitioners alone. From what
 * needs care nothing leads back to the chart.
 */
function askNext(
  voice: Voice,
  { askNext: own, callNext }: Finding,
  { topic, matter, outOfScope }: Question,
): readonly string[] {
  if (needsCare(outOfScope)) return [];
  return [...(voice === 'asker' ? [] : callNext), ...own, ...nextQuestions(topic, matter?.key)];
}

const needsCare = (outOfScope: Question['outOfScope']): boolean =>
  outOfScope !== null && (outOfScope.kind === 'emergency' || isCare(outOfScope.kind));

/** What was not looked at: the chart of somebody else who is asked about, and tools of the matter that were not called. */
function leftOut(
  { context, question: { matter, about, outOfScope }, called }: Inquiry,
  found: Finding,
): readonly string[] {
  if (needsCare(outOfScope)) return found.notLookedAt;
  const known = called();
  const { voice, birth_time_uncertainty_minutes: minutes } = context.input;
  const isExact = minutes === undefined;
  const others = (matter?.tools ?? []).filter((name) => !known.includes(name));
  const named =
    voice === 'asker'
      ? others.flatMap((name) => titleOf(name) ?? []).map((title) => say.notRead({ title }))
      : others.map((tool) => say.notCalled({ tool }));
  return [
    ...(about === 'self' ? [] : [say.othersChartNotRead({ about })]),
    ...found.notLookedAt.flatMap((sentence) => sentenceIn(voice, sentence) ?? []),
    ...named,
    // What one call never looks at.
    ...(known.length === 0 ? [] : [...(isExact ? [say.birthTimeAsSent()] : []), say.noSecondOpinion()]),
  ];
}

const understoodOf = ({ topic, event, matter, dates, about }: Question) => ({
  topic,
  event: event?.label ?? null,
  matter: matter?.key ?? null,
  dates: dates && { from: dates.from, to: dates.to, said: dates.said },
  about,
});

function periodIn(voice: Voice, period: NamedPeriod | null) {
  if (period === null) return null;
  const { lords, ...spoken } = period;
  return voice === 'asker' || lords.length === 0 ? spoken : { ...spoken, lords };
}
