export { loadTools } from './load-tools.ts';
export { readyTools } from './service-tools.ts';
export type { ServicesBeside } from './serve-tools.ts';
export { serviceConfig } from './service-config.ts';
export { startService, startServices, type ServiceDefinition } from './start-service.ts';
export { createToolHost } from './tool-host.ts';
export { createTurns } from './turns.ts';
