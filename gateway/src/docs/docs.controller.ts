import type { IncomingMessage } from 'node:http';
import { Controller, Inject, Req, Res, UseGuards } from '@nestjs/common';
import { ruleOf, rulePlace } from '@cuspal/catalog/rules';
import { notFound } from '../web/fault-pages.ts';
import { pageFaults } from '../web/faults.ts';
import { HostGuard } from '../web/host.guard.ts';
import { redirect, type Page } from '../web/page.ts';
import { RouteGuard } from '../web/route.guard.ts';
import { answerPage, pathOf, Route, type RouteReply, type RouteRequest, type RouteSettings } from '../web/route.ts';
import { BASE_URL_OF } from '../web/web.module.ts';
import { docsPage, KEPT, searchPage } from './docs-page.ts';
import { frontPage } from './front-page.ts';
import { readLibrary, type Library } from './library.ts';
import { llmsFull, llmsIndex } from './llms.ts';
import { searchOf, type Search } from './search.ts';

const HOME = '/docs';
const next = { href: HOME, label: 'All documents' } as const;
const NOT_FOUND = notFound(next);
const READ: RouteSettings = { methods: ['GET', 'HEAD'], needsHost: true, faults: pageFaults(next) };

/** What anybody may read: the front page, the documents and their search. It needs no database. */
@Controller()
@UseGuards(HostGuard, RouteGuard)
export class DocsController {
  #library: Library | undefined;
  #search: Promise<Search> | undefined;

  constructor(@Inject(BASE_URL_OF) private readonly baseUrlOf: (request: IncomingMessage) => string) {}

  @Route('/', READ)
  front(@Req() request: RouteRequest, @Res() reply: RouteReply): void {
    answerPage(reply, frontPage(this.baseUrlOf(request.raw)));
  }

  @Route('llms.txt', READ)
  index(@Req() request: RouteRequest, @Res() reply: RouteReply): void {
    answerPage(reply, plain(llmsIndex(this.#read(), this.baseUrlOf(request.raw))));
  }

  @Route('llms-full.txt', READ)
  whole(@Req() request: RouteRequest, @Res() reply: RouteReply): void {
    answerPage(reply, plain(llmsFull(this.#read())));
  }

  @Route(`${HOME}/search`, READ)
  async search(@Req() request: RouteRequest, @Res() reply: RouteReply): Promise<void> {
    const query = new URLSearchParams(request.raw.url?.split('?')[1]).get('q')?.trim() ?? '';
    const search = await (this.#search ??= searchOf(this.#read()));
    answerPage(reply, searchPage(query, query === '' ? [] : search(query)));
  }

  @Route([HOME, `${HOME}.md`, `${HOME}/*`], READ)
  document(@Req() request: RouteRequest, @Res() reply: RouteReply): void {
    answerPage(reply, this.#document(pathOf(request.raw)));
  }

  #document(path: string): Page {
    const library = this.#read();
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

  #read(): Library {
    return (this.#library ??= readLibrary());
  }
}

/** Where a rule stands that was asked for by its number, as results name it: rules/R5.3. */
function ruleAt(asked: string): string | undefined {
  const id = /^rules\/(r\d{1,3}[a-z]?(?:\.\d{1,3})?)$/i.exec(asked)?.[1]?.toUpperCase();
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
