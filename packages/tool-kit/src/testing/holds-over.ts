import { YEAR_MS } from '@cuspal/engine/time/julian';
import { z } from 'zod';
import type { AnyTool } from '../define-tool.ts';
import { callTool, type CallResult } from './call-tool.ts';
import { conforms } from './conforms.ts';
import { randomLives, type Life } from './random-births.ts';
import { checkSize } from './size.ts';
import { speaksPlainly } from './speaks-plainly.ts';
import { findTool } from './tool-files.ts';

const EPHEMERIS_END = Date.UTC(2400, 0, 1);

const pagesOf = z.object({ pagination: z.object({ totalPages: z.int() }) });

export interface Property {
  readonly tool: AnyTool | string;
  /** What is sent beside the birth. */
  readonly argumentsOf?: (life: Life, index: number) => object;
  /** Years that the person has lived at least at the moment of the call; a life that would leave 2399 is passed over. */
  readonly fromAge?: number;
  /** Years after the moment of the call that the tool may search; beyond 2399 it may answer out_of_range. */
  readonly reachYears?: number;
  /** What must be true of every result, beside no throw, the output schema and the size. */
  readonly verify?: (call: CallResult, life: Life) => void;
}

/** A paged answer is asked for its last page too, once in so many lives. */
const LAST_PAGE_EVERY = 4;

/** Calls a tool for random lives; the first call at fault is thrown with all that is needed to repeat it. */
export async function holdsOver(given: Property, count: number, seed: number): Promise<void> {
  const tool = typeof given.tool === 'string' ? await findTool(given.tool) : given.tool;
  const property = { ...given, tool };
  // A plain list, because the fault names the whole call.
  for (const [index, life] of Array.from(randomLives(count, seed, given.fromAge)).entries()) {
    const args = { ...life.args, ...property.argumentsOf?.(life, index) };
    const run = async (): Promise<void> => {
      const pages = await check(property, args, life);
      if (pages > 1 && index % LAST_PAGE_EVERY === 0) await check(property, { ...args, page: pages }, life);
    };
    await run().catch((fault: unknown) => {
      const words = fault instanceof Error ? fault.message : String(fault);
      const call = JSON.stringify({ args, now: life.now });
      throw new Error(`${words}\nlife ${index} of seed ${seed}: ${call}`, { cause: fault });
    });
  }
}

/** Returns how many pages the answer has. */
async function check(property: Property & { readonly tool: AnyTool }, args: object, life: Life): Promise<number> {
  const { tool, verify, reachYears = 0 } = property;
  if (life.now + reachYears * YEAR_MS >= EPHEMERIS_END && (await isOutOfRange(tool, args, life))) return 0;
  const call = await conforms(tool, args, { now: life.now });
  await checkSize(tool, call.text);
  speaksPlainly(tool, call.result);
  verify?.(call, life);
  const paged = pagesOf.safeParse(call.result);
  return paged.success ? paged.data.pagination.totalPages : 1;
}

const isOutOfRange = async (tool: AnyTool, args: object, { now }: Life): Promise<boolean> =>
  (await callTool(tool, args, { now })).meta['code'] === 'out_of_range';
