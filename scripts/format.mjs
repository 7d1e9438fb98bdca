import { ensureInstalled, tool } from './lib/prepare.mjs';

ensureInstalled();
process.exit(tool('prettier', ['--write', '.']) || tool('buf', ['format', '-w']));
