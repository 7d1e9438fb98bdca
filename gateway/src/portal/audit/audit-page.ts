import { AUDIT_ACTIONS, isAuditAction, type AuditAction } from '../../audit/actions.ts';
import type { AuditActorName } from '../../audit/audit-log.ts';
import type { AuditEntry } from '../../audit/entry.ts';
import { shortText } from '../../web/dates.ts';
import { selectField, textField } from '../../web/forms.ts';
import { html, type Html } from '../../web/html.ts';
import type { Page } from '../../web/page.ts';
import { linkTo, rich } from '../../web/rich.ts';
import { headedTable, scrolling } from '../../web/table.ts';
import type { Frame } from '../frame.ts';
import { BROAD_SHEET } from '../portal-styles.ts';
import { portalPage, type PortalPageOptions } from '../shell.ts';
import { queryTextOf, type AuditQuery } from './audit-query.ts';
import { say } from './audit.messages.ts';

export interface AuditPageOptions {
  /** The account or organisation that it is the log of, as a heading says it. */
  readonly of: string;
  readonly place: PortalPageOptions['place'];
  /** Address of the page, and of the page that leads here. */
  readonly at: string;
  readonly back: { readonly href: string; readonly label: string };
  readonly frame: Frame;
  readonly query: AuditQuery;
  /** The newest first. */
  readonly entries: readonly AuditEntry[];
  readonly hasMore: boolean;
  /** All who have done something, as the log names them. */
  readonly actors: readonly AuditActorName[];
  /** Addresses of persons and names of projects, by what the log calls them. */
  readonly names: ReadonlyMap<string, string>;
  readonly retentionDays: number;
}

/** What was done in an organisation or to an account, a page at a time. It needs no script. */
export function auditPage(options: AuditPageOptions): Page {
  const { of, place, at, back, frame, query, entries, hasMore, retentionDays } = options;
  const isFirst = query.before === undefined;
  const { before: _, ...chosen } = query;
  return portalPage({
    title: say.title(),
    place,
    frame,
    sheet: BROAD_SHEET,
    body: html`<section class="card" aria-labelledby="log">
        <h2 id="log">${of}</h2>
        <p class="soft small">${rich(say.hint({ days: retentionDays }), { a: linkTo('/docs/accounts#audit-log') })}</p>
        ${filterForm(options)}
        ${
          entries.length > 0
            ? entryTable(entries, options)
            : html`<p role="status">${isFirst ? say.nothing() : say.nothingBefore()}</p>`
        }
        <p>
          ${!isFirst && html`<a href="${at}${queryTextOf(chosen)}">${say.newest()}</a> `}
          ${hasMore && html`<a href="${at}${queryTextOf({ ...query, before: entries.at(-1)?.sequence })}">${say.older()}</a>`}
        </p>
        <p>
          ${rich(say.asFile(), {
            a: (text) => html`<a href="${at}.jsonl${queryTextOf(chosen)}" download>${text}</a>`,
            b: linkTo('/docs/operations#audit-log'),
          })}
        </p>
      </section>
      <p><a href="${back.href}">${back.label}</a></p>`,
  });
}

function filterForm({ at, query, actors, names }: AuditPageOptions): Html {
  const day = (name: 'from' | 'to', label: string): Html =>
    textField({
      name,
      label,
      optional: true,
      attributes: html` type="date"`,
      ...(query[name] !== undefined && { value: query[name] }),
    });
  const all = { value: '', label: say.all() };
  const who = actors
    .map(({ kind, name }) => ({ value: name ?? kind, label: actorText(kind, name, names) }))
    .toSorted((one, other) => (one.label < other.label ? -1 : 1));
  return html`<form class="filters" action="${at}">
    ${selectField({
      name: 'action',
      label: say.what(),
      options: [all, ...AUDIT_ACTIONS.map((action) => ({ value: action, label: actionText(action) }))],
      chosen: query.action ?? '',
    })}
    ${selectField({ name: 'actor', label: say.who(), options: [all, ...who], chosen: query.actor ?? '' })}
    ${day('from', say.fromDay())} ${day('to', say.toDay())}
    <button>${say.filter()}</button>
  </form>`;
}

const entryTable = (entries: readonly AuditEntry[], { names }: AuditPageOptions): Html =>
  scrolling(
    say.entries(),
    headedTable({
      looks: 'rows calls',
      heads: [say.time(), say.what(), say.who(), say.toWhat(), say.change(), say.through(), say.from()],
      rows: entries.map((entry) => entryRow(entry, names)),
    }),
  );

const entryRow = (entry: AuditEntry, names: ReadonlyMap<string, string>): Html =>
  html`<tr>
    <td class="short"><time datetime="${entry.at.toISOString()}">${shortText(entry.at)}</time></td>
    <th scope="row">${isAuditAction(entry.action) ? actionText(entry.action) : entry.action}</th>
    <td>${actorText(entry.actorKind, entry.actor, names)}</td>
    <td>${targetText(entry, names)}</td>
    <td class="small">${changesOf(entry).map((change) => html`<div>${change}</div>`)}</td>
    <td>${surfaceText(entry.surface)}</td>
    <td>${entry.address === null ? '–' : html`<code>${entry.address}</code>`}</td>
  </tr> `;

/** Characters of an id that tell it from others in a table. */
const SHORT_ID = 8;

function actorText(kind: string, name: string | null, names: ReadonlyMap<string, string>): string {
  if (kind === 'operator') return say.operator();
  if (kind === 'service' || name === null) return say.server();
  return names.get(name) ?? (kind === 'key' ? say.keyNamed({ id: name.slice(0, SHORT_ID) }) : say.goneAccount());
}

function targetText({ targetKind, target }: AuditEntry, names: ReadonlyMap<string, string>): string | Html {
  const known = names.get(target);
  if (known !== undefined) return known;
  if (targetKind === 'person') return say.goneAccount();
  return html`${targetKind} <code>${target.slice(0, SHORT_ID)}</code>`;
}

type Facts = NonNullable<AuditEntry['before']>;

/** What is another value now, or was said of the thing, one line each. */
function changesOf({ before, after }: AuditEntry): readonly string[] {
  const [was, is]: readonly [Facts, Facts] = [before ?? {}, after ?? {}];
  const members = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return members.flatMap((member) => {
    const [one, other] = [was[member], is[member]].map(valueText);
    if (one === other) return [];
    if (one === undefined) return [`${member}: ${other}`];
    return [other === undefined ? `${member}: ${one}` : `${member}: ${one} → ${other}`];
  });
}

function valueText(value: Facts[string] | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (value === null) return say.none();
  if (typeof value === 'boolean') return value ? say.yes() : say.no();
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return value.length === 0 ? say.none() : value.join(', ');
}

/** What was done, in words; every action of the log has some. */
const actionText = (action: AuditAction): string => say[action]();

/** Through what it was done; a surface that is not known here is shown as it is. */
const surfaceText = (surface: string): string => say.surface({ surface: surface === 'sign-in' ? 'signIn' : surface });
