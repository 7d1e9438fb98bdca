import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
/** Far more than all tests of a run have written at its end. */
const ROOM_BYTES = 8 * 1024 ** 3;

/**
 * The folder for temporary files of a run: one in memory where Linux has room for them and runs programs from there, unless
 * TMPDIR names another. On a disk each database that tests lay out and throw away takes half a second of a core.
 */
export function memoryFolder({ mounts = read('/proc/mounts'), roomOf = room, env = process.env } = {}) {
  const [, kind, options] =
    mounts
      .split('\n')
      .map((line) => line.split(' ').slice(1))
      .find(([at]) => at === IN_MEMORY) ?? [];
  const isFit = kind === 'tmpfs' && !/(?:^|,)(?:noexec|ro)(?:,|$)/.test(options);
  return isFit && !env.TMPDIR && roomOf(IN_MEMORY) >= ROOM_BYTES ? IN_MEMORY : tmpdir();
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // No Linux.
    return '';
  }
}

/** Its own limit may be more than the machine has left. */
function room(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return Math.min(bavail * bsize, process.availableMemory());
}
