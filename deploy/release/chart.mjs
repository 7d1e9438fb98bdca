import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { run } from '../tools/run.mjs';
import { artifactHubChanges, unreleased } from './changes.mjs';

export const CHART = 'deploy/helm/cuspal';
export const chartFile = (version) => `cuspal-chart-${version}.tgz`;

/** The manifest of the chart with what Artifact Hub shows of a release: its changes and its images. */
export function annotated(text, { changes, image, platforms, prerelease }) {
  const document = parseDocument(text);
  const shown = {
    'artifacthub.io/changes': stringify(changes),
    'artifacthub.io/images': stringify([{ name: 'cuspal', image, platforms }]),
    'artifacthub.io/prerelease': `${prerelease}`,
  };
  for (const [name, value] of Object.entries(shown)) document.setIn(['annotations', name], value);
  return document.toString({ lineWidth: 0 });
}

/** The values with the address of the image in place of a local name. */
export function withRepository(text, repository) {
  const pattern = /(?<=^image:\n(?: .*\n)*? {2}repository: ).+/m;
  if (!pattern.test(text)) throw new Error('values.yaml names no image.repository');
  return text.replace(pattern, repository);
}

/** Writes the address of the images into the chart of a tree, checks it and packs it. */
export function packChart({ tree, out, version, registry, platforms, helm, changelog }) {
  const at = (name) => join(tree, CHART, name);
  const repository = `${registry}/cuspal`;
  const manifest = annotated(readFileSync(at('Chart.yaml'), 'utf8'), {
    changes: artifactHubChanges(unreleased(changelog)),
    image: `${repository}:${version}`,
    platforms,
    prerelease: version.includes('-'),
  });
  writeFileSync(at('Chart.yaml'), manifest);
  writeFileSync(at('values.yaml'), withRepository(readFileSync(at('values.yaml'), 'utf8'), repository));
  const packed = mkdtempSync(join(out, 'chart-'));
  try {
    for (const words of [
      ['lint', '--strict', join(tree, CHART)],
      ['package', join(tree, CHART), '--destination', packed],
    ]) {
      const { ok, output } = run(helm, words, { timeout: 120_000 });
      if (!ok) throw new Error(`helm ${words[0]} failed:\n${output}`);
    }
    // The npm package has the name that Helm gives the chart.
    renameSync(join(packed, `cuspal-${version}.tgz`), join(out, chartFile(version)));
  } finally {
    rmSync(packed, { recursive: true, force: true });
  }
  return `${chartFile(version)}, image ${repository}:${version}`;
}
