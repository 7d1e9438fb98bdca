import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { WellKnownFiles } from './well-known-files.ts';

const CLAIM = '{\n  "claim": "a token of the directory"\n}\n';
const folder = mkdtempSync(join(tmpdir(), 'cuspal-well-known-'));
let named: TestGateway;
let silent: TestGateway;
beforeAll(async () => {
  mkdirSync(join(folder, 'right/inner'), { recursive: true });
  writeFileSync(join(folder, 'right/glama.json'), CLAIM);
  writeFileSync(join(folder, 'right/mcp-registry-auth'), 'v=MCPv1; k=ed25519; p=x');
  named = await startTestGateway({ config: { wellKnownDir: join(folder, 'right') } });
  silent = await startTestGateway();
});
afterAll(async () => {
  await Promise.all([named.gateway.close(), silent.gateway.close()]);
  rmSync(folder, { recursive: true });
});

const get = (gateway: TestGateway, path: string, init: RequestInit = {}) =>
  fetch(`${gateway.url}/.well-known/${path}`, init);

describe('files for directories of servers', () => {
  it.each([
    ['glama.json', CLAIM, 'application/json'],
    ['glama.json?x=1', CLAIM, 'application/json'],
    ['mcp-registry-auth', 'v=MCPv1; k=ed25519; p=x', 'text/plain; charset=utf-8'],
  ])('%s is given byte for byte, without a key', async (path, text, type) => {
    const response = await get(named, path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(await response.text()).toBe(text);
  });

  it.each(['other.json', 'inner', '', '..%2fglama.json', '%2e%2e/right/glama.json'])(
    '%s is none of them',
    async (path) => {
      expect((await get(named, path)).status).toBe(404);
    },
  );

  it('are only read', async () => {
    const response = await get(named, 'glama.json', { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('are none unless the operator names a folder', async () => {
    expect((await get(silent, 'glama.json')).status).toBe(404);
  });

  it.each([
    ['Glama.JSON', '', '"Glama.JSON" must be small letters'],
    ['oauth-protected-resource', '{}', 'is answered by the server itself'],
    ['large.txt', 'x'.repeat(65_537), '"large.txt" has 65537 bytes, but at most 65536 are served'],
  ])('are refused at the start where a file is wrong: %s', (name, text, words) => {
    const own = mkdtempSync(join(folder, 'wrong-'));
    writeFileSync(join(own, name), text);
    expect(() => new WellKnownFiles(own)).toThrow(words);
  });

  it('are refused where there is no such folder', () => {
    expect(() => new WellKnownFiles(join(folder, 'nowhere'))).toThrow(/^WELL_KNOWN_DIR: .*nowhere/);
  });
});
