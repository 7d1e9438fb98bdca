import { ensureInstalled } from './lib/prepare.mjs';

// Makes and checks a release, on the Node that run.mjs chose and with the packages of the project, also in a fresh clone.
ensureInstalled();
await import('../deploy/release/main.mjs');
