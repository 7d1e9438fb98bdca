import { describe, expect, it } from 'vitest';
import { BIRTH, tool } from '../test/sample-tool.ts';
import { requireAdult } from './adult-only.ts';
import { birthInput } from './inputs/birth.ts';
import { callTool } from './testing/index.ts';

const adult = tool(birthInput, (context) => {
  requireAdult(context);
  return { answer: 'An answer.' };
});

/** Calls at the midnight before a day, on the clock of the birth of 14 August 1992, 10:02. */
const at = (year: number, day: string) => callTool(adult, BIRTH, { now: Date.parse(`${year}-${day}T00:00:00+05:30`) });

describe('a tool that reads adult life', () => {
  it('A1: refuses a person under 18 at the moment of the call, by the field of the birth', async () => {
    const young = await at(2005, '01-01');
    expect(young.isError).toBe(true);
    expect(young.text).toBe('This tool reads adult life, and the person is 12. get_vitality_index fits instead.');
    expect(young.meta).toMatchObject({ code: 'out_of_range', field: 'birth_datetime', recoverable: false });
  });

  it('answers from the 18th birthday on', async () => {
    expect((await at(2010, '08-14')).isError).toBe(true);
    expect((await at(2010, '08-15')).isError).toBe(false);
  });

  it('says of a birth to come that the person is not born yet', async () => {
    expect((await at(1990, '01-01')).text).toContain('the person is not born yet');
  });
});
