import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesUnder } from './files.mjs';

// spare.mjs '["zod", …]' …/dist/main.js: loads in three steps what starting that file would load at once. First the
// parts of others, before anything has changed; at 'load' the code of Cuspal, while the old process still answers; at
// 'start' the file itself.
const [parts, main] = process.argv.slice(2);

await load(JSON.parse(parts).map((part) => import.meta.resolve(part)));
process.on('message', onMessage);

async function onMessage(word) {
  if (word === 'load') {
    await load([...importsOf(main), ...toolsBeside(main)]);
    process.send('loaded');
  }
  if (word === 'start') {
    process.off('message', onMessage);
    process.argv.splice(1, 2);
    await load([pathToFileURL(main).href]);
  }
}

async function load(addresses) {
  for (const address of addresses) await import(address);
}

function importsOf(file) {
  return [...readFileSync(file, 'utf8').matchAll(/^import .*? from ['"](@cuspal\/[^'"]+|\.[^'"]+)['"];$/gm)].map(
    ([, name]) => (name.startsWith('.') ? new URL(name, pathToFileURL(file)).href : import.meta.resolve(name)),
  );
}

function toolsBeside(file) {
  return filesUnder(join(dirname(file), String(process.env.PROCESS)))
    .filter((tool) => tool.endsWith('.tool.js'))
    .map((tool) => pathToFileURL(tool).href);
}
