import { describe, expect, it } from 'vitest';
import { eventually } from '../support/wait.ts';
import { BIRTH } from './support/caller.ts';
import type { Cuspal } from './support/cuspal.ts';
import { faultsOfServices, faultySystem, recovered, signal, TIMEOUT_MS } from './support/faulty-services.ts';

const DRAIN_MS = 10_000;

let system: Cuspal;
faultySystem((started) => (system = started));

describe('draining', () => {
  it(
    'finishes the calls in flight when a service gets SIGTERM',
    async () => {
      // This service is one of the quickest to start again.
      const ask = (number: number) => system.callTool('get_horary_chart_v2', { ...BIRTH, target_number: number });
      // The connection stands, so that the calls below are under way when the signal comes.
      expect((await ask(249)).isError).toBe(false);
      // As many as a service is given at once before it has shown what it can do.
      const running = Array.from({ length: 30 }, (_, index) => ask(index + 1));
      // When one is done the others are under way.
      await Promise.race(running);
      signal('horary', 'SIGTERM');
      const ended = await Promise.all(running);
      for (const answer of ended) {
        // A call that arrived after the signal may be refused; none may be cut off half way or lost.
        expect(answer.status).toBe(200);
        if (answer.isError) expect(answer.result._meta.code).toBe('engine_unavailable');
      }
      expect(ended.some((answer) => !answer.isError)).toBe(true);
      expect(await eventually(() => !system.processes.get('horary')!.running, DRAIN_MS)).toBe(true);
      system.restart('horary');
      expect(await recovered(['horary'])).toBe(true);
    },
    TIMEOUT_MS,
  );
});

// Each service meets one of the three faults here, and the others in test/nightly/each-service.test.ts.
describe('faults of every service, part 0 of 3', () => faultsOfServices(0));
