import type { ServiceDefinition } from '@cuspal/tool-kit/host';
import { configSchema } from './config.ts';

export const service: ServiceDefinition = {
  service: 'horary',
  toolsDirectory: new URL('./tools/', import.meta.url),
  configSchema,
};
