export { type CalendarEntry, type DaySpan } from './calendar-entry.ts';
export { calendarText, type CalendarOptions } from './calendar-text.ts';
export { type Ask } from './entries/ask.ts';
export { feedEntries, MOST_ENTRIES, type FeedEntries } from './feed-entries.ts';
export {
  BIRTH_KINDS,
  FEED_KINDS,
  LONGEST_FEED_NAME,
  MOST_DAYS,
  MOST_EVENTS,
  MOST_MONTHS_AHEAD,
  MOST_MONTHS_BACK,
  PLACE_KINDS,
  readFeed,
  spanOf,
  type FeedKind,
  type FeedRequest,
  type ReadFeed,
} from './feed-request.ts';
