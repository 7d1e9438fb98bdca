import { callTool, conforms, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { STARS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-tara-bala.tool.ts';

const output = z.object(tool.output.shape);
const notesOf = z.object({ provenance: z.object({ notes: z.array(z.string()) }) });
const tara = async (args: object, now?: number) => {
  const { result } = await conforms(tool, args, now === undefined ? {} : { now });
  return { ...output.parse(result), notes: notesOf.parse(result).provenance.notes.join(' ') };
};
const person = { birth_datetime: '1992-08-14T10:02', latitude: 13.0878, longitude: 80.2785, utc_offset_minutes: 330 };

describe('get_tara_bala', () => {
  it.each(SAMPLE_CHARTS)(
    '$label: days tile, the wheel is whole, the window holds',
    async ({ arguments: args, now }) => {
      const found = await tara({ ...args, days: 3 }, now);
      expect(found.days).toHaveLength(3);
      for (const { windows, sunrise } of found.days)
        for (const [index, { start }] of windows.entries()) expect(start).toBe(windows[index - 1]?.end ?? sunrise);
      for (const [index, { sunrise }] of found.days.slice(1).entries())
        if (!found.notes.includes('local mean')) expect(found.days[index]?.windows.at(-1)?.end).toBe(sunrise);
      const stars = found.wheel.flatMap((row) => row.stars);
      expect([stars.length, new Set(stars).size]).toEqual([27, 27]);
      expect(found.wheel[0]?.stars[0]).toBe(found.birthStar.name);

      const { current, birthStar } = found;
      const count = ((STARS.indexOf(current.moonStar) - birthStar.index + 1 + 27) % 27) + 1;
      expect([current.count, current.tara.number, current.cycle]).toEqual([
        count,
        ((count - 1) % 9) + 1,
        Math.ceil(count / 9),
      ]);
      expect(found.wheel[current.tara.number - 1]?.stars[current.cycle - 1]).toBe(current.moonStar);
      const holding = found.days[0]?.windows.find(({ end }) => end === current.windowEnds);
      expect(holding).toMatchObject({ star: current.moonStar, overall: current.overall });
      if (current.chandraBala.chandrashtama) expect(current.overall).toBe('AVOID');
      expect(current.mitigated).toBe(current.mitigation !== null);
    },
  );

  it('a person of Dhanishta on 17 July 2024: Kshema, the tenth house, good', async () => {
    const found = await tara({ ...person, ayanamsa: 'lahiri', query_date: '2024-07-17T10:34' });
    expect(found).toMatchObject({
      asOf: '2024-07-17T10:34:00+05:30',
      birthStar: { index: 23, name: 'Dhanishta', lord: 'Mars', pada: 4 },
      birthMoonSign: 'Aquarius',
      current: {
        moonStar: 'Anuradha',
        count: 22,
        tara: { number: 4, name: 'Kshema', quality: 'good' },
        specialStar: 'Vainashika',
        chandraBala: { house: 10, quality: 'good', chandrashtama: false },
        overall: 'GOOD',
      },
    });
    expect(found.nextGood?.star).toBe('Anuradha');
    expect(found.notes).toMatch(/KP elects by the star and sub of the Moon/);
    // PyJHora with Lahiri: Anuradha ends 27.212 hours into the 17th.
    expect(found.answer).toMatch(/^The time until 18 July 2024, 03:12 is good for this person\./);
  });

  it('tara both ways adds up to 2 or 11', async () => {
    const other = '2024-07-17T10:34';
    const [there, back] = await Promise.all([
      tara({ ...person, query_date: other }),
      tara({ ...person, birth_datetime: other, query_date: person.birth_datetime }),
    ]);
    expect((there.current.tara.number + back.current.tara.number) % 9).toBe(2);
    const same = await tara({ ...person, query_date: person.birth_datetime });
    expect(same.current).toMatchObject({ count: 1, cycle: 1, tara: { name: 'Janma' }, specialStar: 'Janma' });
  });

  it('two months reach every word', async () => {
    const seen: Record<string, Set<unknown>> = {};
    const add = (key: string, value: unknown) => (seen[key] ??= new Set()).add(value);
    const texts = new Set<string>();
    for (let hour = 0; hour < 59 * 24; hour += 5) {
      const at = new Date(Date.UTC(2024, 0, 1, hour)).toISOString().slice(0, 19);
      const { current, days, nextGood } = await tara({ ...person, query_date: at });
      add('tara', current.tara.name);
      add('quality', current.tara.quality);
      add('cycle', current.cycle);
      add('special', current.specialStar);
      add('chandra', current.chandraBala.quality);
      add('house', current.chandraBala.house);
      add('overall', current.overall);
      add('pada', current.pada);
      for (const { windows } of days) for (const { effective } of windows) add('effective', effective);
      if (current.mitigation !== null) texts.add(current.mitigation.replace(/\d/g, '#'));
      expect(nextGood).not.toBeNull();
      const holding = days[0]?.windows.find(({ end }) => end === current.windowEnds);
      const quality = current.mitigated ? 'mixed' : current.tara.quality;
      expect(holding?.effective).toBe(quality);
    }
    expect(Object.fromEntries(Object.entries(seen).map(([key, values]) => [key, values.size]))).toEqual({
      tara: 9,
      quality: 3,
      cycle: 3,
      special: 8,
      chandra: 3,
      house: 12,
      overall: 3,
      pada: 4,
      effective: 3,
    });
    expect(texts.size).toBe(6);
  });

  it('pages of fifteen days, with the same day whichever page it stands on', async () => {
    const asked = { ...person, query_date: '2024-07-17T10:34', days: 60 };
    const pages = await Promise.all([1, 2, 3, 4].map((page) => tara({ ...asked, page })));
    const dates = pages.flatMap(({ days }) => days.map(({ date }) => date));
    expect(dates).toEqual(
      Array.from({ length: 60 }, (_, day) => new Date(Date.UTC(2024, 6, 17 + day)).toISOString().slice(0, 10)),
    );
    expect(pages[0]?.pagination).toEqual({ page: 1, pageSize: 15, totalItems: 60, totalPages: 4, hasMore: true });
    expect(pages.map(({ pageNote }) => pageNote)).toEqual([
      'Shows days 1 to 15 of 60. Call page 2 for the next.',
      'Shows days 16 to 30 of 60. Call page 3 for the next.',
      'Shows days 31 to 45 of 60. Call page 4 for the next.',
      'Shows days 46 to 60 of 60. This is the last page.',
    ]);
    expect(new Set(pages.map(({ current, nextGood, wheel }) => JSON.stringify([current, nextGood, wheel]))).size).toBe(
      1,
    );
    const [alone] = (await tara({ ...asked, query_date: '2024-08-01T10:34', days: 1 })).days;
    const start = (text = '') => Math.round(Date.parse(text) / 5000);
    expect(alone?.windows.map(({ start: at, star }) => [start(at), star])).toEqual(
      pages[1]?.days[0]?.windows.map(({ start: at, star }) => [start(at), star]),
    );
  });

  it('another place for the question', async () => {
    const oslo = { query_latitude: 59.91, query_longitude: 10.75, query_utc_offset_minutes: 120 };
    const found = await tara({ ...person, ...oslo, query_date: '2024-07-17T10:34' });
    expect(found.asOf).toBe('2024-07-17T10:34:00+02:00');
    expect(found.queryPlace).toEqual({ latitude: 59.91, longitude: 10.75, utcOffsetMinutes: 120 });
    expect(found.days[0]?.sunrise).toMatch(/^2024-07-17T04:\d\d:\d\d\+02:00$/);
  });

  it.each([
    [{ days: 0 }, 'validation_failed', /from 1 to 60/],
    [{ days: 61 }, 'validation_failed', /from 1 to 60/],
    [{ days: 2.5 }, 'validation_failed', /whole number/],
    [{ days: 15, page: 2 }, 'validation_failed', /the last page is 1/],
    [{ query_date: '1799-01-01' }, 'out_of_range', /1800/],
    [{ latitude: null }, 'birth_data_missing', /latitude is missing/],
  ])('refuses %p', async (args, code, text) => {
    const { isError, meta, text: said } = await callTool(tool, { ...person, ...args });
    expect([isError, meta['code']]).toEqual([true, code]);
    expect(said).toMatch(text);
  });

  it('a polar place has days of the stand-in, said so', async () => {
    const tromso = { ...person, query_latitude: 69.65, query_longitude: 18.96, query_utc_offset_minutes: 120 };
    const { notes, days } = await tara({ ...tromso, query_date: '2024-06-21', days: 4 });
    expect(notes).toMatch(/local mean time stand in/);
    expect(days.map(({ date }) => date)).toEqual(['2024-06-21', '2024-06-22', '2024-06-23', '2024-06-24']);
  });
});
