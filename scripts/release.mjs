// Makes and checks a release, on the Node that run.mjs chose.
await import('../deploy/release/main.mjs');
