import { startServices } from '../src/host/index.ts';

await startServices('natal', [
  { service: 'natal', port: 50_052, toolsDirectory: new URL('./tools/', import.meta.url) },
]);
