import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { memoryFolder } from '../scripts/lib/memory-folder.mjs';

const DISK = '/dev/vda / ext4 rw,relatime 0 0\n';
const MEMORY = 'tmpfs /dev/shm tmpfs rw,nosuid,nodev,relatime,size=24683652k 0 0\n';

describe('the folder for temporary files of a run', () => {
  const folderOf = (mounts: string, { gigabytes = 24, env = {} } = {}) =>
    memoryFolder({ mounts, roomOf: () => gigabytes * 1024 ** 3, env });

  it('is in memory where there is room', () => {
    expect(folderOf(`${DISK}${MEMORY}`)).toBe('/dev/shm');
  });

  it.each([
    ['there is none', DISK],
    ['this is no Linux', ''],
    ['no program may run there', MEMORY.replace('nodev', 'noexec')],
    ['nothing may be written there', MEMORY.replace('rw', 'ro')],
    ['it is on a disk', MEMORY.replaceAll('tmpfs', 'ext4')],
  ])('is that of the system where %s', (_why, mounts) => {
    expect(folderOf(mounts)).toBe(tmpdir());
  });

  it('is that of the system where memory is small, as in a container, and where it is named', () => {
    expect(folderOf(MEMORY, { gigabytes: 0.06 })).toBe(tmpdir());
    expect(folderOf(MEMORY, { env: { TMPDIR: '/elsewhere' } })).toBe(tmpdir());
  });
});
