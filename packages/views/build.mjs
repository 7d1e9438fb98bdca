import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// node packages/views/build.mjs: writes dist/figure.html, the page with all its code and styles in it, and
// dist/cuspal-chart.mjs, the element for pages of others, with dist/cuspal-figures.mjs, which it loads for the figures that
// it has not itself, when one of their sources has changed. They are made of the sources of our packages, so nothing needs
// to be compiled before. A .js in dist that has no source of its name is cleared away at each start
// (scripts/lib/stale-output.mjs), so these are .mjs.

const HOME = fileURLToPath(new URL('./', import.meta.url));
const PAGE = join(HOME, 'src/page/figure.html');
const OUTPUT = join(HOME, 'dist/figure.html');
/** Scripts for pages of others, by their names there. */
const SCRIPTS = ['cuspal-chart', 'cuspal-figures'];
const scriptOutput = (name) => join(HOME, `dist/${name}.mjs`);
/** The texts that the page standing there was made of. */
const STAMP = join(HOME, 'dist/figure.sources');

const sources = stampOfSources();
const isThere = [OUTPUT, STAMP, ...SCRIPTS.map(scriptOutput)].every((file) => existsSync(file));
if (!isThere || readFileSync(STAMP, 'utf8') !== sources) {
  const page = await built();
  const scripts = [];
  for (const name of SCRIPTS) scripts.push([name, await builtScript(name)]);
  mkdirSync(join(HOME, 'dist'), { recursive: true });
  replace(OUTPUT, page);
  for (const [name, script] of scripts) replace(scriptOutput(name), script);
  writeFileSync(STAMP, sources);
  const kib = (text) => `${(text.length / 1024).toFixed(1)} KiB`;
  const said = [['the page of the figures', page], ...scripts].map(([name, text]) => `${name} ${kib(text)}`);
  process.stdout.write(`> ${said.join(', ')}\n`);
}

/** Replaces a file in one step, because another process may read it meanwhile. */
function replace(file, text) {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** One module, which keeps what it exports. */
async function builtScript(name) {
  const { build, defaultClientConditions } = await import('vite');
  const { output } = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { conditions: ['cuspal-source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(HOME, `src/page/embed/${name}.ts`),
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: `${name}.js` },
        treeshake: { propertyReadSideEffects: false },
      },
    },
  });
  const [script, ...more] = output;
  if (script?.fileName !== `${name}.js` || more.length > 0)
    throw new Error(`${name} must be one file, but it is ${output.map(({ fileName }) => fileName).join(', ')}.`);
  return script.code;
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
  // Lines between elements are for those who write the page.
  return String(page.source).replaceAll(/>\n *</g, '><');
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
