import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A short period, so that a process that has used its share waits often and briefly, not seldom and long. */
const PERIOD_US = 20_000;
export const PERIOD_SECONDS = PERIOD_US / 1_000_000;
const UNIFIED = '/sys/fs/cgroup';
const CPU = '/sys/fs/cgroup/cpu';

export interface Shares {
  /** Gives a process a share of one core and no more. */
  limit(name: string, pid: number, share: number): void;
  close(): void;
}

/** Shares of cores by control groups, of either version; undefined where this user may make none. */
export function cpuShares(): Shares | undefined {
  const quota = (share: number): number => Math.round(share * PERIOD_US);
  const kinds = [
    {
      root: join(CPU, `cuspal-${process.pid}`),
      set: (folder: string, share: number) => {
        writeFileSync(join(folder, 'cpu.cfs_period_us'), String(PERIOD_US));
        writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(quota(share)));
      },
    },
    {
      root: join(UNIFIED, `cuspal-${process.pid}`),
      set: (folder: string, share: number) => writeFileSync(join(folder, 'cpu.max'), `${quota(share)} ${PERIOD_US}`),
    },
  ];
  for (const { root, set } of kinds) {
    if (!works(root, (folder) => set(folder, 0.5))) continue;
    const made: string[] = [];
    return {
      limit(name, pid, share) {
        const folder = `${root}-${name}`;
        mkdirSync(folder, { recursive: true });
        made.push(folder);
        set(folder, share);
        writeFileSync(join(folder, 'cgroup.procs'), String(pid));
      },
      close() {
        for (const folder of made) {
          try {
            rmdirSync(folder);
          } catch {
            // Its process has not ended yet; an empty group does no harm.
          }
        }
      },
    };
  }
  return undefined;
}

/**
 * Whether a control group can be made and limited there. A plain folder fails: it takes the files, and cannot be
 * removed with them.
 */
function works(folder: string, set: (folder: string) => void): boolean {
  try {
    mkdirSync(folder);
    try {
      set(folder);
      rmdirSync(folder);
      return true;
    } catch {
      rmdirSync(folder);
      return false;
    }
  } catch {
    return false;
  }
}
