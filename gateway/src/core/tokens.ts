import type { Logger } from '@cuspal/telemetry';
import type { GatewayConfig } from '../config.ts';
import { token } from './provide.ts';

export const CONFIG = token<GatewayConfig>('config');
export const LOGGER = token<Logger>('logger');
/** Milliseconds since 1970. */
export const CLOCK = token<() => number>('clock');
