export { loadTools } from './load-tools.ts';
export type { ServicesBeside } from './serve-tools.ts';
export { serviceConfig } from './service-config.ts';
export { startService } from './start-service.ts';
export { createToolHost } from './tool-host.ts';
