import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { CRDS, KUBERNETES } from '../tools/versions.mjs';
import { ROOT } from './cluster.mjs';
import { CHART, deleteNamespace, makeNamespace, NAMESPACE } from './release.mjs';
import { objectsOf } from './same-objects.mjs';

const FILES = readdirSync(join(ROOT, CHART)).filter((name) => /^values.*\.yaml$/.test(name));
const LARGE = 'values-large.yaml';
const KEDA = ['--set', 'scaling.from=keda,scaling.keda.prometheus=http://prometheus:9090'];
/** Files of values and settings beside them, by the name of the step. */
const VALUES = { ...Object.fromEntries(FILES.map((file) => [file, [file]])), [`${LARGE} with KEDA`]: [LARGE, ...KEDA] };
const DRY = ['apply', '--dry-run=server', '--validate=strict', '--warnings-as-errors', '-n', NAMESPACE, '-f', '-'];

const rendered = (cluster, [file, ...settings], words) =>
  cluster.run('helm', ['-n', NAMESPACE, 'template', 'cuspal', CHART, '-f', `${CHART}/${file}`, ...settings, ...words]);

/** The API server itself checks all that the chart makes, and says no to what it does not know. */
export const validationSteps = (cluster) => ({
  'definitions of the resources that the chart uses': async () => {
    const large = await rendered(cluster, [LARGE, ...KEDA], ['--kube-version', KUBERNETES.version]);
    const kinds = new Set(objectsOf(large).map(({ kind }) => kind));
    const files = readdirSync(CRDS, { recursive: true }).filter((name) => name.endsWith('.yaml'));
    const crds = files
      .flatMap((name) => objectsOf(readFileSync(join(CRDS, name), 'utf8')))
      .filter(({ kind, spec }) => kind === 'CustomResourceDefinition' && kinds.has(spec.names.kind));
    await cluster.apply(crds);
    await cluster.run('kubectl', ['wait', '--for=condition=Established', 'crd', '--all', '--timeout=60s']);
    return crds.map(({ spec }) => spec.names.kind).join(', ');
  },
  ...Object.fromEntries(
    Object.entries(VALUES).map(([name, chosen]) => [
      `server-side validation, ${name}`,
      async () => {
        await makeNamespace(cluster);
        try {
          const text = await rendered(cluster, chosen, ['--validate']);
          await cluster.run('kubectl', DRY, { input: text });
          await assertRefused(cluster, text);
          return `${objectsOf(text).length} objects, an unknown field refused in each kind`;
        } finally {
          await deleteNamespace(cluster);
        }
      },
    ]),
  ),
});

/** Puts a field that does not exist into the objects of a text, one of each kind; each must be refused for it. */
async function assertRefused(cluster, text) {
  const kinds = new Map(objectsOf(text).map((object) => [object.kind, object]));
  const asked = [...kinds.values()].map((object) => {
    const part = object.spec === undefined ? object : object.spec;
    part.cuspalUnknown = 1;
    return object;
  });
  // Each object is a document of its own, because kubectl itself would check the items of a List. An older one takes
  // several only as YAML.
  const input = asked.map((object) => stringify(object)).join('---\n');
  const { ok, output } = await cluster.attempt('kubectl', DRY, { input });
  const refusals = output.split('\n').filter((line) => /unknown field "(?:spec\.)?cuspalUnknown"/.test(line)).length;
  if (ok || refusals !== asked.length) throw new Error(`${refusals} of ${asked.length} kinds were refused\n${output}`);
}
