const POST_MS = 15_000;
/** Most that is read of an answer: enough for what it says is wrong. */
const MOST_READ = 16 * 1024;

interface SentBody {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly text: string;
}

/** Posts to the billing system that the operator has named; undefined where no whole answer comes in time. */
export async function post(url: string, sent: SentBody): Promise<Answer | undefined> {
  try {
    const signal = AbortSignal.timeout(POST_MS);
    const answer = await fetch(url, { method: 'POST', redirect: 'manual', signal, ...sent });
    const text = await readSome(answer);
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') ?? undefined, text };
  } catch {
    return undefined;
  }
}

async function readSome({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= MOST_READ) break;
  }
  return Buffer.concat(chunks).subarray(0, MOST_READ).toString();
}
