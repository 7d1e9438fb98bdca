import { compareContract } from './lib/contract.mjs';
import { ensureInstalled, tool } from './lib/prepare.mjs';

ensureInstalled();
// The quick ones come first.
process.exit(
  tool('buf', ['lint']) ||
    tool('buf', ['format', '--diff', '--exit-code']) ||
    compareContract() ||
    tool('prettier', ['--check', '.']) ||
    tool('eslint', ['.']),
);
