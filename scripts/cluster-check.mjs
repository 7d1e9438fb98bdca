// Tests the Helm chart on a real control plane, on the Node that run.mjs chose.
await import('../deploy/check-cluster.mjs');
