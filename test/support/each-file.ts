import { casesAtHand, forgetCases } from '@cuspal/tool-kit/testing/cases';
import { afterAll, beforeEach, chai } from 'vitest';
import { endFile } from './at-end.ts';

// Vitest names them for bundlers; processes that tests start would take BASE_URL for the gateway's own.
for (const name of ['BASE_URL', 'DEV', 'MODE', 'PROD', 'SSR']) delete process.env[name];

// A proxy round each assertion finds words that chai does not know, as the compiler does; tests with many took a fifth longer.
chai.config.useProxy = false;

beforeEach(({ onTestFailed }) => {
  forgetCases();
  onTestFailed(({ task }) => {
    const cases = casesAtHand();
    const fault = task.result?.errors?.[0];
    if (fault !== undefined && cases.length > 0) fault.message += `\nwith ${cases.join(', ')}`;
  });
});

afterAll(endFile);
