import type { Logger, Registry } from '@cuspal/telemetry';
import type { ToolEntry } from '../catalog/entry.ts';
import type { GatewayConfig } from '../config/config.ts';
import type { Database } from '../database/connection.ts';
import type { Deprecation } from '../http/deprecations.ts';
import type { Texts } from '../mcp/texts/texts.ts';
import type { PlaceClient, ServiceClients } from '../routing/clients.ts';
import type { CreateApplication } from './http-application.ts';

export interface GatewayOptions {
  readonly config: GatewayConfig;
  /** All tools, in the order of the list. */
  readonly catalogue: readonly ToolEntry[];
  /** Default: the prompts and resources of Cuspal; tests of the protocol offer others. */
  readonly texts?: Texts;
  /** Default: gRPC connections to config.targets. */
  readonly clients?: ServiceClients;
  /** Default: a gRPC connection to the target of meta. */
  readonly places?: PlaceClient;
  /** Adds measurements of what else runs in this process. */
  readonly measure?: (registry: Registry) => void;
  /** Default: what the configuration names. */
  readonly openDatabase?: () => Promise<Database>;
  /** Default: Nest's own; tests replace parts of the module. */
  readonly createApplication?: CreateApplication;
  /** Milliseconds since 1970, for days, months and the last use of keys. */
  readonly now?: () => number;
  readonly logger?: Logger;
  /** Default: what is deprecated now; tests bring entries of their own. */
  readonly deprecations?: readonly Deprecation[];
  readonly newRequestId?: () => string;
  /** False leaves every message to the SDK, as the reference for tests and benchmarks. */
  readonly hotPath?: boolean;
}
