import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** CPU seconds of a process so far, to the nanosecond. Linux alone tells them, thread by thread. */
export function cpuSeconds(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks).reduce((sum, task) => {
    const text = readOrNothing(`${tasks}/${task}/schedstat`);
    return sum + Number(text.split(' ')[0] || 0) / 1e9;
  }, 0);
}

/** Resident memory in bytes. */
export const residentBytes = (pid: number): number => statusBytes(pid, 'VmRSS');

/**
 * Resident memory that is the process's own: without the code of programs and libraries, which all processes of a
 * machine share.
 */
export const ownBytes = (pid: number): number => statusBytes(pid, 'RssAnon');

/** Resident memory in bytes, of which what processes share is counted for each by its part. */
export const proportionalBytes = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB$/m.exec(readOrNothing(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024;

const statusBytes = (pid: number, member: string): number =>
  Number(new RegExp(`^${member}:\\s+(\\d+) kB$`, 'm').exec(readOrNothing(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;

/** Open descriptors. */
export const descriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

const ESTABLISHED = '01';

/** Ports at the other end of the TCP connections over IPv4 that a process has. */
export function remotePorts(pid: number): readonly number[] {
  const sockets = new Set(
    readdirSync(`/proc/${pid}/fd`).flatMap((descriptor) => {
      const [, inode] = /^socket:\[(\d+)\]$/.exec(targetOf(`/proc/${pid}/fd/${descriptor}`)) ?? [];
      return inode === undefined ? [] : [inode];
    }),
  );
  return readOrNothing('/proc/net/tcp')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode = '']) => state === ESTABLISHED && sockets.has(inode))
    .map(([, , remote = '']) => Number.parseInt(remote.split(':')[1] ?? '', 16));
}

/** A descriptor may have been closed since it was listed. */
function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}

/** A thread may have ended since it was listed. */
function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
