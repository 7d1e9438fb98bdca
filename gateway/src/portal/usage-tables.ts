import { numberText } from '../web/dates.ts';
import { html, type Html } from '../web/html.ts';
import { headedTable } from '../web/table.ts';
import { say } from './activity.messages.ts';

export interface Counted {
  readonly name: string;
  readonly succeeded: number;
  readonly refused: number;
}

/** Rows that stand open; the rest is folded away. */
const OPEN_ROWS = 12;

/** Succeeded and refused calls by name; `what`: what the names name. */
export function countTable(what: string, rows: readonly Counted[]): Html {
  if (rows.length === 0) return html`<p class="soft">${say.noCallsInMonth()}</p>`;
  const rest = rows.slice(OPEN_ROWS);
  return html`${table(what, rows.slice(0, OPEN_ROWS))}
  ${
    rest.length > 0 &&
    html`<details>
      <summary>${say.moreRows({ shown: numberText(rest.length) })}</summary>
      ${table(what, rest)}
    </details>`
  }`;
}

/** Names of tools break at their underscores, and within a word only where there is no room. */
const breakable = (name: string): readonly Html[] =>
  name.split('_').map((part, index) => (index === 0 ? html`${part}` : html`_<wbr />${part}`));

const table = (what: string, rows: readonly Counted[]): Html =>
  headedTable({
    looks: 'counts',
    heads: [what, { number: say.succeeded() }, { number: say.refusedColumn() }],
    rows: rows.map(
      ({ name, succeeded, refused }) =>
        html`<tr>
          <th scope="row">${breakable(name)}</th>
          <td class="number">${numberText(succeeded)}</td>
          <td class="number">${numberText(refused)}</td>
        </tr> `,
    ),
  });
