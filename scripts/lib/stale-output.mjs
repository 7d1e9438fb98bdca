import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const ROOMS = ['packages', 'services'];

/** Removes compiled files whose source has gone: the compiler leaves them, and a service would still serve their tools. */
export function removeStaleOutput(root) {
  const rooms = ROOMS.flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name)));
  for (const room of [...rooms, join(root, 'gateway')]) {
    const dist = join(room, 'dist');
    if (!existsSync(dist)) continue;
    for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
      const compiled = /^(.+?)(?:\.d\.ts|\.js)(?:\.map)?$/.exec(entry.name);
      if (!entry.isFile() || !compiled) continue;
      const source = join(entry.parentPath, `${compiled[1]}.ts`).replace(dist, join(room, 'src'));
      if (!existsSync(source)) rmSync(join(entry.parentPath, entry.name));
    }
  }
}
