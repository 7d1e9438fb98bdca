import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
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
  /** Headers of the answer to OPTIONS, where programs of any web page may ask. */
  readonly preflight?: OutgoingHttpHeaders;
  /** By default those of ErrorsFilter. */
  readonly faults?: Faults;
}

/** A request as controllers and guards of pages see it. */
export interface RouteRequest {
  readonly raw: IncomingMessage;
  readonly routeOptions: { readonly config?: { readonly settings?: RouteSettings } | undefined };
}

/** An answer as controllers of pages see it. */
export interface RouteReply {
  readonly raw: ServerResponse;
  hijack(): unknown;
}

/** Routes requests of every method for these paths to a method of a controller. */
export const Route = (paths: string | readonly string[], settings: RouteSettings = {}): MethodDecorator =>
  applyDecorators(All(typeof paths === 'string' ? paths : [...paths]), RouteConfig({ settings }));

export const settingsOf = ({ routeOptions }: RouteRequest): RouteSettings => routeOptions.config?.settings ?? {};

/** Takes the response out of Fastify's hands, which would write the names of headers in small letters, and returns it. */
export function takeOver(reply: RouteReply): ServerResponse {
  reply.hijack();
  return reply.raw;
}

/** Answers with a page, without its text where only the head was asked for. */
export const answerPage = (reply: RouteReply, page: Page): void => {
  const response = takeOver(reply);
  sendPage(response, asAsked(page, response.req));
};
