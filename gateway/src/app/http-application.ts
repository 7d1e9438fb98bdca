import { METHODS, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from '@cuspal/telemetry';
import { openContext, type ContextOptions } from '../core/open-context.ts';
import { token } from '../core/provide.ts';
import { routedUrl } from './routed-url.ts';
import { UNREADABLE } from '../web/nothing-here.controller.ts';
import type { FastHandlers, Handlers } from '../http/http-server.ts';

/** What answers calls in front of Nest; nothing with FAST_PATH=off. */
export const FAST_PATH = token<FastHandlers>('fast path');

/** How a Nest application is made of its root module. */
export type CreateApplication = (
  module: DynamicModule,
  adapter: FastifyAdapter,
  options: ContextOptions,
) => Promise<NestFastifyApplication>;

/** An open Nest application without a server of its own, and what answers in it. */
export interface HttpApplication {
  readonly app: NestFastifyApplication;
  readonly handlers: Handlers;
}

/** Makes an application and opens its parts. Its requests come from our server, which asks the fast path first. */
export async function openApplication(
  module: DynamicModule,
  logger: Logger,
  create: CreateApplication = createApplication,
): Promise<HttpApplication> {
  const adapter = new FastifyAdapter({
    // What Fastify cannot read, such as an escape of no character.
    frameworkErrors: (
      _fault: unknown,
      { raw: request }: { readonly raw: IncomingMessage },
      reply: { readonly raw: ServerResponse },
    ) => {
      request.url = UNREADABLE;
      fastify.routing(request, reply.raw);
    },
    rewriteUrl: ({ url = '' }) => routedUrl(url),
    // The name of a tool is as long as an address may be, and each character may be encoded as three.
    routerOptions: { maxParamLength: 3 * 16 * 1024 },
  });
  const fastify = adapter.getInstance();
  // Every method is routed, and no body is read before a controller reads it.
  for (const method of METHODS) fastify.addHttpMethod(method, { hasBody: false, overrideExisting: true });
  const app = await openContext(async (options) => (await create(module, adapter, options)).init(), logger);
  await fastify.ready();
  const nest: RequestListener = (request, response) => fastify.routing(request, response);
  return { app, handlers: { ...app.get<FastHandlers>(FAST_PATH), nest } };
}

const createApplication: CreateApplication = (module, adapter, options) =>
  NestFactory.create<NestFastifyApplication>(module, adapter, options);
