import { fileURLToPath } from 'node:url';
import { build } from 'vite';

// The compiled script and what it imports, as the one file that browsers load: bundle/playground.js.
await build({
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    target: 'es2022',
    outDir: fileURLToPath(new URL('bundle', import.meta.url)),
    emptyOutDir: true,
    rolldownOptions: {
      input: fileURLToPath(new URL('dist/main.js', import.meta.url)),
      output: { format: 'iife', entryFileNames: 'playground.js' },
    },
  },
});
