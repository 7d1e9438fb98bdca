import { readdirSync, readFileSync } from 'node:fs';

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

const statusBytes = (pid: number, member: string): number =>
  Number(new RegExp(`^${member}:\\s+(\\d+) kB$`, 'm').exec(readOrNothing(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;

/** Open descriptors. */
export const descriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** A thread may have ended since it was listed. */
function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
