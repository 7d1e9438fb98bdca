export type { ServicesBeside } from './serve-tools.ts';
export { serviceConfig } from './service-config.ts';
export { startServices } from './start-service.ts';
export type { ServiceTools } from './service-tools.ts';
export type { ServiceDefinition } from './serve-together.ts';
export { createToolHost, type CallAsked, type ToolHost, type Waiting } from './tool-host.ts';
export { readAhead, toolsOnCall } from './tools-on-call.ts';
export { createFairScheduler } from './fair-scheduler.ts';
