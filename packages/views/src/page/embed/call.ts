export interface EmbedCall {
  /** Address of the server, without a path. */
  readonly server: string;
  readonly key: string;
  readonly tool: string;
  readonly args: object;
}

/** Why there is no chart, in words for the person before the page. */
export class ChartFault extends Error {
  constructor(
    message: string,
    /** Whether the same call may succeed later. */
    readonly again: boolean,
    readonly code?: string,
    readonly field?: string,
  ) {
    super(message);
  }
}

const TIMEOUT_MS = 60_000;

/** The result of a tool. The birth travels in the body alone: in no address, no cookie and no cache. */
export async function resultOf({ server, key, tool, args }: EmbedCall, gone: AbortSignal): Promise<unknown> {
  const late = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(`${server}/v1/tools/${encodeURIComponent(tool)}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(args),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.any([gone, late]),
    });
    const body: unknown = await response.json();
    if (response.ok) return body;
    throw faultIn(body);
  } catch (fault) {
    if (fault instanceof ChartFault || gone.aborted) throw fault;
    if (late.aborted) throw new ChartFault('The server has not answered for a minute.', true);
    throw new ChartFault('The server cannot be reached, or does not let this page call it.', true);
  }
}

function faultIn(body: unknown): ChartFault {
  const { detail, code, field, recoverable }: Problem = typeof body === 'object' && body !== null ? body : {};
  return new ChartFault(
    typeof detail === 'string' ? detail : 'The server refused the call.',
    recoverable === true && field === undefined,
    typeof code === 'string' ? code : undefined,
    typeof field === 'string' ? field : undefined,
  );
}

interface Problem {
  readonly detail?: unknown;
  readonly code?: unknown;
  readonly field?: unknown;
  readonly recoverable?: unknown;
}
