import { SERVICES } from '@cuspal/catalog/taxonomy';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ToolDefinition } from '../define-tool.ts';
import { disclaimerText } from '../disclaimers.ts';
import { loadTool, toolFilesIn } from '../discover.ts';
import { takesClassOfEvent } from '../event-disclaimers.ts';
import { callTool } from './call-tool.ts';
import { sampleArguments } from './sample-arguments.ts';
import { SAMPLE_CHARTS } from './sample-charts.ts';
import { toolsDirectoryOf } from './tool-files.ts';
import { jsonSchemaOf } from '../schema/json-schema.ts';

/** An event of each class, and two that have none. */
const CLASSES = [
  ['Illness (Acute)', 'health'],
  ['Surgery', 'health'],
  ['Imprisonment', 'legal'],
  ['Financial Loss', 'financial'],
  ['Buy Property', 'financial'],
  ['Miscarriage / Pregnancy Loss', 'child'],
  ['Marriage', undefined],
  ['Divorce', undefined],
] as const;

describe('a tool that judges the event asked about carries the disclaimer of its class', () => {
  const tools: ToolDefinition[] = [];
  beforeAll(async () => {
    for (const service of SERVICES)
      for (const file of await toolFilesIn(toolsDirectoryOf(service))) {
        const tool = await loadTool(file);
        if (tool.kind === 'engine' && takesClassOfEvent(tool)) tools.push(tool);
      }
  }, 120_000);
  const [chart] = SAMPLE_CHARTS;
  const disclaimerOf = async (tool: ToolDefinition, asked: object): Promise<unknown> => {
    const args = chart && sampleArguments(jsonSchemaOf(tool.input, 'input'), chart);
    const { text } = await callTool(tool, { ...args, ...asked }, { now: Date.UTC(2026, 0, 1) });
    return (JSON.parse(text) as { readonly disclaimer?: unknown }).disclaimer;
  };

  it('of every service, by any name of the event', async () => {
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['find_event_timing_v2', 'get_event_probability', 'get_kcil_verdict', 'get_event_dasha']),
    );
    for (const tool of tools)
      for (const [event, of] of CLASSES)
        expect([tool.name, event, await disclaimerOf(tool, { event })]).toEqual([
          tool.name,
          event,
          of && disclaimerText(of),
        ]);
  }, 120_000);

  it('and a group of houses has none', async () => {
    for (const tool of tools.filter(({ input }) => 'house_group' in input.shape))
      expect([tool.name, await disclaimerOf(tool, { event: undefined, house_group: [6, 8, 12] })]).toEqual([
        tool.name,
        undefined,
      ]);
  });
});
