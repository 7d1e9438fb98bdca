import type { IncomingMessage } from 'node:http';
import { Module } from '@nestjs/common';
import { baseUrlOf } from '../config/base-url.ts';
import { provide, token } from '../core/provide.ts';
import { CONFIG } from '../core/tokens.ts';
import { OriginPolicy } from '../http/origins.ts';
import { clientAddress } from './client-address.ts';

/** The public address of the server, as a request may know it. */
export const BASE_URL_OF = token<(request: Pick<IncomingMessage, 'headers'>) => string>('base URL of');
/** Address of the client that sends a request. */
export const CLIENT_ADDRESS_OF =
  token<(request: Pick<IncomingMessage, 'headers' | 'socket'>) => string>('client address of');

/** How requests are seen: from where, to which address, and whether from a page that may ask. */
@Module({
  providers: [
    provide(BASE_URL_OF, [CONFIG], (config) => (request) => baseUrlOf(config, request)),
    provide(
      CLIENT_ADDRESS_OF,
      [CONFIG],
      ({ trustProxy }) =>
        (request) =>
          clientAddress(request, trustProxy),
    ),
    provide(OriginPolicy, [CONFIG], (config) => new OriginPolicy(config)),
  ],
  exports: [BASE_URL_OF, CLIENT_ADDRESS_OF, OriginPolicy],
})
export class WebModule {}
