import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { OriginPolicy } from '../http/origins.ts';
import { WrongHost } from './faults.ts';
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
