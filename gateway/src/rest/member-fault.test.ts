import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { memberFault } from './member-fault.ts';

const body = z.strictObject({
  name: z.string().min(1).max(3),
  role: z.enum(['owner', 'billing', 'reader']).optional(),
  days: z.int().min(1).max(30).optional(),
  share: z.int().nonnegative().nullable().optional(),
  ranges: z.array(z.string()).max(2).optional(),
  hint: z.string().length(4).optional(),
  off: z.boolean().optional(),
  head: z.strictObject({ name: z.string().max(3) }).optional(),
  month: z
    .string()
    .regex(/^\d{4}-\d{2}$/, 'be a month such as 2026-10')
    .optional(),
});

const faultOf = (sent: unknown) => {
  const { error } = body.safeParse(sent);
  return error ? Object.values(memberFault(error, sent)) : [];
};

describe('a body that cannot be taken', () => {
  it.each([
    [{ nmae: 'x' }, 'nmae', 'Unknown member "nmae". Leave it out.'],
    [{ name: '', colour: 'red' }, 'colour', 'Unknown member "colour". Leave it out.'],
    [{}, 'name', 'Member "name" is missing. It must be a text.'],
    [{ name: 5 }, 'name', 'Member "name" is 5 but must be a text.'],
    [{ name: null }, 'name', 'Member "name" is null but must be a text.'],
    [{ name: '' }, 'name', 'Member "name" is "" but must have at least 1 character.'],
    [{ name: 'long' }, 'name', 'Member "name" is "long" but must have at most 3 characters.'],
    [{ name: 'x', role: 'king' }, 'role', 'Member "role" is "king" but must be "owner", "billing" or "reader".'],
    [{ name: 'x', days: 0 }, 'days', 'Member "days" is 0 but must be at least 1.'],
    [{ name: 'x', days: 31 }, 'days', 'Member "days" is 31 but must be at most 30.'],
    [{ name: 'x', days: 1.5 }, 'days', 'Member "days" is 1.5 but must be a whole number.'],
    [{ name: 'x', days: '5' }, 'days', 'Member "days" is "5" but must be a number.'],
    [{ name: 'x', share: -1 }, 'share', 'Member "share" is -1 but must be at least 0.'],
    [{ name: 'x', ranges: 'all' }, 'ranges', 'Member "ranges" is "all" but must be a list.'],
    [{ name: 'x', ranges: ['a', {}] }, 'ranges', 'Entry 2 of member "ranges" is an object but must be a text.'],
    [{ name: 'x', ranges: ['', '', ''] }, 'ranges', 'Member "ranges" is a list of 3 but must have at most 2 entries.'],
    [{ name: 'x', hint: 'abc' }, 'hint', 'Member "hint" is "abc" but must have exactly 4 characters.'],
    [{ name: 'x', off: 'no' }, 'off', 'Member "off" is "no" but must be true or false.'],
    [{ name: 'x', month: 'May' }, 'month', 'Member "month" is "May" but must be a month such as 2026-10.'],
    [{ name: 'x', head: {} }, 'head.name', 'Member "head.name" is missing. It must be a text.'],
    [
      { name: 'x', head: { name: 'long' } },
      'head.name',
      'Member "head.name" is "long" but must have at most 3 characters.',
    ],
    [{ name: 'x', head: { name: 'x', eman: 1 } }, 'head.eman', 'Unknown member "head.eman". Leave it out.'],
    [[], 'body', 'The body is a list of 0 but must be a JSON object.'],
    ['x', 'body', 'The body is "x" but must be a JSON object.'],
  ])('%j is refused by what is wrong in it', (sent, field, detail) => {
    expect(faultOf(sent)).toEqual([field, detail]);
  });

  it('repeats little of what was sent', () => {
    expect(faultOf({ ['x'.repeat(5_000)]: 1 })[1]?.length).toBeLessThan(100);
    expect(faultOf({ name: 'x'.repeat(5_000) })[1]?.length).toBeLessThan(150);
  });

  it('calls a parameter so', () => {
    const { error } = body.safeParse({ name: 'x', days: 0 });
    expect(error && memberFault(error, { days: 0 }, 'Parameter').detail).toBe(
      'Parameter "days" is 0 but must be at least 1.',
    );
  });
});
