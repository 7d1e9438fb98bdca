import type { ServiceDefinition } from '@cuspal/tool-kit/host';
import { configSchema } from './config.ts';
import { servePlaces } from './places/place-service.ts';

export const service: ServiceDefinition = {
  service: 'meta',
  toolsDirectory: new URL('./tools/', import.meta.url),
  configSchema,
  beside: servePlaces,
};
