import type { Ephemeris } from '@cuspal/engine/sky/port';
import { createSwissEphemeris } from '@cuspal/engine/sky/swiss';
import type { AnyTool } from '../define-tool.ts';
import { compileTool, type CompiledTool } from '../run-tool.ts';
import { findTool } from './tool-files.ts';

/** 1 January 2026, noon UT: "now" of tests that name none. */
export const TEST_NOW = Date.UTC(2026, 0, 1, 12);

export interface CallResult {
  /** The result object; for a meta-tool its structured part, for an error an empty object. */
  readonly result: Readonly<Record<string, unknown>>;
  readonly isError: boolean;
  /** content[0].text. */
  readonly text: string;
  readonly structuredContent?: unknown;
  readonly meta: Readonly<Record<string, unknown>>;
}

export interface TestCallOptions {
  readonly now?: number;
  readonly signal?: AbortSignal;
  /** Sets of tools that the caller has in view. */
  readonly toolsets?: readonly string[];
}

/** One per test process. */
export const testEphemeris = once(createSwissEphemeris);

/** Tests look at all that a tool can show, but for those that ask for less. */
const inFull = (tool: AnyTool, args: object): object =>
  tool.kind === 'engine' && tool.brief !== undefined ? { detail: 'full', ...args } : args;

/** Runs a tool, or the tool of that name, from JSON bytes to JSON bytes as the host does; an internal error is thrown. */
export async function callTool(
  toolOrName: AnyTool | string,
  args: object,
  { now = TEST_NOW, signal, toolsets = [] }: TestCallOptions = {},
): Promise<CallResult> {
  const tool = typeof toolOrName === 'string' ? await findTool(toolOrName) : toolOrName;
  const outcome = await compiled(tool)(Buffer.from(JSON.stringify(inFull(tool, args))), {
    ephemeris: testEphemeris(),
    now,
    requestId: 'test',
    toolsets,
    ...(signal ? { signal } : {}),
  });
  if (outcome.fault !== undefined) throw new Error(`${tool.name} failed`, { cause: outcome.fault });
  return read(tool, outcome.resultJson, outcome.metaJson, outcome.isError);
}

function read(tool: AnyTool, resultJson: string, metaJson: string, isError: boolean): CallResult {
  const envelope = JSON.parse(resultJson) as { content: { text: string }[]; structuredContent?: unknown };
  const meta = (metaJson === '' ? {} : JSON.parse(metaJson)) as Record<string, unknown>;
  const text = envelope.content[0]?.text ?? '';
  return {
    result: isError ? {} : resultOf(tool, text, meta),
    isError,
    text,
    structuredContent: envelope.structuredContent,
    meta,
  };
}

function resultOf(tool: AnyTool, text: string, meta: Record<string, unknown>): Record<string, unknown> {
  const value: unknown = tool.kind === 'engine' ? JSON.parse(text) : meta['cuspal/structured'];
  return Object.fromEntries(Object.entries(value ?? {}));
}

const compiledTools = new WeakMap<AnyTool, CompiledTool>();

function compiled(tool: AnyTool): CompiledTool {
  const known = compiledTools.get(tool);
  if (known) return known;
  const made = compileTool(tool);
  compiledTools.set(tool, made);
  return made;
}

function once(create: () => Ephemeris): () => Ephemeris {
  let made: Ephemeris | undefined;
  return () => (made ??= create());
}
