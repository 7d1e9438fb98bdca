const FIRST_MS = 500;
const LONGEST_MS = 30_000;
/** A process that ran so long begins anew with the shortest wait. */
const SETTLED_MS = 60_000;

/**
 * Starts processes again that ended by themselves: after half a second, then after twice as long each time, half a
 * minute at most, while the others go on. What it returns is told of each end: { name, code, signal, said, ranMs }.
 */
export function supervise({ restart, say, later = (work, ms) => void setTimeout(work, ms) }) {
  const waits = new Map();
  return ({ name, code, signal, said, ranMs }) => {
    const before = ranMs >= SETTLED_MS ? undefined : waits.get(name);
    const wait = before === undefined ? FIRST_MS : Math.min(2 * before, LONGEST_MS);
    waits.set(name, wait);
    say(
      `${name} ended unexpectedly (${signal ?? `exit code ${code}`}); it is started again in ${wait / 1000} s.\n${said}\n`,
    );
    later(() => restart(name), wait);
  };
}
