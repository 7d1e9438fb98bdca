import type { Ephemeris } from '@cuspal/engine/sky/port';
import {
  argumentBytes,
  asObjectToo,
  callDeadlineMs,
  failure,
  type ToolAnswer,
  type ToolEntry,
  type ToolRouter,
} from '@cuspal/gateway/protocol';
import type { AnyTool, CompiledTool } from '@cuspal/tool-kit';

/**
 * Nobody but the caller waits for this process, and a machine that is busy with much else may take seconds for what the
 * first question has to learn: the answer is then worth more than a deadline that others need.
 */
const LEAST_DEADLINE_MS = 50_000;

/**
 * Runs each call in this process, as its service would: the same tool, host code and bytes. A call always comes to an
 * answer; nothing is thrown. `now` says the moment of a call in Unix milliseconds.
 */
export function localRouter(ephemeris: Ephemeris, now: () => number = Date.now): Pick<ToolRouter, 'call'> {
  return {
    async call(entry, args, { caller, signal, onProgress, structured }): Promise<ToolAnswer> {
      const { requestId, toolsets = [], locale } = caller;
      try {
        const run = await localTool(entry);
        // The tool has loaded the kit.
        const { resultBytes } = await import('@cuspal/tool-kit');
        const outcome = await run(argumentBytes(args), {
          ephemeris,
          now: now(),
          signal,
          deadline: Date.now() + Math.max(callDeadlineMs(entry), LEAST_DEADLINE_MS),
          requestId,
          toolsets,
          locale,
          ...(entry.progress && onProgress && { onProgress }),
        });
        const answer = {
          result: resultBytes(outcome),
          meta: Buffer.from(outcome.metaJson),
          code: outcome.code,
          fault: outcome.fault,
        };
        return structured && entry.outputSchema ? asObjectToo(answer) : answer;
      } catch (fault) {
        return failure('internal_error', requestId, fault);
      }
    },
  };
}

type Place = Pick<ToolEntry, 'name' | 'family' | 'service'>;

/** `@cuspal/services/natal/core-analysis/check-doshas.tool`: a tool stands where service, family and name say. */
const toolModule = ({ name, family, service }: Place): string =>
  `@cuspal/services/${service}/${family.replaceAll(' ', '-')}/${name.replaceAll('_', '-')}.tool`;

const loaded = new Map<string, Promise<CompiledTool>>();

/** The tool ready to run. Its file and what that imports are loaded with its first call, and kept. */
function localTool(place: Place): Promise<CompiledTool> {
  const known = loaded.get(place.name) ?? load(place);
  loaded.set(place.name, known);
  return known;
}

async function load(place: Place): Promise<CompiledTool> {
  const file: unknown = await import(toolModule(place));
  const tool = typeof file === 'object' && file !== null && 'default' in file ? file.default : undefined;
  if (!isTool(tool) || tool.name !== place.name) throw new Error(`${toolModule(place)} does not hold ${place.name}`);
  // Loaded here, so that tools are listed before the kit is needed.
  const { compileTool } = await import('@cuspal/tool-kit');
  return compileTool(tool);
}

const isTool = (value: unknown): value is AnyTool =>
  typeof value === 'object' && value !== null && 'kind' in value && (value.kind === 'engine' || value.kind === 'text');
