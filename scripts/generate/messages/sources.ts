import { execFileSync } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import { ROOT, textOf } from '../files.ts';
import type { Messages } from './catalogue-file.ts';

/** One file of messages: a catalogue in English, or in another language where it has a tag. */
export interface Source {
  /** Path without what follows the name. */
  readonly path: string;
  readonly tag: string | undefined;
  readonly messages: Messages;
}

const ENGLISH = /^(.*)\.messages\.json$/;
const TRANSLATED = /^(.*\/)translations\/([^/]+)\.messages\.([a-zA-Z-]+)\.json$/;

/** The messages of a file, `<name>.messages.json` or `translations/<name>.messages.<tag>.json` beside it. */
export function sourceOf(file: string, json: string): Source {
  const messages = JSON.parse(json) as Messages;
  const [, folder = '', name = '', tag] = TRANSLATED.exec(file) ?? [];
  if (tag !== undefined) return { path: folder + name, tag, messages };
  const [, path] = ENGLISH.exec(file) ?? [];
  if (path === undefined) throw new Error(`${file}: messages of another language stand in a folder translations.`);
  return { path, tag, messages };
}

/** Where the messages of a catalogue stand in another language, without the end of the file's name. */
export const translationOf = (path: string, tag: string): string =>
  join(dirname(path), 'translations', `${basename(path)}.messages.${tag}`);

/** All files of messages in the repository. */
export async function presentSources(): Promise<readonly Source[]> {
  const args = ['ls-files', '-co', '--exclude-standard', '*.messages.json', '*.messages.*.json'];
  const listed = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n');
  const present = await Promise.all(
    listed.map(async (file) => ({ file, json: file === '' ? null : await textOf(file) })),
  );
  return present.flatMap(({ file, json }) => (json === null ? [] : sourceOf(file, json)));
}

/** A catalogue by the shortest name that no other has: its folder without what all of its kind share. */
export const catalogueId = (path: string): string => path.replace(/^services\/|^packages\//, '').replace('/src/', '/');

/** The languages in which something is said, in the order of their tags. */
export const tagsOf = (sources: readonly Source[]): readonly string[] =>
  [...new Set(sources.flatMap(({ tag }) => tag ?? []))].toSorted();

/** Catalogues of names: a language that has them whole is offered for names before its sentences are whole. */
const NAMES = /^packages\/speech\/src\/names[\w-]*$/;

/** Whether a catalogue belongs to pages: a language is offered for results, as calendars are, before its pages are whole. */
export const isOfPages = (path: string): boolean =>
  /^(?:gateway|packages\/playground)\//.test(path) && !path.startsWith('gateway/src/feeds/');

/** Whether a script for browsers speaks from a catalogue. */
export const isInBrowser = (path: string): boolean => path.startsWith('packages/playground/');

/** The messages that are names, in all languages. */
export const namesAmong = (sources: readonly Source[]): readonly Source[] =>
  sources.filter(({ path }) => NAMES.test(path));

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
