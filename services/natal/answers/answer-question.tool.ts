import { defineTool } from '@cuspal/tool-kit';
import { answerInput } from './answer-input.ts';
import { answerOutput, type AnswerResult } from './answer-output.ts';
import { questionOf, type Question } from './asked.ts';
import { withinBudget } from './budget.ts';
import type { Finding, NamedPeriod } from './finding.ts';
import { beginInquiry, type Inquiry } from './inquiry.ts';
import { answered } from './strategy.ts';
import { answerIn, reasonsIn, sentenceIn } from './voice.ts';

export default defineTool({
  name: 'answer_question',
  title: 'A question, answered',
  purpose: 'One question in plain words, answered in one call with what speaks for and against',
  family: 'answers',
  phase: 'synthesis',
  system: 'kp',
  needs: [],
  birth: 'required',
  beyond: true,
  disclaimer: null,
  deadlineSeconds: 50,
  progress: true,
  description:
    'Answers one question about a life in one call, by KP. It says what the chart shows, how surely and when, with reasons on either side and what to ask next. Send the birth, and the question as the person put it or an event. A couple adds person2, a horary question a number.',
  provenance: { rules: ['R9.1', 'R9P', 'R9S', 'R6T.3'], sources: ['KPR3t', 'KPR3p', 'OWN'] },
  input: answerInput,
  output: answerOutput,
  run: async (context) => {
    const { chart, input, now } = context;
    const question = questionOf(input, chart.moment, now);
    const inquiry = beginInquiry(context, question);
    const found = await answered(inquiry);
    return withinBudget(resultOf(inquiry, found), input.budget);
  },
});

function resultOf({ context, question, close }: Inquiry, found: Finding): AnswerResult {
  const { voice } = context.input;
  const { members, disclaimers } = close();
  const spoken = (sentence: string) => sentenceIn(voice, sentence) ?? [];
  return {
    answer: answerIn(voice, found.sentences),
    understood: understoodOf(question),
    verdict: found.verdict && {
      ...found.verdict,
      says: sentenceIn(voice, found.verdict.says) ?? answerIn(voice, found.sentences),
    },
    wouldChange: found.turn,
    first: periodIn(voice, found.first),
    best: periodIn(voice, found.best),
    for: reasonsIn(voice, found.reasonsFor),
    against: reasonsIn(voice, found.reasonsAgainst),
    ...(voice !== 'asker' && found.kpLine !== null && { kpLine: found.kpLine }),
    details: found.details,
    ...(voice === 'audit' && {
      steps: members.map(({ tool, args, error }) => ({
        tool,
        arguments: args,
        rules: [],
        ...(error !== null && { error: error.message }),
      })),
    }),
    notLookedAt: found.notLookedAt.flatMap(spoken),
    askNext: found.askNext.flatMap(spoken),
    disclaimers,
    system: found.system,
  };
}

const understoodOf = ({ topic, event, matter, dates, about }: Question) => ({
  topic,
  event: event?.label ?? null,
  matter: matter?.key ?? null,
  dates: dates && { from: dates.from, to: dates.to, said: dates.said },
  about,
});

function periodIn(voice: string, period: NamedPeriod | null) {
  if (period === null) return null;
  const { lords, ...spoken } = period;
  return voice === 'asker' || lords.length === 0 ? spoken : { ...spoken, lords };
}
