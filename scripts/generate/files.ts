import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const check = process.argv.includes('--check');
export const style = { ...(await resolveConfig(join(ROOT, 'README.md'))) };

export const json = (value: unknown): Promise<string> =>
  format(JSON.stringify(value, null, 2), { ...style, parser: 'json' });

export const page = (text: string): Promise<string> => format(text, { ...style, parser: 'markdown' });

/** The text of a file of the repository; null where there is none. */
export const textOf = (file: string): Promise<string | null> => readFile(join(ROOT, file), 'utf8').catch(() => null);

/**
 * Writes the files that differ and removes what else stands in the folders, and returns how many these were. With
 * `--check` it writes nothing, and ends the process with their names where there are any.
 */
export async function settle(files: ReadonlyMap<string, string>, folders: readonly string[]): Promise<number> {
  const present = (await Promise.all(folders.map(filesIn))).flat();
  const changed = present.filter((file) => !files.has(file));
  for (const [file, text] of files) {
    if ((await textOf(file)) !== text) changed.push(file);
  }
  if (check && changed.length > 0) {
    process.stderr.write(`Not up to date, run npm run generate:\n${changed.map((file) => `  ${file}\n`).join('')}`);
    process.exit(1);
  }
  for (const file of changed) {
    const text = files.get(file);
    if (text === undefined) await rm(join(ROOT, file), { recursive: true });
    else await write(file, text);
  }
  return changed.length;
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(join(ROOT, folder)).catch(() => []);
  return names.map((name) => `${folder}/${name}`);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(ROOT, file)), { recursive: true });
  await writeFile(join(ROOT, file), text);
}
