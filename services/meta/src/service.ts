import type { ServiceDefinition } from '@cuspal/tool-kit/host';
import { configSchema } from './config.ts';
import { gazetteer } from './places/gazetteer.ts';
import { servePlaces } from './places/place-service.ts';

// Read before the first call, so that none waits for it.
gazetteer();
export const service: ServiceDefinition = {
  service: 'meta',
  toolsDirectory: new URL('./tools/', import.meta.url),
  configSchema,
  beside: servePlaces,
};
