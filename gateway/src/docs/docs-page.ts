import { html, type Html } from '../web/html.ts';
import { page, type Page } from '../web/page.ts';
import { contentsOf, crumbsOf, sectionsOf, turnsOf } from './contents.ts';
import type { DocPage, Library } from './library.ts';
import type { Hit } from './search.ts';

const PLACES = [
  { href: '/', label: 'Home' },
  { href: '/docs', label: 'Documents' },
  { href: '/docs/tools', label: 'Tools' },
  { href: '/docs/rules', label: 'Rule book' },
  { href: '/developer', label: 'Developer page' },
] as const;

/** The places of every public page. */
export const navigation = (current: string): Html =>
  html`<nav aria-label="Main">
    <ul>
      ${PLACES.map(
        ({ href, label }) =>
          html`<li><a href="${href}" ${href === current && html` aria-current="page"`}>${label}</a></li> `,
      )}
    </ul>
  </nav>`;

const searchForm = (query = ''): Html =>
  html`<form class="search" role="search" action="/docs/search">
    <label for="q">Search the documents</label>
    <div class="row">
      <div class="grow"><input id="q" name="q" type="search" maxlength="200" value="${query}" /></div>
      <button>Search</button>
    </div>
  </form>`;

/** Public and the same for everybody, so a cache may keep it for a while. */
export const KEPT = { 'Cache-Control': 'public, max-age=300' };

export function docsPage(library: Library, document: DocPage): Page {
  const { path, title, body } = document;
  return page({
    title,
    headers: KEPT,
    navigation: navigation(placeOf(path)),
    beside: contentsOf(library, path),
    body: html`${crumbsOf(library, path)} ${searchForm()} ${sectionsOf(document)}
      <article class="document">${body}</article>
      ${turnsOf(library, path)}
      <p class="soft small"><a href="/docs${path === '' ? '' : `/${path}`}.md">This page in Markdown</a></p>`,
  });
}

const placeOf = (path: string): string => {
  const [first = ''] = path.split('/');
  return first === 'tools' || first === 'rules' ? `/docs/${first}` : '/docs';
};

export const searchPage = (query: string, hits: readonly Hit[]): Page =>
  page({
    title: query === '' ? 'Search' : `Found for ${query}`,
    navigation: navigation(''),
    body: html`${searchForm(query)}
    ${
      query !== '' && hits.length === 0
        ? html`<p>Nothing was found. Try fewer or other words, such as the name of a field or of a tool.</p>`
        : html`<ol class="items">
            ${hits.map(
              ({ href, title, heading, excerpt }) =>
                html`<li>
                  <a href="${href}">${heading === '' ? title : `${title}, ${heading}`}</a>
                  <p class="small soft">${excerpt}</p>
                </li> `,
            )}
          </ol>`
    }`,
  });
