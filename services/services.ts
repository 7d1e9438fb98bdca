import type { ServiceDefinition } from '@cuspal/tool-kit/host';

/** Each service has a folder of its name beside this file, and in it a folder for each of its families. */
export const SERVICES: readonly ServiceDefinition[] = [
  { service: 'ephemeris', port: 50_051, toolsDirectory: new URL('./ephemeris/', import.meta.url) },
  { service: 'natal', port: 50_052, toolsDirectory: new URL('./natal/', import.meta.url) },
  { service: 'dasha', port: 50_053, toolsDirectory: new URL('./dasha/', import.meta.url) },
  { service: 'election', port: 50_054, toolsDirectory: new URL('./election/', import.meta.url) },
  { service: 'health', port: 50_055, toolsDirectory: new URL('./health/', import.meta.url) },
  { service: 'horary', port: 50_056, toolsDirectory: new URL('./horary/', import.meta.url) },
  {
    service: 'meta',
    port: 50_057,
    toolsDirectory: new URL('./meta/', import.meta.url),
    // It computes no chart but for a birth time at the edge of its clock, and starts without the engine.
    ephemerisOnCall: true,
    beside: async (parts) => {
      const [{ servePlaces }, { warmUp }] = await Promise.all([
        import('./meta/places/place-service.ts'),
        import('./meta/understanding/warm-up.ts'),
      ]);
      await servePlaces(parts);
      warmUp();
    },
  },
];
