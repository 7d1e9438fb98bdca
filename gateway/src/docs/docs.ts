import type { IncomingMessage, ServerResponse } from 'node:http';
import { ruleOf, rulePlace } from '@cuspal/catalog/rules';
import type { Logger } from '@cuspal/telemetry';
import { faultLog } from '../database/fault-log.ts';
import type { Handler } from '../http/http-server.ts';
import type { OriginPolicy } from '../http/origins.ts';
import { failedPage, notFound, WRONG_HOST, wrongMethod } from '../web/fault-pages.ts';
import { redirect, sendPage, type Page } from '../web/page.ts';
import { docsPage, KEPT, searchPage } from './docs-page.ts';
import { frontPage } from './front-page.ts';
import { readLibrary, type Library } from './library.ts';
import { llmsFull, llmsIndex } from './llms.ts';
import { searchOf, type Search } from './search.ts';

export interface DocsParts {
  readonly origins: OriginPolicy;
  /** The public address of the server, as this request may know it. */
  readonly baseUrlOf: (request: IncomingMessage) => string;
  readonly logger: Logger;
}

const HOME = '/docs';

/** What anybody may read: the front page, the documents and their search. It needs no database. */
export class Docs implements Handler {
  readonly #parts: DocsParts;
  #library: Library | undefined;
  #search: Promise<Search> | undefined;

  constructor(parts: DocsParts) {
    this.#parts = parts;
  }

  /** False when the path is none of ours. */
  serve(request: IncomingMessage, response: ServerResponse, requestId: string): boolean {
    const path = request.url?.split('?', 1)[0] ?? '';
    if (!isOurs(path)) return false;
    this.#answer(request, path).then(
      (page) => sendPage(response, request.method === 'HEAD' ? { ...page, body: '' } : page),
      (fault: unknown) => {
        faultLog(this.#parts.logger).error({ requestId, fault }, 'page failed');
        sendPage(response, failedPage(fault, requestId, next));
      },
    );
    return true;
  }

  async #answer(request: IncomingMessage, path: string): Promise<Page> {
    const { origins, baseUrlOf } = this.#parts;
    if (!origins.judge(request.headers.host, undefined).ok) return WRONG_HOST;
    if (request.method !== 'GET' && request.method !== 'HEAD') return WRONG_METHOD;
    if (path === '/') return frontPage(baseUrlOf(request));
    const library = (this.#library ??= readLibrary());
    if (path === '/llms.txt') return plain(llmsIndex(library, baseUrlOf(request)));
    if (path === '/llms-full.txt') return plain(llmsFull(library));
    if (path === `${HOME}/search`) {
      const query = new URLSearchParams(request.url?.split('?')[1]).get('q')?.trim() ?? '';
      const search = await (this.#search ??= searchOf(library));
      return searchPage(query, query === '' ? [] : search(query));
    }
    const asked = path.slice(HOME.length).replace(/^\//, '').replace(/\/$/, '');
    if (asked.endsWith('.md') || path === `${HOME}.md`) {
      const source = library.sourceAt(asked.replace(/\.md$/, ''));
      return source === undefined ? NOT_FOUND : plain(source, 'text/markdown');
    }
    const found = library.pageAt(asked);
    if (found !== undefined) return docsPage(found);
    const rule = ruleAt(asked);
    return rule === undefined ? NOT_FOUND : redirect(rule);
  }
}

const isOurs = (path: string): boolean =>
  path === '/' ||
  path === HOME ||
  path === `${HOME}.md` ||
  path === '/llms.txt' ||
  path === '/llms-full.txt' ||
  path.startsWith(`${HOME}/`);

/** Where a rule stands that was asked for by its number, as results name it: rules/R5.3. */
function ruleAt(asked: string): string | undefined {
  const id = /^rules\/(r\d{1,3}(?:\.\d{1,3})?)$/i.exec(asked)?.[1]?.toUpperCase();
  if (id === undefined || ruleOf(id) === undefined) return undefined;
  const { file, anchor } = rulePlace(id);
  return `${HOME}/rules/${file.replace(/\.md$/, '')}#${anchor}`;
}

const plain = (body: string, type = 'text/plain'): Page => ({
  status: 200,
  headers: {
    'Content-Type': `${type}; charset=utf-8`,
    ...KEPT,
    'X-Content-Type-Options': 'nosniff',
  },
  body,
});

const next = { href: HOME, label: 'All documents' } as const;
const NOT_FOUND = notFound(next);
const WRONG_METHOD = wrongMethod('GET, HEAD', next);
