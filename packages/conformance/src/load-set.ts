import { existsSync, readFileSync } from 'node:fs';
import type { ReferenceCase, ReferenceSet } from './model.ts';

/** Inside the published package, and in this repository. */
const FOLDERS = ['../set/', '../../../docs/conformance/'];

/** The folder with the set that comes with this package. */
export function setFolder(): URL {
  const found = FOLDERS.map((folder) => new URL(folder, import.meta.url)).find((url) =>
    existsSync(new URL('about.json', url)),
  );
  if (found === undefined) throw new Error('The reference set was not found beside this package. Install it again.');
  return found;
}

/** Reads the set; its shape is that of schema.json in the same folder. */
export function loadSet(folder: URL = setFolder()): ReferenceSet {
  const about = read<Pick<ReferenceSet, 'version' | 'fields'> & { readonly files: readonly string[] }>(folder, 'about');
  const files = about.files.map(
    (file) => [file, read<{ readonly cases: readonly ReferenceCase[] }>(folder, file).cases] as const,
  );
  return { version: about.version, fields: about.fields, files: Object.fromEntries(files) };
}

/** The files are data of this package, checked against their schema where they are made. */
const read = <T>(folder: URL, name: string): T =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as T;
