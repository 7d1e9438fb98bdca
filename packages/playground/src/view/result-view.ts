import { readable } from '../calls/readable.ts';
import { blockNodes } from './blocks.ts';
import { figureView } from './figure-view.ts';
import { make } from './make.ts';

let shown = 0;

/** What a call came to: its figure, the result in words, and the JSON. */
export function resultView(title: string, tool: string, text: string, type: string): HTMLElement {
  shown += 1;
  const id = `result-${shown}`;
  const result: unknown = type.includes('json') ? JSON.parse(text) : undefined;
  const figure = result === undefined ? undefined : figureView(tool, result, id);
  return make(
    'section',
    { class: 'card', 'aria-labelledby': `${id}-heading` },
    make('h2', { id: `${id}-heading`, tabindex: -1 }, title),
    ...(figure ? [figure] : []),
    make(
      'details',
      { open: true },
      make('summary', {}, 'The result in words'),
      make(
        'div',
        { class: 'blocks' },
        ...(result === undefined ? [make('pre', {}, text)] : blockNodes(readable(result))),
      ),
    ),
    ...(result === undefined
      ? []
      : [
          make(
            'details',
            {},
            make('summary', {}, 'The JSON'),
            make(
              'pre',
              { class: 'json', tabindex: 0, role: 'region', 'aria-label': 'JSON' },
              JSON.stringify(result, null, 2),
            ),
          ),
        ]),
  );
}

/** A call that failed, in the words of the server. */
export const faultView = (title: string, detail: string): HTMLElement =>
  make(
    'section',
    { class: 'card', 'aria-labelledby': 'fault' },
    make('h2', { id: 'fault', tabindex: -1 }, title),
    make('p', { role: 'alert' }, detail),
    make('p', { class: 'soft small' }, 'A call that failed costs nothing.'),
  );
