import { ensureInstalled } from './lib/prepare.mjs';

// Tests the Helm chart on a real control plane, on the Node that run.mjs chose.
ensureInstalled();
await import('../deploy/check-cluster.mjs');
