import { rmSync } from 'node:fs';
import { run } from '../tools/run.mjs';

const BUILD_MS = 60 * 60_000;

/** What puts images together on this machine: buildx where Docker runs, else buildah, which needs no daemon. */
export function findBuilder() {
  if (run('docker', ['buildx', 'version'], { timeout: 10_000 }).ok && run('docker', ['info'], { timeout: 10_000 }).ok)
    return { name: 'docker buildx', build: withBuildx };
  const { ok, stdout } = run('buildah', ['--version'], { timeout: 10_000 });
  return ok ? { name: stdout.trim(), build: withBuildah } : undefined;
}

/** Names of this machine's own, which speak plain HTTP. */
export const isLocal = (address) => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\//.test(address);

function must(program, words, options) {
  const { ok, output } = run(program, words, { timeout: BUILD_MS, ...options });
  if (!ok) throw new Error(`${program} ${words[0]} failed:\n${output.split('\n').slice(-25).join('\n')}`);
}

/** `asked`: tree, folder of the OCI layout to write, platforms, and the arguments of the Dockerfile. */
function withBuildx({ tree, folder, platforms, args, seconds }) {
  rmSync(folder, { recursive: true, force: true });
  must(
    'docker',
    [
      ...['buildx', 'build', '--platform', platforms.join(','), ...words(args)],
      // Statements about the image are ours, made for every builder alike.
      ...['--provenance=false', '--sbom=false'],
      ...['--output', `type=oci,dest=${folder},tar=false,rewrite-timestamp=true`, tree],
    ],
    { env: { SOURCE_DATE_EPOCH: `${seconds}` } },
  );
}

function withBuildah({ tree, folder, platforms, args, seconds }) {
  const name = `localhost/cuspal-release:${args.VERSION}`;
  const plain = isLocal(args.BASE) ? ['--tls-verify=false'] : [];
  rmSync(folder, { recursive: true, force: true });
  run('buildah', ['manifest', 'rm', name]);
  must('buildah', ['manifest', 'create', name]);
  // Older ones know the platform of the build in no FROM by themselves.
  const builds = { ...args, BUILDPLATFORM: `linux/${process.arch === 'x64' ? 'amd64' : process.arch}` };
  for (const platform of platforms)
    must('buildah', [
      ...['bud', '--platform', platform, '--manifest', name, '--format', 'oci', '--layers', ...plain],
      ...['--timestamp', `${seconds}`, ...words(builds), tree],
    ]);
  must('buildah', ['manifest', 'push', '--all', name, `oci:${folder}`]);
}

const words = (args) => Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]);
