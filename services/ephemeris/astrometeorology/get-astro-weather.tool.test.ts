import { MOON_PHASES } from '@cuspal/engine/world/weather/moon-phases';
import { WEATHER_CHANGES } from '@cuspal/engine/world/weather/next-change';
import { callTool, randomBirths } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { readResult } from '../test/read-result.ts';
import { COLOMBO, scoresAddUp, TROMSO, VIENNA } from '../test/weather-checks.ts';
import tool from './get-astro-weather.tool.ts';

describe('get_astro_weather', () => {
  it('reads a moment under the last Moon phase', async () => {
    const { value } = await readResult(tool, { ...COLOMBO, datetime: '2023-01-25T12:00', location_label: 'Colombo' });
    // The observatory has the new Moon of January 2023 on the 21st at 20:53 UT.
    expect(value.governingChart).toMatchObject({ phase: 'NEW', at: expect.stringMatching(/^2023-01-22T02:2[23]/) });
    expect(value.asOf).toBe('2023-01-25T12:00:00+05:30');
    expect(value.location_label).toBe('Colombo');
    expect(value.place).toEqual({ latitude: 6.927, longitude: 79.861, utcOffsetMinutes: 330 });
    expect(value.extensionNote).toContain('not a meteorological forecast');
    expect(value.weather.fourthCusp?.chain.cusp).toBe(4);
    scoresAddUp(value.weather);
  });

  it('takes noon of a bare date, and now where none is sent', async () => {
    const { value } = await readResult(tool, { ...VIENNA, datetime: '2026-07-01' });
    expect(value.asOf).toBe('2026-07-01T12:00:00+02:00');
    expect((await readResult(tool, COLOMBO, Date.UTC(2026, 2, 10, 6, 30))).value.asOf).toBe(
      '2026-03-10T12:00:00+05:30',
    );
  });

  it('does not use a birth, and says so', async () => {
    const args = { ...COLOMBO, datetime: '2026-03-10' };
    const [plain, born] = [
      await readResult(tool, args),
      await readResult(tool, { ...args, birth_datetime: '1990-01-01T10:00' }),
    ];
    expect(born.value).toEqual(plain.value);
    expect(born.notes.join(' ')).toContain('birth_datetime');
  });

  it('goes on inside the polar circle without a fourth cusp', async () => {
    const { value } = await readResult(tool, { ...TROMSO, datetime: '2026-12-21T12:00' });
    expect(value.weather.fourthCusp).toBeNull();
    expect(value.weather.fourthCuspReason).toMatch(/latitude/);
    expect(value.notes.join(' ')).toContain('whole-sign houses');
    scoresAddUp(value.weather);
  });

  it('warns of rain signs out of their season and place alone', async () => {
    const warned = async (place: object, datetime: string) => {
      const { value } = await readResult(tool, { ...place, datetime });
      return [value.weather.rainSigns.length > 0, value.notes.some((text) => text.includes('rainy season of India'))];
    };
    // Jupiter and Venus share Cancer in July 2026.
    expect(await warned(COLOMBO, '2026-07-01')).toEqual([true, false]);
    expect(await warned(VIENNA, '2026-07-01')).toEqual([true, true]);
  });

  it('names the next change, after which it is another phase or nadi', async () => {
    const phases = new Set<string>();
    const changes = new Set<string>();
    for (const { birth_datetime: datetime, ...place } of randomBirths(60, 8)) {
      const { value } = await readResult(tool, { ...place, datetime });
      const { at, what } = value.nextChange;
      const after = (
        await readResult(tool, {
          ...place,
          datetime: new Date(Date.parse(at) + 2_000).toISOString().slice(0, 19) + 'Z',
        })
      ).value;
      const moon = (of: typeof value) => of.weather.saptaNadi.positions[1]?.nadi;
      expect(Date.parse(at)).toBeGreaterThan(Date.parse(value.asOf));
      if (what === 'PHASE') expect(after.governingChart.at).toBe(at);
      else expect(moon(after)).not.toBe(moon(value));
      phases.add(value.governingChart.phase);
      changes.add(what);
    }
    expect([...phases].sort()).toEqual([...MOON_PHASES].sort());
    expect([...changes].sort()).toEqual([...WEATHER_CHANGES].sort());
  });

  it('shows each signal in random skies, and the normal one most', async () => {
    const found = new Map<string, number>();
    for (const { birth_datetime: datetime, ...place } of randomBirths(400, 12)) {
      const { value } = await readResult(tool, { ...place, datetime });
      for (const [name, { signal }] of Object.entries(value.weather.channels))
        found.set(`${name} ${signal}`, (found.get(`${name} ${signal}`) ?? 0) + 1);
    }
    const count = (key: string): number => found.get(key) ?? 0;
    for (const [name, low, high] of [
      ['temperature', 'COLDER', 'WARMER'],
      ['precipitation', 'DRIER', 'WETTER'],
      ['wind', 'CALM', 'WINDY'],
    ] as const) {
      expect(Math.min(count(`${name} ${low}`), count(`${name} ${high}`))).toBeGreaterThan(8);
      expect(count(`${name} NORMAL`)).toBeGreaterThan(Math.max(count(`${name} ${low}`), count(`${name} ${high}`)));
    }
  });

  it.each([
    ['1799-12-31', 'out_of_range'],
    ['2400-01-01', 'out_of_range'],
    ['1800-01-01T12:00', 'out_of_range'],
    ['yesterday', 'validation_failed'],
  ])('refuses %s', async (datetime, code) => {
    expect((await callTool(tool, { ...COLOMBO, datetime })).meta['code']).toBe(code);
  });

  it('answers at both ends of the ephemeris', async () => {
    for (const datetime of ['1800-01-20', '2399-12-31T23:59'])
      expect((await readResult(tool, { ...COLOMBO, datetime })).value.asOf).toContain(datetime);
  });

  it('asks for offset or zone', async () => {
    const { meta, text } = await callTool(tool, { latitude: 7, longitude: 80 });
    expect([meta['code'], text]).toEqual([
      'birth_data_missing',
      expect.stringMatching(/utc_offset_minutes.*time_zone/),
    ]);
    const both = await callTool(tool, { ...VIENNA, utc_offset_minutes: 300 });
    expect(both.text).toContain('disagrees');
  });
});
