import { catalogueId, missingIn, presentSources, tagsOf, translationOf } from '../generate/messages/sources.ts';
import { checkedFaults } from './checked.ts';

const USAGE = `npm run messages -- missing TAG [PATH]        what is not translated yet, by file
npm run messages -- check TAG [PATH]          what looks wrong in what is
npm run messages -- preview TAG TOOL [TURN]   what a tool says in it, English beside it
`;

const [command = '', tag = '', ...more] = process.argv.slice(2);
const sources = await presentSources();
const at = (part = ''): typeof sources => sources.filter(({ path }) => path.includes(part) && !path.includes('/test/'));

function missing(part?: string): void {
  const lacking = missingIn(tag, at(part));
  let files = 0;
  for (const { path, messages } of at(part).filter((each) => each.tag === undefined)) {
    const keys = Object.keys(messages).filter((key) => lacking.includes(`${path}: ${key}`));
    if (keys.length === 0) continue;
    files += 1;
    process.stdout.write(`${translationOf(path, tag)}.json lacks ${keys.length}\n`);
    // The messages of a family are written so that they can be copied into its file.
    if (part !== undefined)
      for (const key of keys) process.stdout.write(`  ${JSON.stringify(key)}: ${JSON.stringify(messages[key])},\n`);
  }
  process.stdout.write(lacking.length === 0 ? `${tag} is whole.\n` : `${lacking.length} messages in ${files} files.\n`);
}

function check(part?: string): void {
  let faults = 0;
  for (const { path, messages } of at(part).filter((each) => each.tag === tag)) {
    const english = sources.find((each) => each.path === path && each.tag === undefined)?.messages ?? {};
    for (const fault of checkedFaults(catalogueId(path), english, messages, tag)) {
      faults += 1;
      process.stdout.write(`${fault}\n`);
    }
  }
  process.stdout.write(`${faults} faults.\n`);
  if (faults > 0) process.exitCode = 1;
}

if (tag === '' || !['missing', 'check', 'preview'].includes(command)) {
  process.stdout.write(`${USAGE}Languages with files: ${tagsOf(at()).join(', ')}\n`);
  process.exitCode = 1;
} else if (command === 'missing') missing(more[0]);
else if (command === 'check') check(more[0]);
else await (await import('./preview.ts')).preview(tag, more[0] ?? '', Number(more[1] ?? 0), sources);
