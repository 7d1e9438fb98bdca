export type { ServicesBeside } from './serve-tools.ts';
export { serviceConfig } from './service-config.ts';
export { startServices } from './start-service.ts';
export type { ServiceDefinition } from './serve-together.ts';
export { createToolHost } from './tool-host.ts';
export { createFairScheduler } from './fair-scheduler.ts';
