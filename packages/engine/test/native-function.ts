import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import koffi from 'koffi';

const LIBRARY = new URL('../library/', import.meta.url);

/** A function of the compiled library that tests alone call; the library keeps the folders that were set for it. */
export function nativeFunction(prototype: string): (...words: readonly unknown[]) => number {
  const { file } = JSON.parse(readFileSync(new URL('manifest.json', LIBRARY), 'utf8')) as { readonly file: string };
  return koffi.load(fileURLToPath(new URL(file, LIBRARY))).func(prototype);
}
