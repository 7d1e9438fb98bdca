import { parseAllDocuments } from 'yaml';
import { objectsOfHelm } from './objects.mjs';
import { NAMESPACE } from './release.mjs';

/** An empty list that is given anew in place of none counts as a generation more, and changes nothing. */
const DIFF = { KUBECTL_EXTERNAL_DIFF: 'diff -u -N -I generation' };

const nameOf = ({ kind, metadata }) => `${kind} ${metadata.namespace ?? NAMESPACE}/${metadata.name}`;

export const objectsOf = (text) => parseAllDocuments(text).flatMap((document) => document.toJS() ?? []);

/** Names that stand in one list alone, as a person reads them. */
export const unlike = (asked, found) => [
  ...asked.filter((name) => !found.includes(name)).map((name) => `${name} is not there`),
  ...found.filter((name) => !asked.includes(name)).map((name) => `${name} was not asked for`),
];

/** The first line in which two texts differ, as a person reads it; undefined where they are the same. */
export function firstUnlike(asked, found) {
  if (asked === found) return undefined;
  const [wanted, there] = [asked, found].map((text) => text.split('\n'));
  const index = wanted.findIndex((line, at) => line !== there[at]);
  const at = index === -1 ? wanted.length : index;
  return `line ${at + 1} is "${there[at] ?? ''}" in place of "${wanted[at] ?? ''}"`;
}

/**
 * Throws unless the objects that Helm made in the cluster are those of a text that `helm template` printed: the same by
 * name, none of whose fields the API server would change if it were given the text, and the release keeps that text word
 * by word, so that no object has a field more. Returns how many they are.
 */
export async function assertSameObjects(cluster, text) {
  const asked = objectsOf(text).map(nameOf);
  const found = (await objectsOfHelm(cluster.client)).map(nameOf);
  const names = unlike(asked, found);
  if (names.length > 0) throw new Error(names.join('\n'));
  const asking = ['diff', '-n', NAMESPACE, '-f', '-'];
  const { ok, output } = await cluster.attempt('kubectl', asking, { input: text, env: DIFF });
  if (!ok) throw new Error(`objects are not those of the chart in the tree:\n${output}`);
  const kept = await cluster.run('helm', ['-n', NAMESPACE, 'get', 'manifest', 'cuspal']);
  const line = firstUnlike(text.trim(), kept.trim());
  if (line !== undefined) throw new Error(`the release keeps another text than the tree makes: ${line}`);
  return `${found.length} objects as of the tree`;
}
