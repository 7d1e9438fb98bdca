import { describe, expect, it } from 'vitest';
import { paginate } from './paginate.ts';

const items = Array.from({ length: 23 }, (_, index) => index);

describe('a page', () => {
  it('says what remains', () => {
    expect(paginate(items, 2, 10, 'events')).toEqual({
      items: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19],
      pagination: { page: 2, pageSize: 10, totalItems: 23, totalPages: 3, hasMore: true },
      pageNote: 'Shows events 11 to 20 of 23. Call page 3 for the next.',
    });
    expect(paginate(items, 3, 10, 'events')).toMatchObject({
      items: [20, 21, 22],
      pagination: { hasMore: false },
      pageNote: 'Shows events 21 to 23 of 23. This is the last page.',
    });
  });

  it('of one item is named by its number', () => {
    expect(paginate(items, 3, 11, 'events').pageNote).toBe('Shows number 23 of 23 events. This is the last page.');
  });

  it('together with the others holds every item once', () => {
    expect([1, 2, 3].flatMap((page) => paginate(items, page, 10, 'events').items)).toEqual(items);
  });

  it('is there for an empty list too, without a note where it is the only one', () => {
    expect(paginate([], 1, 10, 'windows')).toEqual({
      items: [],
      pagination: { page: 1, pageSize: 10, totalItems: 0, totalPages: 1, hasMore: false },
      pageNote: undefined,
    });
  });

  it('past the end is refused with the last one named', () => {
    expect(() => paginate(items, 4, 10, 'events')).toThrow(
      'Argument "page" was 4, but the last page is 3 (23 events, 10 per page). Send a page from 1 to 3.',
    );
    expect(() => paginate(['one'], 2, 10, 'events')).toThrow(
      'Argument "page" was 2, but the last page is 1 (one item, 10 per page). Send page 1, or leave it out.',
    );
  });
});
