import { Module } from '@nestjs/common';
import { provide, token } from '../core/provide.ts';
import { CONFIG, LOGGER } from '../core/tokens.ts';
import { Docs } from '../docs/docs.ts';
import { HostRule } from '../http/host-rule.ts';
import type { Handler } from '../http/http-server.ts';
import { OriginPolicy } from '../http/origins.ts';
import { WellKnownFiles } from '../http/well-known-files.ts';
import { OpenApi } from '../openapi/openapi.ts';
import { BASE_URL_OF, WebModule } from '../web/web.module.ts';

/** What anybody may read, in the order in which it is asked; it needs no database. */
export const PUBLIC_HANDLERS = token<readonly Handler[]>('public handlers');

@Module({
  imports: [WebModule],
  providers: [
    provide(HostRule, [OriginPolicy], (origins) => new HostRule(origins)),
    provide(WellKnownFiles, [CONFIG], ({ wellKnownDir }) => new WellKnownFiles(wellKnownDir)),
    provide(
      Docs,
      [OriginPolicy, BASE_URL_OF, LOGGER],
      (origins, baseUrlOf, logger) => new Docs({ origins, baseUrlOf, logger }),
    ),
    provide(
      OpenApi,
      [OriginPolicy, BASE_URL_OF, LOGGER],
      (origins, baseUrlOf, logger) => new OpenApi({ origins, baseUrlOf, logger }),
    ),
    provide(PUBLIC_HANDLERS, [Docs, OpenApi, HostRule, WellKnownFiles], (...handlers) => handlers),
  ],
  exports: [PUBLIC_HANDLERS],
})
export class PublicHandlersModule {}
