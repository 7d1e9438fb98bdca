// What can be known of the Helm chart without a cluster, on the Node that run.mjs chose.
await import('../deploy/check-chart.mjs');
