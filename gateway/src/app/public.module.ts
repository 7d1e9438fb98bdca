import { Module } from '@nestjs/common';
import { provide } from '../core/provide.ts';
import { CONFIG } from '../core/tokens.ts';
import { DiscoveryController } from '../discovery/discovery.controller.ts';
import { DocsController } from '../docs/docs.controller.ts';
import { readLegal } from '../legal/legal-file.ts';
import { LEGAL, LegalController } from '../legal/legal.controller.ts';
import { OpenApiController } from '../openapi/openapi.controller.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { NothingHereController } from '../web/nothing-here.controller.ts';
import { WebModule } from '../web/web.module.ts';
import { WellKnownController } from '../web/well-known.controller.ts';
import { WellKnownFiles } from '../web/well-known-files.ts';

/** What anybody may read, and what is said where there is nothing; it needs no database. */
@Module({
  imports: [WebModule, LimitsModule],
  controllers: [
    DocsController,
    DiscoveryController,
    LegalController,
    OpenApiController,
    WellKnownController,
    NothingHereController,
  ],
  providers: [
    provide(WellKnownFiles, [CONFIG], ({ wellKnownDir }) => new WellKnownFiles(wellKnownDir)),
    provide(LEGAL, [CONFIG], ({ legalFile }) => readLegal(legalFile)),
  ],
})
export class PublicModule {}
