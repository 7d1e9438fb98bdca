import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { catalogueEntry } from './catalogue-entry.ts';
import { checkTool } from './check-tool.ts';
import { defineTool, type ToolDefinition } from './define-tool.ts';
import { birthInput } from './inputs/birth.ts';
import { pageInput } from './inputs/common.ts';
import { paginationOutput } from './paginate.ts';

const good: ToolDefinition = defineTool({
  name: 'get_sample',
  title: 'Sample',
  purpose: 'Stands in for a tool in tests',
  family: 'foundation',
  phase: 'promise',
  system: 'kp',
  needs: ['get_other'],
  disclaimer: null,
  birth: 'required',
  description: 'For tests.',
  provenance: { rules: [], sources: [] },
  input: birthInput,
  output: z.strictObject({ a: z.int() }),
  run: () => ({ a: 1 }),
});
const FILE = 'tools/foundation/get-sample.tool.ts';

describe('the check of a tool file', () => {
  it('finds nothing in a good one', () => {
    expect(checkTool(good, FILE)).toEqual([]);
    const paged = {
      ...good,
      paged: { pageSize: 10 },
      input: birthInput.extend({ page: pageInput }),
      output: z.strictObject(paginationOutput),
    };
    expect(checkTool(paged, FILE)).toEqual([]);
  });

  it.each<[string, Partial<ToolDefinition>, string]>([
    ['a file of another name', { name: 'get_other_sample' }, 'the file must be called get-other-sample.tool.ts'],
    ['a name that clients refuse', { name: 'get.sample' }, 'lower case letters'],
    ['a name that is too long', { name: 'g'.repeat(49) }, 'at most 48'],
    ['a long description', { description: 'x'.repeat(601) }, '601 characters'],
    ['no description', { description: ' ' }, 'the description is empty'],
    ['a need of itself', { needs: ['get_sample'] }, 'needs names "get_sample"'],
    ['an input without the birth parameters', { input: z.strictObject({}) }, 'must list birth_datetime, latitude'],
    ['a computed tool that refuses them', { birth: 'none' }, 'birth must be required or accepted'],
    ['pages without page', { paged: { pageSize: 5 } }, 'paged and the argument page'],
    [
      'an input that is not portable',
      { input: birthInput.extend({ x: z.union([z.string(), z.int()]) }) },
      'input schema: x needs',
    ],
  ])('finds %s', (_, change, fault) => {
    expect(checkTool({ ...good, ...change }, FILE).join()).toContain(fault);
  });
});

describe('the catalogue entry', () => {
  it('has the outline of the result', () => {
    const entry = catalogueEntry({ ...good, disclaimer: 'health', deadlineSeconds: 50 }, 'natal');
    expect(entry).toMatchObject({
      service: 'natal',
      pageSize: null,
      deadlineSeconds: 50,
    });
    expect(entry.outputSchema).toEqual({
      type: 'object',
      properties: { a: { type: 'integer' }, disclaimer: { type: 'string' } },
    });
    expect(entry.resultMembers).toEqual(['system', 'disclaimer', 'provenance', 'language', 'names', 'a']);
    expect(catalogueEntry(good, 'natal').resultMembers).toEqual(['system', 'provenance', 'language', 'names', 'a']);
    expect(catalogueEntry(good, 'natal')).not.toHaveProperty('maxResultChars');
    expect(catalogueEntry({ ...good, maxResultChars: 30_000 }, 'natal').maxResultChars).toBe(30_000);
  });

  it('has a hash that changes with what it says', () => {
    const { hash } = catalogueEntry(good, 'natal');
    expect(catalogueEntry(good, 'natal').hash).toBe(hash);
    expect(catalogueEntry({ ...good, description: 'Another.' }, 'natal').hash).not.toBe(hash);
    expect(catalogueEntry({ ...good, input: birthInput.extend({ x: z.int() }) }, 'natal').hash).not.toBe(hash);
  });
});
