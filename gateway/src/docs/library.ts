import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { renderMarkdown, type Rendered } from './markdown.ts';
import { toolDocuments } from './tool-documents.ts';

/** A document as it is served. */
export interface DocPage extends Rendered {
  /** Below /docs, without an ending: `architecture`, `rules/r09`; empty for the first page. */
  readonly path: string;
  /** The document in Markdown, for readers that are programs. */
  readonly source: string;
}

/** All documents: those of docs/ and one for each tool. A page is made when it is first asked for, and kept. */
export interface Library {
  /** In the order in which they are listed: guides, tools, rules, decisions. */
  readonly paths: readonly string[];
  readonly titleOf: (path: string) => string;
  /** Undefined where there is no such document. */
  readonly pageAt: (path: string) => DocPage | undefined;
}

const FOLDER = new URL('../../../docs/', import.meta.url);

/** Reads the documents of this checkout. */
export function readLibrary(): Library {
  const files = new Map(
    readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .sort(byPlace)
      .map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')] as const),
  );
  const documents = [...files].map(([name, text]) => [name, () => text] as const);
  return libraryOf(new Map([...documents, ...toolDocuments(files)]));
}

/** A library of these documents, by file name; each is read when it is first asked for. */
function libraryOf(documents: ReadonlyMap<string, () => string>): Library {
  const files = new Map([...documents.keys()].map((file) => [pathOf(file), file] as const));
  const pages = new Map<string, DocPage>();
  const sourceOf = (path: string): string | undefined => documents.get(files.get(path) ?? '')?.();
  return {
    paths: [...files.keys()],
    titleOf: (path) => /^# (.*)$/m.exec(sourceOf(path) ?? '')?.[1] ?? path,
    pageAt: (path) => {
      const made = pages.get(path);
      const source = sourceOf(path);
      if (made !== undefined || source === undefined) return made;
      const file = files.get(path) ?? '';
      const page = { path, source, ...renderMarkdown(source, (href) => leadsTo(file, href, documents)) };
      pages.set(path, page);
      return page;
    },
  };
}

const PLACES = ['', 'tools', 'rules', 'adr'];
const placeOf = (file: string): number => PLACES.indexOf(file.includes('/') ? (file.split('/')[0] ?? '') : '');
const byPlace = (a: string, b: string): number => placeOf(a) - placeOf(b) || a.localeCompare(b, 'en');

/** `rules/README.md` is `rules`, `api.md` is `api`. */
const pathOf = (file: string): string => file.replace(/(?:^|\/)README\.md$/, '').replace(/\.md$/, '');

/** The address of a link from one document: within it, to another, or out into the web. */
function leadsTo(from: string, href: string, documents: ReadonlyMap<string, unknown>): string | null {
  if (href.startsWith('#') || href.startsWith('/') || href.startsWith('https://')) return href;
  const [target = '', anchor] = href.split('#');
  const file = posix.join(posix.dirname(from), target.endsWith('/') ? `${target}README.md` : target);
  if (!documents.has(file)) return null;
  return `${addressOf(pathOf(file))}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** Where a page is served. */
export const addressOf = (path: string): string => (path === '' ? '/docs' : `/docs/${path}`);
