import { describe, expect, it } from '@jest/globals';
import { paginate } from './paginate.ts';

const items = Array.from({ length: 23 }, (_, index) => index);

describe('a page', () => {
  it('says what remains', () => {
    expect(paginate(items, 2, 10, 'events')).toEqual({
      items: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19],
      pagination: { page: 2, pageSize: 10, totalItems: 23, totalPages: 3, hasMore: true },
      pageNote: 'Page 2 of 3: events 11 to 20 of 23. 3 events remain: call again with page 3.',
    });
    expect(paginate(items, 3, 10, 'events')).toMatchObject({
      items: [20, 21, 22],
      pagination: { hasMore: false },
      pageNote: 'Page 3 of 3: events 21 to 23 of 23. Nothing remains.',
    });
  });

  it('counts a single remaining item in the singular', () => {
    expect(paginate(items, 2, 11, 'events').pageNote).toBe(
      'Page 2 of 3: events 12 to 22 of 23. One more remains: call again with page 3.',
    );
  });

  it('together with the others holds every item once', () => {
    expect([1, 2, 3].flatMap((page) => paginate(items, page, 10, 'events').items)).toEqual(items);
  });

  it('is there for an empty list too', () => {
    expect(paginate([], 1, 10, 'windows')).toMatchObject({
      pagination: { totalItems: 0, totalPages: 1, hasMore: false },
      pageNote: 'Page 1 of 1: no windows. Nothing remains.',
    });
  });

  it('past the end is refused with the last one named', () => {
    expect(() => paginate(items, 4, 10, 'events')).toThrow(
      'Argument "page" was 4, but the last page is 3 (23 events, 10 per page). Send a page from 1 to 3.',
    );
  });
});
