import { z } from 'zod';
import { ToolError } from './errors.ts';
import { say } from './tool-kit.messages.ts';

/** Spread into the output of every paged tool. */
export const paginationOutput = {
  pagination: z.strictObject({
    page: z.int().min(1),
    pageSize: z.int().min(1),
    totalItems: z.int().min(0),
    totalPages: z.int().min(1),
    hasMore: z.boolean(),
  }),
  pageNote: z.string().optional().meta({ description: 'Where there is more than one page' }),
};

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly pagination: {
    readonly page: number;
    readonly pageSize: number;
    readonly totalItems: number;
    readonly totalPages: number;
    readonly hasMore: boolean;
  };
  /** None where there is one page. */
  readonly pageNote: string | undefined;
}

/** One page of a list. `what` names the items in the plural. A page past the end is refused with the last page's number. */
export function paginate<Item>(items: readonly Item[], page: number, pageSize: number, what: string): Page<Item> {
  const totalItems = items.length;
  const totalPages = Math.max(1, Math.ceil(totalItems / pageSize));
  if (page > totalPages) {
    const message = say.pagePast({ page, last: totalPages, total: totalItems, what, size: pageSize });
    throw new ToolError('validation_failed', message, { field: 'page' });
  }
  const start = (page - 1) * pageSize;
  const end = Math.min(start + pageSize, totalItems);
  const hasMore = page < totalPages;
  return {
    items: items.slice(start, end),
    pagination: { page, pageSize, totalItems, totalPages, hasMore },
    pageNote: totalPages === 1 ? undefined : `${shown(start, end, totalItems, what)} ${rest(page, totalPages)}`,
  };
}

const shown = (start: number, end: number, total: number, what: string): string =>
  end === start + 1 ? say.pageOne({ end, total, what }) : say.pageSpan({ what, start: start + 1, end, total });

const rest = (page: number, totalPages: number): string =>
  page < totalPages ? say.nextPage({ page: page + 1 }) : say.lastPage();
