import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SAMPLE_TAGS } from '../../test/sample-tags.ts';
import { defineTool } from '../define-tool.ts';
import { birthInput } from '../inputs/birth.ts';
import { pageInput } from '../inputs/common.ts';
import { paginate, paginationOutput } from '../paginate.ts';
import { everyPage } from './every-page.ts';
import { SAMPLE_CHARTS } from './sample-charts.ts';

const ROWS = [1, 2, 3, 4, 5];
const birth = SAMPLE_CHARTS[0]?.arguments ?? {};

/** Two rows a page, kept under their group; what `beside` says of a page stands next to them. */
const groups = (beside: (page: number) => number) =>
  defineTool({
    ...SAMPLE_TAGS,
    paged: { pageSize: 2 },
    input: birthInput.extend({ page: pageInput }),
    output: z.strictObject({
      beside: z.int(),
      groups: z.array(z.strictObject({ odd: z.boolean(), rows: z.array(z.int()) })),
      ...paginationOutput,
    }),
    run: ({ input }) => {
      const { items, pagination, pageNote } = paginate(ROWS, input.page, 2, 'rows');
      const of = (odd: boolean) => ({ odd, rows: items.filter((row) => (row % 2 === 1) === odd) });
      return { beside: beside(input.page), groups: [of(true), of(false)], pagination, pageNote };
    },
  });

describe('every page of an answer', () => {
  it('put together holds every row once, in its place', async () => {
    const whole = await everyPage(
      groups(() => 7),
      birth,
      'groups.*.rows',
    );
    expect(whole).toMatchObject({
      beside: 7,
      groups: [
        { odd: true, rows: [1, 3, 5] },
        { odd: false, rows: [2, 4] },
      ],
    });
  });

  it('says the same beside the list', async () => {
    const odd = everyPage(
      groups((page) => (page === 3 ? 8 : 7)),
      birth,
      'groups.*.rows',
    );
    await expect(odd).rejects.toThrow('page 3 differs from page 1 in more than groups.*.rows');
  });
});
