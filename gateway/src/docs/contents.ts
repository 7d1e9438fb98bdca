import { html, type Html } from '../web/html.ts';
import { addressOf, type DocPage, type Library } from './library.ts';

interface Entry {
  readonly path: string;
  readonly title: string;
}

interface Group {
  readonly title: string;
  readonly entries: readonly Entry[];
}

const known = new WeakMap<Library, readonly Group[]>();

/** The guides in the order of the first page, which groups them. */
function groupsOf(library: Library): readonly Group[] {
  const kept = known.get(library);
  if (kept !== undefined) return kept;
  const groups: { title: string; entries: Entry[] }[] = [];
  const seen = new Set<string>();
  for (const line of (library.sourceAt('') ?? '').split('\n')) {
    const heading = /^## (.+)$/.exec(line)?.[1];
    if (heading !== undefined) groups.push({ title: heading, entries: [] });
    for (const [, file = ''] of line.matchAll(/\]\(([\w/-]+\.md)(?:#[\w-]+)?\)/g)) {
      const path = file.replace(/(?:^|\/)README\.md$/, '').replace(/\.md$/, '');
      if (seen.has(path) || !library.paths.includes(path)) continue;
      seen.add(path);
      groups.at(-1)?.entries.push({ path, title: library.titleOf(path) });
    }
  }
  const made = groups.filter(({ entries }) => entries.length > 0);
  known.set(library, made);
  return made;
}

/** All guides beside a page, with the one that is open or that it belongs to. */
export const contentsOf = (library: Library, path: string): Html =>
  html`<nav class="beside" id="contents" aria-label="Documents">
    ${groupsOf(library).map(
      ({ title, entries }) =>
        html`<h2>${title}</h2>
          <ul>
            ${entries.map(
              (entry) =>
                html`<li>
                  <a href="${addressOf(entry.path)}" ${isOpen(entry.path, path) && html` aria-current="page"`}
                    >${entry.title}</a
                  >
                </li> `,
            )}
          </ul>`,
    )}
  </nav>`;

const isOpen = (entry: string, path: string): boolean => entry === path || path.startsWith(`${entry}/`);

/** Where a page stands: from the first page to the one above it. */
export function crumbsOf(library: Library, path: string): Html | false {
  if (path === '') return false;
  const parts = path.split('/');
  const above = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'));
  const places = [
    { path: '', title: 'Documents' },
    ...above
      .filter((each) => library.paths.includes(each))
      .map((each) => ({ path: each, title: library.titleOf(each) })),
  ];
  return html`<nav class="crumbs" aria-label="Where this page stands">
    <ol>
      ${places.map((place) => html`<li><a href="${addressOf(place.path)}">${place.title}</a></li> `)}
    </ol>
  </nav>`;
}

const LEAST_SECTIONS = 3;

/** The sections of a long page, by its headings of the second level. */
export function sectionsOf({ sections }: DocPage): Html | false {
  const own = sections.filter(({ id, depth }) => id !== '' && depth === 2);
  if (own.length < LEAST_SECTIONS) return false;
  return html`<nav class="inpage" aria-label="On this page">
    <details>
      <summary>On this page</summary>
      <ul>
        ${own.map(({ id, heading }) => html`<li><a href="#${id}">${heading}</a></li> `)}
      </ul>
    </details>
  </nav>`;
}

/** The guides before and after a guide. */
export function turnsOf(library: Library, path: string): Html | false {
  const entries = groupsOf(library).flatMap((group) => group.entries);
  const at = entries.findIndex((entry) => entry.path === path);
  if (at < 0) return false;
  const [before, after] = [entries[at - 1], entries[at + 1]];
  const link = (entry: Entry | undefined, rel: string, mark: string): Html =>
    entry === undefined
      ? html`<span></span>`
      : html`<a href="${addressOf(entry.path)}" rel="${rel}">${mark}: ${entry.title}</a>`;
  return html`<p class="turns">${link(before, 'prev', 'Before')} ${link(after, 'next', 'Next')}</p>`;
}
