import type { IncomingMessage } from 'node:http';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Limits, type LimitName } from '../limits/limits.ts';
import { takeOfClient } from '../web/client-limit.ts';
import type { RouteRequest } from '../web/route.ts';
import { CLIENT_ADDRESS_OF } from '../web/web.module.ts';
import { isCleanForm } from '../web/clean-text.ts';
import { TooManyRequests, Unclean } from './oauth-faults.ts';
import { queryOf } from './parameters.ts';

/** Limit of a route for each network that asks, and for the site around it. */
export const Limited = Reflector.createDecorator<LimitName>();

/** Lets in as many requests as the limit of their route allows. */
@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly limits: Limits,
    @Inject(CLIENT_ADDRESS_OF) private readonly clientAddress: (request: IncomingMessage) => string,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get(Limited, context.getHandler());
    if (limit === undefined) return true;
    const { raw } = context.switchToHttp().getRequest<RouteRequest>();
    const { ok, retryAfterSeconds } = await takeOfClient(this.limits, limit, this.clientAddress(raw));
    if (!ok) throw new TooManyRequests(retryAfterSeconds);
    return true;
  }
}

/** Refuses a query with a character that cannot be kept. */
@Injectable()
export class QueryGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { raw } = context.switchToHttp().getRequest<RouteRequest>();
    if (!isCleanForm(queryOf(raw))) throw new Unclean();
    return true;
  }
}
