import { ANSWER_TOOL } from '@cuspal/catalog';
import { callsWith, hiddenToolsNote, type CallOf } from '@cuspal/catalog/reading';
import { readText, type Argument } from './arguments/argument.ts';
import { QUESTION } from './arguments/inputs.ts';
import { ayanamsaArgument, PERSON_NAMES, personArguments, TAKES_PLACE } from './arguments/person.ts';
import { birthOf, partnerOf } from './birth.ts';
import { missing, type Values } from './read-arguments.ts';
import { callLines, lookUps, paragraphs, questionSaid, requiredFirst, type TaskPrompt } from './task-prompt.ts';

/** Characters of a question that the tool takes. */
const LONGEST_QUESTION = 1_000;

const SECOND: readonly Argument[] = personArguments('second', TAKES_PLACE).map((argument) => ({
  ...argument,
  required: false,
}));

/** How the answer is told to the person who asked. */
const SPEAKING = [
  'Begin with the member "answer", in the language of the person and in plain words.',
  'Keep its dates, and say how sure it is: how many of 100 charts show the same, and what another birth time would change.',
  'Keep every disclaimer that the result carries.',
  'Add nothing that the result does not say, nothing frightening, and no date of a death.',
  'If the answer asks for another birth or for a number, ask the person for it and call again with it.',
  'Say what "notLookedAt" leaves open where it matters to the person, and offer what "askNext" names.',
] as const;

/** Any question, answered in one call. */
export const ASK_PROMPT: TaskPrompt = {
  name: 'ask',
  title: 'Ask a question',
  answers: 'Any question about a birth, answered in one call.',
  description:
    'Any question about a birth, answered in one call. Use it where an answer is wanted rather than a whole reading.',
  arguments: requiredFirst([
    { ...QUESTION, required: true, read: readText(LONGEST_QUESTION) },
    ...personArguments('first', TAKES_PLACE),
    ...SECOND,
    ayanamsaArgument,
  ]),
  tools: [ANSWER_TOOL.name],
  text: (values, _callable, toolsets) => askText(values, toolsets),
};

function askText(values: Values, toolsets: readonly string[]): string {
  const callOf = callsWith(toolsets);
  return paragraphs([
    ['Answer one question from the birth chart.'],
    questionSaid(values),
    lookUps(values, callOf),
    [
      `Call ${ANSWER_TOOL.name} first, with these arguments.`,
      ...callLines('1. ', { tool: ANSWER_TOOL.name, args: argumentsFor(values), open: [] }, callOf),
    ],
    withoutIt(values, toolsets, callOf),
    ['How to answer:', ...[...hiddenToolsNote(toolsets), ...SPEAKING].map((rule) => `- ${rule}`)],
  ]);
}

function argumentsFor(values: Values): Readonly<Record<string, unknown>> {
  const asked = { ...birthOf(values), question: values['question'] };
  if (SECOND.every(({ name }) => values[name] === undefined)) return asked;
  const { datetime } = PERSON_NAMES.second;
  if (values[datetime] === undefined) throw missing(datetime, 'Local, as the clock there showed it: 1990-05-17T14:30');
  return { ...asked, person2: partnerOf(values) };
}

/** What a model does that is shown all tools, among which this one is not, by a client that calls no other. */
function withoutIt({ question }: Values, toolsets: readonly string[], callOf: CallOf): readonly string[] {
  if (toolsets.length > 0) return [];
  const plan = `${callOf('get_reading_protocol')} ${JSON.stringify({ question })}`;
  return [
    `If your list does not hold ${ANSWER_TOOL.name}, call it through call_tool. If it holds neither, call ${plan}, and make the calls of its shorter way.`,
  ];
}
