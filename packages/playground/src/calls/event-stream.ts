/** One event of a stream, as the server writes it. */
export interface StreamEvent {
  readonly name: string;
  readonly data: string;
}

/** The events of a body, each once its end has come. */
export async function* eventsIn(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const parts = `${rest}${value}`.split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) yield eventOf(part);
  }
}

function eventOf(text: string): StreamEvent {
  const lines = text.split('\n');
  const valuesOf = (field: string): readonly string[] =>
    lines.filter((line) => line.startsWith(`${field}: `)).map((line) => line.slice(field.length + 2));
  return { name: valuesOf('event')[0] ?? 'message', data: valuesOf('data').join('\n') };
}
