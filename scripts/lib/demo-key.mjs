import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ask } from './ask.mjs';
import { ROOT } from './prepare.mjs';

const ADMIN = join(ROOT, 'gateway/dist/admin/main.js');

/**
 * The key shown to a first-time user: a key of the account `demo`, kept in the data folder, readable by its owner alone,
 * so that what was printed works again tomorrow. A new one is made when there is none or it has been revoked.
 */
export async function demoKey({ baseUrl, dataDir }) {
  const file = join(dataDir, 'demo-key');
  const kept = read(file);
  if (kept && (await isLive(baseUrl, kept))) return { key: kept, file };
  // In a shared database the account has the default allowance; on one's own machine nothing should run out.
  const allowance = process.env.DATABASE_URL ? [] : ['--unmetered'];
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [ADMIN, 'demo-key', '--json', ...allowance], { env });
  const { key } = JSON.parse(stdout);
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  return { key, file };
}

function read(file) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

async function isLive(baseUrl, key) {
  const { status } = await call(baseUrl, key, 'ping');
  return status !== 401;
}

/** How many tools the server lists for a key. */
export async function countTools(baseUrl, key) {
  const { status, text } = await call(baseUrl, key, 'tools/list');
  if (status !== 200) throw new Error(`tools/list answered ${status}`);
  return JSON.parse(text).result.tools.length;
}

const call = (baseUrl, key, method) =>
  ask(`${baseUrl}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method }),
    timeoutMs: 10_000,
  });
