import type { Logger } from '@cuspal/telemetry';
import type { GatewayConfig } from '../config/config.ts';
import { token } from './provide.ts';

export const CONFIG = token<GatewayConfig>('config');
export const LOGGER = token<Logger>('logger');
/** Address that the server listens on. */
export const LISTENING = token<string>('listening');
/** Milliseconds since 1970. */
export const CLOCK = token<() => number>('clock');
