import { createRequire } from 'node:module';

const OPTIONS = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, verbatimModuleSyntax: true },
    target: 'es2022',
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

let swc;

/** TypeScript as JavaScript that does the same as what the compiler writes, in milliseconds and without a look at types. */
export function transpile(text, filename, jsc = {}) {
  swc ??= createRequire(import.meta.url)('@swc/core');
  return swc.transformSync(text, { ...OPTIONS, jsc: { ...OPTIONS.jsc, ...jsc }, filename }).code;
}

/** What changes the result beside the source, as a text. */
export const transpiler = () =>
  JSON.stringify([createRequire(import.meta.url)('@swc/core/package.json').version, OPTIONS]);
