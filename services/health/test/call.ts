import type { ToolDefinition } from '@cuspal/tool-kit';
import { birth, callTool, conforms } from '@cuspal/tool-kit/testing';
import { expect } from 'vitest';
import { z } from 'zod';
import { addsUp } from './adds-up.ts';
import { holdsNoTime, speaksKindly } from './plain-words.ts';

/** The moment of the tests, unless they say another. */
export const NOW = Date.UTC(2026, 0, 15);

/** KP Reader III, Disease: a man with sugar in the urine. */
export const R3_056 = birth('1922-10-02T12:17:00', 22.3833, 88.4, 330);
/** Births of the reference file with rare values (health_cases.json own-06, own-17, own-22, own-28). */
export const OWN_06 = birth('2001-11-20T09:12:58', 53.732, -106.439, 540);
export const OWN_17 = birth('1920-02-28T07:17:08', 31.946, 167.389, 60);
export const OWN_22 = birth('1949-11-04T10:55:25', 42.638, 20.065, 600);
export const OWN_28 = birth('2007-04-17T04:13:04', 25.093, -52.43, 345);

/** A call of a tool as the host makes it, its result held to the schema and to what all health texts must keep. */
export function caller<Output extends z.ZodObject>(tool: ToolDefinition<z.ZodObject, Output>) {
  return async (
    args: object,
    now = NOW,
  ): Promise<z.output<Output> & { readonly notes: readonly string[]; readonly disclaimer: string }> => {
    const call = await conforms(tool, args, { now });
    speaksKindly(call, tool);
    holdsNoTime(call, tool);
    addsUp(call.result);
    const { notes } = z.object({ notes: z.array(z.string()) }).parse(call.result['provenance']);
    const own = Object.entries(call.result).filter(([key]) => Object.hasOwn(tool.output.shape, key));
    const parsed = tool.output.parse(Object.fromEntries(own));
    return { ...parsed, notes, disclaimer: String(call.result['disclaimer']) };
  };
}

/** Expects a call to be refused, and gives the text. */
export async function refused(
  tool: ToolDefinition,
  args: object,
  meta: { readonly code: string; readonly field?: string },
  now = NOW,
): Promise<string> {
  const call = await callTool(tool, args, { now });
  expect(call.isError).toBe(true);
  expect(call.meta).toMatchObject(meta);
  return call.text;
}
