import { afterAll } from 'vitest';
import { endFile } from './at-end.ts';

// Vitest names them for bundlers; processes that tests start would take BASE_URL for the gateway's own.
for (const name of ['BASE_URL', 'DEV', 'MODE', 'PROD', 'SSR']) delete process.env[name];

afterAll(endFile, 30_000);
