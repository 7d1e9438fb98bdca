import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// node packages/views/build.mjs: writes dist/figure.html, the page with all its code and styles in it, when one of its
// sources has changed. The page is made of the sources of our packages, so nothing needs to be compiled before.

const HOME = fileURLToPath(new URL('./', import.meta.url));
const PAGE = join(HOME, 'src/page/figure.html');
const OUTPUT = join(HOME, 'dist/figure.html');
/** The texts that the page standing there was made of. */
const STAMP = join(HOME, 'dist/figure.sources');

const sources = stampOfSources();
if (!existsSync(OUTPUT) || !existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== sources) {
  const page = await built();
  mkdirSync(join(HOME, 'dist'), { recursive: true });
  // The file is replaced in one step, because another process may read it meanwhile.
  writeFileSync(`${OUTPUT}.new`, page);
  renameSync(`${OUTPUT}.new`, OUTPUT);
  writeFileSync(STAMP, sources);
  process.stdout.write(`> The page of the figures: ${(page.length / 1024).toFixed(1)} KiB\n`);
}

async function built() {
  const { build, defaultClientConditions } = await import('vite');
  const { viteSingleFile } = await import('vite-plugin-singlefile');
  const { output } = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    root: join(HOME, 'src/page'),
    logLevel: 'warn',
    resolve: { conditions: ['cuspal-source', ...defaultClientConditions] },
    plugins: [viteSingleFile({ useRecommendedBuildConfig: true })],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: PAGE, treeshake: { propertyReadSideEffects: false } },
    },
  });
  const [page, ...more] = output;
  if (page?.fileName !== 'figure.html' || more.length > 0)
    throw new Error(`The page must be one file, but it is ${output.map(({ fileName }) => fileName).join(', ')}.`);
  return String(page.source);
}

/** A digest of every file that the page is made of, and of the lock file, which names its libraries. */
function stampOfSources() {
  const digest = createHash('sha256');
  const files = ['src', '../figures/src'].flatMap((folder) =>
    readdirSync(join(HOME, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of [...files.sort(), join(HOME, 'build.mjs'), join(HOME, '../../package-lock.json')])
    digest.update(`${file.slice(HOME.length)}\n`).update(readFileSync(file));
  return digest.digest('hex');
}
