import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { until } from '../../scripts/lib/until.mjs';
import { Client } from './client.mjs';

const START_MS = 120_000;
const USERS = {
  admin: 'system:masters',
  'system:kube-controller-manager': '',
  'system:kube-scheduler': '',
};
/** Every pod is held to the restricted standard. */
const ADMISSION = {
  apiVersion: 'apiserver.config.k8s.io/v1',
  kind: 'AdmissionConfiguration',
  plugins: [
    {
      name: 'PodSecurity',
      configuration: {
        apiVersion: 'pod-security.admission.config.k8s.io/v1',
        kind: 'PodSecurityConfiguration',
        defaults: { enforce: 'restricted', warn: 'restricted' },
      },
    },
  ],
};

/**
 * Starts etcd, the API server, the controllers and the scheduler on ports of this machine alone, with all they keep in
 * `folder`. Returns when the API answers: { client, kubeconfig, certificate, key }.
 */
export async function startControlPlane(processes, programs, folder) {
  const [etcd, peer, api, controllers, scheduler] = await freePorts(5);
  const at = (name) => join(folder, name);
  const tokens = Object.fromEntries(Object.keys(USERS).map((user) => [user, randomBytes(24).toString('hex')]));
  const { certificate, key } = writeFiles(at, api, tokens);

  processes.start('etcd', programs.etcd, [
    `--data-dir=${at('etcd')}`,
    `--listen-client-urls=http://127.0.0.1:${etcd}`,
    `--advertise-client-urls=http://127.0.0.1:${etcd}`,
    `--listen-peer-urls=http://127.0.0.1:${peer}`,
    `--initial-advertise-peer-urls=http://127.0.0.1:${peer}`,
    `--initial-cluster=default=http://127.0.0.1:${peer}`,
    '--unsafe-no-fsync',
    '--log-level=warn',
  ]);
  processes.start('kube-apiserver', programs['kube-apiserver'], [
    `--etcd-servers=http://127.0.0.1:${etcd}`,
    '--bind-address=127.0.0.1',
    '--advertise-address=127.0.0.1',
    '--endpoint-reconciler-type=none',
    `--secure-port=${api}`,
    `--cert-dir=${at('certificates')}`,
    `--token-auth-file=${at('tokens.csv')}`,
    `--admission-control-config-file=${at('admission.yaml')}`,
    '--authorization-mode=RBAC',
    '--service-account-issuer=https://kubernetes.default.svc',
    `--service-account-key-file=${at('accounts.pub')}`,
    `--service-account-signing-key-file=${at('accounts.key')}`,
    '--service-cluster-ip-range=10.96.0.0/16',
  ]);
  const client = await until('the API server answers', START_MS, async () => {
    processes.assertRunning();
    // It writes its certificate as it starts.
    if (!existsSync(certificate)) return undefined;
    const asked = new Client({ port: api, token: tokens.admin, certificate });
    return (await asked.get('/readyz').catch(() => undefined)) === undefined ? undefined : asked;
  });

  const common = (user) => [`--kubeconfig=${at(`${user}.yaml`)}`, '--leader-elect=false', '--bind-address=127.0.0.1'];
  processes.start('kube-controller-manager', programs['kube-controller-manager'], [
    ...common('system:kube-controller-manager'),
    `--secure-port=${controllers}`,
    '--use-service-account-credentials',
    `--service-account-private-key-file=${at('accounts.key')}`,
    `--root-ca-file=${certificate}`,
    // The intervals are shorter than by default, so that the test need not wait.
    '--horizontal-pod-autoscaler-sync-period=2s',
    '--horizontal-pod-autoscaler-initial-readiness-delay=1s',
    '--horizontal-pod-autoscaler-cpu-initialization-period=1s',
  ]);
  processes.start('kube-scheduler', programs['kube-scheduler'], [
    ...common('system:kube-scheduler'),
    `--secure-port=${scheduler}`,
  ]);
  return { client, kubeconfig: at('admin.yaml'), certificate, key };
}

function writeFiles(at, api, tokens) {
  const [certificate, key] = ['apiserver.crt', 'apiserver.key'].map((name) => join(at('certificates'), name));
  const write = (name, text) => writeFileSync(at(name), text, { mode: 0o600 });
  mkdirSync(at('certificates'));
  const accounts = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  write('accounts.pub', accounts.publicKey);
  write('accounts.key', accounts.privateKey);
  write('admission.yaml', stringify(ADMISSION));
  const lines = Object.entries(USERS).map(([user, group]) => `${tokens[user]},${user},${user},"${group}"`);
  write('tokens.csv', `${lines.join('\n')}\n`);
  for (const [user, token] of Object.entries(tokens)) {
    const config = {
      apiVersion: 'v1',
      kind: 'Config',
      clusters: [{ name: 'it', cluster: { server: `https://127.0.0.1:${api}`, 'certificate-authority': certificate } }],
      users: [{ name: user, user: { token } }],
      contexts: [{ name: 'it', context: { cluster: 'it', user } }],
      'current-context': 'it',
    };
    write(`${user}.yaml`, stringify(config));
  }
  return { certificate, key };
}
