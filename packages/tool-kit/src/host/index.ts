export { loadTools } from './load-tools.ts';
export { serviceConfig } from './service-config.ts';
export { startService } from './start-service.ts';
