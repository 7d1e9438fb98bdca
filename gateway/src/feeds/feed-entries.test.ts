import { makeUp } from '@cuspal/speech';
import { describe, expect, it } from 'vitest';
import { feedEntries, MOST_ENTRIES } from './feed-entries.ts';
import { readFeed, spanOf, type FeedRequest } from './feed-request.ts';

const BIRTH = { birth_datetime: '1992-08-14T10:02:00', latitude: 13.0827, longitude: 80.2707, utc_offset_minutes: 330 };
const feedOf = (more: object): FeedRequest => {
  const read = readFeed({ birth: BIRTH, show: ['stations'], ...more });
  if (!read.ok) throw new Error(`${read.field}: ${read.fault}`);
  return read.feed;
};

describe('the span of a calendar', () => {
  const at = (iso: string, more: object = {}) => spanOf(feedOf(more), Date.parse(iso));

  it('is whole months around the moment, so that it stays through a month', () => {
    expect(at('2026-11-01T00:00:00Z')).toEqual({ from: '2026-10-01', to: '2027-12-01' });
    expect(at('2026-11-30T23:59:59Z')).toEqual({ from: '2026-10-01', to: '2027-12-01' });
    expect(at('2026-12-01T00:00:00Z')).toEqual({ from: '2026-11-01', to: '2028-01-01' });
    expect(at('2026-01-31T12:00:00Z', { monthsBack: 0, monthsAhead: 1 })).toEqual({
      from: '2026-01-01',
      to: '2026-03-01',
    });
    expect(at('2026-01-31T12:00:00Z', { monthsBack: 6, monthsAhead: 17 })).toEqual({
      from: '2025-07-01',
      to: '2027-07-01',
    });
  });

  it('is the one that was asked for, whenever that is', () => {
    expect(at('2026-11-01T00:00:00Z', { from: '2024-02-29', to: '2026-03-01' })).toEqual({
      from: '2024-02-29',
      to: '2026-03-01',
    });
  });

  it('is two calendar years at most, however long they are', () => {
    // 2024 is a leap year: 366 + 365 days.
    expect(readFeed({ birth: BIRTH, show: ['stations'], from: '2024-01-01', to: '2026-01-01' }).ok).toBe(true);
    expect(readFeed({ birth: BIRTH, show: ['stations'], from: '2024-01-01', to: '2026-01-02' })).toMatchObject({
      field: 'to',
    });
  });
});

describe('what a calendar shows', () => {
  const station = (minute: number) => ({
    planet: 'Mercury',
    kind: 'direct',
    station: new Date(Date.UTC(2026, 0, 2, 0, minute)).toISOString().replace('Z', '+00:00'),
    start: '2026-01-01T00:00:00+00:00',
    end: '2026-01-05T00:00:00+00:00',
    touches: [],
  });
  const asking = (count: number) => async () => ({
    answer: 'It is so.',
    provenance: { rules: ['R12.1'] },
    // The last one first, to be put in order.
    stationWindows: Array.from({ length: count }, (_, at) => station(count - at)),
  });
  const feed = feedOf({ from: '2026-01-01', to: '2026-12-31' });
  const span = spanOf(feed, 0);

  it('ends with the last entry that it may have, and says how many there are', async () => {
    const whole = await feedEntries(asking(MOST_ENTRIES), feed, span);
    expect([whole.entries.length, whole.found, whole.about.includes('first')]).toEqual([500, 500, false]);
    const cut = await feedEntries(asking(MOST_ENTRIES + 112), feed, span);
    expect([cut.entries.length, cut.found]).toEqual([500, 612]);
    expect(cut.about).toContain('the first 500 of 612 entries');
    expect(cut.entries.map(({ start }) => start)).toEqual(cut.entries.map(({ start }) => start).toSorted());
  });

  it('has a name for each of several entries of a kind, the same whatever else there is', async () => {
    const { entries } = await feedEntries(asking(3), feed, span);
    const id = 'station Mercury direct 2026-01-02';
    expect(entries.map((each) => each.id).toSorted()).toEqual([id, `${id} 2`, `${id} 3`]);
  });

  it('is said in the language that it names, and in English where that is not offered', async () => {
    makeUp('qab', (name) => (name === 'gateway/feeds/feed' ? { stationTitle: () => 'Zu Budha.' } : {}));
    const titles = async (language: string) =>
      (await feedEntries(asking(1), feedOf({ from: '2026-01-01', to: '2026-12-31', language }), span)).entries[0]
        ?.title;
    expect(await titles('qab')).toBe('Zu Budha.');
    expect(await titles('qac')).toBe('Mercury turns direct');
    expect(readFeed({ birth: BIRTH, show: ['stations'], language: 'not a tag' })).toMatchObject({ field: 'language' });
  });

  it('fails where a result is not what it should be, and tells nothing of it', async () => {
    const ask = async () => ({ answer: 'born 1992-08-14', provenance: { rules: ['R1'] } });
    await expect(feedEntries(ask, feed, span)).rejects.toThrow(/^(?![^]*1992)/);
  });
});
