import { inLanguage, language } from '@cuspal/speech';
import { defineTool } from '@cuspal/tool-kit';
import { languageWrittenIn } from '../../meta/understanding/question-language.ts';
import { answerInput } from './answer-input.ts';
import { answerOutput } from './answer-output.ts';
import { answerTo } from './answer.ts';
import { PROVENANCE } from './provenance.ts';
import { questionOf } from './question.ts';
import { requireMoments } from './sent-moments.ts';
import { say } from './answers.messages.ts';

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
    'Answers one question about a life in one call, by KP. It says what the chart shows, how surely, when and why. Send the birth and the question or an event. A couple adds person2, a horary question a number.',
  provenance: PROVENANCE,
  input: answerInput,
  output: answerOutput,
  run: async (context) => {
    const { chart, input, now } = context;
    requireMoments(input, chart.moment);
    // A gateway that has reports takes the argument off and makes the link itself.
    if (input.report === true) context.note(say.noReportHere());
    for (const sentence of await languageHints(input.question)) context.note(sentence);
    const question = questionOf(input, chart.moment, now);
    const { event, otherEvent: asked } = question;
    if (event !== null && asked !== null)
      context.note(say.eventBeforeQuestion({ event: event.label, asked: asked.label }));
    return answerTo(context, question);
  },
});

/** How to have an answer in English in the language of its question, said in that language and in English. */
async function languageHints(question = ''): Promise<readonly string[]> {
  const tag = language() === undefined ? languageWrittenIn(question) : undefined;
  if (tag === undefined) return [];
  const hintIn = (spoken: string): string => say.inTheirLanguage({ tag, name: nameOf(tag, spoken) });
  return [await inLanguage(tag, () => hintIn(tag)), hintIn('en')];
}

const nameOf = (tag: string, spoken: string): string =>
  new Intl.DisplayNames([spoken], { type: 'language' }).of(tag) ?? tag;
