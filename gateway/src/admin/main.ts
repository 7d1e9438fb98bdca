import { basename } from 'node:path';
import { createLogger } from '@cuspal/telemetry';
import { AccountError } from '../accounts/accounts.ts';
import { parseConfig } from '../config/config.ts';
import { readCommand, usageText } from './commands.ts';
import { runWhereItIs } from './reach.ts';

// The operator command: npm run admin -- list-accounts, in the image: cuspal admin list-accounts
const start = basename(process.argv[1] ?? '') === 'cuspal' ? 'cuspal admin' : 'npm run admin --';
const [asJson, line] = splitJson(process.argv.slice(2));

if (line.length === 0 || line[0] === 'help' || line[0] === '--help') {
  process.stdout.write(usageText(start));
} else {
  try {
    readCommand(line);
    const { json, text } = await runWhereItIs(parseConfig(process.env), line, createLogger('admin', 'fatal'));
    process.stdout.write(asJson ? `${JSON.stringify(json, undefined, 2)}\n` : `${text}\n`);
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
    if (fault instanceof AccountError) process.stderr.write(`\n${usageText(start, line[0])}`);
    process.exitCode = fault instanceof AccountError ? 2 : 1;
  }
}

function splitJson(words: readonly string[]): readonly [boolean, readonly string[]] {
  return [words.includes('--json'), words.filter((word) => word !== '--json')];
}
