import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../scripts/lib/runtime.mjs';

const ADMIN = join(ROOT, 'gateway/dist/admin/main.js');
const LIMITS = ['--allowance', '1000000000', '--rate', '100000', '--burst', '100000'];
const AT_ONCE = 4;

/** Makes accounts beside the running gateway, by the operator's command; returns a key of each. */
export async function newAccounts(dataDir: string, count: number): Promise<readonly string[]> {
  const keys: string[] = [];
  const numbers = Array.from({ length: count }, (_, at) => at).values();
  const worker = async (): Promise<void> => {
    for (const number of numbers) {
      const words = [ADMIN, 'create-account', '--name', `Attacker ${number}`, ...LIMITS, '--json'];
      const env = { ...process.env, DATA_DIR: dataDir };
      const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: ROOT, env });
      const made = JSON.parse(stdout) as { readonly key: string };
      keys.push(made.key);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return keys;
}
