import { spawn } from 'node:child_process';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ROOT } from './runtime.mjs';

// node compile.mjs: tsc -b with a line for each package before it is compiled, because a fresh clone is otherwise silent
// for half a minute. Nothing is printed where nothing has changed.

const STATUS = /^\[?\d{1,2}:\d\d:\d\d\s?[AP]M\]?(?: -)? /;
/** TypeScript 7: npm links one of several compilers in `.bin` as tsc, and not always this. */
export const TSC = join(ROOT, 'node_modules/typescript-7/bin/tsc');
const LISTED = /^ {4}\* (.*)tsconfig(?:\.build)?\.json$/;
const BUILDING = /Building project '(.+)\/tsconfig(?:\.build)?\.json'\.\.\.$/;

/**
 * Reads what `tsc -b --verbose` prints in the folder `root`, line by line. Returns what a person should see in place of
 * each line: itself when it tells of a fault, the package before it is compiled, undefined for all else.
 */
export function progress(root) {
  const packages = [];
  let begun = false;
  let quiet = true;
  return (shown) => {
    const line = shown.replaceAll(/\u001B\[[\d;]*m/g, '').trimEnd();
    if (line === '' && quiet) return undefined;
    const [, listed] = LISTED.exec(line) ?? [];
    quiet = listed !== undefined || STATUS.test(line);
    if (listed) packages.push(listed.slice(0, -1));
    if (!quiet) return shown;
    const [, project] = BUILDING.exec(line) ?? [];
    if (!project || project === root) return undefined;
    const first = begun ? '' : '> Compiling (half a minute when everything is new)\n';
    begun = true;
    const name = relative(root, project);
    return `${first}  ${name} (${packages.indexOf(name) + 1} of ${packages.length})`;
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = ['-b', 'tsconfig.build.json', '--verbose', '--pretty', String(Boolean(process.stdout.isTTY))];
  const tsc = spawn(process.execPath, [TSC, ...words], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const shown = progress(ROOT);
  createInterface({ input: tsc.stdout }).on('line', (line) => {
    const text = shown(line);
    if (text !== undefined) process.stdout.write(`${text}\n`);
  });
  tsc.once('error', (error) => process.stderr.write(`tsc: ${error.message}\n`));
  tsc.once('close', (code) => process.exit(code ?? 1));
}
