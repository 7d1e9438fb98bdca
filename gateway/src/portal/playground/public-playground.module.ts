import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { PageRequests, requestMiddleware } from '../../http/request.middleware.ts';
import { RestModule } from '../../rest/rest.module.ts';
import { speakPageLanguage } from '../../web/page-language.ts';
import { WebModule } from '../../web/web.module.ts';
import { PUBLIC_PLAYGROUND_API } from '../../web/portal-paths.ts';
import { DemoCalls } from './demo-calls.ts';
import { DemoController, PublicPlaygroundController } from './public-playground.controller.ts';

const DemoRequests = requestMiddleware(() => PUBLIC_PLAYGROUND_API);

/** The playground for whoever comes. */
@Module({
  imports: [WebModule, RestModule],
  controllers: [PublicPlaygroundController, DemoController],
  providers: [DemoCalls],
})
export class PublicPlaygroundModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(DemoRequests, speakPageLanguage).forRoutes(`${PUBLIC_PLAYGROUND_API}/*path`);
    consumer.apply(PageRequests, speakPageLanguage).forRoutes(PublicPlaygroundController);
  }
}
