import { ensureInstalled } from './lib/prepare.mjs';

// Checks the Helm chart as far as that needs no cluster, on the Node that run.mjs chose.
ensureInstalled();
await import('../deploy/check-chart.mjs');
