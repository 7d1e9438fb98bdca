#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// The space for young objects stays as small as it begins: a third less memory for the work of one caller.
setFlagsFromString('--semi-space-growth-factor=1');
// Compiled code is kept between starts; what is loaded before this line is not.
enableCompileCache();
const { main } = await import('../dist/main.js');
await main(process.argv.slice(2), process.env);
