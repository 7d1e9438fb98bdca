import type { ValueProvider } from '@nestjs/common';
import type { Logger } from '@cuspal/telemetry';
import { TOOL_ENTRIES } from '../catalog/catalog.module.ts';
import type { ToolCatalogue } from '../catalog/tool-catalogue.ts';
import { given } from '../core/provide.ts';
import { STORE_CALLS } from '../core/store-calls.ts';
import { CONFIG, LOGGER } from '../core/tokens.ts';
import { Deprecations } from '../http/deprecations.ts';
import { Lifecycle } from '../http/lifecycle.ts';
import { HOT_PATH } from '../mcp/tokens.ts';
import { cuspalPrompts } from '../mcp/prompts/cuspal-prompts.ts';
import { cuspalResources } from '../mcp/resources/cuspal-resources.ts';
import type { Texts } from '../mcp/texts/texts.ts';
import { TEXTS_FOR } from '../mcp/tokens.ts';
import { CALL_METRICS, createMetrics, REFUSALS, REGISTRY, type GatewayMetrics } from '../metrics/metrics.module.ts';
import {
  connectPlaces,
  connectServices,
  PLACE_CLIENT,
  SERVICE_CLIENTS,
  type ServiceAccess,
  type ServiceClients,
} from '../routing/clients.ts';
import type { GatewayOptions } from './gateway-options.ts';

/** What lasts from the first request to the last, whichever application answers. */
export interface SharedParts {
  readonly lifecycle: Lifecycle;
  readonly metrics: GatewayMetrics;
  readonly clients: ServiceClients;
  /** All of it for the modules, and what they take from the options: each by a token of its own. */
  readonly values: readonly ValueProvider[];
}

export function sharedParts(options: GatewayOptions, logger: Logger, access: ServiceAccess): SharedParts {
  const { config, catalogue, texts, hotPath = true } = options;
  const lifecycle = new Lifecycle();
  const metrics = createMetrics();
  options.measure?.(metrics.registry);
  const clients = options.clients ?? connectServices(config.targets, access);
  const values = [
    given(CONFIG, config),
    given(LOGGER, logger),
    given(TOOL_ENTRIES, catalogue),
    given(TEXTS_FOR, texts ? () => texts : textsFor),
    given(HOT_PATH, hotPath),
    given(Lifecycle, lifecycle),
    given(Deprecations, new Deprecations(options.deprecations)),
    given(PLACE_CLIENT, options.places ?? connectPlaces(config.targets, access)),
    given(SERVICE_CLIENTS, clients),
    given(REGISTRY, metrics.registry),
    given(CALL_METRICS, metrics.calls),
    given(REFUSALS, metrics.refusals),
    given(STORE_CALLS, metrics.stores),
  ];
  return { lifecycle, metrics, clients, values };
}

const textsFor = (catalogue: ToolCatalogue): Texts => ({
  prompts: cuspalPrompts(catalogue),
  resources: cuspalResources(catalogue),
});
