import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

const ROOT = new URL('../../', import.meta.url);

/** A document with the text between two of its marks replaced, in the style of the project. */
export async function withMarked(file: string, mark: string, text: string): Promise<string> {
  const filepath = new URL(file, ROOT).pathname;
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- end of ${mark} -->`];
  const [before, rest] = readFileSync(filepath, 'utf8').split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${file} has no ${begin} … ${end}`);
  return format(`${before}${begin}\n\n${text}\n\n${end}${after}`, { ...(await resolveConfig(filepath)), filepath });
}

export async function writeMarked(file: string, mark: string, text: string): Promise<void> {
  writeFileSync(new URL(file, ROOT), await withMarked(file, mark, text));
}
