import { isJSONRPCErrorResponse, isJSONRPCRequest } from '@modelcontextprotocol/server';
import type { JSONRPCMessage, RequestId, Transport } from '@modelcontextprotocol/server';
import { randomUUID } from 'node:crypto';
import { shapedBody } from '@cuspal/gateway/protocol';

/** The status that HTTP would have for a request that cannot be followed. */
const BAD_REQUEST = 400;

export interface ShapedSetting {
  /** Suggests the tools that an unknown name may stand for. */
  readonly nearest: (name: string) => readonly string[];
  /** Receives the text of the SDK when the fault is our own. */
  readonly onInternal: (said: string, requestId: string) => void;
}

/** A transport whose errors have the form that those of the gateway have. */
export interface ShapedTransport extends Transport {
  /** Requests that have no answer yet. */
  readonly pending: number;
  /** Resolves when nothing comes or goes any more. */
  readonly closed: Promise<void>;
}

export function withShapedErrors(wire: Transport, { nearest, onInternal }: ShapedSetting): ShapedTransport {
  const asked = new Map<RequestId, JSONRPCMessage>();
  let end = (): void => {};
  const closed = new Promise<void>((resolve) => (end = resolve));
  const shaped = (message: JSONRPCMessage): JSONRPCMessage => {
    const requestId = randomUUID();
    const about = 'id' in message && message.id !== undefined ? asked.get(message.id) : undefined;
    const body = shapedBody(JSON.stringify(message), {
      status: BAD_REQUEST,
      message: about,
      requestId,
      nearest,
      onInternal: (said) => onInternal(said, requestId),
    });
    return JSON.parse(body) as JSONRPCMessage;
  };
  const outer: ShapedTransport = {
    get pending() {
      return asked.size;
    },
    closed,
    async start() {
      wire.onmessage = (message, extra) => {
        if (isJSONRPCRequest(message)) asked.set(message.id, message);
        const cancelled = cancelledId(message);
        if (cancelled !== undefined) asked.delete(cancelled);
        outer.onmessage?.(message, extra);
      };
      wire.onclose = () => {
        end();
        outer.onclose?.();
      };
      wire.onerror = (error) => outer.onerror?.(error);
      await wire.start();
    },
    async send(message, options) {
      const sent = isJSONRPCErrorResponse(message) ? shaped(message) : message;
      await wire.send(sent, options);
      if ('id' in message && message.id !== undefined && !('method' in message)) asked.delete(message.id);
    },
    close: () => wire.close(),
  };
  return outer;
}

function cancelledId(message: JSONRPCMessage): RequestId | undefined {
  if (!('method' in message) || message.method !== 'notifications/cancelled') return undefined;
  const id: unknown = message.params?.['requestId'];
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}
