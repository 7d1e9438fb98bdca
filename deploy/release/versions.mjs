import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const JSON_VERSION = /(?<=^ {2}"version": ")[^"]+/m;
/** The folders of the lock file and of its workspaces alone; a package of others is below node_modules. */
const LOCK_VERSIONS = /(?<="(?:name)": "(?:cuspal|@cuspal\/[\w-]+)",\n\s+"version": ")[^"]+/g;

/** Files in which the version of Cuspal stands, with what finds it there. */
const PLACES = {
  'package-lock.json': LOCK_VERSIONS,
  'server.json': /(?<="version": ")[^"]+/g,
  Dockerfile: /(?<=^ARG VERSION=).+/m,
  'deploy/helm/cuspal/Chart.yaml': /(?<=^(?:version|appVersion): ).+/gm,
  'docs/one-process.md': /(?<=cuspal-)\d+\.\d+\.\d+(?=\.(?:tgz|mcpb))/g,
  'packages/views/src/page/host/host.ts': /(?<=appInfo: .*version: ')[^']+/,
  ...Object.fromEntries(
    ['plugin', 'plugin/.claude-plugin', 'plugin/.codex-plugin', 'plugin/.cursor-plugin'].map((folder) => [
      `${folder}/plugin.json`,
      JSON_VERSION,
    ]),
  ),
  'plugin/gemini-extension.json': JSON_VERSION,
  'clients/python/src/cuspal/__init__.py': /(?<=^__version__ = ")[^"]+/m,
  'clients/python/pyproject.toml': /(?<=^version = ")[^"]+/m,
};

/** Whether a text is a version as releases have it: three numbers, and perhaps a name such as -rc.1. */
export const isVersion = (text) =>
  /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}(?:-[0-9A-Za-z]+(?:\.[0-9A-Za-z]+)*)?$/.test(text);

/** The files in which the version stands, of all files of a repository. */
export function placesOf(files) {
  const manifests = files.filter((file) => /^(?:(?:packages\/)?[\w-]+\/)?package\.json$/.test(file));
  return Object.entries({ ...PLACES, ...Object.fromEntries(manifests.map((file) => [file, JSON_VERSION])) }).filter(
    ([file]) => files.includes(file),
  );
}

/** Every version that the files of a tree name: [file, version]. */
export const versionsIn = (root, files) =>
  placesOf(files).flatMap(([file, pattern]) => {
    const found = readFileSync(join(root, file), 'utf8').match(pattern) ?? [];
    return (pattern.global ? found : found.slice(0, 1)).map((version) => [file, version]);
  });

/** Writes a version into all of them; returns how many files changed. Throws where one no longer names its version. */
export function writeVersion(root, files, version) {
  const places = placesOf(files);
  const texts = places.map(([file, pattern]) => {
    const text = readFileSync(join(root, file), 'utf8');
    if (text.search(pattern) === -1) throw new Error(`${file} names no version (deploy/release/versions.mjs).`);
    return [file, text, text.replace(pattern, version)];
  });
  const changed = texts.filter(([, before, after]) => before !== after);
  for (const [file, , text] of changed) writeFileSync(join(root, file), text);
  return changed.length;
}
