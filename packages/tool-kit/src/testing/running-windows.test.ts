import { resolveBirth } from '@cuspal/engine/time/moment';
import { dateInWords, printInstant } from '@cuspal/engine/time/print';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ToolDefinition } from '../define-tool.ts';
import { loadTool, toolFilesIn } from '../discover.ts';
import { birthsFor } from './births-for.ts';
import { callTool } from './call-tool.ts';
import { instantMs } from './instant-ms.ts';
import { randomLives } from './random-births.ts';
import { toolsDirectoryOf } from './tool-files.ts';

const LIVES = birthsFor(40, 8);
const EVENTS = ['Marriage', 'Promotion', 'Property Purchase'];
/** Its stretches are heavy ones, and none is offered as the best. */
const HEAVY = 'get_sade_sati_intensity';

const STAMP = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-][\d:]+/g;

/** What a person is told first, whichever field holds it. */
const said = z
  .object({
    answer: z.unknown().optional(),
    summary: z.unknown().optional(),
    synthesis: z.object({ text: z.string() }).optional(),
  })
  .transform(({ answer, summary, synthesis }) =>
    [answer, summary, synthesis?.text].filter((text) => typeof text === 'string').join(' '),
  );

describe('a window that runs already', () => {
  const tools: ToolDefinition[] = [];
  beforeAll(async () => {
    for (const service of ['dasha', 'natal', 'health'] as const)
      for (const file of await toolFilesIn(toolsDirectoryOf(service))) {
        const tool = await loadTool(file);
        if (tool.kind === 'engine' && tool.name !== HEAVY) tools.push(tool);
      }
  }, 120_000);

  it('A11: is never told as one that begins on the day of the call', async () => {
    let running = 0;
    for (const [index, { args, now }] of Array.from(randomLives(LIVES, 78)).entries()) {
      const birth = resolveBirth(args);
      const [today, printed] = [dateInWords(now, birth), printInstant(now, birth)];
      const day = today.replace(/ \d+$/, '');
      for (const tool of tools) {
        const event = 'event' in tool.input.shape ? { event: EVENTS[index % EVENTS.length] } : {};
        const call = await callTool(tool, { ...args, ...event }, { now });
        if (call.isError) continue;
        // What begins later on the same day does begin then.
        const later = [...call.text.matchAll(STAMP)].some(
          ([at]) => at.startsWith(printed.slice(0, 10)) && instantMs(at) > now,
        );
        if (later) continue;
        const text = said.parse(call.result);
        expect([tool.name, [`from ${today} to`, `from ${day} to`].filter((words) => text.includes(words))]).toEqual([
          tool.name,
          [],
        ]);
        running += text.includes('already running, until') ? 1 : 0;
      }
    }
    expect(running).toBeGreaterThan(LIVES / 2);
  }, 900_000);
});
