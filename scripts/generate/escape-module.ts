import { readFile } from 'node:fs/promises';
import { format, type Options } from 'prettier';
import wabt from 'wabt';

const SOURCE = 'gateway/src/fast-path/escape.wat';
export const ESCAPE_MODULE_FILE = 'gateway/src/fast-path/escape-module.ts';

/** The WebAssembly of escape.wat as a constant of the gateway. */
export async function escapeModuleFile(root: string, style: Options): Promise<string> {
  const tools = await wabt();
  const module = tools.parseWat(SOURCE, await readFile(`${root}/${SOURCE}`), { simd: true });
  try {
    module.validate();
    const bytes = Buffer.from(module.toBinary({}).buffer).toString('base64');
    const text = `/** escape.wat, compiled; written by npm run generate. */\nexport const ESCAPE_MODULE = '${bytes}';\n`;
    return await format(text, { ...style, parser: 'typescript' });
  } finally {
    module.destroy();
  }
}
