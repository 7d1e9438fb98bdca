/** The longest pause that somebody else can ask for. */
const LONGEST_MS = 3_600_000;

/** What a Retry-After header asks for, in seconds or as a date, an hour at most; undefined where it says nothing. */
export function retryAfterMs(header: string | null | undefined, now: number): number | undefined {
  if (header === null || header === undefined || header === '') return undefined;
  const wanted = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(wanted) ? Math.min(Math.max(wanted, 0), LONGEST_MS) : undefined;
}

/** The beginning of an answer, as text: whoever says more cannot fill memory. */
export async function readBeginning({ body }: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const stream: ReadableStream<Uint8Array> | null = body;
  for await (const chunk of stream ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= mostBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, mostBytes).toString();
}
