import type { Ephemeris } from '@cuspal/engine/sky/port';
import { argumentBytes, callDeadlineMs, failure, type ToolAnswer, type ToolRouter } from '@cuspal/gateway/protocol';
import { localTool } from './local-tools.ts';

/**
 * Runs each call in this process, as its service would: the same tool, host code and bytes. A call always comes to an
 * answer; nothing is thrown. `now` says the moment of a call in Unix milliseconds.
 */
export function localRouter(ephemeris: Ephemeris, now: () => number = Date.now): Pick<ToolRouter, 'call'> {
  return {
    async call(entry, args, { caller, signal, onProgress }): Promise<ToolAnswer> {
      const { requestId, toolsets = [] } = caller;
      try {
        const run = await localTool(entry);
        const outcome = await run(argumentBytes(args), {
          ephemeris,
          now: now(),
          signal,
          deadline: Date.now() + callDeadlineMs(entry),
          requestId,
          toolsets,
          ...(entry.progress && onProgress && { onProgress }),
        });
        return {
          result: Buffer.from(outcome.resultJson),
          meta: Buffer.from(outcome.metaJson),
          code: outcome.code,
          fault: outcome.fault,
        };
      } catch (fault) {
        return failure('internal_error', requestId, fault);
      }
    },
  };
}
