import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CATALOG, COMPUTED_TOOL_COUNT, TOOL_COUNT, toolsetNamed } from '@cuspal/catalog';
import { CURATED } from '../../packages/catalog/src/toolsets/curated.ts';
import { argumentsOfExample, EXAMPLES_FOLDER, exampleFiles, pictureOfExample } from './examples.ts';
import { CLIENT_FOLDER, clientFiles } from './contract/client.ts';
import { CONTRACT_FILE, contractFile, contractOf } from './contract/contract.ts';
import { configurationPage } from './configuration-page.ts';
import { EVENTS_FILE, eventsFile } from './events.ts';
import { page, ROOT, settle, style, textOf } from './files.ts';
import { RULE_BOOK } from '../../packages/catalog/src/rules/index.ts';
import { READINGS_PAGE, rulePages } from './rule-pages.ts';
import { toldCounts, withCounts } from './told-counts.ts';
import { pluginFiles } from './plugin.ts';
import { faultsOf, type ToolFault } from './tool-faults.ts';
import { toolPages, typesPage } from './tool-pages.ts';
import { loadAllTools } from './tools.ts';
import { vocabularyPage } from './vocabulary-page.ts';

// The second step of `npm run generate`: what follows from the tools, their catalogue and the configuration.
const TOOL_PAGES = 'docs/tools';
const RULE_PAGES = 'docs/rules';
/** Tools whose example has a picture in README or in a guide. */
const PICTURED = [
  'analyze_natal_promise',
  'find_wedding_muhurta',
  'get_ashta_koota_milan',
  'get_choghadiya_today',
  'get_full_chart',
  'get_horary_chart_v2',
];

const tools = await loadAllTools();
/** The tools that documents tell of by name. */
const listed = tools.filter(({ entry }) => !entry.beyond);
const contract = contractOf(tools);
const files = new Map<string, string>([
  ['docs/configuration.md', await page(configurationPage())],
  [EVENTS_FILE, await eventsFile(style)],
  [CONTRACT_FILE, contractFile(contract)],
  ['docs/types.md', await page(typesPage())],
  ['docs/vocabulary.md', await page(vocabularyPage(listed))],
]);
const examples = await exampleFiles(tools, style);
const faults = new Map<string, readonly ToolFault[]>();
for (const loaded of tools)
  faults.set(loaded.tool.name, await faultsOf(loaded, argumentsOfExample(loaded.tool.name, examples)));
for (const [name, text] of toolPages(CATALOG, tools, faults)) files.set(`${TOOL_PAGES}/${name}`, await page(text));
for (const [name, text] of examples) files.set(`${EXAMPLES_FOLDER}/${name}`, text);
for (const tool of PICTURED) files.set(`docs/images/${tool}.svg`, pictureOfExample(tool, examples));
for (const [name, text] of clientFiles(tools)) files.set(`${CLIENT_FOLDER}/${name}`, text);
for (const [name, text] of rulePages(RULE_BOOK, listed)) files.set(`${RULE_PAGES}/${name}`, await page(text));
const registered = JSON.parse((await textOf('server.json')) ?? '{}') as {
  version: string;
  repository: { url: string };
};
for (const [name, text] of await pluginFiles(registered.version, registered.repository.url)) files.set(name, text);
// The one page of that folder that is written by hand.
const readings = `${RULE_PAGES}/${READINGS_PAGE}`;
files.set(readings, await page(await readFile(join(ROOT, readings), 'utf8')));

const counts = toldCounts({
  all: TOOL_COUNT,
  computing: COMPUTED_TOOL_COUNT,
  sets: Object.fromEntries(Object.keys(CURATED).map((name) => [name, toolsetNamed(name)?.tools.length ?? 0])),
});
for (const file of new Set(counts.map((told) => told.file))) {
  const text = withCounts(file, (await textOf(file)) ?? '', counts);
  files.set(file, file.endsWith('.md') ? await page(text) : text);
}

const changed = await settle(files, [TOOL_PAGES, RULE_PAGES, EXAMPLES_FOLDER, CLIENT_FOLDER]);
process.stdout.write(`${changed} files derived of the tools written\n`);
