/**
 * Runs steps in their order, and says how each ended; none is done after one that failed. A step is its work, which
 * returns what it did or throws, or { lacks, work }, where `lacks` says why this machine cannot do it, else undefined.
 * `assertRunning` throws when a program of the cluster has ended. Returns { skipped, failed }: how many were skipped, and
 * the name of the one that failed.
 */
export async function runSteps(steps, { say, assertRunning }) {
  const left = Object.entries(steps);
  let skipped = 0;
  for (let next = left.shift(); next !== undefined; next = left.shift()) {
    const [name, step] = next;
    const { lacks, work } = typeof step === 'function' ? { work: step } : step;
    const start = performance.now();
    try {
      const why = await lacks?.();
      if (why !== undefined) {
        say(`skipped  ${name}: ${why}`);
        skipped += 1;
        continue;
      }
      const said = await work();
      say(`ok       ${name}, ${((performance.now() - start) / 1000).toFixed(0)} s: ${said}`);
    } catch (fault) {
      say(`FAILED   ${name}\n${fault.message}`);
      // A program of the cluster that has ended is the reason.
      try {
        assertRunning();
      } catch (ended) {
        say(ended.message);
      }
      for (const [other] of left) say(`not done ${other}`);
      return { skipped, failed: name };
    }
  }
  return { skipped, failed: undefined };
}
