import { CATALOG, nearestNames, nearestTools } from '@cuspal/catalog';
import { nothingPublic } from '../web/fault-pages.ts';
import { html, type Html } from '../web/html.ts';
import type { ErrorPageOptions, Page } from '../web/page.ts';
import { addressOf, type Library } from './library.ts';

const [MOST_TOOLS, MOST_GUIDES] = [5, 3];

/** The answer to an address below /docs at which there is nothing: the tools and the pages that may be meant. */
export function nothingHere(library: Library, asked: string, next: ErrorPageOptions['next']): Page {
  const wanted = asked.replace(/^tools\//, '').replaceAll(/[/-]+/g, '_');
  const tools = nearestTools(wanted, CATALOG, MOST_TOOLS).map((name) => ({
    href: addressOf(`tools/${name}`),
    title: library.titleOf(`tools/${name}`),
  }));
  // The name of a guide without the folder, which others share.
  const guides = new Map(
    library.paths
      .filter((path) => path !== '' && !/^(?:tools\/[a-z]+_|adr\/)/.test(path))
      .map((path) => [path.slice(path.lastIndexOf('/') + 1), path] as const),
  );
  const named = nearestNames(wanted, [...guides.keys()], MOST_GUIDES, (name) =>
    library.titleOf(guides.get(name) ?? ''),
  );
  const pages = named.map((name) => {
    const path = guides.get(name) ?? '';
    return { href: addressOf(path), title: library.titleOf(path) };
  });
  // An address below /docs/tools is meant for a tool.
  const lists = [links('Tools', tools), links('Documents', pages)];
  return nothingPublic(next, html`${asked.startsWith('tools/') ? lists : lists.toReversed()}`);
}

const links = (title: string, entries: readonly { readonly href: string; readonly title: string }[]): Html =>
  html`<h2>${title} with a name like it</h2>
    <ul>
      ${entries.map((entry) => html`<li><a href="${entry.href}">${entry.title}</a></li> `)}
    </ul>`;
