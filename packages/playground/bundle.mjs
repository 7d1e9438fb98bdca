import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The compiled script and what it imports, as the one file that browsers load: bundle/playground.js, where one of them
// is newer. It imports nothing of other packages.

const HOME = fileURLToPath(new URL('./', import.meta.url));
const BUNDLE = join(HOME, 'bundle/playground.js');
const modified = (file) => statSync(file).mtimeMs;

const parts = readdirSync(join(HOME, 'dist'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
  .map((entry) => join(entry.parentPath, entry.name));
const made = existsSync(BUNDLE) ? modified(BUNDLE) : 0;
if ([...parts, join(HOME, 'bundle.mjs')].some((file) => modified(file) >= made)) await bundled();

async function bundled() {
  const { build } = await import('vite');
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
}
