import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Instead, WrongMethod } from './faults.ts';
import { settingsOf, type RouteRequest } from './route.ts';

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
