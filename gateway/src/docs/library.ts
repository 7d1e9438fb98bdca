import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Html } from '../web/html.ts';
import { SERVER } from './call-code.ts';
import { readOutline, renderMarkdown, type Outline } from './markdown.ts';
import { fittingFigure, hasFigure } from './example-figure.ts';
import { toolsIndex } from './tools-index.ts';
import { familyPage, toolDocuments, type Document } from './tool-documents.ts';

/** A document as it is served. */
export interface DocPage extends Outline {
  /** Below /docs, without an ending: `architecture`, `rules/r09`; empty for the first page. */
  readonly path: string;
  /** Made when it is asked for: a search needs the outline alone. */
  readonly body: () => Html;
}

/** All documents: those of docs/ and one for each tool. An outline is read when it is first asked for, and kept. */
export interface Library {
  /** In the order in which they are listed: guides, tools, rules, decisions. */
  readonly paths: readonly string[];
  readonly titleOf: (path: string) => string;
  /** The document in Markdown, for readers that are programs; undefined where there is none. */
  readonly sourceAt: (path: string) => string | undefined;
  /** Undefined where there is no such document. */
  readonly pageAt: (path: string) => DocPage | undefined;
}

const FOLDER = new URL('../../../docs/', import.meta.url);
/** A document of its own, beside the folder; builds that leave it out have no page of it. */
const CHANGELOG = new URL('../../../CHANGELOG.md', import.meta.url);
const CHANGELOG_PAGE = 'changelog.md';

/** What documents write for the address of a server. */
const BASE = '{base}';

let read: Library | undefined;

/** The documents of this checkout, read once. */
export const library = (): Library => (read ??= readLibrary());

/** Reads the documents of this checkout. */
export function readLibrary(): Library {
  const files = new Map(
    readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .sort(byPlace)
      .map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')] as const),
  );
  if (existsSync(CHANGELOG)) {
    // Its links begin where it stands, one folder above the others.
    files.set(CHANGELOG_PAGE, readFileSync(CHANGELOG, 'utf8').replaceAll('](docs/', ']('));
  }
  const guides = [...files].map(
    ([name, text]) =>
      [name, { title: titleIn(text) ?? name, source: () => text, shown: () => shownOf(name, text) }] as const,
  );
  return libraryOf(new Map([...guides, ...toolDocuments(files)]));
}

const FAMILY = /^tools\/[a-z-]+\.md$/;
const titleIn = (text: string): string | undefined => /^# (.*)$/m.exec(text)?.[1];

/** What the page of a document shows: of the tools and their families less than the file holds, in another form. */
function shownOf(name: string, text: string): string {
  if (FAMILY.test(name)) return familyPage(name, text);
  if (name !== 'tools/README.md') return text;
  const after = /^## Birth parameters$/m.exec(text)?.index ?? text.length;
  return `# Tools\n\n![All tools](index:tools)\n\n${text.slice(after)}`;
}

/** A library of these documents, by file name. */
function libraryOf(documents: ReadonlyMap<string, Document>): Library {
  const files = new Map([...documents.keys()].map((file) => [pathOf(file), file] as const));
  const pages = new Map<string, DocPage>();
  const documentAt = (path: string): Document | undefined => documents.get(files.get(path) ?? '');
  const read = (path: string, file: string, { source, shown = source }: Document): DocPage => {
    const links = {
      ofLink: (href: string) => leadsTo(file, href, documents),
      ofCode: (name: string) => toolAt(path, name, documents),
      ofPicture: pictureAt,
    };
    const page = { path, ...readOutline(shown()), body: () => renderMarkdown(shown().replaceAll(BASE, SERVER), links) };
    pages.set(path, page);
    return page;
  };
  return {
    paths: [...files.keys()],
    titleOf: (path) => documentAt(path)?.title ?? path,
    sourceAt: (path) => documentAt(path)?.source(),
    pageAt: (path) => {
      const document = documentAt(path);
      return pages.get(path) ?? (document && read(path, files.get(path) ?? '', document));
    },
  };
}

const PLACES = ['', 'guides', 'tools', 'rules', 'adr'];
/** A folder that is no place of its own, such as that of the conformance set, holds guides. */
const placeOf = (file: string): number =>
  Math.max(0, PLACES.indexOf(file.includes('/') ? (file.split('/')[0] ?? '') : ''));
const byPlace = (a: string, b: string): number => placeOf(a) - placeOf(b) || a.localeCompare(b, 'en');

/** The name in the address: `rules` of `docs/rules/README.md`, `api` of `docs/api.md`. */
const pathOf = (file: string): string => file.replace(/(?:^|\/)README\.md$/, '').replace(/\.md$/, '');

/** What the address of a picture in a document shows here: a figure drawn in the page, or the list of tools. */
function pictureAt(href: string): Html | undefined {
  if (href === 'index:tools') return toolsIndex();
  // A file in docs/images is the figure of the example of the tool whose name it has.
  const tool = /^figure:(\w+)$/.exec(href)?.[1] ?? /\bimages\/(\w+)\.svg$/.exec(href)?.[1];
  return tool === undefined || !hasFigure(tool) ? undefined : fittingFigure(tool);
}

/** The address of a link from one document: within it, to another, or out into the web. */
function leadsTo(from: string, href: string, documents: ReadonlyMap<string, unknown>): string | null {
  if (href.startsWith('#') || href.startsWith('/') || href.startsWith('https://')) return href;
  const [target = '', anchor] = href.split('#');
  const named = posix.join(posix.dirname(from), target.endsWith('/') ? `${target}README.md` : target);
  const file = named === '../CHANGELOG.md' ? CHANGELOG_PAGE : named;
  if (!documents.has(file)) return null;
  return `${addressOf(pathOf(file))}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** The page of a tool that is named on another one. */
function toolAt(from: string, name: string, documents: ReadonlyMap<string, unknown>): string | null {
  const path = `tools/${name}`;
  return path !== from && name.includes('_') && documents.has(`${path}.md`) ? addressOf(path) : null;
}

/** Where a page is served. */
export const addressOf = (path: string): string => (path === '' ? '/docs' : `/docs/${path}`);
