import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { LOADS, runLoad } from './k6.mjs';
import { mixOf } from './lib/mix.js';

// Sends a load to any Cuspal:  node deploy/load/main.mjs smoke https://mcp.example.com keys.txt [RATE] [DURATION]
const [load = '', address = '', keys = '', rate, duration] = process.argv.slice(2);
const faults = [
  LOADS.includes(load) ? undefined : `The first word is one of ${LOADS.join(', ')}.`,
  /^https?:\/\/[^/?#\s]+\/?$/.test(address) ? undefined : 'The second is an address such as https://mcp.example.com.',
  existsSync(keys) ? undefined : 'The third is a file with keys, one a line: node deploy/load/accounts.mjs makes one.',
  rate === undefined || Number(rate) > 0 ? undefined : 'The fourth is how many requests a second.',
  duration === undefined || /^\d+[smh]$/.test(duration) ? undefined : 'The fifth is a time such as 90s or 10m.',
  faultOfMix(process.env.MIX),
].filter((fault) => fault !== undefined);

if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 2;
} else {
  const settings = { ...(rate && { RATE: rate }), ...(duration && { DURATION: duration }) };
  if (process.env.MIX) settings.MIX = process.env.MIX;
  if (process.env.SHOW_FAULTS) settings.SHOW_FAULTS = '1';
  if (process.env.SUMMARY) settings.SUMMARY = resolve(process.env.SUMMARY);
  process.exitCode = await runLoad(load, address, resolve(keys), settings).catch(({ message }) => {
    process.stderr.write(`${message}\n`);
    return 1;
  });
}

function faultOfMix(text) {
  try {
    mixOf(text);
    return undefined;
  } catch ({ message }) {
    return message;
  }
}
