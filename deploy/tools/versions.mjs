import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where the tools and schemas are kept: CUSPAL_TOOLS, else a folder among the user's caches. */
export const CACHE =
  process.env.CUSPAL_TOOLS || join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'cuspal-tools');

/** Programs that `go install` makes. */
export const GO_PROGRAMS = [
  { name: 'helm', package: 'helm.sh/helm/v3/cmd/helm', version: 'v3.22.0', asked: ['version', '--short'] },
  { name: 'kubeconform', package: 'github.com/yannh/kubeconform/cmd/kubeconform', version: 'v0.8.0', asked: ['-v'] },
  { name: 'k6', package: 'go.k6.io/k6', version: 'v1.8.1', asked: ['version'] },
  { name: 'kube-score', package: 'github.com/zegl/kube-score/cmd/kube-score', version: 'v1.20.0', asked: ['version'] },
];

/** Programs that a release takes: images in registries, and their signatures. */
export const RELEASE_PROGRAMS = [
  {
    name: 'crane',
    package: 'github.com/google/go-containerregistry/cmd/crane',
    version: 'v0.22.1',
    asked: ['version'],
  },
  { name: 'cosign', package: 'github.com/sigstore/cosign/v3/cmd/cosign', version: 'v3.1.3', asked: ['version'] },
];

/** Modules whose files describe what a cluster accepts. `crds` are folders or files inside the module. */
export const KUBERNETES = { module: 'k8s.io/kubernetes', version: 'v1.36.3', swagger: 'api/openapi-spec/swagger.json' };
export const CRD_MODULES = [
  { module: 'sigs.k8s.io/gateway-api', version: 'v1.6.3', crds: 'config/crd/standard' },
  {
    module: 'github.com/prometheus-operator/prometheus-operator',
    version: 'v0.85.0',
    crds: 'example/prometheus-operator-crd',
  },
  { module: 'github.com/kedacore/keda/v2', version: 'v2.21.0', crds: 'config/crd/bases' },
];

/** The oldest Kubernetes on which the chart is tried, as old as Go and its module proxy still make. */
export const OLDEST_KUBERNETES = 'v1.30.14';

/**
 * Programs of a real control plane of some version, and kwok, which plays its nodes. `go install` refuses modules that
 * replace others, so that those with a `from` are built from a module of ours that has the same versions.
 */
export const clusterPrograms = (version = KUBERNETES.version) => {
  const control = (name, asked = ['--version']) => ({
    name,
    from: 'kubernetes',
    package: `${KUBERNETES.module}/cmd/${name}`,
    version,
    asked,
  });
  return [
    { name: 'etcd', from: 'etcd', package: 'go.etcd.io/etcd/server/v3', version: 'v3.7.3', asked: ['--version'] },
    { name: 'kwok', package: 'sigs.k8s.io/kwok/cmd/kwok', version: 'v0.8.0', asked: ['--version'] },
    control('kube-apiserver'),
    control('kube-controller-manager'),
    control('kube-scheduler'),
    control('kubectl', ['version', '--client']),
  ];
};

/** Where a program of Go is once it is made: a folder for each version. */
export const goProgram = ({ name, version }) => join(CACHE, `${name}-${version}`, name);

const [kubernetes, ...crds] = [KUBERNETES, ...CRD_MODULES].map(({ version }) => version);
export const SCHEMAS = join(CACHE, `schemas-${kubernetes}-${crds.join('-')}`);
export const CRDS = join(CACHE, `crds-${crds.join('-')}`);
