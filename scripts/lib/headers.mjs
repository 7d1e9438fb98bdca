import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FETCHED, fetched, nodePackage, npmInstall } from './runtime.mjs';

/** Version of the Node whose headers are in a folder; undefined where there are none. */
export function headersVersion(folder) {
  const file = join(folder, 'include', 'node', 'node_version.h');
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const parts = ['MAJOR', 'MINOR', 'PATCH'].map(
    (part) => new RegExp(`^#define NODE_${part}_VERSION (\\d+)$`, 'm').exec(text)?.[1],
  );
  return parts.join('.');
}

/**
 * The folder with the headers of a Node: where it was named, beside the Node, or in the npm package of the same version.
 * Undefined where there are none: node-gyp then downloads them.
 */
export function headersFolder({
  execPath = process.execPath,
  version = process.versions.node,
  named = process.env.npm_config_nodedir,
  fetch = fetchHeaders,
} = {}) {
  const places = [named, dirname(dirname(execPath))].filter(Boolean);
  return places.find((place) => headersVersion(place) === version) ?? fetch(version);
}

function fetchHeaders(version) {
  const name = nodePackage();
  return fetched(join(FETCHED, `headers-${version}`), join('node_modules', name), (folder) => {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    return npmInstall(['install', `${name}@${version}`], folder);
  }).path;
}

/**
 * The environment in which npm builds a native package with headers of this machine. npm warns of the older name,
 * npm_config_nodedir; node-gyp prefers this one to it, also where a user's .npmrc names the headers of another Node.
 */
export function buildEnvironment(env = process.env, folder = headersFolder()) {
  if (folder === undefined) return env;
  const { npm_config_nodedir: _, ...others } = env;
  return { ...others, npm_package_config_node_gyp_nodedir: folder };
}
