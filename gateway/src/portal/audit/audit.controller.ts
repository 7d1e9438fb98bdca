import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Inject, Param, Res, UseGuards } from '@nestjs/common';
import type { Logger } from '@cuspal/telemetry';
import { LOGGER } from '../../core/tokens.ts';
import { AUDIT, ORGANISATIONS } from '../../web/portal-paths.ts';
import { answerPage, takeOver, type RouteReply } from '../../web/route.ts';
import { Shows } from '../portal-route.ts';
import { Who, type SignedIn } from '../request.ts';
import { SIGNED_IN_GUARDS } from '../guards.ts';
import { AuditPages } from './audit-pages.ts';

const OF_ORGANISATION = `${ORGANISATIONS}/:id/audit`;

/** The audit log of an account and of organisations: pages, and files of JSON lines. */
@Controller()
@UseGuards(...SIGNED_IN_GUARDS)
export class AuditController {
  constructor(
    private readonly pages: AuditPages,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Shows(AUDIT)
  async own(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.pages.page(who));
  }

  @Shows(`${AUDIT}.jsonl`)
  async ownFile(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    await this.#send(reply, who);
  }

  @Shows(OF_ORGANISATION)
  async organisation(@Res() reply: RouteReply, @Who() who: SignedIn, @Param('id') id: string): Promise<void> {
    answerPage(reply, await this.pages.page(who, id));
  }

  @Shows(`${OF_ORGANISATION}.jsonl`)
  async organisationFile(@Res() reply: RouteReply, @Who() who: SignedIn, @Param('id') id: string): Promise<void> {
    await this.#send(reply, who, id);
  }

  /** Sends the file as it is read: a log of years is held in no memory. */
  async #send(reply: RouteReply, who: SignedIn, id?: string): Promise<void> {
    const file = await this.pages.file(who, id);
    if ('status' in file) return answerPage(reply, file);
    const response = takeOver(reply);
    response.writeHead(200, {
      'Content-Type': 'application/jsonl; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file.name}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    if (who.visit.request.method === 'HEAD') return void response.end();
    try {
      await pipeline(Readable.from(file.lines), response);
    } catch (fault) {
      // The answer has begun, so it breaks off: whoever reads it sees that it is not whole.
      if (!response.errored) this.logger.warn({ fault }, 'an export of the audit log broke off');
      response.destroy();
    }
  }
}
