import { Module } from '@nestjs/common';
import { provide } from '../core/provide.ts';
import { CONFIG, LOGGER } from '../core/tokens.ts';
import { Docs } from '../docs/docs.ts';
import { LifecycleModule } from '../http/lifecycle.module.ts';
import { Lifecycle } from '../http/lifecycle.ts';
import { Calls } from '../mcp/calls.ts';
import { McpEndpoint } from '../mcp/endpoint.ts';
import { Gate } from '../mcp/gate.ts';
import { McpModule } from '../mcp/mcp.module.ts';
import { OriginPolicy } from '../http/origins.ts';
import { OAuthMount } from '../oauth/mount.ts';
import { OpenApi } from '../openapi/openapi.ts';
import { PlaygroundScript } from '../portal/playground/playground-script.ts';
import { Portal } from '../portal/portal.ts';
import { RestModule } from '../rest/rest.module.ts';
import { Rest } from '../rest/rest.ts';
import { BASE_URL_OF, CLIENT_ADDRESS_OF, WebModule } from '../web/web.module.ts';
import { Fronts } from './fronts.ts';
import { HostRule } from '../http/host-rule.ts';
import { WellKnownFiles } from '../http/well-known-files.ts';

@Module({
  imports: [LifecycleModule, WebModule, McpModule, RestModule],
  providers: [
    provide(OAuthMount, [Lifecycle], (lifecycle) => new OAuthMount(lifecycle)),
    provide(
      Portal,
      [Lifecycle, OriginPolicy, BASE_URL_OF, CLIENT_ADDRESS_OF, LOGGER],
      (lifecycle, origins, baseUrlOf, clientAddress, logger) =>
        new Portal({ lifecycle, origins, baseUrlOf, clientAddress, playground: new PlaygroundScript(), logger }),
    ),
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
    provide(
      Fronts,
      [McpEndpoint, Rest, Gate, Calls, OAuthMount, Portal, Docs, OpenApi, HostRule, WellKnownFiles],
      (endpoint, rest, gate, calls, oauth, portal, docs, openApi, hostRule, wellKnown) =>
        new Fronts({ endpoint, rest, gate, calls, oauth, portal, docs, openApi, hostRule, wellKnown }),
    ),
  ],
  exports: [Fronts],
})
export class FrontsModule {}
