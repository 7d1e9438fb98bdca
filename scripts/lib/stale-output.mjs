import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './files.mjs';

/** What is put behind the name of a compiled file while `npm run dev` has one of its own in that place. */
export const SET_ASIDE = '.built';

/**
 * Leaves in every dist only what the compiler wrote for a source that is there. It removes no file itself, and a service
 * would still serve a tool whose source has gone; it does not look at its output, and would keep what `npm run dev` wrote.
 */
export function removeStaleOutput(root) {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  for (const room of [...packages, 'services', 'gateway']) {
    const dist = join(root, room, 'dist');
    const sources = join(root, room === 'services' ? room : `${room}/src`);
    for (const file of filesUnder(dist))
      if (file.endsWith(SET_ASIDE)) renameSync(file, file.slice(0, -SET_ASIDE.length));
    for (const file of filesUnder(dist)) {
      const compiled = /^(.+?)(?:\.d\.ts|\.js)(?:\.map)?$/.exec(file);
      if (compiled && !existsSync(`${compiled[1]}.ts`.replace(dist, sources))) rmSync(file);
    }
  }
}
