import { startService } from '@cuspal/tool-kit/host';
import { configSchema } from './config.ts';

await startService({
  service: 'dasha',
  toolsDirectory: new URL('./tools/', import.meta.url),
  configSchema,
});
