import type { ServiceDefinition } from '@cuspal/tool-kit/host';

/** Begins to learn, in the background, how questions are heard. */
async function hearing(): Promise<void> {
  const { warmUp } = await import('./meta/understanding/warm-up.ts');
  warmUp();
}

/** Does the same for plans, which are made of what was heard: of a question, and of none, which is a whole reading. */
export async function planning(): Promise<void> {
  const { FIRST, warmUp } = await import('./meta/understanding/warm-up.ts');
  warmUp(async () => {
    const { planFor } = await import('./meta/plan/plan.ts');
    planFor(FIRST);
    planFor();
  });
}

/** Each service has a folder of its name beside this file, and in it a folder for each of its families. */
export const SERVICES: readonly ServiceDefinition[] = [
  { service: 'ephemeris', port: 50_051, toolsDirectory: new URL('./ephemeris/', import.meta.url) },
  // Its answers hear questions as the plans of meta do.
  { service: 'natal', port: 50_052, toolsDirectory: new URL('./natal/', import.meta.url), beside: hearing },
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
      const { servePlaces } = await import('./meta/places/place-service.ts');
      await servePlaces(parts);
      await planning();
    },
  },
];
