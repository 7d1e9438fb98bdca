import { writeFileSync } from 'node:fs';
import { SERVICES, type AnyTool, type ServiceName } from '@cuspal/tool-kit';
import { discoverTools } from '../packages/tool-kit/src/discover.ts';
import { dearestOf, referenceMs, type DearCall } from './dearest/costs.ts';
import { filesOf, isBeyond, MOST, pathOf, USUAL } from './dearest/record.ts';
import type { Measurement } from './lib/measurement.ts';

const ROUNDS = 15;

/** The dearest call of every tool; writes the table of docs/performance.md and the calls that a test watches. */
export async function dearest(): Promise<readonly Measurement[]> {
  const calls: DearCall[] = [];
  const references: number[] = [];
  for (const { tool, service } of await allTools()) {
    references.push(referenceMs());
    const found = await dearestOf(tool, service);
    if (found === null)
      throw new Error(`${tool.name} refused all arguments that bench/dearest/arguments.ts has for it`);
    calls.push(found);
    process.stderr.write(`  ${found.median.toFixed(1)} ${tool.name}\n`);
  }
  for (let round = 0; round < ROUNDS; round += 1) references.push(referenceMs());
  calls.sort((a, b) => b.median - a.median);
  for (const [file, text] of await filesOf(calls, Math.min(...references))) writeFileSync(pathOf(file), text);
  return [
    {
      name: `tools above ${USUAL} ms in the median or ${MOST} at most`,
      value: calls.filter(isBeyond).length,
      unit: 'tools',
      target: { atMost: 0 },
      detail: calls
        .slice(0, 20)
        .map(({ tool, median, most }) => `${tool} ${median.toFixed(0)} (${most.toFixed(0)})`)
        .join(', '),
    },
  ];
}

async function allTools() {
  const found: { readonly tool: AnyTool; readonly service: ServiceName }[] = [];
  for (const service of SERVICES)
    for (const { tool } of await discoverTools(new URL(`../services/dist/${service}/`, import.meta.url)))
      found.push({ tool, service });
  return found;
}
