import { buildChart } from '@cuspal/engine/chart/build';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { signName, starName } from '@cuspal/engine/zodiac/lords';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import { callTool, conforms, randomBirths, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-planets.tool.ts';
import { unknownDayShape } from './unknown-day-rows.ts';

const output = z.object({ day: unknownDayShape, provenance: z.object({ notes: z.array(z.string()) }) });
const ask = async (args: object) => output.parse((await conforms(tool, { ...args, birth_time_known: false })).result);
const dateOf = ({ birth_datetime }: { readonly birth_datetime: string }) => birth_datetime.slice(0, 10);
const balance = z.object({
  dashaBalance: z.object({ lord: z.string(), years: z.int(), months: z.int(), days: z.number() }),
});

describe('get_planets of a day without a birth time', () => {
  it.each(randomBirths(12, 25))('$birth_datetime: each stay is what the charts at its two ends say', async (birth) => {
    const { day } = await ask({ ...birth, birth_datetime: dateOf(birth) });
    expect(day.date).toBe(dateOf(birth));
    const [start, end] = [Date.parse(day.start), Date.parse(day.end)];
    expect([end - start, day.start.slice(0, 19)]).toEqual([86_400_000, `${dateOf(birth)}T00:00:00`]);
    const noon = resolveBirth({ ...birth, birth_datetime: `${dateOf(birth)}T12:00` });
    const placeAt = (utcMs: number, planet: (typeof PLANETS)[number]) => {
      const chart = buildChart(testEphemeris(), { ...noon, utcMs, jdUt: utcMs / 86_400_000 + 2_440_587.5 });
      const { signIndex, starIndex, starLord, subLord } = chart.planets[planet];
      return { sign: signName(signIndex), star: starName(starIndex), starLord, subLord };
    };
    for (const planet of PLANETS) {
      const stays = day.planets[planet];
      expect(stays[0]?.from).toBe(day.start);
      stays.forEach(({ from, ...where }, at) => {
        // Instants are printed cut to the second.
        expect(placeAt(Date.parse(from) + (at === 0 ? 0 : 1200), planet)).toEqual(where);
        const until = stays[at + 1]?.from;
        expect(placeAt(until === undefined ? end - 1000 : Date.parse(until) - 1000, planet)).toEqual(where);
      });
    }
    expect(day.planets.Moon.length).toBeGreaterThan(6);
  });

  it('gives the running mahadasha at both ends of the day as get_nakshatra_details has it then', async () => {
    for (const birth of randomBirths(6, 26)) {
      const { day } = await ask({ ...birth, birth_datetime: dateOf(birth) });
      for (const { bornAt, mahadasha, ...left } of day.dashas) {
        const args = { ...birth, birth_datetime: bornAt.slice(0, 19) };
        const { dashaBalance } = balance.parse((await conforms('get_nakshatra_details', args)).result);
        expect(dashaBalance).toMatchObject({ lord: mahadasha, ...left });
      }
    }
  });

  it('does not send a polar birth to a tool that needs cusps', async () => {
    const polar = { latitude: -78, longitude: 15, utc_offset_minutes: 60, birth_datetime: '1992-08-14' };
    const { notes } = (await ask(polar)).provenance;
    expect(notes).toContain(
      'find_birth_time needs cusps, which do not exist at this latitude, but get_horary_chart_v2 answers by a number.',
    );
    expect(notes.join(' ')).not.toContain('seeks the time');
  });

  it('gives nothing of houses, and says which ways are open', async () => {
    const { result } = await conforms(tool, {
      ...randomBirths(1, 27)[0],
      birth_datetime: '1992-08-14',
      birth_time_known: false,
    });
    expect(Object.keys(result).sort()).toEqual(['about', 'day', 'provenance', 'system']);
    expect(JSON.stringify(result['day'])).not.toMatch(/house|cusp|ascendant/i);
    const notes = output.parse(result).provenance.notes.join(' ');
    expect(notes).toMatch(/Houses, cusps .* need a birth time/);
    expect(notes).toMatch(/find_birth_time .* get_horary_chart_v2/);
  });

  it('follows the clock of a zone through a day of 25 hours', async () => {
    const london = { latitude: 51.5, longitude: 0, time_zone: 'Europe/London' };
    const { day } = await ask({ ...london, birth_datetime: '2010-10-31' });
    expect([day.start, day.end]).toEqual(['2010-10-31T00:00:00+01:00', '2010-11-01T00:00:00+00:00']);
  });

  it('sets a clock time aside and says so, and answers inside the polar circles', async () => {
    const polar = { latitude: 70, longitude: 20, utc_offset_minutes: 60 };
    const { day, provenance } = await ask({ ...polar, birth_datetime: '1992-08-14T10:00' });
    expect(day).toEqual((await ask({ ...polar, birth_datetime: '1992-08-14' })).day);
    expect(provenance.notes.join(' ')).toContain('was set aside, because the time counts as unknown.');
  });

  it('refuses a date alone where the time is not said to be unknown, and names the way', async () => {
    const [birth] = randomBirths(1, 28);
    const { text, meta } = await callTool(tool, { ...birth, birth_datetime: '1992-08-14' });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'birth_datetime' });
    expect(text).toContain('birth_time_known false');
    const known = await callTool('get_house_cusps', { ...birth, birth_datetime: '1992-08-14' });
    expect(known.text).toContain('set_birth_profile and get_planets take a date alone with birth_time_known false.');
  });
});
