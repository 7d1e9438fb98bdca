/** Longer than any line of a batch: a result has at most 1 MiB. */
const LONGEST_LINE = 8 * 1024 * 1024;

/** The lines of a stream of UTF-8 without their ends, empty ones left out. Who stops early ends the stream. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      if (rest.length > LONGEST_LINE) throw new RangeError('A line of the answer is too long.');
      for (const line of lines) if (line.trim() !== '') yield line;
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
