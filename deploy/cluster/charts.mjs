import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chartFile, packChart } from '../release/chart.mjs';
import { ROOT } from './cluster.mjs';
import { CHART } from './release.mjs';

/** A version that comes after that of the tree. */
export const LATER = '999.0.0';
const PLATFORMS = ['linux/amd64', 'linux/arm64'];

/** Does something in a temporary folder, and leaves nothing of it. */
export async function inFolder(prefix, work) {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The version of the chart in the tree. */
export const versionHere = () => /^version: (.+)$/m.exec(readFileSync(join(ROOT, CHART, 'Chart.yaml'), 'utf8'))[1];

/** Copies the chart of the tree into a folder, in a version of its own; returns where it is. */
export function copyChart(folder, version) {
  const copy = join(folder, CHART);
  cpSync(join(ROOT, CHART), copy, { recursive: true });
  const file = join(copy, 'Chart.yaml');
  const manifest = readFileSync(file, 'utf8').replace(/^(version|appVersion): .+$/gm, `$1: ${version}`);
  writeFileSync(file, manifest);
  return copy;
}

/** Packs the chart of the tree as a release does, in a version of its own; returns the archive, alone in its folder. */
export function packedChart(folder, { version, helm, registry }) {
  const [tree, out] = [join(folder, 'tree'), join(folder, 'out')];
  copyChart(tree, version);
  mkdirSync(out);
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  packChart({ tree, out, version, registry, platforms: PLATFORMS, helm, changelog });
  return join(out, chartFile(version));
}
