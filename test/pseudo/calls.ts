import { inLanguage } from '@cuspal/speech';
import { SERVICES } from '@cuspal/catalog/taxonomy';
import { loadTool, toolFilesIn } from '../../packages/tool-kit/src/discover.ts';
import type { AnyTool } from '../../packages/tool-kit/src/define-tool.ts';
import { jsonSchemaOf } from '../../packages/tool-kit/src/schema/json-schema.ts';
import {
  callTool,
  type CallResult,
  sampleArguments,
  SAMPLE_CHARTS,
  type SampleChart,
} from '../../packages/tool-kit/src/testing/index.ts';
import { toolsDirectoryOf } from '../../packages/tool-kit/src/testing/tool-files.ts';
import type { Pseudo } from '../../scripts/generate/messages/pseudo.ts';

/** All tools, of all services. */
export async function allTools(): Promise<readonly AnyTool[]> {
  const folders = await Promise.all(SERVICES.map((service) => toolFilesIn(toolsDirectoryOf(service))));
  return Promise.all(folders.flat().map(loadTool));
}

/** Births that every tool answers: those at the edges of what is computed have tests of their own. */
const CHARTS = SAMPLE_CHARTS.filter(({ edge }) => edge === undefined);

const wanted = process.env['CUSPAL_BIRTHS'];

/** Some births for a tool, other ones for the next; all with CUSPAL_BIRTHS=all. */
export const chartsFor = (turn: number, count: number): readonly SampleChart[] =>
  wanted === 'all'
    ? CHARTS
    : Array.from({ length: count }, (_, at) => CHARTS[(turn * count + at) % CHARTS.length] ?? CHARTS[0]).flatMap(
        (chart) => chart ?? [],
      );

/** The call of a tool that its schema suggests, in a pseudo-language; in English without one. */
export function sampleCall(tool: AnyTool, chart: SampleChart, pseudo?: Pseudo): Promise<CallResult> {
  const args = sampleArguments(jsonSchemaOf(tool.input, 'input'), chart);
  const call = () => callTool(tool, args, { now: chart.now });
  return pseudo === undefined ? call() : inLanguage(pseudo.tag, call);
}
