#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Compiled code is kept between starts; what is loaded before this line is not.
enableCompileCache();
const { main } = await import('../dist/main.js');
await main(process.argv.slice(2), process.env);
