import { describe } from 'vitest';
import { faultsOfServices, faultySystem } from './support/faulty-services.ts';

// It waits half a minute and works little, so that it runs beside the other parts.
faultySystem();
describe('faults of every service, part 2 of 3', () => faultsOfServices(2));
