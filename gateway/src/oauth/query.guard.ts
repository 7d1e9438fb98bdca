import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { isCleanForm } from '../web/clean-text.ts';
import type { RouteRequest } from '../web/route.ts';
import { Unclean } from './oauth-faults.ts';
import { queryOf } from './parameters.ts';

/** Refuses a query with a character that cannot be kept. */
@Injectable()
export class QueryGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { raw } = context.switchToHttp().getRequest<RouteRequest>();
    if (!isCleanForm(queryOf(raw))) throw new Unclean();
    return true;
  }
}
