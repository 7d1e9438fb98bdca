import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { until } from '../../scripts/lib/until.mjs';
import { run } from '../tools/run.mjs';

const START_MS = 30_000;
/** Debian's package and the project's own binary have different names. */
const REGISTRIES = ['docker-registry', 'registry'];

const findRegistry = () => REGISTRIES.find((name) => run(name, ['--version'], { timeout: 10_000 }).ok);

/** Why no registry can be started here, or undefined. */
export const lacksRegistry = () =>
  findRegistry() === undefined ? "no registry is here: Debian's package docker-registry" : undefined;

/** A registry of this machine alone, with all that it keeps in a folder: { address, stop }. */
export async function startRegistry(folder) {
  const [port] = await freePorts(1);
  mkdirSync(folder, { recursive: true });
  const config = {
    version: 0.1,
    log: { level: 'error' },
    storage: { filesystem: { rootdirectory: join(folder, 'blobs') }, delete: { enabled: true } },
    http: { addr: `127.0.0.1:${port}` },
  };
  // JSON is YAML.
  writeFileSync(join(folder, 'config.yml'), JSON.stringify(config));
  const child = spawn(findRegistry(), ['serve', join(folder, 'config.yml')], { stdio: 'ignore' });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const stop = () => {
    process.off('exit', end);
    end();
  };
  try {
    await until('the registry answers', START_MS, async () => {
      if (child.exitCode !== null) throw new Error(`the registry ended with ${child.exitCode}`);
      const answer = await fetch(`http://127.0.0.1:${port}/v2/`, { signal: AbortSignal.timeout(1_000) }).catch(
        () => undefined,
      );
      return answer?.ok || undefined;
    });
  } catch (fault) {
    stop();
    throw fault;
  }
  return { address: `127.0.0.1:${port}`, stop };
}
