import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { embedScript, type EmbedScript } from '@cuspal/views';
import { Controller, Inject, Req, Res, UseGuards } from '@nestjs/common';
import { TOOL_ENTRIES } from '../catalog/catalog.module.ts';
import type { ToolEntry } from '../catalog/entry.ts';
import { answerKept, keptBytes, keptPlain, KeptTexts, MOST_BASE_URLS, type KeptText } from '../docs/kept-texts.ts';
import { addressOf, library } from '../docs/library.ts';
import { LEGAL, legalPaths } from '../legal/legal.controller.ts';
import type { Legal } from '../legal/legal-file.ts';
import { jsonFault, pageFaults, WrongHost, WrongMethod, type Faults } from '../web/faults.ts';
import { HostGuard, RouteGuard } from '../web/guards.ts';
import { favicon, ICON_SVG, iconPng } from '../web/icons.ts';
import { Route, type RouteReply, type RouteRequest, type RouteSettings } from '../web/route.ts';
import { BASE_URL_OF } from '../web/web.module.ts';
import { WellKnownFiles } from '../web/well-known-files.ts';
import { robots, sitemap } from './crawlers.ts';
import { aiCatalogue, CARD_PATH, CARD_TYPE, serverCard } from './server-card.ts';

const METHODS = ['GET', 'HEAD'];
/** Programs of any web page may read these documents. */
const ANY_PAGE = { 'Access-Control-Allow-Origin': '*' };
const FAULTS: Faults = {
  logged: 'a document for programs failed',
  answer(fault, request, requestId) {
    if (fault instanceof WrongHost) return jsonFault(403, 'The Host header names another server.', requestId);
    if (fault instanceof WrongMethod)
      return jsonFault(405, 'Ask for this document by GET.', requestId, { Allow: fault.allow });
    return TO_PERSON.answer(fault, request, requestId);
  },
};
const TO_PERSON = pageFaults({ href: '/', label: 'Home' });
const DOCUMENT: RouteSettings = {
  methods: METHODS,
  needsHost: true,
  faults: FAULTS,
  preflight: {
    ...ANY_PAGE,
    'Access-Control-Allow-Methods': 'GET',
    'Access-Control-Allow-Headers': 'Content-Type, Accept',
    'Access-Control-Max-Age': '86400',
  },
};
const FILE: RouteSettings = { methods: METHODS, needsHost: true, faults: FAULTS };

const HOUR = { 'Cache-Control': 'public, max-age=3600', 'X-Content-Type-Options': 'nosniff' };
const DAY = { ...HOUR, 'Cache-Control': 'public, max-age=86400' };
const typed = (type: string, more: OutgoingHttpHeaders = HOUR): OutgoingHttpHeaders => ({
  ...more,
  'Content-Type': type,
});

/** Name at /.well-known/ of the catalogue, which an operator with more to offer writes himself. */
const CATALOGUE = 'ai-catalog.json';

/** What directories, crawlers and pages of others look for before anybody connects. It needs no database and no key. */
@Controller()
@UseGuards(HostGuard, RouteGuard)
export class DiscoveryController {
  readonly #kept = new Map<string, KeptTexts>();

  constructor(
    @Inject(BASE_URL_OF) private readonly baseUrlOf: (request: IncomingMessage) => string,
    @Inject(TOOL_ENTRIES) private readonly entries: readonly ToolEntry[],
    private readonly files: WellKnownFiles,
    @Inject(LEGAL) private readonly legal: Legal | undefined,
  ) {}

  @Route(CARD_PATH, DOCUMENT)
  card(@Req() request: RouteRequest, @Res() reply: RouteReply): void {
    this.#answer('card', request, reply, (baseUrl) => json(serverCard(baseUrl, this.entries), CARD_TYPE));
  }

  /** The same card where readers of earlier drafts look for it. */
  @Route('/.well-known/mcp/server-card.json', DOCUMENT)
  wellKnownCard(@Req() request: RouteRequest, @Res() reply: RouteReply): void {
    this.#answer('well-known card', request, reply, (baseUrl) =>
      json(serverCard(baseUrl, this.entries), 'application/json'),
    );
  }

  @Route('/.well-known/ai-catalog.json', DOCUMENT)
  catalogue(@Req() request: RouteRequest, @Res() reply: RouteReply): void {
    const type = 'application/ai-catalog+json';
    const own = this.files.read(CATALOGUE);
    this.#answer('catalogue', request, reply, (baseUrl) =>
      own ? keptBytes(own, typed(type, { ...HOUR, ...ANY_PAGE })) : json(aiCatalogue(baseUrl), type),
    );
  }

  @Route('/robots.txt', FILE)
  robots(@Req() request: RouteRequest, @Res() reply: RouteReply): void {
    this.#answer('robots', request, reply, (baseUrl) => keptPlain(robots(baseUrl), typed('text/plain; charset=utf-8')));
  }

  @Route('/sitemap.xml', FILE)
  sitemap(@Req() request: RouteRequest, @Res() reply: RouteReply): void {
    this.#answer('sitemap', request, reply, (baseUrl) => {
      const paths = ['/', ...library().paths.map(addressOf), ...legalPaths(this.legal)];
      return keptPlain(sitemap(baseUrl, paths), typed('application/xml; charset=utf-8'));
    });
  }

  @Route('/icon.svg', FILE)
  svg(@Req() request: RouteRequest, @Res() reply: RouteReply): void {
    const alone = { ...DAY, 'Content-Security-Policy': "default-src 'none'" };
    this.#answer('svg', request, reply, () => keptBytes(Buffer.from(ICON_SVG), typed('image/svg+xml', alone)));
  }

  @Route('/icon.png', FILE)
  png(@Req() request: RouteRequest, @Res() reply: RouteReply): void {
    this.#answer('png', request, reply, () => keptBytes(iconPng(), typed('image/png', DAY)));
  }

  @Route('/favicon.ico', FILE)
  favicon(@Req() request: RouteRequest, @Res() reply: RouteReply): void {
    this.#answer('favicon', request, reply, () => keptBytes(favicon(), typed('image/vnd.microsoft.icon', DAY)));
  }

  /** The element that draws charts in pages of others, which load it from here. */
  @Route('/embed/cuspal-chart.js', DOCUMENT)
  element(@Req() request: RouteRequest, @Res() reply: RouteReply): void {
    this.#script('cuspal-chart', request, reply);
  }

  /** Figures that the element loads when one of them is wanted. */
  @Route('/embed/cuspal-figures.js', DOCUMENT)
  furtherFigures(@Req() request: RouteRequest, @Res() reply: RouteReply): void {
    this.#script('cuspal-figures', request, reply);
  }

  #script(name: EmbedScript, request: RouteRequest, reply: RouteReply): void {
    const headers = { ...HOUR, ...ANY_PAGE, 'Cross-Origin-Resource-Policy': 'cross-origin' };
    this.#answer(name, request, reply, () =>
      keptPlain(embedScript(name), typed('text/javascript; charset=utf-8', headers)),
    );
  }

  #answer(name: string, { raw }: RouteRequest, reply: RouteReply, write: (baseUrl: string) => KeptText): void {
    const kept = this.#kept.get(name) ?? new KeptTexts(MOST_BASE_URLS);
    this.#kept.set(name, kept);
    const baseUrl = this.baseUrlOf(raw);
    answerKept(
      reply,
      kept.of(baseUrl, () => write(baseUrl)),
    );
  }
}

const json = (document: object, type: string): KeptText =>
  keptPlain(`${JSON.stringify(document, undefined, 2)}\n`, typed(type, { ...HOUR, ...ANY_PAGE }));
