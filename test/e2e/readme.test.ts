import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cuspal, type Cuspal } from './support/cuspal.ts';

const TIMEOUT_MS = 120_000;

let system: Cuspal;
beforeAll(async () => {
  system = await cuspal();
}, TIMEOUT_MS);
afterAll(() => system?.stop(), TIMEOUT_MS);

it('the call on the first screen of the README gives the answer printed under it', async () => {
  const readme = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
  const [, call = ''] = /curl -s http:\/\/127\.0\.0\.1:3000\/mcp .* -d '([^']+)'/s.exec(readme) ?? [];
  const [, answer = ''] = /```json\n(.+?)\n```/s.exec(readme) ?? [];
  expect((await system.post(call)).body).toEqual(JSON.parse(answer));
});
