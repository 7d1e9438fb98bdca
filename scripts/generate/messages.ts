import { execFileSync } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { englishFile, translatedFile } from './messages/catalogue-file.ts';
import { catalogueId, missingIn, sourceOf, tagsOf } from './messages/sources.ts';
import { ROOT, settle, textOf } from './files.ts';

// The step of `npm run generate` before all others, which load what it writes: the sentences of results, from the
// catalogues beside what says them to typed functions (docs/adr/0068-sentences-in-catalogues.md).
const SPEECH = 'packages/speech/src';
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.messages.json', '*.messages.*.json'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const present = await Promise.all(
  listed.split('\n').map(async (file) => ({ file, json: file === '' ? null : await textOf(file) })),
);
const sources = present.flatMap(({ file, json }) => (json === null ? [] : sourceOf(file, json)));
const english = sources.filter(({ tag }) => tag === undefined);
const files = new Map<string, string>();
for (const { path, messages } of english) {
  const place = { name: basename(path), id: catalogueId(path), own: dirname(path) === SPEECH };
  const theirs = sources.filter((each) => each.path === path && each.tag !== undefined);
  files.set(`${path}.messages.ts`, englishFile(place, messages, tagsOf(theirs)));
  for (const { tag = '', messages: translated } of theirs)
    files.set(`${path}.messages.${tag}.ts`, translatedFile(place, messages, translated, tag));
}
// Catalogues of tests are in languages of their own.
const spoken = sources.filter(({ path }) => !path.includes('/test/'));
const offered = tagsOf(spoken).filter((tag) => missingIn(tag, spoken).length === 0);
files.set(
  `${SPEECH}/offered.ts`,
  `/** Languages beside English of which no message is missing; written by npm run generate. */
export const OFFERED: readonly string[] = [${offered.map((tag) => `'${tag}'`).join(', ')}];
`,
);
const changed = await settle(files, []);
const count = english.reduce((sum, { messages }) => sum + Object.keys(messages).length, 0);
process.stdout.write(`${count} messages in ${english.length} catalogues; ${changed} files of them written\n`);
for (const tag of tagsOf(spoken)) process.stdout.write(`${tag}: ${missingIn(tag, spoken).length} messages missing\n`);
