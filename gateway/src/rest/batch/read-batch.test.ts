import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { MAX_BODY_BYTES } from '../../http/body.ts';
import { MOST_CALLS, readBatch } from './read-batch.ts';

const read = (text: string | Buffer) => readBatch(Buffer.from(text));
const call = (id: unknown, more: object = {}) => ({ id, name: 'get_planets', arguments: { latitude: 1 }, ...more });

/** The CPU time of some work, the least of three times in microseconds: others may be at work too. */
async function cpuOf(work: () => unknown): Promise<number> {
  const costs: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    const before = process.cpuUsage();
    await work();
    costs.push(process.cpuUsage(before).user);
  }
  return Math.min(...costs);
}

function lookedThrough(bytes: Buffer): number {
  let sum = 0;
  for (const byte of bytes) sum += byte;
  return sum;
}

describe('the calls of a batch', () => {
  it('are the same from a list and from lines', async () => {
    const args = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 });
    const calls = fc.array(
      fc.record({ id: fc.oneof(fc.integer(), fc.string({ maxLength: 20 })), name: fc.string(), arguments: args }),
      {
        minLength: 1,
        maxLength: 20,
      },
    );
    await fc.assert(
      fc.asyncProperty(calls, fc.constantFrom('\n', '\r\n', '\n\n', '\n \n'), async (sent, between) => {
        const whole = await read(JSON.stringify(sent, null, 1));
        expect(await read(sent.map((each) => JSON.stringify(each)).join(between))).toEqual(whole);
        expect(whole).toMatchObject({ ok: true, items: sent.map(({ id, name }) => ({ id, call: { name } })) });
      }),
      { numRuns: 200 },
    );
  });

  it('cost next to nothing to look for where there is nothing but space', async () => {
    const size = 4 * 1024 * 1024;
    for (const bytes of [Buffer.alloc(size, ' '), Buffer.from(`${' '.repeat(size - 2)}[]`), Buffer.alloc(size, '\n')]) {
      const cost = await cpuOf(async () => expect(await readBatch(bytes)).toMatchObject({ ok: false }));
      // Against a plain loop over the bytes it takes 0.3 and 3 times, with a look-up for each byte it took 12 and 36.
      expect(cost / (await cpuOf(() => lookedThrough(bytes)))).toBeLessThan(bytes[0] === 10 ? 12 : 4);
    }
  });

  it('have their place for an id where none was sent, and no arguments where none were', async () => {
    const items = [{ name: 'a' }, { name: 'b', id: null, arguments: null }, { name: 'c', id: 'x' }];
    expect(await read(JSON.stringify(items))).toEqual({
      ok: true,
      items: [
        { id: 0, call: { name: 'a', args: {}, small: {} } },
        { id: 1, call: { name: 'b', args: {}, small: {} } },
        { id: 'x', call: { name: 'c', args: {}, small: {} } },
      ],
    });
  });

  it.each([
    [{ name: 5 }, 'name', 'Member "name" is 5. Send the name of a tool, such as get_full_chart.'],
    [{ arguments: {} }, 'name', 'Member "name" is missing.'],
    [{ name: 'a', arguments: [] }, 'arguments', 'Member "arguments" is a list of 0 but must be an object.'],
    [{ name: 'a', args: {} }, 'args', 'Unknown member "args".'],
    [{ name: 'a', __proto__x: 1 }, '__proto__x', 'Unknown member'],
    [{ name: 'a', arguments: { a: 'x'.repeat(MAX_BODY_BYTES) } }, 'arguments', 'One call may have 256 KiB.'],
  ])('one that cannot be made is told by itself: %#', async (sent, field, detail) => {
    for (const text of [JSON.stringify([call(1), sent]), `${JSON.stringify(call(1))}\n${JSON.stringify(sent)}`]) {
      const items = [
        { id: 1, call: { name: 'get_planets' } },
        { id: 1, fault: { field, detail: expect.stringContaining(detail) } },
      ];
      expect(await read(text)).toMatchObject({ ok: true, items });
    }
  });

  it.each([
    ['', 'The batch is empty. Send 1 to 1000 calls.'],
    [' \n\t\r\n', 'The batch is empty.'],
    ['[]', 'The batch is empty.'],
    ['[{"name":"a"}', 'The list is not JSON.'],
    ['{"name":"a"}\n{"name":', 'Line 2 is not JSON.'],
    ['{"name":"a"}\n\n5', 'Line 3 cannot be read.'],
    ['[{"name":"a"},null]', 'Call 2 cannot be read.'],
    ['{"name":"a","id":{}}', 'Line 1 cannot be read.'],
    ['{"name":"a","id":1.5}', 'Line 1 cannot be read.'],
    [`{"name":"a","id":"${'x'.repeat(201)}"}`, 'Line 1 cannot be read.'],
    [Buffer.from([0x7b, 0xff, 0x7d]), 'Line 1 is not UTF-8.'],
    [Buffer.from('{"name":"a\0"}'), 'Line 1 is not JSON.'],
    [`{"name":"a","arguments":${'['.repeat(99)}${']'.repeat(99)}}`, 'Line 1 is nested too deeply.'],
    ['['.repeat(100_000), 'The list is nested too deeply.'],
    ['{"name":"a"}\n'.repeat(MOST_CALLS + 1), 'The batch has more than 1000 calls. Send it in parts.'],
    [JSON.stringify(Array(MOST_CALLS + 1).fill({ name: 'a' })), 'The batch has more than 1000 calls.'],
  ])('are refused whole where one cannot be read: %#', async (text, detail) => {
    expect(await read(text)).toEqual({ ok: false, detail: expect.stringContaining(detail) });
  });

  it('may be a thousand', async () => {
    expect(await read('{"name":"a"}\n'.repeat(MOST_CALLS))).toMatchObject({ ok: true, items: { length: MOST_CALLS } });
  });
});
