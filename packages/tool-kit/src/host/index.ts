export { loadTools } from './load-tools.ts';
export { serveTools } from './serve-tools.ts';
export type { RunningService, ServeOptions } from './serve-tools.ts';
export { serviceConfig } from './service-config.ts';
export type { ServiceConfig } from './service-config.ts';
export { startService } from './start-service.ts';
