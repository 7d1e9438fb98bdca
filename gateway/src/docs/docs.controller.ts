import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Controller, Inject, Req, Res, UseGuards } from '@nestjs/common';
import { ruleOf, rulePlace } from '@cuspal/catalog/rules';
import { PAGES } from '@cuspal/speech';
import type { GatewayConfig } from '../config/config.ts';
import { CONFIG } from '../core/tokens.ts';
import { pathOf } from '../http/paths.ts';
import { nothingPublic } from '../web/fault-pages.ts';
import { pageFaults } from '../web/faults.ts';
import { SHARE_PICTURE } from '../web/about.ts';
import { HostGuard, RouteGuard } from '../web/guards.ts';
import { Limits } from '../limits/limits.ts';
import { networkOf } from '../web/client-address.ts';
import { errorPage, redirect, type Page } from '../web/page.ts';
import { choiceHeaders, forMany, inPageLanguage, pageLanguage } from '../web/page-language.ts';
import { playgroundAddress } from '../web/portal-paths.ts';
import { answerPage, Route, type RouteReply, type RouteRequest, type RouteSettings } from '../web/route.ts';
import { BASE_URL_OF, CLIENT_ADDRESS_OF } from '../web/web.module.ts';
import { docsPage, KEPT, searchPage } from './docs-page.ts';
import { frontPage } from './front-page.ts';
import { answerKept, keptBytes, keptPage, keptPlain, KeptTexts, MOST_BASE_URLS, type KeptText } from './kept-texts.ts';
import { library } from './library.ts';
import { llmsFull, llmsIndex } from './llms.ts';
import { FoundPages } from './found-pages.ts';
import { nothingHere } from './nearest-pages.ts';
import { PAGE_SCRIPT, PAGE_SCRIPT_PATH } from './page-script.ts';
import { toolsIndex, wantedTools } from './tools-index.ts';

const HOME = '/docs';
const next = { href: HOME, label: 'All documents' } as const;
const NOT_FOUND = nothingPublic(next);
const TOOLS = 'tools';
const HOUR = { 'Cache-Control': 'public, max-age=3600', 'X-Content-Type-Options': 'nosniff' };
const PICTURE = new URL('../../../docs/images/share.png', import.meta.url);
const READ: RouteSettings = { methods: ['GET', 'HEAD'], needsHost: true, faults: pageFaults(next) };

/** What anybody may read: the front page, the documents and their search. It needs no database. */
@Controller()
@UseGuards(HostGuard, RouteGuard)
export class DocsController {
  readonly #documents = new KeptTexts();
  readonly #fronts = new KeptTexts(MOST_BASE_URLS * (PAGES.length + 1));
  readonly #indexes = new KeptTexts(MOST_BASE_URLS);
  readonly #found = new FoundPages(library);
  #whole: KeptText | undefined;
  #script: KeptText | undefined;
  #picture: KeptText | undefined;

  constructor(
    @Inject(BASE_URL_OF) private readonly baseUrlOf: (request: IncomingMessage) => string,
    @Inject(CLIENT_ADDRESS_OF) private readonly clientAddress: (request: IncomingMessage) => string,
    private readonly limits: Limits,
    @Inject(CONFIG) private readonly config: Pick<GatewayConfig, 'publicPlayground'>,
  ) {}

  @Route('/', READ)
  async front(@Req() { raw }: RouteRequest, @Res() reply: RouteReply): Promise<void> {
    const baseUrl = this.baseUrlOf(raw);
    const write = () => keptPage(frontPage(baseUrl, playgroundAddress(this.config.publicPlayground)));
    await inPageLanguage(raw, () => {
      const kept = this.#fronts.of(`${pageLanguage()} ${baseUrl}`, () => forMany('/', write));
      answerKept(reply, { ...kept, headers: { ...kept.headers, ...choiceHeaders() } });
    });
  }

  @Route('llms.txt', READ)
  index(@Req() request: RouteRequest, @Res() reply: RouteReply): void {
    const baseUrl = this.baseUrlOf(request.raw);
    answerKept(
      reply,
      this.#indexes.of(baseUrl, () => plain(llmsIndex(library(), baseUrl))),
    );
  }

  @Route('llms-full.txt', READ)
  whole(@Res() reply: RouteReply): void {
    answerKept(reply, (this.#whole ??= plain(llmsFull(library()))));
  }

  @Route(`${HOME}/search`, READ)
  async search(@Req() request: RouteRequest, @Res() reply: RouteReply): Promise<void> {
    const query = new URLSearchParams(request.raw.url?.split('?')[1]).get('q')?.trim() ?? '';
    if (query === '') return answerPage(reply, searchPage('', []));
    const taken = await this.limits.take('search', networkOf(this.clientAddress(request.raw)));
    answerPage(reply, taken.ok ? await this.#found.pageFor(query) : tooManySearches(taken.retryAfterSeconds));
  }

  @Route(PAGE_SCRIPT_PATH, READ)
  script(@Res() reply: RouteReply): void {
    const headers = { ...HOUR, 'Content-Type': 'text/javascript; charset=utf-8' };
    answerKept(reply, (this.#script ??= keptPlain(PAGE_SCRIPT, headers)));
  }

  @Route(SHARE_PICTURE.path, READ)
  picture(@Res() reply: RouteReply): void {
    answerKept(reply, (this.#picture ??= keptBytes(readFileSync(PICTURE), { ...HOUR, 'Content-Type': 'image/png' })));
  }

  @Route([HOME, `${HOME}.md`, `${HOME}/*`], READ)
  async document(@Req() request: RouteRequest, @Res() reply: RouteReply): Promise<void> {
    const { raw } = request;
    const path = pathOf(raw.url);
    const asked = path === `${HOME}.md` ? '.md' : askedAt(path);
    const kept = this.#someTools(asked, raw) ?? this.#documents.of(asked, () => this.#document(asked));
    if (kept) return answerKept(reply, kept, this.baseUrlOf(raw));
    const rule = ruleAt(asked);
    if (rule !== undefined) return answerPage(reply, redirect(rule));
    // To look for names like it costs as much as a search.
    const taken = await this.limits.take('search', networkOf(this.clientAddress(raw)));
    answerPage(reply, taken.ok ? nothingHere(library(), asked, next) : NOT_FOUND);
  }

  /** The part of the list of tools that a query asks for; undefined where it asks for none. */
  #someTools(asked: string, { url = '' }: IncomingMessage): KeptText | undefined {
    const wanted = asked === TOOLS ? wantedTools(new URLSearchParams(url.split('?')[1])) : undefined;
    const found = wanted && library().pageAt(TOOLS);
    return found && keptPage(docsPage(library(), { ...found, sections: [] }, toolsIndex(wanted)));
  }

  /** Undefined where there is no such document. */
  #document(asked: string): KeptText | undefined {
    const documents = library();
    if (asked.endsWith('.md')) {
      const source = documents.sourceAt(asked.replace(/\.md$/, ''));
      return source === undefined ? undefined : plain(source, 'text/markdown');
    }
    const found = documents.pageAt(asked);
    return found && keptPage(docsPage(documents, found));
  }
}

/** What stands below /docs. */
const askedAt = (path: string): string => path.slice(HOME.length).replace(/^\//, '').replace(/\/$/, '');

const tooManySearches = (seconds: number): Page =>
  errorPage({
    status: 429,
    title: 'Too many searches',
    explanation: `The documents were searched too often from your network. Try again in ${seconds} s.`,
    next,
    headers: { 'Retry-After': String(seconds) },
  });

/** Where a rule stands that was asked for by its number, as results name it: rules/R5.3. */
function ruleAt(asked: string): string | undefined {
  const id = /^rules\/(r\d{1,3}[a-z]?(?:\.\d{1,3})?)$/i.exec(asked)?.[1]?.toUpperCase();
  if (id === undefined || ruleOf(id) === undefined) return undefined;
  const { file, anchor } = rulePlace(id);
  return `${HOME}/rules/${file.replace(/\.md$/, '')}#${anchor}`;
}

const plain = (text: string, type = 'text/plain'): KeptText =>
  keptPlain(text, { 'Content-Type': `${type}; charset=utf-8`, ...KEPT, 'X-Content-Type-Options': 'nosniff' });
