import type { IncomingMessage } from 'node:http';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { isCleanForm } from '../web/clean-text.ts';
import { Instead } from '../web/faults.ts';
import { errorPage } from '../web/page.ts';
import { BASE_URL_OF, CLIENT_ADDRESS_OF } from '../web/web.module.ts';
import { TO_HOME } from './portal-route.ts';
import type { PortalRequest } from './request.ts';
import { auditAs, someoneAt } from '../audit/context.ts';

const UNCLEAN = errorPage({
  status: 400,
  title: 'This address was not understood',
  explanation: 'It has a character that stands for nothing. Open the page anew.',
  next: TO_HOME,
});

/** Finds out what all pages need to know of a request, and refuses a query that cannot be kept. */
@Injectable()
export class VisitGuard implements CanActivate {
  constructor(
    @Inject(BASE_URL_OF) private readonly baseUrlOf: (request: IncomingMessage) => string,
    @Inject(CLIENT_ADDRESS_OF) private readonly clientAddress: (request: IncomingMessage) => string,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const asked = context.switchToHttp().getRequest<PortalRequest>();
    const { raw: request } = asked;
    const query = new URLSearchParams(request.url?.split('?')[1]);
    if (!isCleanForm(query)) throw new Instead(UNCLEAN);
    const baseUrl = this.baseUrlOf(request);
    const ip = this.clientAddress(request);
    asked.visit = { request, query, baseUrl, secure: baseUrl.startsWith('https:'), ip };
    auditAs(someoneAt('page', ip));
    return true;
  }
}
