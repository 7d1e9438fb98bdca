import { escaped } from '../gateway/src/fast-path/escaped.ts';
import { bytesOf } from '../gateway/src/http/pieces.ts';
import type { Measurement } from './lib/measurement.ts';
import { inTurn } from './lib/rounds.ts';
import { birth, toolNamed } from './lib/tools.ts';

const ROUNDS = 15;
const TIMES = 400;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** A result as text within an answer: by the gateway's WebAssembly, and by a loop in JavaScript. */
export async function escaping(): Promise<readonly Measurement[]> {
  const chart = await toolNamed('ephemeris', 'foundation', 'get_full_chart');
  const json = Buffer.from(await chart(birth(0)));
  const piece = escaped(json);
  const target = new Uint8Array(piece.most);
  if (Buffer.compare(bytesOf(piece), target.subarray(0, byLoop(target, json))) !== 0)
    throw new Error('the two do not agree');
  const [ofOwn = Number.NaN, ofLoop = Number.NaN] = await inTurn(ROUNDS, [
    () => microseconds(() => piece.put(target, 0)),
    () => microseconds(() => byLoop(target, json)),
  ]);
  return [
    {
      name: 'escaping the text of get_full_chart',
      value: ofLoop / ofOwn,
      unit: 'times as fast as a loop in JavaScript',
      target: { atLeast: 3 },
      detail: `${json.length} bytes: ${ofOwn.toFixed(1)} µs, by a loop ${ofLoop.toFixed(1)} µs, medians of ${ROUNDS} rounds`,
    },
  ];
}

function byLoop(target: Uint8Array, json: Uint8Array): number {
  let end = 0;
  const { length } = json;
  for (let at = 0; at < length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE || byte === BACKSLASH) target[end++] = BACKSLASH;
    target[end++] = byte;
  }
  return end;
}

function microseconds(work: () => void): number {
  const start = performance.now();
  for (let times = 0; times < TIMES; times += 1) work();
  return ((performance.now() - start) * 1_000) / TIMES;
}
