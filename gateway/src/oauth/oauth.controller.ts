import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Controller, Inject, Param, Req, Res, UseGuards } from '@nestjs/common';
import { Addresses } from '../auth/addresses.ts';
import type { GatewayConfig } from '../config/config.ts';
import { CONFIG } from '../core/tokens.ts';
import { pathOf } from '../http/paths.ts';
import { toolsetQuery } from '../toolsets/selection.ts';
import { HostGuard, RouteGuard, ServingGuard } from '../web/guards.ts';
import { sendPage } from '../web/page.ts';
import { takeOver, Route, type RouteReply, type RouteRequest, type RouteSettings } from '../web/route.ts';
import { BASE_URL_OF } from '../web/web.module.ts';
import { resourceMetadata, serverMetadata } from './discovery.ts';
import { InteractionPages } from './interaction.ts';
import { Limited, LimitGuard, QueryGuard } from './guards.ts';
import { json, OPEN, PREFLIGHT, TO_PERSON, TO_PROGRAM } from './oauth-faults.ts';
import { INTERACTION, PATHS, RESOURCE_OF, RESUME, SERVER_DOCUMENT } from './paths.ts';
import { ProviderRequests } from './provider-requests.ts';

/** Settings of what a program asks for. */
const forPrograms = (...methods: readonly string[]): RouteSettings => ({
  methods,
  needsHost: true,
  preflight: PREFLIGHT,
  faults: TO_PROGRAM,
});

/** Settings of what a person asks for: forms carry a token, and no other page may ask. */
const forPersons = (...methods: readonly string[]): RouteSettings => ({ methods, needsHost: true, faults: TO_PERSON });

const DOCUMENT_HEADERS: OutgoingHttpHeaders = { 'Cache-Control': 'public, max-age=300' };

/** The authorization server: what clients read about it, its endpoints, and the pages on which a person says yes. */
@Controller()
@UseGuards(ServingGuard, HostGuard, RouteGuard, QueryGuard, LimitGuard)
export class OAuthController {
  constructor(
    private readonly requests: ProviderRequests,
    private readonly pages: InteractionPages,
    private readonly addresses: Addresses,
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(BASE_URL_OF) private readonly baseUrlOf: (request: IncomingMessage) => string,
  ) {}

  @Route([...RESOURCE_OF.keys()], forPrograms('GET', 'HEAD'))
  resource(@Req() { raw }: RouteRequest, @Res() reply: RouteReply): void {
    const resource = `${RESOURCE_OF.get(pathOf(raw.url)) ?? ''}${toolsetQuery(raw.url)}`;
    sendDocument(reply, resourceMetadata(this.baseUrlOf(raw), resource, this.addresses));
  }

  @Route(SERVER_DOCUMENT, forPrograms('GET', 'HEAD'))
  server(@Res() reply: RouteReply): void {
    sendDocument(reply, serverMetadata(this.addresses, this.config.oauth.enterpriseAuthorization));
  }

  @Route(PATHS.jwks, forPrograms('GET'))
  keys(@Req() { raw }: RouteRequest, @Res() reply: RouteReply): Promise<void> {
    return this.requests.pass(raw, openOf(reply));
  }

  @Route(PATHS.authorization, forPersons('GET'))
  @Limited('authorize')
  authorize(@Req() { raw }: RouteRequest, @Res() reply: RouteReply): Promise<void> {
    return this.requests.authorize(raw, takeOver(reply));
  }

  @Route(RESUME, forPersons('GET'))
  resume(@Req() { raw }: RouteRequest, @Res() reply: RouteReply): Promise<void> {
    return this.requests.pass(raw, takeOver(reply));
  }

  @Route(PATHS.registration, forPrograms('POST'))
  @Limited('register')
  register(@Req() { raw }: RouteRequest, @Res() reply: RouteReply): Promise<void> {
    return this.requests.register(raw, openOf(reply));
  }

  @Route([PATHS.token, PATHS.revocation], forPrograms('POST'))
  @Limited('token')
  token(@Req() { raw }: RouteRequest, @Res() reply: RouteReply): Promise<void> {
    return this.requests.token(raw, openOf(reply));
  }

  @Route(INTERACTION, forPersons('GET', 'POST'))
  interaction(@Req() { raw }: RouteRequest, @Res() reply: RouteReply, @Param('uid') uid: string): Promise<void> {
    return this.pages.serve(raw, takeOver(reply), uid);
  }
}

/** The response itself, open to programs in any web page. */
function openOf(reply: RouteReply): ServerResponse {
  const response = takeOver(reply);
  for (const [name, value] of Object.entries(OPEN)) response.setHeader(name, String(value));
  return response;
}

const sendDocument = (reply: RouteReply, document: object): void =>
  sendPage(openOf(reply), json(200, document, DOCUMENT_HEADERS));
