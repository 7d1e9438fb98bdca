import { Metadata, type Client, type MethodDefinition } from '@grpc/grpc-js';

/** How long a call may take that does not say. */
export const DEADLINE_MS = 15_000;

export interface CallOptions {
  /** The call ends with DEADLINE_EXCEEDED after so many milliseconds; default 15,000. */
  readonly deadlineMs?: number;
  /** Aborting cancels the call on the server too; the promise rejects with CANCELLED. */
  readonly signal?: AbortSignal;
}

/** One request, one response; rejects with grpc-js `ServiceError`. */
export function unary<Request, Response>(
  client: Client,
  method: MethodDefinition<Request, Response>,
  request: Request,
  { deadlineMs = DEADLINE_MS, signal }: CallOptions = {},
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = client.makeUnaryRequest(
      method.path,
      method.requestSerialize,
      method.responseDeserialize,
      request,
      new Metadata(),
      { deadline: Date.now() + deadlineMs },
      (error, response) => {
        release();
        if (response) resolve(response);
        else reject(error ?? new Error('the service answered neither result nor error'));
      },
    );
    const release = cancelledBy(signal, call);
  });
}

/** Cancels a call when the signal says so; what it returns ends that. */
export function cancelledBy(signal: AbortSignal | undefined, call: { cancel(): void }): () => void {
  const cancel = () => call.cancel();
  if (signal?.aborted) cancel();
  else signal?.addEventListener('abort', cancel);
  return () => signal?.removeEventListener('abort', cancel);
}
