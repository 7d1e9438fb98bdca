import { readBeginning } from '../outgoing/answers.ts';

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
    const text = await readBeginning(answer, MOST_READ);
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') ?? undefined, text };
  } catch {
    return undefined;
  }
}
