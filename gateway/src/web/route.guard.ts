import { Injectable, NotFoundException, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { WrongMethod } from './faults.ts';
import { isAsWritten, settingsOf, type RouteRequest } from './route.ts';

/** Takes the methods that a route answers, and its address as it is written there alone. */
@Injectable()
export class RouteGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<RouteRequest>();
    if (!isAsWritten(request)) throw new NotFoundException();
    const { methods } = settingsOf(request);
    if (methods && !methods.includes(request.raw.method ?? '')) throw new WrongMethod(methods.join(', '));
    return true;
  }
}
