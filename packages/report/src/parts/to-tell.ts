import type { Answer, Block, Facts, Section } from '../document/document.ts';
import { say } from '../report.messages.ts';
import { period } from './cells.ts';
import { resultOf, type ReportInput } from './results.ts';
import { composite, election, horary, questionAnswer, rectification, type Composite } from './shapes.ts';

/** Answers in the voice of the asker, before everything else. */
export function toTell(input: ReportInput): Section | undefined {
  const answers = [...input.results.keys()].filter((key) => key.startsWith('answer')).flatMap(answerOf(input));
  const blocks: readonly Block[] = [...answers, ...(answers.length === 0 ? inShort(input) : [])];
  if (blocks.length === 0) return undefined;
  return { title: say.toTell(), blocks: [{ kind: 'paragraph', text: say.toTellLead(), role: 'note' }, ...blocks] };
}

const answerOf =
  (input: ReportInput) =>
  (key: string): readonly Answer[] => {
    const result = resultOf(input, key, questionAnswer);
    if (result === undefined) return [];
    const { first, best, verdict, wouldChange } = result;
    const rate = verdict?.baseRate ?? null;
    const facts: Facts['rows'] = [
      ...(first === null ? [] : [[say.firstTime(), period(first)] as const]),
      ...(best === null || best.start === first?.start ? [] : [[say.bestTime(), period(best)] as const]),
      ...(rate === null ? [] : [[say.baseRate(), say.baseRateOf({ rate })] as const]),
      ...(wouldChange ? [[say.surety(), wouldChange.says] as const] : []),
    ];
    return [
      {
        kind: 'answer',
        question: questionOf(input, key, result.understood.event),
        text: result.answer,
        facts,
        speaksFor: (result.for ?? []).map(({ text }) => text),
        speaksAgainst: (result.against ?? []).map(({ text }) => text),
      },
    ];
  };

function questionOf({ request, kind }: ReportInput, key: string, event: string | null): string {
  const asked = kind === 'horary' ? request.question : request.questions?.[Number(key.slice('answer'.length)) - 1];
  return asked ?? (event === null ? say.questionFallback() : say.questionOfEvent({ event }));
}

/** Where no question was answered: the answer of the reading that the report is about. */
function inShort(input: ReportInput): readonly Block[] {
  for (const [key, shape] of [
    ['year', composite],
    ['match', composite],
    ['election', election],
    ['horary', horary],
    ['birthTimeFound', rectification],
    ['rectification', rectification],
  ] as const) {
    const result = resultOf(input, key, shape);
    if (result !== undefined) return [{ kind: 'paragraph', role: 'lead', text: result.answer }];
  }
  return [];
}

/** What speaks for and against in the reading of a whole matter. */
export const reasonsOf = ({
  synthesis: { text, supports = [], cautions = [], crossSystem = [] },
}: Composite): Block[] => [
  { kind: 'paragraph', text, role: 'lead' },
  ...pointsOf(say.speaksFor(), supports),
  ...pointsOf(say.cautions(), cautions),
  ...pointsOf(say.otherSystems(), crossSystem),
];

const pointsOf = (title: string, facts: readonly { readonly fact: string }[]): Block[] =>
  facts.length === 0 ? [] : [{ kind: 'points', title, items: facts.map(({ fact }) => fact) }];
