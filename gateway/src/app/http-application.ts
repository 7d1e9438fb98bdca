import { randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from '@cuspal/telemetry';
import type { GatewayConfig } from '../config/config.ts';
import { nestOptions } from '../core/nest-options.ts';
import type { GatewayOptions } from './gateway-options.ts';
import { GatewayModule } from './gateway.module.ts';
import { REFUSALS } from '../metrics/metrics.module.ts';
import type { Refusals } from '../metrics/refusals.ts';
import { replyJson } from '../http/reply.ts';
import { faultBody, statusOf } from '../web/errors.filter.ts';
import { Fronts } from './fronts.ts';
import { answerClientError, boundConnections, createHttpServer, type FrontsInOrder } from '../http/http-server.ts';

/** A server whose public address is https asks browsers never to come by http again (RFC 6797). */
const transportSecurity = ({ baseUrl }: Pick<GatewayConfig, 'baseUrl'>): OutgoingHttpHeaders =>
  baseUrl?.startsWith('https:') === true ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};

const NONE: FrontsInOrder = { first: { owns: () => false, serve: () => {} }, others: [] };

/** Nest on an HTTP server of ours, which asks the fronts first. It does not listen yet. */
export async function createHttpApplication(options: GatewayOptions, logger: Logger): Promise<NestFastifyApplication> {
  const { newRequestId = randomUUID } = options;
  // The server has to be there before Nest makes what it asks.
  let fronts: FrontsInOrder = NONE;
  const adapter = new FastifyAdapter({
    serverFactory: (nest: RequestListener) =>
      createHttpServer(() => fronts, nest, newRequestId, transportSecurity(options.config)),
    clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket) =>
      answerClientError(error, socket, newRequestId(), transportSecurity(options.config)),
    // What Fastify refuses before Nest sees it, such as an address that cannot be decoded.
    frameworkErrors: (fault: unknown, _request: unknown, { raw }: { readonly raw: ServerResponse }) => {
      const status = statusOf(fault);
      replyJson(raw, status, {}, JSON.stringify(faultBody(status, String(raw.getHeader('x-request-id')))));
    },
    bodyLimit: 256 * 1024,
  });
  const module = GatewayModule.with(options, logger);
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, nestOptions(logger));
  fronts = app.get(Fronts);
  const refusals = app.get<Refusals>(REFUSALS);
  boundConnections(app.getHttpServer(), options.config.maxConnections, () => refusals.countDropped());
  return app;
}
