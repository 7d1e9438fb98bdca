import { subjectOf } from '@cuspal/figures';
import type { Block } from '../calls/block.ts';
import { figureParts } from '../calls/figure-parts.ts';
import type { Tool } from '../calls/find-tools.ts';
import { readable } from '../calls/readable.ts';
import type { Arguments } from '../form/read-typed.ts';
import { FIGURE_LABELS } from '../words/figure-labels.ts';
import { say } from '../words/playground.messages.ts';
import { wordsOfTool } from './tool-words.ts';
import { blockNodes } from './blocks.ts';
import { figureView } from './figure-view.ts';
import { make } from './make.ts';

let shown = 0;

/** What was called and what came of it. */
export interface Called {
  readonly tool: Tool;
  readonly args: Arguments;
  readonly text: string;
  readonly type: string;
}

/** What a call came to: its answer, its figures, the rest in words, and the JSON. */
export function resultView({ tool, args, text, type }: Called): HTMLElement {
  shown += 1;
  const { title, language } = wordsOfTool(tool);
  const id = `result-${shown}`;
  const result: unknown = type.includes('json') ? JSON.parse(text) : undefined;
  const blocks = result === undefined ? [] : readable(result);
  const isAnswer = ({ kind }: Block): boolean => kind === 'answer';
  return make(
    'section',
    { class: 'card', 'aria-labelledby': `${id}-heading` },
    make('h2', { id: `${id}-heading`, tabindex: -1, ...language }, title),
    ...blockNodes(blocks.filter(isAnswer)),
    ...(result === undefined ? [make('pre', {}, text)] : [...figures(tool.name, result, args, id)]),
    ...(result === undefined
      ? []
      : [
          make(
            'details',
            { open: true },
            make('summary', {}, say.resultInWords()),
            make('div', { class: 'blocks' }, ...blockNodes(blocks.filter((block) => !isAnswer(block)))),
          ),
          make(
            'details',
            {},
            make('summary', {}, say.theJson()),
            make(
              'pre',
              { class: 'json', tabindex: 0, role: 'region', 'aria-label': 'JSON' },
              JSON.stringify(result, null, 2),
            ),
          ),
        ]),
  );
}

function figures(tool: string, result: unknown, args: Arguments, id: string): readonly HTMLElement[] {
  const subject = subjectOf(args, FIGURE_LABELS);
  return figureParts(tool, result).flatMap((part, index) => {
    const figure = figureView(part, index === 0 ? id : `${id}-${index + 1}`, subject);
    return figure ? [figure] : [];
  });
}

/** A call that failed. `more`: the way on. */
export const faultView = (title: string, detail: string, ...more: readonly HTMLElement[]): HTMLElement =>
  make(
    'section',
    { class: 'card', 'aria-labelledby': 'fault' },
    make('h2', { id: 'fault', tabindex: -1 }, title),
    make('p', { role: 'alert' }, detail),
    ...more,
  );
