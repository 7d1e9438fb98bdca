#!/usr/bin/env -S node --max-semi-space-size=16 --heap-growing-percent=100 --no-allocation-site-pretenuring
import { addressOf, chosen } from './processes.mjs';

// The command of the image. It runs the program in this process, so that signals reach it.
const { file, words, fault } = chosen(process.argv.slice(2), process.env);
if (fault) {
  process.stderr.write(`${fault}\n`);
  process.exit(2);
}
process.argv.splice(2, Infinity, ...words);
// A signal without a handler does not end the first process of a container, which would then be waited for in vain.
const quit = () => process.listenerCount('SIGTERM') === 1 && process.exit(128 + 15);
process.on('SIGTERM', quit);
await import(addressOf(file));
// The program has its own handler by now.
process.off('SIGTERM', quit);
