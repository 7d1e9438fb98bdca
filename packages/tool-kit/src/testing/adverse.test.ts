import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyTool, ToolDefinition } from '../define-tool.ts';
import { loadTool, toolFilesIn } from '../discover.ts';
import { birthsFor } from './births-for.ts';
import { callTool } from './call-tool.ts';
import { randomLives } from './random-births.ts';
import { toolsDirectoryOf } from './tool-files.ts';

const BIRTHS = birthsFor(100);
const ADVERSE = NATAL_EVENTS.filter(({ polarity }) => polarity === 'adverse');
const NEVER_LISTED = ADVERSE.filter(({ key }) => ['pregnancy_loss', 'imprisonment', 'addiction'].includes(key));
/** It derives its event, and never an adverse one, so it has no argument for them. */
const DERIVING = 'get_transit_timing_hierarchy';

const chooses = (tool: AnyTool): tool is ToolDefinition =>
  tool.kind === 'engine' && ('include_adverse' in tool.input.shape || tool.name === DERIVING);
const named = (text: string, events: typeof ADVERSE): readonly string[] =>
  events.flatMap(({ key, label }) => (text.includes(`"${key}"`) || text.includes(`"${label}"`) ? [key] : []));

describe('adverse matters are not volunteered (docs/api.md#unwelcome-events)', () => {
  const tools: ToolDefinition[] = [];
  beforeAll(async () => {
    for (const service of ['dasha', 'natal', 'ephemeris'] as const)
      for (const file of await toolFilesIn(toolsDirectoryOf(service))) {
        const tool = await loadTool(file);
        if (chooses(tool)) tools.push(tool);
      }
  }, 120_000);

  it('walks every tool that chooses events itself', async () => {
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['get_smart_current_dasha', 'get_annual_forecast', 'get_annotated_dasha', DERIVING]),
    );
    let asked = 0;
    for (const { args, now } of randomLives(BIRTHS, 208))
      for (const tool of tools) {
        const plain = await callTool(tool, args, { now });
        expect([tool.name, named(plain.text, ADVERSE)]).toEqual([tool.name, []]);
        if (tool.name === DERIVING) continue;
        const whole = await callTool(tool, { ...args, include_adverse: true }, { now });
        expect([tool.name, named(whole.text, NEVER_LISTED)]).toEqual([tool.name, []]);
        asked += named(whole.text, ADVERSE).length;
      }
    expect(asked).toBeGreaterThan(BIRTHS / 10);
  }, 300_000);
});
