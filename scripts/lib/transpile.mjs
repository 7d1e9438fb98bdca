import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';

const OPTIONS = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, verbatimModuleSyntax: true },
    target: 'es2022',
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
  // Node reads the map of each module that it loads, and what it is of lies beside it.
  inlineSourcesContent: false,
};

let swc;

/** TypeScript as JavaScript that does the same as what the compiler writes, in milliseconds and without a look at types. */
export const transpile = (text, filename, jsc) => transformed(text, { filename }, jsc).code;

/**
 * The same as `output` and a map of its lines beside it: three quarters of the code would be the map, and a process holds
 * what it has read.
 */
export function transpileTo(output, text, filename, jsc) {
  const { code, map } = transformed(text, { filename, sourceMaps: true }, jsc);
  writeFileSync(`${output}.map`, map);
  writeFileSync(output, `${code}//# sourceMappingURL=${basename(output)}.map\n`);
}

function transformed(text, options, jsc = {}) {
  swc ??= createRequire(import.meta.url)('@swc/core');
  return swc.transformSync(text, { ...OPTIONS, ...options, jsc: { ...OPTIONS.jsc, ...jsc } });
}

/** What changes the result beside the source, as a text. */
export const transpiler = () =>
  JSON.stringify([createRequire(import.meta.url)('@swc/core/package.json').version, OPTIONS]);
