import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { pathOf } from '../http/paths.ts';
import { isFromOurPage, untrustedForm } from '../web/browser.ts';
import { Instead } from '../web/faults.ts';
import { HOME } from '../web/portal-paths.ts';
import { readForm } from '../web/read-form.ts';
import { noSuchPage } from './portal-route.ts';
import { found, type PortalRequest } from './request.ts';

/** Reads the form that was posted, if a page of ours sent it. The first page has none, though its route has all methods. */
@Injectable()
export class FormGuard implements CanActivate {
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<PortalRequest>();
    if (request.raw.method !== 'POST') return true;
    const { baseUrl } = found('visit', request);
    if (!isFromOurPage(request.raw, baseUrl)) throw new Instead(untrustedForm(`${baseUrl}${HOME}`));
    const read = await readForm(request.raw);
    if (!read.ok) throw new Instead(read.page);
    if (pathOf(request.raw.url) === HOME) throw new Instead(noSuchPage());
    request.form = read.form;
    return true;
  }
}
