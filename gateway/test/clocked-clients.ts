import { create } from '@bufbuild/protobuf';
import { CallToolResponseSchema } from '@cuspal/proto';
import { z } from 'zod';
import { eachService, type ServiceClients } from '../src/routing/clients.ts';
import { echoClients } from './fake-clients.ts';

const knobs = z.looseObject({ fails: z.boolean().optional(), waits: z.boolean().optional() });

export interface ClockedClients {
  readonly clients: ServiceClients;
  /** Calls that were computed. */
  computed: number;
  /** Calls with `waits` that have begun. */
  waiting: number;
  /** Lets calls with `waits` end. */
  open(): void;
}

/**
 * Clients without a network whose answers tell the instant that was "now" and repeat the arguments. Where the call brings
 * no instant it is another one each time. Arguments say whether a call fails, or waits until it may end.
 */
export function clockedClients(): ClockedClients {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const playing: ClockedClients = { clients: echoClients(), computed: 0, waiting: 0, open };
  type Call = ServiceClients['meta']['callTool'];
  const callTool: Call = async ({ argumentsJson = new Uint8Array(), caller, asText = false }, { signal } = {}) => {
    const args = Buffer.from(argumentsJson).toString();
    const { fails = false, waits = false } = knobs.parse(JSON.parse(args));
    if (waits) {
      playing.waiting += 1;
      await Promise.race([opened, aborted(signal)]);
    }
    playing.computed += 1;
    if (fails) return create(CallToolResponseSchema, FAILED);
    const text = `{"now":${caller?.testClockMs ?? caller?.nowMs ?? -playing.computed},"args":${args}}`;
    const whole = JSON.stringify({ content: [{ type: 'text', text }] });
    return create(CallToolResponseSchema, { resultJson: Buffer.from(asText ? text : whole), units: 1, asText });
  };
  const [echo] = Object.values(playing.clients);
  if (!echo) throw new Error('no service');
  const callToolStream: typeof echo.callToolStream = (request, _, options) => callTool(request, options);
  const clients = eachService(() => ({ ...echo, callTool, callToolStream }));
  return Object.assign(playing, { clients });
}

/** Rejects when the caller has left, also where it left before. */
const aborted = (signal?: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const leave = (): void => reject(new Error('the caller has left'));
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave);
  });

const FAILED = {
  resultJson: Buffer.from('{"content":[{"type":"text","text":"It does not fit."}],"isError":true}'),
  metaJson: Buffer.from('{"code":"validation_failed","recoverable":true,"field":"latitude"}'),
  isError: true,
  code: 'validation_failed',
};
