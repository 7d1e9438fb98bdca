import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { SPECIFICATION } from '../../packages/catalog/src/specification.ts';
import { catalogJson, CATALOG_FILE } from './catalog.ts';
import { configurationPage } from './configuration-page.ts';
import { toolPages } from './tool-pages.ts';
import { builtTools } from './tools.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TOOL_PAGES = 'docs/tools';
const check = process.argv.includes('--check');

// The meta-tools read the catalogue while they load, so there must be one.
if (!existsSync(join(ROOT, CATALOG_FILE)) && !check) await write(CATALOG_FILE, catalogJson(SPECIFICATION, []));

const tools = await builtTools();
const files = new Map<string, string>([
  [CATALOG_FILE, catalogJson(SPECIFICATION, tools)],
  ['docs/configuration.md', await page(await configurationPage())],
]);
for (const [name, text] of toolPages(SPECIFICATION, tools)) files.set(`${TOOL_PAGES}/${name}`, await page(text));

const present = (await readdir(join(ROOT, TOOL_PAGES)).catch(() => [])).map((name) => `${TOOL_PAGES}/${name}`);
const surplus = present.filter((file) => !files.has(file));
const changed: string[] = [...surplus];
for (const [file, text] of files) {
  if ((await readFile(join(ROOT, file), 'utf8').catch(() => null)) !== text) changed.push(file);
}

if (check && changed.length > 0) {
  process.stderr.write(`Not up to date, run npm run generate:\n${changed.map((file) => `  ${file}\n`).join('')}`);
  process.exitCode = 1;
} else {
  for (const file of changed) {
    const text = files.get(file);
    if (text === undefined) await rm(join(ROOT, file));
    else await write(file, text);
  }
  process.stdout.write(`${tools.length} of ${SPECIFICATION.length} tools built; ${changed.length} files written\n`);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(ROOT, file)), { recursive: true });
  await writeFile(join(ROOT, file), text);
}

async function page(text: string): Promise<string> {
  const config = await resolveConfig(join(ROOT, 'README.md'));
  return format(text, { ...config, parser: 'markdown' });
}
