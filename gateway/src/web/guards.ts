import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { OriginPolicy } from '../http/origins.ts';
import { Lifecycle } from '../http/lifecycle.ts';
import { WrongHost, Instead, WrongMethod, NotServing } from './faults.ts';
import { settingsOf, type RouteRequest } from './route.ts';

/**
 * Refuses a request that names another server (DNS rebinding). One without Host comes from no browser: old probes of
 * load balancers send none, so routes take it that do not need one.
 */
@Injectable()
export class HostGuard implements CanActivate {
  constructor(private readonly origins: OriginPolicy) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<RouteRequest>();
    const { host } = request.raw.headers;
    const isLetIn = host === undefined && settingsOf(request).needsHost !== true;
    if (!isLetIn && !this.origins.judge(host, undefined).ok) throw new WrongHost();
    return true;
  }
}

/** Takes the methods that a route answers, and tells browsers that ask first what they may send. */
@Injectable()
export class RouteGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<RouteRequest>();
    const { method = '' } = request.raw;
    const { methods, preflight } = settingsOf(request);
    if (preflight && method === 'OPTIONS') throw new Instead({ status: 204, headers: preflight, body: '' });
    if (methods && !methods.includes(method)) throw new WrongMethod(methods.join(', '));
    return true;
  }
}

/** Refuses requests while the server is starting or stopping. */
@Injectable()
export class ServingGuard implements CanActivate {
  constructor(private readonly lifecycle: Lifecycle) {}

  canActivate(): boolean {
    const { phase } = this.lifecycle;
    if (phase !== 'serving') throw new NotServing(phase);
    return true;
  }
}
