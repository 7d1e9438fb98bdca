import { randomUUID } from 'node:crypto';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import type { ServerContext } from '@modelcontextprotocol/server';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { protocolServer, traceOf, type CallContext, type Choice } from '@cuspal/gateway/protocol';
import type { Logger } from '@cuspal/telemetry';
import { type LocalProtocol, OWNER } from './protocol.ts';
import { withShapedErrors } from './shaped-errors.ts';

/** How long answers in work are waited for after the input has ended. */
const LAST_ANSWERS_MS = 60_000;
const LOOK_AGAIN_MS = 20;

/** Where messages come from and go to. */
export interface Streams {
  readonly input: Readable;
  readonly output: Writable;
}

/** Speaks the protocol a line a message, in the era that the client begins in; resolves when the input has ended. */
export async function speakStdio(
  protocol: LocalProtocol,
  { input, output }: Streams,
  choice: Choice,
  logger: Logger,
): Promise<void> {
  const read = new PassThrough();
  const transport = withShapedErrors(new StdioServerTransport(read, output), {
    nearest: (name) => protocol.calls.nearest(name),
    onInternal: (said, requestId) => logger.error({ requestId, fault: new Error(said) }, 'message failed'),
  });
  const handle = serveStdio(() => protocolServer(protocol, choice, (message) => contextOf(message, choice)), {
    transport,
    onerror: (fault) => logger.warn({ fault }, 'message not understood'),
  });
  input.on('error', () => read.destroy());
  input.once('end', () => void endAfterAnswers(read, transport));
  input.pipe(read, { end: false });
  await transport.closed;
  await handle.close();
}

/** The client has closed its side and still gets the answers to what it asked. */
async function endAfterAnswers(read: PassThrough, transport: { readonly pending: number }): Promise<void> {
  const begun = performance.now();
  do await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  while ((transport.pending > 0 || read.readableLength > 0) && performance.now() - begun < LAST_ANSWERS_MS);
  read.destroy();
}

function contextOf({ mcpReq }: ServerContext, { selection, structured, language }: Choice): CallContext {
  const { progressToken } = mcpReq._meta ?? {};
  return {
    caller: {
      requestId: randomUUID(),
      accountId: OWNER.accountId,
      ...traceOf({}, mcpReq._meta),
      ...(selection && { toolsets: [...selection.toolsets] }),
      ...(language !== undefined && { locale: language }),
    },
    ...(selection && { selection }),
    ...(structured && { structured }),
    metered: false,
    by: 'configured',
    signal: mcpReq.signal,
    ...(progressToken !== undefined && {
      onProgress: ({ done, total, message }) => {
        const said = message === '' ? {} : { message };
        const params = { progressToken, progress: done, total, ...said };
        // A client that has gone is noticed by its stream.
        mcpReq.notify({ method: 'notifications/progress', params }).catch(() => {});
      },
    }),
  };
}
