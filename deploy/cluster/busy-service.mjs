import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_FLAGS } from '../processes.mjs';
import { freePorts } from '../../scripts/lib/ports.mjs';

const START_MS = 60_000;
const CALL_MS = 60_000;

/**
 * Starts a service of the built tree on this machine, and keeps so many calls of a tool's example under way in it.
 * Returns where it shows its metrics; `stop` ends the calls, and the service ends with the others of `processes`.
 */
export async function busyService(processes, root, { service, tool, calls }) {
  const { createToolClient } = await import('@cuspal/proto');
  const { arguments: asked } = JSON.parse(
    readFileSync(join(root, 'packages/catalog/examples', `${tool}.json`), 'utf8'),
  );
  const [port, metricsPort] = await freePorts(2);
  const environment = {
    PROCESS: service,
    GRPC_PORT: `${port}`,
    METRICS_PORT: `${metricsPort}`,
    LAME_DUCK_SECONDS: '0',
    LOG_LEVEL: 'error',
  };
  const words = [...NODE_FLAGS, join(root, 'deploy/cuspal.mjs')];
  processes.start(`service-${service}`, process.execPath, words, environment);
  const client = createToolClient(`127.0.0.1:${port}`);
  await client.ready(START_MS).catch((fault) => {
    client.close();
    throw fault;
  });
  const leaving = new AbortController();
  const caller = async () => {
    while (!leaving.signal.aborted)
      await client.callTool(
        { name: tool, argumentsJson: Buffer.from(JSON.stringify(asked)) },
        { deadlineMs: CALL_MS, signal: leaving.signal },
      );
  };
  let fault;
  const callers = Array.from({ length: calls }, () =>
    caller().catch((error) => {
      if (!leaving.signal.aborted) fault = error;
    }),
  );
  return {
    shownAt: `http://127.0.0.1:${metricsPort}/metrics`,
    /** Throws when a call has failed, of which fewer are then under way. */
    assertBusy() {
      if (fault) throw fault;
    },
    async stop() {
      leaving.abort();
      await Promise.all(callers);
      client.close();
    },
  };
}
