import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable, type NestMiddleware, type Type } from '@nestjs/common';
import { Lifecycle } from './lifecycle.ts';
import { requestIdOf } from './http-message.ts';
import { inRequestSpan } from './request-span.ts';

/** A request in the middleware of Nest, which cuts the address of the controller off its `url`. */
type MountedRequest = IncomingMessage & { readonly originalUrl?: string };

/**
 * Middleware of a controller: counts its requests among those under way, and answers each in a span of its own unless
 * `routeOf` gives it no name.
 */
export function requestMiddleware(routeOf: (url: string) => string | undefined): Type<NestMiddleware> {
  @Injectable()
  class RequestMiddleware implements NestMiddleware<MountedRequest, ServerResponse> {
    constructor(private readonly lifecycle: Lifecycle) {}

    use(request: MountedRequest, response: ServerResponse, next: () => void): void {
      this.lifecycle.enter(response);
      const route = routeOf(request.originalUrl ?? '');
      if (route === undefined) return next();
      const answered = (): Promise<void> =>
        new Promise((resolve) => {
          response.once('close', resolve);
          next();
        });
      void inRequestSpan(request, response, route, requestIdOf(response), answered);
    }
  }
  return RequestMiddleware;
}

/** Middleware of pages, which have no spans. */
export const PageRequests = requestMiddleware(() => undefined);
