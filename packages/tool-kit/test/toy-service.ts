import { serviceConfig, startService } from '../src/host/index.ts';

await startService({
  service: 'natal',
  toolsDirectory: new URL('./tools/', import.meta.url),
  configSchema: serviceConfig(50_052),
});
