import { html, type Html } from './html.ts';

/** The head of a column: one that narrow pages leave out, one of numbers, or one that is only read aloud. */
type Head = string | { readonly roomy: string } | { readonly number: string } | { readonly unseen: string };

interface TableOptions {
  /** Classes of the table's looks. */
  readonly looks?: string;
  /** Columns in their order, without those that are false. */
  readonly heads: readonly (Head | false)[];
  readonly rows: readonly Html[];
}

/** A table with its heads; whoever makes the rows gives cells of narrow and number columns the same looks. */
export const headedTable = ({ looks, heads, rows }: TableOptions): Html =>
  html`<table${looks !== undefined && html` class="${looks}"`}>
    <thead>
      <tr>
        ${heads.map((head) => head !== false && headCell(head))}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;

function headCell(head: Head): Html {
  if (typeof head === 'string') return html`<th scope="col">${head}</th>`;
  if ('roomy' in head) return html`<th scope="col" class="roomy">${head.roomy}</th>`;
  if ('number' in head) return html`<th scope="col" class="number">${head.number}</th>`;
  return html`<th scope="col"><span class="off">${head.unseen}</span></th>`;
}

/** A table that scrolls by itself on a phone. `label` is read aloud as its name. */
export const scrolling = (label: string, content: Html): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">${content}</div>`;
