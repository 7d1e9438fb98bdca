import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect } from 'vitest';
import { nodePackage, npmInstall, ROOT } from '../../../scripts/lib/runtime.mjs';

export const NODE_TWENTY = '20.20.2';

/** Folder of a Node 20: one of this machine, else that of npm. */
export function nodeTwenty(): string {
  const places = (process.env['PATH'] ?? '').split(delimiter);
  const found = places.find((place) => {
    const node = join(place, 'node');
    if (!existsSync(node)) return false;
    return /^v20\./.test(execFileSync(node, ['--version'], { encoding: 'utf8' }));
  });
  if (found !== undefined) return found;
  const name = nodePackage();
  const folder = mkdtempSync(join(tmpdir(), 'cuspal-node20-'));
  execFileSync('npm', ['init', '-y'], { cwd: folder, stdio: 'ignore' });
  expect(npmInstall(['install', `${name}@${NODE_TWENTY}`], folder)).toBeUndefined();
  return join(folder, 'node_modules', name, 'bin');
}

/** Lines that warn, but for those in which npm complains of the .npmrc or the variables of the person who runs this. */
export const warnings = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => /warn|deprecat|unsupported|EBADENGINE/i.test(line) && !/Unknown \w+ config/.test(line));

/** The environment in which a person who has only that Node runs npm. */
export function environment(bin: string, more: Record<string, string>): NodeJS.ProcessEnv {
  const rest = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config)|NODE$|NODE_ENV|NODE_OPTIONS|VITEST)/.test(name),
  );
  const others = (process.env['PATH'] ?? '').split(delimiter).filter((place) => !place.startsWith(join(ROOT, '.node')));
  return { ...Object.fromEntries(rest), PATH: [bin, ...others].join(delimiter), ...more };
}
