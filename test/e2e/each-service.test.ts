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
      // The connection stands, so that the calls below are under way when the signal comes.
      expect((await system.callTool('analyze_natal_promise', BIRTH)).isError).toBe(false);
      const running = Array.from({ length: 30 }, () => system.callTool('analyze_natal_promise', BIRTH));
      // When one is done the others are under way.
      await Promise.race(running);
      signal('natal', 'SIGTERM');
      const ended = await Promise.all(running);
      for (const answer of ended) {
        // A call that arrived after the signal may be refused; none may be cut off half way or lost.
        expect(answer.status).toBe(200);
        if (answer.isError) expect(answer.result._meta.code).toBe('engine_unavailable');
      }
      expect(ended.some((answer) => !answer.isError)).toBe(true);
      expect(await eventually(() => !system.processes.get('natal')!.running, DRAIN_MS)).toBe(true);
      system.restart('natal');
      expect(await recovered(['natal'])).toBe(true);
    },
    TIMEOUT_MS,
  );
});

// Each service meets one of the three faults here, and the others in test/nightly/each-service.test.ts.
describe('faults of every service, part 0 of 3', () => faultsOfServices(0));
