/**
 * Rings of folders: files and folders side by side in one folder of which each reaches all others by imports. The
 * folders of the root, and packages, are left out: what they import of each other stands in eslint.config.js.
 *
 * @param {readonly { readonly from: string, readonly to: string }[]} imports Paths of files below the root.
 * @returns {readonly { readonly folder: string, readonly ring: readonly string[] }[]} In the order of folders.
 */
export function folderRings(imports) {
  const graphs = new Map();
  for (const { from, to } of imports) {
    const [one, other] = [placeOf(from), placeOf(to)];
    const shared = one.findIndex((part, at) => part !== other[at]);
    const folder = one.slice(0, shared).join('/');
    if (folder === '' || folder === 'packages') continue;
    const graph = graphs.get(folder) ?? new Map();
    graphs.set(folder, graph.set(one[shared], (graph.get(one[shared]) ?? new Set()).add(other[shared])));
  }
  return [...graphs]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([folder, graph]) => ringsOf(graph).map((ring) => ({ folder, ring })));
}

/** A translation counts as a file of the folder whose sentences it says. */
const placeOf = (path) => path.replace(/translations\/(?=[^/]+\.messages\.)/, '').split('/');

/** Sets of entries that reach each other, each in alphabetical order. */
function ringsOf(graph) {
  const reached = new Map([...graph.keys()].map((entry) => [entry, reach(graph, entry)]));
  const rings = [...reached.keys()]
    .filter((entry) => reached.get(entry).has(entry))
    .map((entry) => [...reached.get(entry)].filter((other) => reached.get(other)?.has(entry)).toSorted());
  return [...new Map(rings.map((ring) => [ring.join(' '), ring])).values()];
}

function reach(graph, start) {
  const found = new Set();
  const left = [start];
  for (let entry = left.pop(); entry !== undefined; entry = left.pop())
    for (const next of graph.get(entry) ?? []) if (!found.has(next)) left.push(next) && found.add(next);
  return found;
}
