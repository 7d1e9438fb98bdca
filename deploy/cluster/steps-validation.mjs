import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { CRDS, KUBERNETES } from '../tools/versions.mjs';
import { ROOT } from './cluster.mjs';
import { CHART, deleteNamespace, makeNamespace, NAMESPACE } from './release.mjs';

const VALUES = readdirSync(join(ROOT, CHART)).filter((name) => /^values.*\.yaml$/.test(name));
const DRY = ['apply', '--dry-run=server', '--validate=strict', '--warnings-as-errors', '-n', NAMESPACE, '-f', '-'];

const objectsOf = (text) => parseAllDocuments(text).flatMap((document) => document.toJS() ?? []);
const rendered = (cluster, file) =>
  cluster.run('helm', ['-n', NAMESPACE, 'template', 'cuspal', CHART, '-f', `${CHART}/${file}`, '--validate']);

/** The API server itself checks all that the chart makes, and says no to what it does not know. */
export const validationSteps = (cluster) => ({
  'definitions of the resources that the chart uses': async () => {
    const words = [
      'template',
      'cuspal',
      CHART,
      '-f',
      `${CHART}/values-large.yaml`,
      '--kube-version',
      KUBERNETES.version,
    ];
    const large = await cluster.run('helm', words);
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
    VALUES.map((file) => [
      `server-side validation, ${file}`,
      async () => {
        await makeNamespace(cluster);
        try {
          const text = await rendered(cluster, file);
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
  // Each object is a document of its own, because kubectl itself would check the items of a List.
  const input = asked.map((object) => JSON.stringify(object)).join('\n---\n');
  const { ok, output } = await cluster.attempt('kubectl', DRY, { input });
  const refusals = output.split('\n').filter((line) => /unknown field "(?:spec\.)?cuspalUnknown"/.test(line)).length;
  if (ok || refusals !== asked.length) throw new Error(`${refusals} of ${asked.length} kinds were refused\n${output}`);
}
