import type { IncomingMessage, ServerResponse } from 'node:http';
import { All, applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { Faults } from './faults.ts';
import { asAsked, sendPage, type Page } from './page.ts';

/** What a route takes, and how it tells of faults. */
export interface RouteSettings {
  /** Methods that it answers; by default it looks itself. */
  readonly methods?: readonly string[];
  /** Whether a request without Host is refused, as one from no browser and no client of ours. */
  readonly needsHost?: boolean;
  /** By default those of ErrorsFilter. */
  readonly faults?: Faults;
}

/** A request as controllers and guards of pages see it. */
export interface RouteRequest {
  readonly raw: IncomingMessage;
  readonly routeOptions: {
    readonly url?: string | undefined;
    readonly config?: { readonly settings?: RouteSettings } | undefined;
  };
}

/** An answer as controllers of pages see it. */
export interface RouteReply {
  readonly raw: ServerResponse;
  hijack(): unknown;
}

/** Routes requests of every method for these paths to a method of a controller. */
export const Route = (paths: string | readonly string[], settings: RouteSettings = {}): MethodDecorator =>
  applyDecorators(All(typeof paths === 'string' ? paths : [...paths]), RouteConfig({ settings }));

/** The path of an address, as it was written. */
export const pathOf = ({ url = '' }: Pick<IncomingMessage, 'url'>): string => url.split('?', 1)[0] ?? '';

/** Whether the address is written as its route is: Fastify decodes addresses, and would find more than was named. */
export function isAsWritten({ raw, routeOptions: { url = '' } }: RouteRequest): boolean {
  const [fixed = ''] = url.split(/[:*]/, 1);
  const path = pathOf(raw);
  return fixed === url ? path === fixed : path.startsWith(fixed);
}

/** The settings of the route that a request names; none where there is no such route. */
export const settingsOf = (request: RouteRequest): RouteSettings =>
  (isAsWritten(request) ? request.routeOptions.config?.settings : undefined) ?? {};

/** The response itself. Fastify is passed by: it would write the names of headers in small letters. */
export function rawOf(reply: RouteReply): ServerResponse {
  reply.hijack();
  return reply.raw;
}

/** Answers with a page, without its text where only the head was asked for. */
export const answerPage = ({ raw }: RouteRequest, reply: RouteReply, page: Page): void =>
  sendPage(rawOf(reply), asAsked(page, raw));
