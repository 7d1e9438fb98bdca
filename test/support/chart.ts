import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { GO_PROGRAMS, goProgram, KUBERNETES } from '../../deploy/tools/versions.mjs';
import { textOf } from './compose.ts';

export const CHART = 'deploy/helm/cuspal';
const ROOT = join(import.meta.dirname, '..', '..');
export const VALUES_FILES = ['values.yaml', 'values-small.yaml', 'values-medium.yaml', 'values-large.yaml'] as const;

/** An object of YAML or JSON whose shape the reader asserts. */
export type Tree = Readonly<Record<string, any>>; // eslint-disable-line @typescript-eslint/no-explicit-any

export const yamlOf = (file: string): Tree => parse(textOf(`${CHART}/${file}`)) as Tree;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values on top of others, as Helm lays them. */
export const layered = (below: Tree, above: Tree): Tree =>
  Object.entries(above).reduce<Tree>((all, [key, value]: [string, unknown]) => {
    const under: unknown = all[key];
    return { ...all, [key]: isTree(under) && isTree(value) ? layered(under, value) : value };
  }, below);

/** The values that hold with one of the files. */
export const valuesWith = (file: string): Tree => layered(yamlOf('values.yaml'), yamlOf(file));

const [helmProgram] = GO_PROGRAMS.map(goProgram);
/** The Helm of `node deploy/tools/main.mjs`; undefined where it is not installed. */
export const helm = helmProgram !== undefined && existsSync(helmProgram) ? helmProgram : undefined;

/** The objects that Helm makes of a values file and settings. */
export const rendered = (file: string, ...settings: readonly string[]): readonly Tree[] =>
  template(['-f', `${CHART}/${file}`, ...settings.flatMap((setting) => ['--set', setting])]);

/** The objects that Helm makes of values on top of those of the chart. */
export const renderedWith = (values: Tree): readonly Tree[] => template(['-f', '-'], JSON.stringify(values));

/** What Helm tells whoever installs with a values file and settings; it does so by itself only where there is a cluster. */
export function notesOf(file: string, ...settings: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'cuspal-chart-'));
  try {
    cpSync(join(ROOT, CHART), copy, { recursive: true });
    const notes = `{{- define "notes" }}${textOf(`${CHART}/templates/NOTES.txt`)}{{ end -}}`;
    writeFileSync(join(copy, 'templates', 'notes.yaml'), `${notes}text: {{ include "notes" . | quote }}\n`);
    const chosen = ['-f', `${CHART}/${file}`, ...settings.flatMap((setting) => ['--set', setting])];
    const text = run([
      'template',
      'kp',
      copy,
      ...chosen,
      '--kube-version',
      KUBERNETES.version,
      '-s',
      'templates/notes.yaml',
    ]);
    return String((parse(text) as Tree)['text']);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function template(chosen: readonly string[], input?: string): readonly Tree[] {
  const text = run(['template', 'kp', CHART, '-n', 'astro', ...chosen, '--kube-version', KUBERNETES.version], input);
  return parseAllDocuments(text)
    .map((document) => document.toJS() as Tree | null)
    .filter((each): each is Tree => each !== null);
}

function run(words: readonly string[], input?: string): string {
  return execFileSync(helm ?? 'helm', words, {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 60_000,
    stdio: 'pipe',
    ...(input === undefined ? {} : { input }),
  });
}
