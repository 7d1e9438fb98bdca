import { described } from '../web/about.ts';
import { html, type Html } from '../web/html.ts';
import { page, type Page } from '../web/page.ts';
import { navigation, searchForm } from '../web/public-page.ts';
import { SERVER } from './call-code.ts';
import { contentsOf, crumbsOf, sectionsOf, turnsOf } from './contents.ts';
import { DOCS_SHEET } from './docs-styles.ts';
import { FIGURE_STYLES } from './example-figure.ts';
import { addressOf, type DocPage, type Library } from './library.ts';
import { PAGE_SCRIPT_PATH } from './page-script.ts';
import type { Hit } from './search.ts';

/** Public and the same for everybody, so a cache may keep it for a while. */
export const KEPT = { 'Cache-Control': 'public, max-age=300' };

/** A document. `body`: what it shows in place of its text. */
export function docsPage(library: Library, document: DocPage, body: Html = document.body()): Page {
  const { path, title, sections } = document;
  const text = sections.find((section) => section.text !== '')?.text ?? '';
  return page({
    title,
    about: { baseUrl: SERVER, path: addressOf(path), description: described(text === '' ? title : text) },
    headers: KEPT,
    navigation: navigation(placeOf(path)),
    sheet: DOCS_SHEET,
    styleSources: FIGURE_STYLES,
    script: PAGE_SCRIPT_PATH,
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
