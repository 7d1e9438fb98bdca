import { describe } from 'vitest';
import { faultsOfServices, faultySystem } from '../e2e/support/faulty-services.ts';

// The first part, in which each service meets one of the three faults, is test/e2e/each-service.test.ts.
faultySystem();
describe.each([1, 2] as const)('faults of every service, part %d of 3', faultsOfServices);
