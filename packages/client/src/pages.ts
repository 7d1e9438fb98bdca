import { unexpected } from './problem.ts';

/** More pages than any result has. */
const MOST_PAGES = 10_000;

/** One page after the other, each a call of its own, until the server says that there are no more. */
export async function* pagesFrom<Result>(
  first: number,
  call: (page: number) => Promise<Result>,
): AsyncGenerator<Result, void, undefined> {
  for (let page = first; page < first + MOST_PAGES; page += 1) {
    const result = await call(page);
    yield result;
    if (!hasMore(result)) return;
  }
}

function hasMore(result: unknown): boolean {
  if (typeof result !== 'object' || result === null || !('pagination' in result)) throw unexpected(200);
  const { pagination } = result;
  return (
    typeof pagination === 'object' && pagination !== null && 'hasMore' in pagination && pagination.hasMore === true
  );
}
