import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { SPECIFICATION } from '../../packages/catalog/src/specification.ts';
import { agrees, CATALOG_FOLDER, catalogFiles } from './catalog.ts';
import { EXAMPLES_FOLDER, exampleFiles } from './examples.ts';
import { CLIENT_FOLDER, clientFiles } from './contract/client.ts';
import { CONTRACT_FILE, contractFile, contractOf } from './contract/contract.ts';
import { configurationPage } from './configuration-page.ts';
import { ESCAPE_MODULE_FILE, escapeModuleFile } from './escape-module.ts';
import { EVENTS_FILE, eventsFile } from './events.ts';
import { RULE_BOOK } from '../../packages/catalog/src/rules/index.ts';
import { rulePages } from './rule-pages.ts';
import { toolPages } from './tool-pages.ts';
import { builtTools, type BuiltTool } from './tools.ts';
import { vocabularyPage } from './vocabulary-page.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TOOL_PAGES = 'docs/tools';
const RULE_PAGES = 'docs/rules';
const AGAIN = '--again';
const check = process.argv.includes('--check');
const style = { ...(await resolveConfig(join(ROOT, 'README.md'))) };

// The meta-tools read the catalogue while they load, so every row needs a sound entry before.
const unsound: string[] = [];
for (const [file, row] of await catalogue([])) {
  if (agrees(await textOf(file), row)) continue;
  unsound.push(file);
  if (!check) await write(file, row);
}
if (check && unsound.length > 0) refuse(unsound);

const tools = await builtTools();
const contract = contractOf(tools);
const files = new Map([
  ...(await catalogue(tools)),
  ['docs/configuration.md', await page(await configurationPage())] as const,
  [EVENTS_FILE, await eventsFile(style)] as const,
  [ESCAPE_MODULE_FILE, await escapeModuleFile(ROOT, style)] as const,
  [CONTRACT_FILE, contractFile(contract)] as const,
  ['docs/vocabulary.md', await page(vocabularyPage(tools))] as const,
]);
for (const [name, text] of toolPages(SPECIFICATION, tools)) files.set(`${TOOL_PAGES}/${name}`, await page(text));
for (const [name, text] of await exampleFiles(tools, style)) files.set(`${EXAMPLES_FOLDER}/${name}`, text);
for (const [name, text] of clientFiles(contract, tools)) files.set(`${CLIENT_FOLDER}/${name}`, text);
for (const [name, text] of rulePages(RULE_BOOK, tools)) files.set(`${RULE_PAGES}/${name}`, await page(text));

const present = [
  ...(await filesIn(CATALOG_FOLDER)),
  ...(await filesIn(TOOL_PAGES)),
  ...(await filesIn(RULE_PAGES)),
  ...(await filesIn(EXAMPLES_FOLDER)),
  ...(await filesIn(CLIENT_FOLDER)),
];
const changed = present.filter((file) => !files.has(file));
for (const [file, text] of files) {
  if ((await textOf(file)) !== text) changed.push(file);
}

if (check && changed.length > 0) refuse(changed);
for (const file of changed) {
  const text = files.get(file);
  if (text === undefined) await rm(join(ROOT, file), { recursive: true });
  else await write(file, text);
}
process.stdout.write(`${tools.length} of ${SPECIFICATION.length} tools built; ${changed.length} files written\n`);
// The meta-tools' examples were made with the catalogue as it was before.
if (changed.some((file) => file.startsWith(`${CATALOG_FOLDER}/`)) && !process.argv.includes(AGAIN))
  process.exitCode =
    spawnSync(process.execPath, [...process.execArgv, ...process.argv.slice(1), AGAIN], {
      stdio: 'inherit',
    }).status ?? 1;

function refuse(drift: readonly string[]): never {
  process.stderr.write(`Not up to date, run npm run generate:\n${drift.map((file) => `  ${file}\n`).join('')}`);
  process.exit(1);
}

async function catalogue(built: readonly BuiltTool[]): Promise<ReadonlyMap<string, string>> {
  const entries = await catalogFiles(SPECIFICATION, built, style);
  return new Map([...entries].map(([name, text]) => [`${CATALOG_FOLDER}/${name}`, text]));
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(join(ROOT, folder)).catch(() => []);
  return names.map((name) => `${folder}/${name}`);
}

async function textOf(file: string): Promise<string | null> {
  return readFile(join(ROOT, file), 'utf8').catch(() => null);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(ROOT, file)), { recursive: true });
  await writeFile(join(ROOT, file), text);
}

async function page(text: string): Promise<string> {
  return format(text, { ...style, parser: 'markdown' });
}
