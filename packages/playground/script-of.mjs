import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HOME = fileURLToPath(new URL('./', import.meta.url));
const WORDS = join(HOME, 'dist/words');

const translationOf = (tag) => join(WORDS, 'translations', `playground.messages.${tag}.js`);

/** The compiled messages of the playground in a language. */
export const messagesIn = (tag) => readFileSync(translationOf(tag), 'utf8');

/** Puts a language in the place of English: its tag, its messages as a module, and the labels of figures. */
const speaking = (tag, messages, labels) => ({
  name: 'language-of-the-page',
  // Before Vite finds the English messages.
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('/playground.messages.js') ? translationOf(tag) : null),
  load(id) {
    if (id === join(WORDS, 'language.js')) return readFileSync(id, 'utf8').replace(/(LANGUAGE = )'en'/, `$1'${tag}'`);
    if (id === join(WORDS, 'figure-labels.js')) return `export const FIGURE_LABELS = ${JSON.stringify(labels)};`;
    return id === translationOf(tag) ? messages : null;
  },
});

/**
 * Writes the compiled script and what it imports as the one file that browsers load. It imports nothing of other
 * packages but the figures. `language`: another than English, with its messages.
 */
export async function writeScript(outDir, fileName, language) {
  const { build } = await import('vite');
  const { figureLabelsIn } = await import('@cuspal/speech');
  const labels = await figureLabelsIn(language?.tag);
  await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: language === undefined ? [] : [speaking(language.tag, language.messages, labels)],
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(HOME, 'dist/main.js'),
        output: { format: 'iife', entryFileNames: fileName },
      },
    },
  });
}
