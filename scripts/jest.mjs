import { jest } from './lib/jest.mjs';
import { ensureInstalled } from './lib/prepare.mjs';

// Tests from their sources, without a build: npm run jest -- packages/engine/src/zodiac
ensureInstalled();
process.exit(jest(...process.argv.slice(2)));
