import { Controller, NotFoundException, Req, Res, UseGuards } from '@nestjs/common';
import { pathOf } from '../http/paths.ts';
import { reply as send } from '../http/reply.ts';
import { jsonFault } from './faults.ts';
import { HostGuard } from './guards.ts';
import { sendPage } from './page.ts';
import { takeOver, Route, type RouteReply, type RouteRequest } from './route.ts';
import { WellKnownFiles } from './well-known-files.ts';

const ROOT = '/.well-known/';
const ONLY_READ = jsonFault(405, 'Method not allowed: this file can only be read.', undefined, { Allow: 'GET, HEAD' });

/** The files of the operator under /.well-known/; the authorization server has documents of its own there. */
@Controller()
@UseGuards(HostGuard)
export class WellKnownController {
  constructor(private readonly files: WellKnownFiles) {}

  @Route(`${ROOT}*`)
  file(@Req() { raw }: RouteRequest, @Res() reply: RouteReply): void {
    const path = pathOf(raw.url);
    const name = path.startsWith(ROOT) ? path.slice(ROOT.length) : '';
    const bytes = this.files.read(name);
    if (!bytes) throw new NotFoundException();
    const response = takeOver(reply);
    if (raw.method !== 'GET' && raw.method !== 'HEAD') return sendPage(response, ONLY_READ);
    const type = name.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8';
    send(response, 200, { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' }, [bytes]);
  }
}
