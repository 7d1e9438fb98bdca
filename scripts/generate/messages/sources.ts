import type { Messages } from './catalogue-file.ts';

/** One file of messages: a catalogue in English, or in another language where it has a tag. */
export interface Source {
  /** Path without what follows the name. */
  readonly path: string;
  readonly tag: string | undefined;
  readonly messages: Messages;
}

const JSON_FILE = /^(.*)\.messages(?:\.([a-zA-Z-]+))?\.json$/;

/** The messages of a file, `<name>.messages.json` or `<name>.messages.<tag>.json`. */
export function sourceOf(file: string, json: string): Source {
  const [, path = '', tag] = JSON_FILE.exec(file) ?? [];
  return { path, tag, messages: JSON.parse(json) as Messages };
}

/** A catalogue by the shortest name that no other has: its folder without what all of its kind share. */
export const catalogueId = (path: string): string => path.replace(/^services\/|^packages\//, '').replace('/src/', '/');

/** The languages in which something is said, in the order of their tags. */
export const tagsOf = (sources: readonly Source[]): readonly string[] =>
  [...new Set(sources.flatMap(({ tag }) => tag ?? []))].toSorted();

/** The messages that a language lacks, as `path: key`. It is offered once there is none. */
export function missingIn(tag: string, sources: readonly Source[]): readonly string[] {
  const theirs = new Map(sources.filter((each) => each.tag === tag).map(({ path, messages }) => [path, messages]));
  return sources
    .filter((each) => each.tag === undefined)
    .flatMap(({ path, messages }) =>
      Object.keys(messages)
        .filter((key) => theirs.get(path)?.[key] === undefined)
        .map((key) => `${path}: ${key}`),
    );
}
