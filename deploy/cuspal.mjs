#!/usr/bin/env -S node --max-semi-space-size=16 --heap-growing-percent=100 --no-allocation-site-pretenuring
import { addressOf, chosen } from './processes.mjs';

// The command of the image. What it runs, it runs in this process, so that signals reach it.
const { file, words, fault } = chosen(process.argv.slice(2), process.env);
if (fault) {
  process.stderr.write(`${fault}\n`);
  process.exit(2);
}
process.argv.splice(2, Infinity, ...words);
// The first process of a container is not ended by a signal that it does not take, and would be waited for in vain.
const quit = () => process.listenerCount('SIGTERM') === 1 && process.exit(128 + 15);
process.on('SIGTERM', quit);
await import(addressOf(file));
// By now it takes them itself.
process.off('SIGTERM', quit);
