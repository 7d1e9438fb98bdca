import { basename, dirname } from 'node:path';
import { englishFile, translatedFile } from './messages/catalogue-file.ts';
import {
  catalogueId,
  isInBrowser,
  isOfPages,
  missingIn,
  namesAmong,
  presentSources,
  tagsOf,
  translationOf,
  type Source,
} from './messages/sources.ts';
import { settle } from './files.ts';

// The step of `npm run generate` before all others, which load what it writes: the sentences of results, from the
// catalogues beside what says them to typed functions (docs/adr/0068-sentences-in-catalogues.md).
const SPEECH = 'packages/speech/src';
const sources = await presentSources();
const english = sources.filter(({ tag }) => tag === undefined);
const files = new Map<string, string>();
for (const { path, messages } of english) {
  const own = dirname(path) === SPEECH;
  const place = { name: basename(path), id: catalogueId(path), own, inBrowser: isInBrowser(path) };
  const theirs = sources.filter((each) => each.path === path && each.tag !== undefined);
  files.set(`${path}.messages.ts`, englishFile(place, messages, tagsOf(theirs)));
  for (const { tag = '', messages: translated } of theirs)
    files.set(`${translationOf(path, tag)}.ts`, translatedFile(place, messages, translated, tag));
}
// Catalogues of tests are in languages of their own.
const spoken = sources.filter(({ path }) => !path.includes('/test/'));
const whole = (among: readonly Source[]) => tagsOf(among).filter((tag) => missingIn(tag, among).length === 0);
const ofResults = spoken.filter(({ path }) => !isOfPages(path));
const listed = (tags: readonly string[]) => `[${tags.map((tag) => `'${tag}'`).join(', ')}]`;
files.set(
  `${SPEECH}/offered.ts`,
  `/** Languages beside English of which no message is missing; written by npm run generate. */
export const OFFERED: readonly string[] = ${listed(whole(ofResults))};

/** Languages beside English of which no name is missing. */
export const NAMED: readonly string[] = ${listed(whole(namesAmong(spoken)))};

/** Languages beside English that pages are shown in: those in which both results and pages lack no message. */
export const PAGES: readonly string[] = ${listed(whole(spoken))};
`,
);
const changed = await settle(files, []);
const count = english.reduce((sum, { messages }) => sum + Object.keys(messages).length, 0);
process.stdout.write(`${count} messages in ${english.length} catalogues; ${changed} files of them written\n`);
for (const tag of tagsOf(spoken)) process.stdout.write(`${tag}: ${missingIn(tag, spoken).length} messages missing\n`);
