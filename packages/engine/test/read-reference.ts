import { readFileSync } from 'node:fs';

/** A file of figures that nothing in this project produced; each states its source and tolerance. */
export function readReference<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`./reference/${name}.json`, import.meta.url), 'utf8')) as T;
}
