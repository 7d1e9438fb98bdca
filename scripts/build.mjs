import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';

ensureInstalled();
ensureBuilt();
