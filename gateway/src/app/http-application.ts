import { METHODS, type RequestListener, type ServerResponse } from 'node:http';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from '@cuspal/telemetry';
import { openContext, type ContextOptions } from '../core/open-context.ts';
import { token } from '../core/provide.ts';
import { routedUrl } from './routed-url.ts';
import type { Handlers } from '../http/http-server.ts';
import { replyJson } from '../http/reply.ts';
import { faultBody, statusOf } from '../web/errors.filter.ts';

/** What answers beside Nest. */
export type OwnHandlers = Omit<Handlers, 'nest'>;

export const HANDLERS = token<OwnHandlers>('handlers');

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

/** Makes an application and opens its parts. Its requests come from our server: each handler takes its own, Nest the rest. */
export async function openApplication(
  module: DynamicModule,
  logger: Logger,
  create: CreateApplication = createApplication,
): Promise<HttpApplication> {
  const adapter = new FastifyAdapter({
    // What Fastify refuses before Nest sees it, such as an address that cannot be decoded.
    frameworkErrors: (fault: unknown, _request: unknown, { raw }: { readonly raw: ServerResponse }) => {
      const status = statusOf(fault);
      replyJson(raw, status, {}, JSON.stringify(faultBody(status, String(raw.getHeader('x-request-id')))));
    },
    rewriteUrl: ({ url = '' }) => routedUrl(url),
    // The name of a tool is as long as an address may be.
    routerOptions: { maxParamLength: 16 * 1024 },
  });
  const fastify = adapter.getInstance();
  // Every method is routed, and no body is read before a controller reads it.
  for (const method of METHODS) fastify.addHttpMethod(method, { hasBody: false, overrideExisting: true });
  const app = await openContext(async (options) => (await create(module, adapter, options)).init(), logger);
  await fastify.ready();
  const nest: RequestListener = (request, response) => fastify.routing(request, response);
  return { app, handlers: { ...app.get<OwnHandlers>(HANDLERS), nest } };
}

const createApplication: CreateApplication = (module, adapter, options) =>
  NestFactory.create<NestFastifyApplication>(module, adapter, options);
