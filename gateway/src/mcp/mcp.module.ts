import { Inject, Module, type MiddlewareConsumer, type NestModule, type OnModuleDestroy } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.ts';
import { ToolCatalogue } from '../catalog/tool-catalogue.ts';
import { provide } from '../core/provide.ts';
import { CONFIG, LOGGER } from '../core/tokens.ts';
import { CALL_METRICS, REFUSALS } from '../metrics/metrics.module.ts';
import { Deprecations } from '../http/deprecations.ts';
import { Lifecycle } from '../http/lifecycle.ts';
import { mcpPath } from '../http/paths.ts';
import { requestMiddleware } from '../http/request.middleware.ts';
import { RoutingModule } from '../routing/routing.module.ts';
import { CallAdmission } from '../routing/overload/call-admission.ts';
import { LoopTurns } from '../routing/overload/loop-turns.ts';
import { PlaceFinder } from '../routing/place-finder.ts';
import { ToolRouter } from '../routing/tool-router.ts';
import { SetTools } from '../toolsets/set-tools.ts';
import { BASE_URL_OF, CLIENT_ADDRESS_OF, WebModule } from '../web/web.module.ts';
import { limitedLookup } from './asking/limited-lookup.ts';
import { Calls } from './calls.ts';
import { Gate } from './gate.ts';
import { OriginPolicy } from '../http/origins.ts';
import { aboutServer } from './identity.ts';
import { MadeResources } from './made-resources.ts';
import { McpController } from './mcp.controller.ts';
import { Messages } from './messages.ts';
import { SdkPath } from './sdk-path.ts';
import { FrozenTexts } from './texts/frozen-texts.ts';
import { BESIDE_ANSWERS, CALLER_CHECKS, HOT_PATH, LEDGERS, TEXTS, TEXTS_FOR } from './tokens.ts';
import { ToolList } from './tool-list.ts';

const McpRequests = requestMiddleware((url) => mcpPath(url) ?? '');

/** The MCP endpoints and their parts. */
@Module({
  imports: [WebModule, RoutingModule, CatalogModule],
  controllers: [McpController],
  providers: [
    provide(
      Gate,
      [OriginPolicy, Lifecycle, BASE_URL_OF, CLIENT_ADDRESS_OF, CALLER_CHECKS, LOGGER, REFUSALS, CONFIG],
      (origins, lifecycle, baseUrlOf, clientAddress, checks, logger, refusals, { admission, keyless }) => {
        const turns = new LoopTurns(admission.turnMs);
        return new Gate(origins, lifecycle, baseUrlOf, clientAddress, checks, logger, refusals, turns, keyless);
      },
    ),
    provide(ToolList, [ToolCatalogue], (catalogue) => new ToolList(catalogue)),
    provide(SetTools, [ToolCatalogue, ToolList], (catalogue, list) => new SetTools(catalogue, list)),
    provide(
      Calls,
      [ToolCatalogue, ToolRouter, BESIDE_ANSWERS, SetTools, LEDGERS, LOGGER, CALL_METRICS, CallAdmission],
      (catalogue, router, beside, setTools, ledgers, logger, metrics, admission) =>
        new Calls(catalogue, beside(router), setTools, ledgers, logger, metrics, admission),
    ),
    provide(TEXTS, [TEXTS_FOR, ToolCatalogue], (textsFor, catalogue) => textsFor(catalogue)),
    provide(FrozenTexts, [TEXTS, ToolCatalogue], (texts, catalogue) => {
      const frozen = new FrozenTexts(texts);
      catalogue.onChange(() => frozen.forget());
      return frozen;
    }),
    MadeResources,
    provide(
      SdkPath,
      [ToolList, Calls, TEXTS, PlaceFinder, CALLER_CHECKS, LOGGER, CONFIG, MadeResources],
      (list, calls, texts, finder, { limits }, logger, { baseUrl }, made) =>
        new SdkPath(list, calls, texts, limitedLookup(finder, limits), logger, aboutServer(baseUrl), made),
    ),
    provide(
      Messages,
      [ToolList, Calls, FrozenTexts, SdkPath, Deprecations, HOT_PATH],
      (list, calls, texts, sdk, deprecations, hotPath) =>
        new Messages({ list, calls, texts, sdk, deprecations, hotPath }),
    ),
  ],
  exports: [Gate, Calls, MadeResources, Messages],
})
export class McpModule implements NestModule, OnModuleDestroy {
  constructor(@Inject(SdkPath) private readonly sdk: SdkPath) {}

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(McpRequests).forRoutes(McpController);
  }

  /** Ends calls before the meter writes down what is left. */
  onModuleDestroy(): Promise<void> {
    return this.sdk.close();
  }
}
