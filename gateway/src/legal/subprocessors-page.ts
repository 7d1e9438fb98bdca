import { SERVER } from '../docs/call-code.ts';
import { html, type Html } from '../web/html.ts';
import { page, type Page } from '../web/page.ts';
import { navigation } from '../web/public-page.ts';
import { linkTo, rich } from '../web/rich.ts';
import { headedTable, scrolling } from '../web/table.ts';
import type { Legal } from './legal-file.ts';
import { say } from './subprocessors.messages.ts';

export const SUBPROCESSORS = '/subprocessors';

/** Whether the operator has said anything that the page of sub-processors shows. */
export const namesProcessing = ({ subprocessors, retention }: Legal): boolean =>
  subprocessors !== undefined || retention !== undefined;

/** A table that scrolls by itself on a phone; the heading above it is its name. */
const table = (heading: string, heads: readonly string[], rows: readonly (readonly string[])[]): Html =>
  html`<h2>${heading}</h2>
    ${scrolling(
      heading,
      headedTable({
        heads,
        rows: rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        ),
      }),
    )}`;

function subprocessorsOf({ operator, subprocessors }: Legal): Html | false {
  if (subprocessors === undefined) return false;
  if (subprocessors.length === 0)
    return html`<h2>${say.subprocessors()}</h2>
      <p>${rich(say.none(), { o: () => html`${operator}` })}</p>`;
  return table(
    say.subprocessors(),
    [say.name(), say.purpose(), say.data(), say.place()],
    subprocessors.map(({ name, purpose, data, place }) => [name, purpose, data, place]),
  );
}

function saidBy(legal: Legal): Html {
  const { operator, retention } = legal;
  const who = (): Html => html`<strong>${operator}</strong>`;
  if (!namesProcessing(legal)) return html`<p>${rich(say.unsaid(), { o: who })}</p>`;
  return html`<p>${rich(say.lead(), { o: who, a: linkTo('/privacy') })}</p>
    ${subprocessorsOf(legal)}
    ${
      retention &&
      table(
        say.retention(),
        [say.outside(), say.kept()],
        retention.map(({ data, kept }) => [data, kept]),
      )
    }`;
}

const askedOf = ({ email, updated }: Legal): Html =>
  html`<p>${rich(say.ask({ on: updated }), { m: () => html`<a href="mailto:${email}">${email}</a>` })}</p>`;

/** The page at /subprocessors: whom the operator has process data, and for how long what is outside the program is kept. */
export function subprocessorsPage(legal: Legal | undefined): Page {
  return page({
    title: say.title(),
    about: { baseUrl: SERVER, path: SUBPROCESSORS, description: say.description() },
    headers: { 'Cache-Control': 'no-store' },
    navigation: navigation(''),
    body: html`<article class="document">
      ${legal ? saidBy(legal) : html`<p>${say.unknown()}</p>`}
      <p>${rich(say.program(), { a: linkTo('/docs/data-map') })}</p>
      ${legal && askedOf(legal)}
    </article>`,
  });
}
