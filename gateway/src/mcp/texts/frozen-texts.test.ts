import { describe, expect, it } from 'vitest';
import type { Resources, Texts } from './texts.ts';
import { FrozenTexts } from './frozen-texts.ts';

const URI = 'test://clock';

/** A resource that says how often it was written. */
function texts(): Texts {
  let written = 0;
  const resources: Resources = {
    list: () => [],
    templates: () => [],
    read: (uri) => (uri === URI ? { uri, text: String((written += 1)) } : undefined),
    nearest: () => [],
    complete: () => [],
  };
  const refuse = (): never => {
    throw new Error('not asked for');
  };
  return { prompts: { list: () => [], get: refuse, complete: refuse }, resources };
}

const read = (uri: string) => ({ jsonrpc: '2.0', id: 7, method: 'resources/read', params: { uri } });
const body = (frozen: FrozenTexts): string | undefined => {
  const reply = frozen.answer(read(URI), {});
  return reply && Buffer.concat([...reply.frozen.body('identity', `"id":${reply.id}}`).parts]).toString();
};

describe('frozen texts', () => {
  it('are written once, until the tools change', () => {
    const frozen = new FrozenTexts(texts());
    const first = body(frozen);
    expect(JSON.parse(first ?? '')).toEqual({
      jsonrpc: '2.0',
      id: 7,
      result: { contents: [{ uri: URI, text: '1' }] },
    });
    expect(body(frozen)).toBe(first);
    frozen.forget();
    expect(JSON.parse(body(frozen) ?? '').result.contents[0].text).toBe('2');
  });

  it.each([
    ['nothing there', read('test://other')],
    ['a list by the name of its method', read('resources/list')],
    ['a tool', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'x' } }],
    ['no id', { jsonrpc: '2.0', method: 'resources/list' }],
    ['a cursor', { jsonrpc: '2.0', id: 1, method: 'resources/list', params: { cursor: 'x' } }],
    ['no object', 'resources/list'],
  ])('leave %s to the SDK', (_what, message) => {
    expect(new FrozenTexts(texts()).answer(message, {})).toBeUndefined();
  });
});
