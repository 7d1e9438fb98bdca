import type { Block } from '../calls/block.ts';
import { say } from '../words/playground.messages.ts';
import { make } from './make.ts';

/** A cell of so many characters stays on one line: a stretch of time within a day does. */
const SHORT = 25;
/** Deeper headings than this are one level. */
const DEEPEST = 6;

/** Blocks of a result below a heading of the level `level`. */
export const blockNodes = (blocks: readonly Block[], level = 3): readonly HTMLElement[] =>
  blocks.map((block) => blockNode(block, Math.min(level, DEEPEST)));

function blockNode(block: Block, level: number): HTMLElement {
  switch (block.kind) {
    case 'answer':
      return make('p', { class: 'answer' }, block.text);
    case 'text':
      return make('p', {}, ...(block.label === undefined ? [] : [make('strong', {}, `${block.label}. `)]), block.text);
    case 'list':
      return make(
        'div',
        {},
        heading(block.label, level),
        make('ul', {}, ...block.items.map((item) => make('li', {}, item))),
      );
    case 'table':
      return make('div', {}, ...(block.label === '' ? [] : [heading(block.label, level)]), table(block));
    case 'section':
      return make(
        'details',
        {},
        make(
          'summary',
          {},
          block.label,
          ...(block.lead === undefined ? [] : [make('span', { class: 'soft lead-in' }, ` ${block.lead}`)]),
        ),
        ...blockNodes(block.blocks, level + 1),
      );
  }
}

const heading = (text: string, level: number): HTMLElement =>
  make('p', { role: 'heading', 'aria-level': level, class: 'heading' }, text);

/** Wide tables are moved sideways, by the keyboard too. */
function table({ label, head, rows }: Extract<Block, { readonly kind: 'table' }>): HTMLElement {
  const whole = make(
    'table',
    { class: head.length === 0 && 'pairs' },
    ...(head.length === 0
      ? []
      : [make('thead', {}, make('tr', {}, ...head.map((cell) => make('th', { scope: 'col' }, cell))))]),
    make(
      'tbody',
      {},
      ...rows.map(([first = '', ...rest]) =>
        make(
          'tr',
          {},
          make('th', { scope: 'row', class: first.length > SHORT && 'sentence' }, first),
          ...rest.map((cell) => make('td', { class: cell.length <= SHORT && 'short' }, cell)),
        ),
      ),
    ),
  );
  if (head.length === 0) return whole;
  return make('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': label || say.table() }, whole);
}
