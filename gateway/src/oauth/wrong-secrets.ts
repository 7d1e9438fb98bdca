import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { Limits } from '../limits/limits.ts';
import { networkOf } from '../web/client-address.ts';
import { CLIENT_ADDRESS_OF } from '../web/web.module.ts';

/** What of a request and its answer is looked at here. */
interface Answered {
  readonly req: IncomingMessage;
  status: number;
  body: unknown;
  set(name: string, value: string): void;
}

/** Counts wrong credentials and assertions of clients as wrong keys are counted, by the network that they come from. */
@Injectable()
export class WrongSecrets {
  constructor(
    private readonly limits: Limits,
    @Inject(CLIENT_ADDRESS_OF) private readonly clientAddress: (request: IncomingMessage) => string,
  ) {}

  /** Counts an answer that refuses a client, and has it say no more than that there were too many. */
  async count(answered: Answered): Promise<void> {
    const tried = await this.limits.take('bad_credential', networkOf(this.clientAddress(answered.req)));
    if (tried.ok) return;
    const seconds = tried.retryAfterSeconds;
    answered.status = 429;
    answered.set('Retry-After', String(seconds));
    answered.body = {
      error: 'temporarily_unavailable',
      error_description: `too many wrong credentials came from your network: try again in ${seconds} s`,
      retry_after_seconds: seconds,
    };
  }
}
