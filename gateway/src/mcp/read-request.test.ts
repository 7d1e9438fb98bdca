import { describe, expect, it } from 'vitest';
import { readMessage } from './read-request.ts';

const read = (text: string) => readMessage(Buffer.from(text));
const nested = (depth: number, open = '[', close = ']') => `{"a":${open.repeat(depth - 1)}1${close.repeat(depth - 1)}}`;

describe('reading a message', () => {
  it('takes 64 levels and no more', () => {
    expect(read(nested(64)).ok).toBe(true);
    expect(read(nested(65))).toMatchObject({ ok: false, code: -32600 });
    expect(read(nested(64, '{"b":', '}')).ok).toBe(true);
    expect(read(nested(65, '{"b":', '}')).ok).toBe(false);
    expect(read(`{"a":[${'[],'.repeat(1000)}[]]}`).ok).toBe(true);
  });

  it('counts no brackets in texts', () => {
    const text = JSON.stringify({ a: `${'['.repeat(100)}"\\${'{'.repeat(100)}\\\\"` });
    expect(read(text)).toEqual({ ok: true, message: JSON.parse(text) });
    expect(read(`{"a":"\\\\","b":${'['.repeat(64)}${']'.repeat(64)}}`).ok).toBe(false);
  });

  it('drops a null cursor of tools/list, and nothing else', () => {
    const list = { method: 'tools/list', params: { cursor: null, _meta: { a: null } } };
    expect(read(JSON.stringify(list))).toEqual({
      ok: true,
      message: { method: 'tools/list', params: { _meta: { a: null } } },
    });
    for (const message of [
      { method: 'other', params: { cursor: null } },
      { method: 'tools/list', params: { cursor: '' } },
    ]) {
      expect(read(JSON.stringify(message))).toEqual({ ok: true, message });
    }
  });

  it('says what is wrong', () => {
    expect(read('[1]')).toMatchObject({ code: -32600, fault: expect.stringContaining('batch') });
    expect(read('nul')).toMatchObject({ code: -32700 });
    expect(readMessage(Buffer.from([0x22, 0xff, 0x22]))).toMatchObject({
      code: -32700,
      fault: expect.stringContaining('UTF-8'),
    });
  });
});
