import { isMainThread } from 'node:worker_threads';

/*
 * Loaded into the gateway before its own code: tells the process that started it of each turn of the event loop that took
 * long. It counts CPU and not time, so that what else the machine does is not taken for work of the gateway. A timer
 * comes once a turn, and so what the thread has used since the last one is what one turn used, and up to EACH_MS more.
 */
const EACH_MS = 5;
const TOLD_MS = 20;

// The services have a name there, the gateway none.
if (isMainThread && process.send && process.env['PROCESS'] === undefined) {
  let before = process.threadCpuUsage();
  const look = (): void => {
    const now = process.threadCpuUsage();
    const turnMs = (now.user + now.system - before.user - before.system) / 1_000;
    before = now;
    if (turnMs < TOLD_MS || !process.connected) return;
    // The process that is told may be gone by now: without a callback that would be a fault of the gateway.
    process.send?.({ turnMs: Math.max(0, turnMs - EACH_MS), endedAt: Date.now() }, undefined, undefined, () => {});
  };
  setInterval(look, EACH_MS).unref();
}
