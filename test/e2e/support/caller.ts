export const BIRTH = {
  birth_datetime: '1992-08-14T04:32:00',
  latitude: 6.927,
  longitude: 79.861,
  utc_offset_minutes: 330,
} as const;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: any;
}

/** Somebody who calls the tools of a system with a key. */
export function callerOf(baseUrl: string, key: string) {
  const url = `${baseUrl}/mcp`;
  const post = async (body: unknown, init: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(url, {
      method: 'POST',
      body:
        typeof body === 'string' || body instanceof Uint8Array
          ? (body as NonNullable<RequestInit['body']>)
          : JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
      ...init,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(init.headers as Record<string, string> | undefined),
      },
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: text === '' ? null : JSON.parse(text) };
  };
  let id = 0;
  const callTool = async (name: string, args: unknown, init?: RequestInit) => {
    const answer = await post(
      { jsonrpc: '2.0', id: ++id, method: 'tools/call', params: { name, arguments: args } },
      init,
    );
    const result = answer.body?.result;
    return { ...answer, result, isError: result?.isError === true, value: parsed(result?.content?.[0]?.text) };
  };
  return { baseUrl, url, key, post, callTool };
}

const parsed = (text: unknown): any => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return text;
  }
};
