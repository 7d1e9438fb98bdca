import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/runtime.mjs';

const TEMPLATE = join(import.meta.dirname, 'template');
const USAGE = 'npm run new-tool -- <service>/<family>/<tool-name>, such as ephemeris/foundation/get-rising-degree';

/** The service of each family, by the folders in which tools stand. */
function servicesOfFamilies() {
  const folders = globSync('services/*/*/*.tool.ts', { cwd: ROOT }).map((file) => file.split(/[\\/]/).slice(1, 3));
  return new Map(folders.map(([service, family]) => [family, service]));
}

/**
 * The files of a new tool, by their paths, made of the template; or a sentence that says what is wrong with the path
 * of the tool.
 */
export function filesOfNewTool(path) {
  const [service = '', family = '', name = '', ...more] = path
    .replace(/^services\//, '')
    .replace(/\.tool\.ts$/, '')
    .split('/');
  if (more.length > 0 || !/^[a-z][a-z0-9-]{0,47}$/.test(name)) {
    return `"${path}" is no path of a tool, with a name of small letters, digits and hyphens, at most 48: ${USAGE}.`;
  }
  const services = servicesOfFamilies();
  const home = services.get(family);
  if (home === undefined) return `There is no family "${family}". Families: ${[...services.keys()].sort().join(', ')}.`;
  if (home !== service)
    return `The family ${family} belongs to ${home}: npm run new-tool -- ${home}/${family}/${name}.`;
  const filled = (file) =>
    readFileSync(join(TEMPLATE, file), 'utf8')
      .replaceAll('get-template-name', name)
      .replaceAll('get_template_name', name.replaceAll('-', '_'))
      .replace("family: 'foundation'", `family: '${family.replaceAll('-', ' ')}'`);
  return Object.fromEntries(
    ['.tool.ts', '.tool.test.ts'].map((end) => [
      `services/${home}/${family}/${name}${end}`,
      filled(`get-template-name${end}`),
    ]),
  );
}
