import { ageAt, fitsAge } from '@cuspal/engine/events/life-stage';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ToolDefinition } from '../define-tool.ts';
import { loadTool, toolFilesIn } from '../discover.ts';
import { birthsFor } from './births-for.ts';
import { callTool } from './call-tool.ts';
import { randomBirths } from './random-births.ts';
import { toolsDirectoryOf } from './tool-files.ts';

const NOW = Date.UTC(2026, 10, 27, 12);
const BIRTHS = birthsFor(400);
/** Shows the running periods as get_smart_current_dasha does. */
const TODAY = 'run_today_complete';
/** It reads every antardasha at its own age, which the rows are held to. */
const TIMELINE = 'get_annotated_dasha';

/** A tool that chooses matters says at which age. */
const chooses = (tool: { readonly kind: string }): tool is ToolDefinition =>
  tool.kind === 'engine' &&
  'output' in tool &&
  ('setAside' in (tool as ToolDefinition).output.shape || (tool as ToolDefinition).name === TODAY);

/** Births of all ages up to a hundred, the same for a seed. */
const births = randomBirths(BIRTHS, 4201).map((birth, index) => ({
  ...birth,
  // Years back, so far from one another that few births have all stages; none on a leap day.
  birth_datetime: birth.birth_datetime
    .replace(/^\d{4}/, String(2026 - ((index * 38) % 101)))
    .replace('02-29', '02-28')
    .replace(/-1[12]-/, '-10-'),
}));

/** What a result says, without what it sets aside. */
const saidBy = (result: unknown): string =>
  JSON.stringify(result, (key, value: unknown) => (key === 'setAside' ? undefined : value));

/** Labels of the catalogue that stand in a text, the longest first so that none is met inside another. */
function labelsIn(text: string): readonly string[] {
  let left = text;
  return LABELS.filter((label) => {
    const met = left.includes(label);
    left = left.replaceAll(label, '');
    return met;
  });
}
const LABELS = NATAL_EVENTS.map(({ label }) => label).sort((a, b) => b.length - a.length);

const eventOf = (label: string) => {
  const event = NATAL_EVENTS.find((each) => each.label === label);
  if (event === undefined) throw new RangeError(label);
  return event;
};

const timeline = z.object({
  mahadashas: z.array(
    z.object({
      antardashas: z.array(
        z.object({
          startDate: z.string(),
          current: z.boolean(),
          eventPotential: z.array(z.object({ event: z.string() })),
        }),
      ),
    }),
  ),
});

describe('matters outside the life stage are not volunteered (docs/api.md#life-stages)', () => {
  const tools: ToolDefinition[] = [];
  beforeAll(async () => {
    for (const service of ['dasha', 'natal'] as const)
      for (const file of await toolFilesIn(toolsDirectoryOf(service))) {
        const tool = await loadTool(file);
        if (chooses(tool)) tools.push(tool);
      }
  }, 120_000);

  it('A1: no tool that chooses names a matter outside the age', async () => {
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'get_smart_current_dasha',
        'get_annual_forecast',
        TIMELINE,
        'get_transit_timing_hierarchy',
        'run_year_outlook_complete',
        TODAY,
      ]),
    );
    let setAside = 0;
    for (const args of births) {
      const birth = resolveBirth(args);
      const age = ageAt(birth, NOW);
      for (const tool of tools) {
        const more = 'target_latitude' in tool.input.shape ? { target_latitude: 28.6, target_longitude: 77.2 } : {};
        const call = await callTool(tool, { ...args, ...more }, { now: NOW });
        // A forecast by the month begins with the month after birth.
        if (call.isError && call.meta['code'] === 'validation_failed') continue;
        expect([tool.name, call.isError]).toEqual([tool.name, false]);
        if (tool.name === TIMELINE) {
          for (const { antardashas } of timeline.parse(call.result).mahadashas)
            for (const { startDate, current, eventPotential } of antardashas) {
              const then = ageAt(birth, current ? NOW : Date.parse(startDate));
              for (const { event } of eventPotential)
                expect([event, then, fitsAge(eventOf(event), then)]).toEqual([event, then, true]);
            }
          continue;
        }
        const read = z.object({ age: z.int().optional() }).parse(call.result).age ?? age;
        // Matters of a year are read at the age at which their month or window begins.
        const outside = labelsIn(saidBy(call.result)).filter(
          (label) => !fitsAge(eventOf(label), read) && !fitsAge(eventOf(label), read + 1),
        );
        expect([tool.name, age, outside]).toEqual([tool.name, age, []]);
        setAside += call.text.includes('"setAside"') ? 1 : 0;
      }
    }
    expect(setAside).toBeGreaterThan(BIRTHS);
  }, 900_000);
});
