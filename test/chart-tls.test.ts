import { describe, expect, it } from 'vitest';
import { SERVICES } from '../gateway/src/config/config.ts';
import { helm, rendered, type Tree } from './support/chart.ts';

const FILES = ['GRPC_TLS_CERT', 'GRPC_TLS_KEY', 'GRPC_TLS_CA', 'GRPC_TLS_NAME'];
const kinds = (objects: readonly Tree[], kind: string) => objects.filter((each) => each['kind'] === kind);
const podsOf = (objects: readonly Tree[]) =>
  kinds(objects, 'Deployment').map(({ metadata, spec }) => ({
    process: String(metadata.labels['app.kubernetes.io/component']),
    volumes: spec.template.spec.volumes as readonly Tree[],
    container: spec.template.spec.containers[0] as Tree,
  }));
const variablesOf = ({ env }: Tree) =>
  Object.fromEntries(
    (env as readonly Tree[]).filter(({ name }) => FILES.includes(name)).map(({ name, value }) => [name, value]),
  );
const probesOf = ({ startupProbe, readinessProbe, livenessProbe }: Tree) =>
  [startupProbe, readinessProbe, livenessProbe].map(({ grpc, httpGet }: Tree) => httpGet ?? grpc);

(helm ? describe : describe.skip)('certificates between the processes', () => {
  it('are none by default, and Kubernetes asks services by gRPC', () => {
    const objects = rendered('values.yaml');
    for (const { process, container, volumes } of podsOf(objects)) {
      expect([process, variablesOf(container)]).toEqual([process, {}]);
      expect(volumes.map(({ name }) => name)).not.toContain('internal-tls');
      if (process !== 'gateway')
        expect(probesOf(container)).toEqual(Array.from({ length: 3 }, () => ({ port: 50051 })));
    }
    expect(objects.some(({ apiVersion }) => String(apiVersion).startsWith('cert-manager.io'))).toBe(false);
  });

  it('reach every process from the Secret that is named, and probes go to the port of metrics', () => {
    const objects = rendered('values.yaml', 'internalTls.existingSecret=inside', 'internalTls.name=cuspal.inside');
    const pods = podsOf(objects);
    expect(pods.map(({ process }) => process).sort()).toEqual(['gateway', ...SERVICES].sort());
    for (const { process, container, volumes } of pods) {
      const { mountPath, readOnly } = container['volumeMounts'].find(({ name }: Tree) => name === 'internal-tls');
      expect(readOnly).toBe(true);
      const { GRPC_TLS_NAME, ...files } = variablesOf(container);
      expect(files).toEqual({
        GRPC_TLS_CERT: `${mountPath}/tls.crt`,
        GRPC_TLS_KEY: `${mountPath}/tls.key`,
        GRPC_TLS_CA: `${mountPath}/ca.crt`,
      });
      expect(GRPC_TLS_NAME).toBe(process === 'gateway' ? 'cuspal.inside' : undefined);
      expect(volumes.find(({ name }) => name === 'internal-tls')?.['secret']).toEqual({
        secretName: 'inside',
        defaultMode: 0o440,
      });
      expect(container['ports']).toContainEqual({ name: 'metrics', containerPort: 9464 });
      expect(probesOf(container)).toEqual([
        { path: '/health/live', port: 'metrics' },
        { path: '/health/serving', port: 'metrics' },
        { path: '/health/live', port: 'metrics' },
      ]);
    }
    for (const { spec, metadata } of kinds(objects, 'Service'))
      if (metadata.labels['app.kubernetes.io/component'] !== 'gateway') expect(spec.ports[0].appProtocol).toBe('tls');
  });

  it('are made by cert-manager with one value, for the names that the gateway asks for', () => {
    const objects = rendered('values.yaml', 'internalTls.certManager.enabled=true');
    const [gateway] = podsOf(objects).filter(({ process }) => process === 'gateway');
    const hosts = (gateway?.container['env'] as readonly Tree[])
      .filter(({ name }) => String(name).endsWith('_TARGET'))
      .map(({ value }) => String(value).replace(/^dns:\/\/\/(.*):\d+$/, '$1'));
    const certificates = kinds(objects, 'Certificate');
    const leaf = certificates.find(({ spec }) => !spec.isCA)?.['spec'] as Tree;
    expect(leaf['dnsNames'].toSorted()).toEqual(hosts.sort());
    expect(leaf['usages']).toEqual(expect.arrayContaining(['server auth', 'client auth']));
    for (const { volumes } of podsOf(objects))
      expect(volumes.find(({ name }) => name === 'internal-tls')?.['secret'].secretName).toBe(leaf['secretName']);
    // The issuer of the certificate is one whose own certificate the chart asks for.
    const issuer = kinds(objects, 'Issuer').find(({ metadata }) => metadata.name === leaf['issuerRef'].name);
    const authority = certificates.find(({ spec }) => spec.isCA)?.['spec'] as Tree;
    expect(issuer?.['spec'].ca.secretName).toBe(authority['secretName']);
    const root = kinds(objects, 'Issuer').find(({ metadata }) => metadata.name === authority['issuerRef'].name);
    expect(root?.['spec']).toEqual({ selfSigned: {} });
  });

  it('come from an issuer that is named, without an authority of the chart', () => {
    const issuer = ['name=inside', 'kind=ClusterIssuer'].map((each) => `internalTls.certManager.issuer.${each}`);
    const objects = rendered('values.yaml', 'internalTls.certManager.enabled=true', ...issuer);
    expect(kinds(objects, 'Issuer')).toEqual([]);
    expect(kinds(objects, 'Certificate').map(({ spec }) => spec.issuerRef)).toEqual([
      { group: 'cert-manager.io', kind: 'ClusterIssuer', name: 'inside' },
    ]);
  });

  it('are not taken from two places', () => {
    expect(() =>
      rendered('values.yaml', 'internalTls.certManager.enabled=true', 'internalTls.existingSecret=inside'),
    ).toThrow('choose one of them');
  });
});
