import { describe, expect, it } from 'vitest';
import { CATALOG } from '@cuspal/catalog';
import { errorAnswer } from '../routing/answer.ts';
import { CALL_TOOL } from '../toolsets/definitions.ts';
import { faultyArgument, faultyOwnArgument } from './faulty-argument.ts';

const told = (field: string | undefined, code = 'validation_failed') =>
  errorAnswer('a fault', { code, recoverable: true, requestId: 'r', ...(field !== undefined && { field }) });
const entry = { inputSchema: CATALOG.find(({ name }) => name === 'rectify_birth_time')?.inputSchema };

describe('the argument at fault', () => {
  it.each(['Idempotency-Key', 'latitude', 'known_events', 'known_events[3].date', 'known_events.0.event'])(
    'is noted as %s',
    (field) => {
      expect(faultyArgument(told(field), entry)).toBe(field);
    },
  );

  it.each(['Ada Lovelace', '1992-08-14', 'latitude.Ada', 'known_events[0].Ada', '__proto__', 'x'.repeat(500), '[0]'])(
    'is not noted under a name that a caller made up: %s',
    (field) => expect(faultyArgument(told(field), entry)).toBe('unknown'),
  );

  it('is none where none is told', () => {
    expect(faultyArgument(told(undefined), entry)).toBeUndefined();
    expect(faultyArgument(told(''), entry)).toBeUndefined();
    expect(faultyArgument({ result: Buffer.alloc(0), meta: Buffer.alloc(0), code: '' }, entry)).toBeUndefined();
    expect(faultyArgument(told('latitude'), {})).toBe('unknown');
  });

  it('is that of a tool of the gateway itself too', () => {
    expect(faultyOwnArgument(told('precision'), CALL_TOOL.name)).toBe('precision');
    expect(faultyOwnArgument(told('Ada'), CALL_TOOL.name)).toBe('unknown');
  });
});
