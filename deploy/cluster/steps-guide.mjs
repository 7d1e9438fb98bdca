import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './cluster.mjs';
import { commandOf, commandsAfter } from './guide.mjs';
import { budgets, deployments, everything } from './objects.mjs';
import { below } from './ready-pods.mjs';
import { NAMESPACE, nothingMore, watched } from './release.mjs';

const guide = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
const INSTALL = 'In five commands:';
const shell = (cluster, line) => cluster.run('sh', ['-c', line]);

/** The guide of the operator, word by word, on a cluster that has nothing yet. */
export const guideSteps = (cluster) => {
  const [install] = commandsAfter(guide, INSTALL).filter(
    (line) => line.startsWith('helm') && line.includes(' install '),
  );
  const flags = install.slice(install.indexOf(' -f '));
  let before;
  return {
    'docs/operations.md: install in five commands': async () => {
      before = await everything(cluster.client);
      for (const line of commandsAfter(guide, INSTALL)) {
        await shell(cluster, line);
        // The next steps ask the gateway, so it must be there by now.
        if (line === install) assertReady(cluster, await deployments(cluster.client, NAMESPACE));
      }
      return `${Object.keys(await deployments(cluster.client, NAMESPACE)).length} processes`;
    },
    'docs/operations.md: upgrade': async () => {
      const { all } = await budgets(cluster.client, NAMESPACE);
      const line = `${commandOf(guide, `helm -n ${NAMESPACE} upgrade`)}${flags} --set image.tag=next`;
      return watched(cluster, all, () => shell(cluster, line));
    },
    'docs/operations.md: rollback': async () => {
      const { all } = await budgets(cluster.client, NAMESPACE);
      return watched(cluster, all, () => shell(cluster, commandOf(guide, `helm -n ${NAMESPACE} rollback`)));
    },
    'docs/operations.md: uninstall': async () => {
      for (const line of commandsAfter(guide, '**Uninstall.**')) await shell(cluster, line);
      return nothingMore(cluster, before);
    },
  };
};

function assertReady(cluster, found) {
  const asked = Object.fromEntries(Object.entries(found).map(([name, { spec }]) => [name, spec.replicas]));
  const short = below(cluster.pods.counts(), asked);
  if (short.length > 0) throw new Error(`helm install ended before pods were ready: ${short.join(', ')}`);
}
