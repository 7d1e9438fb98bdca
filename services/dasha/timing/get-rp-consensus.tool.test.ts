import {
  callTool,
  conforms,
  GOLDEN,
  instantMs,
  randomLives,
  SAMPLE_CHARTS,
  seededRandom,
  withNotes,
} from '@cuspal/tool-kit/testing';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-rp-consensus.tool.ts';
import rulingTool from './get-ruling-planets.tool.ts';

const output = withNotes(tool);
type Result = z.output<typeof output>;
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);
const session = (datetime: string, more: object = {}) => ({ datetime, ...more });

const members = ({ ranked }: Result['sessions'][number]): readonly string[] =>
  ranked.filter(({ status, subSlotOnly }) => status !== 'rejected' && !subSlotOnly).map(({ planet }) => planet);

describe('get_rp_consensus', () => {
  it('compares birth and now when no session is given', async () => {
    const found = await call(GOLDEN, Date.parse('2026-03-10T06:30:00Z'));
    expect(found.sessions.map(({ datetime }) => datetime)).toEqual([
      '1992-08-14T04:32:00+05:30',
      '2026-03-10T12:00:00+05:30',
    ]);
    expect(found.sessions[1]?.slots).toEqual({
      ascSignLord: 'Venus',
      ascStarLord: 'Mars',
      ascSubLord: 'Rahu',
      moonSignLord: 'Mars',
      moonStarLord: 'Saturn',
      moonSubLord: 'Rahu',
      dayLord: 'Mars',
    });
    const both = found.consensus.filter(({ band }) => band === 'STRONG').map(({ planet }) => planet);
    expect(found.commonToAll).toEqual(both);
  });

  it('gives each session the ruling planets of get_ruling_planets there', async () => {
    const york = { latitude: 40.7128, longitude: -74.006, utcOffsetMinutes: -240 };
    const { sessions } = await call({
      ...GOLDEN,
      sessions: [session('2026-06-01T09:00:00', york), session('2026-06-01T09:00:00')],
    });
    const [home, away] = sessions;
    expect([home?.datetime, away?.datetime]).toEqual(['2026-06-01T09:00:00+05:30', '2026-06-01T09:00:00-04:00']);
    const asked = await conforms(rulingTool, {
      ...GOLDEN,
      query_datetime: '2026-06-01T09:00:00',
      query_latitude: 40.7128,
      query_longitude: -74.006,
      query_utc_offset_minutes: -240,
    });
    const ruling = z.object(rulingTool.output.shape).parse(asked.result);
    expect(away).toMatchObject({ slots: ruling.slots, ranked: ruling.ranked, latitude: 40.7128 });
  });

  it('counts, bands and orders over random sessions, whatever their order', async () => {
    const random = seededRandom(4);
    const bands = new Set<string>();
    for (const { args, now } of randomLives(30, 21)) {
      const count = 2 + Math.floor(random() * 11);
      const moments = Array.from(
        { length: count },
        () => Math.min(now, Date.UTC(2398, 0, 1)) - Math.floor(random() * 3e9),
      );
      const sessions = moments.map((ms) => session(`${new Date(ms).toISOString().slice(0, 19)}Z`));
      const found = await call({ ...args, sessions }, now);
      const strong = found.consensus.filter(({ band }) => band === 'STRONG').map(({ planet }) => planet);
      expect(/^No planet is a ruling planet/.test(found.answer)).toBe(strong.length === 0);
      for (const { planet } of found.consensus) expect(found.answer).toContain(planet);
      for (const planet of found.absent) expect(found.answer).not.toContain(planet);
      expect(await call({ ...args, sessions: [...sessions].reverse() }, now)).toEqual(found);
      const times = found.sessions.map(({ datetime }) => instantMs(datetime));
      expect(times).toEqual([...times].sort((a, b) => a - b));
      const rows = [...found.consensus, ...found.others];
      expect([...rows.map(({ planet }) => planet), ...found.absent].sort()).toEqual([...PLANETS].sort());
      for (const { planet, present, of, agreement, band } of rows) {
        const ruling = found.sessions.filter((each) => members(each).includes(planet)).length;
        expect([present, of]).toEqual([ruling, times.length]);
        expect(Math.abs(agreement - ruling / times.length)).toBeLessThan(0.00051);
        const expected =
          agreement === 1 ? 'STRONG' : agreement >= 0.67 ? 'MODERATE' : agreement >= 0.34 ? 'WEAK' : 'NONE';
        expect(band).toBe(expected);
        bands.add(band);
      }
      for (const planet of found.commonToAll) {
        for (const each of found.sessions) expect(members(each)).toContain(planet);
      }
      for (const planet of found.absent) {
        for (const each of found.sessions) expect(members(each)).not.toContain(planet);
      }
      const keys = found.consensus.map(({ agreement, slotRankSum }) => [-agreement, -slotRankSum]);
      expect(keys).toEqual([...keys].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0)));
    }
    expect(bands).toEqual(new Set(['STRONG', 'MODERATE', 'WEAK', 'NONE']));
  });

  it('counts one moment once and says so', async () => {
    const sessions = [session('2026-03-10T12:00:00'), session('2026-03-10T06:30:00Z'), session('2026-03-11T12:00:00')];
    const found = await call({ ...GOLDEN, sessions });
    expect(found.sessions).toHaveLength(2);
    expect(found.provenance.notes.join(' ')).toMatch(/1 of the sessions repeat another/);
    // The same clock at another place is another moment of judgment.
    const elsewhere = { latitude: 13, longitude: 80, utcOffsetMinutes: 330 };
    const places = [session('2026-03-10T12:00:00'), session('2026-03-10T12:00:00', elsewhere)];
    expect((await call({ ...GOLDEN, sessions: places })).sessions).toHaveLength(2);
  });

  it.each([
    [[session('2026-03-10')], 'sessions', /2/],
    [[session('2026-03-10T12:00'), session('2026-03-10T12:00:00')], 'sessions', /only one distinct moment/],
    [[session('2026-03-10'), session('someday')], 'sessions[1].datetime', /ISO 8601/],
    [[session('2026-03-10'), session('2026-03-11', { place: 'Oslo' })], expect.any(String), /place/],
    [Array.from({ length: 13 }, (_, k) => session(`2026-03-${10 + k}`)), 'sessions', /12/],
  ])('refuses sessions %j', async (sessions, field, words) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, sessions });
    expect(meta).toMatchObject({ code: 'validation_failed', field });
    expect(text).toMatch(words);
  });

  it('B8: takes one coordinate of a session, and the other from the birth', async () => {
    const day = '2026-03-11T12:00:00';
    const whole = { latitude: 5, longitude: GOLDEN.longitude, utcOffsetMinutes: GOLDEN.utc_offset_minutes };
    const [half, same] = await Promise.all(
      [{ latitude: 5 }, whole].map((place) =>
        call({ ...GOLDEN, sessions: [session('2026-03-10'), session(day, place)] }),
      ),
    );
    expect(half?.sessions).toEqual(same?.sessions);
    expect(half?.provenance.notes).toContain(
      `sessions[1].latitude was sent alone, so sessions[1].longitude is that of the birth, ${GOLDEN.longitude}.`,
    );
  });

  it('A7: answers for polar sessions and births', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    const north = { latitude: 70, longitude: 20, utcOffsetMinutes: 60 };
    const { result } = await conforms(tool, { ...polar?.arguments });
    expect(result['sessions']).toHaveLength(2);
    const { sessions } = output.parse(
      (await conforms(tool, { ...GOLDEN, sessions: [session('2026-03-10'), session('2026-03-11', north)] })).result,
    );
    expect(sessions.map(({ latitude }) => latitude)).toEqual([6.927, 70]);
  });
});
