import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bytesOf } from '../http/pieces.ts';
import { SERVER_INFO } from './identity.ts';
import { toolResultBody } from './tool-result.ts';

const NONE = Buffer.alloc(0);

it('a text alone becomes the result that the service would have made of it', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.boolean(), fc.boolean(), (value, structured, noted) => {
      const text = JSON.stringify(value);
      // JSON has no -0.
      const sent: unknown = JSON.parse(text);
      const result = { content: [{ type: 'text', text }], ...(structured && { structuredContent: sent }) };
      const note = noted ? { note: 'x' } : undefined;
      const meta = note ? Buffer.from(JSON.stringify(note)) : NONE;
      const answer = { result: Buffer.from(text), asText: { structured }, meta, code: '' };
      const whole = { result: Buffer.from(JSON.stringify(result)), meta, code: '' };
      for (const era of ['legacy', 'modern'] as const) {
        const body = Buffer.concat(toolResultBody(era, 'an "id"', answer).map(bytesOf)).toString();
        expect(body).toBe(Buffer.concat(toolResultBody(era, 'an "id"', whole).map(bytesOf)).toString());
        expect(JSON.parse(body)).toEqual({
          jsonrpc: '2.0',
          result:
            era === 'legacy'
              ? { ...result, ...(note && { _meta: note }) }
              : {
                  ...result,
                  resultType: 'complete',
                  _meta: { 'io.modelcontextprotocol/serverInfo': SERVER_INFO, ...note },
                },
          id: 'an "id"',
        });
      }
    }),
  );
});
