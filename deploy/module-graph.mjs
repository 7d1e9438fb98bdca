import { readdirSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/**
 * The compiled files of ours, as paths from the root, that the main of a workspace loads, now or with a first call of a
 * tool, and the names of the packages of others that these ask for.
 */
export function moduleGraph(root, home) {
  const files = new Set();
  const packages = new Set();
  const waiting = [join(root, home, 'dist/main.js'), ...toolFiles(join(root, 'services/dist'))];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const path = relative(root, file);
    if (files.has(path)) continue;
    files.add(path);
    for (const name of importsOf(file)) {
      if (isBuiltin(name)) continue;
      if (name.startsWith('.')) waiting.push(resolve(dirname(file), name));
      else if (name.startsWith('@cuspal/')) waiting.push(createRequire(file).resolve(name));
      else packages.add(packageOf(name));
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}

/** Import, export from, import() and require() of a text; a name that is put together at run time is not seen. */
function importsOf(file) {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.map(({ fileName }) => fileName);
}

/** Tools are loaded by their names. */
const toolFiles = (services) =>
  readdirSync(services, { recursive: true })
    .filter((path) => /\.tool\.js$/.test(path))
    .map((path) => join(services, path));

const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
