import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawn } from 'node:child_process';
import { until } from '../../scripts/lib/until.mjs';
import { busyService } from './busy-service.mjs';
import { startControlPlane } from './control-plane.mjs';
import { metricsObjects, serveMetrics } from './metrics-api.mjs';
import { nodeObjects } from './nodes.mjs';
import { Processes } from './processes.mjs';
import { ReadyPods } from './ready-pods.mjs';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const STAGES = fileURLToPath(new URL('stages.yaml', import.meta.url));
const READY_MS = 120_000;
const PODS = '/api/v1/pods';

/** A cluster of its own in a temporary folder: a real control plane, nodes and pods that kwok plays, fed metrics. */
export class Cluster {
  /**
   * Processor and calls of each process, of which the autoscaler is told: { COMPONENT: { cores, calls } }, or `shownAt`,
   * the address at which a process shows its calls itself.
   */
  loads = {};
  #folder = mkdtempSync(join(tmpdir(), 'cuspal-cluster-'));
  #processes = new Processes(this.#folder);
  #watching = new AbortController();
  #watchFault;
  #metrics;
  #programs;

  constructor(programs) {
    this.#programs = programs;
    const bin = join(this.#folder, 'bin');
    mkdirSync(bin);
    for (const name of ['helm', 'kubectl']) symlinkSync(programs[name], join(bin, name));
    const keptBy = { HELM_CACHE_HOME: 'cache', HELM_CONFIG_HOME: 'config', HELM_DATA_HOME: 'data', HOME: 'home' };
    const folders = Object.entries(keptBy).map(([name, folder]) => [name, join(this.#folder, folder)]);
    this.environment = { ...Object.fromEntries(folders), PATH: `${bin}:${process.env.PATH}` };
    process.once('exit', () => rmSync(this.#folder, { recursive: true, force: true, maxRetries: 3 }));
  }

  async start() {
    const plane = await startControlPlane(this.#processes, this.#programs, this.#folder);
    this.client = plane.client;
    this.environment.KUBECONFIG = plane.kubeconfig;
    this.#processes.start('kwok', this.#programs.kwok, [
      `--kubeconfig=${plane.kubeconfig}`,
      `--config=${STAGES}`,
      '--manage-all-nodes=true',
      '--node-lease-duration-seconds=40',
    ]);
    const { items, metadata } = await this.client.get(PODS);
    this.pods = new ReadyPods(items);
    this.client
      .watch(PODS, metadata.resourceVersion, (type, pod) => this.pods.apply(type, pod), this.#watching.signal)
      .catch((fault) => (this.#watchFault = fault));
    this.#metrics = await serveMetrics(
      plane,
      () => this.pods.all(),
      () => this.loads,
    );
    await this.apply([...nodeObjects(), ...metricsObjects(this.#metrics.port)]);
    await this.until('the nodes are ready', async () => {
      const nodes = (await this.client.get('/api/v1/nodes')).items;
      return isEvery(nodes, 'Ready');
    });
    await this.until('the APIs of metrics are reached', async () => {
      const services = (await this.client.get('/apis/apiregistration.k8s.io/v1/apiservices')).items;
      return isEvery(services, 'Available');
    });
    return (await this.client.get('/version')).gitVersion;
  }

  /** A real service of this machine that is kept busy: { service, tool, calls }. */
  busyService(asked) {
    return busyService(this.#processes, ROOT, asked);
  }

  async stop() {
    this.#watching.abort();
    this.#metrics?.stop();
    await this.#processes.stop();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 3 });
  }

  /** Runs a program of the operator and returns what it printed; throws when it fails. */
  async run(program, words, options) {
    const said = await this.attempt(program, words, options);
    if (!said.ok) throw new Error(`${program} ${words.join(' ')}\n${said.output}`);
    return said.output;
  }

  attempt(program, words, { input, cwd = ROOT, env = {}, timeout = 240_000 } = {}) {
    this.assertRunning();
    const file = join(this.#folder, 'bin', program);
    const isOurs = program === 'helm' || program === 'kubectl';
    return command(isOurs ? file : program, words, { env: { ...this.environment, ...env }, cwd, input, timeout });
  }

  async apply(objects) {
    const list = { apiVersion: 'v1', kind: 'List', items: objects };
    return this.run('kubectl', ['create', '-f', '-'], { input: JSON.stringify(list) });
  }

  async until(what, ask, deadline = READY_MS) {
    return until(what, deadline, async () => {
      this.assertRunning();
      return (await ask()) || undefined;
    });
  }

  /** Throws when a program has ended, or when pods were not seen for a moment. */
  assertRunning() {
    this.#processes.assertRunning();
    if (this.#watchFault) throw this.#watchFault;
  }
}

const isEvery = (objects, type) =>
  objects.length > 0 &&
  objects.every(({ status }) =>
    (status?.conditions ?? []).some((each) => each.type === type && each.status === 'True'),
  );

const MOST_KEPT = 200_000;

/** Runs a program to its end while this process goes on: { ok, output, stdout }. What it says is kept up to a limit. */
function command(program, words, { env = {}, cwd, input, timeout = 60_000 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, words, { cwd, timeout, killSignal: 'SIGKILL', env: { ...process.env, ...env } });
    const said = { stdout: '', output: '' };
    const keep = (chunk, isResult) => {
      if (said.output.length < MOST_KEPT) said.output += chunk;
      if (isResult) said.stdout += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', (chunk) => keep(chunk, true));
    child.stderr.setEncoding('utf8').on('data', (chunk) => keep(chunk, false));
    child.stdin.on('error', () => undefined).end(input);
    child.once('error', ({ message }) => resolve({ ok: false, stdout: '', output: `${program}: ${message}` }));
    child.once('close', (code, signal) => {
      if (signal === 'SIGKILL') said.output += `\nit was ended after ${timeout} ms`;
      resolve({ ok: code === 0, stdout: said.stdout, output: said.output.trim() });
    });
  });
}
