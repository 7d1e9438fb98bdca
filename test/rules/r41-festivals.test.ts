import { calendarLines } from '@cuspal/engine/almanac/festivals/calendar';
import type { CalendarLine } from '@cuspal/engine/almanac/festivals/calendar';
import { PlaceDays } from '@cuspal/engine/almanac/festivals/place-days';
import type { Tradition } from '@cuspal/engine/almanac/festivals/traditions';
import { describe, expect, it } from 'vitest';
import { exampleSays } from './example-says.ts';
import { sky } from './sample-sky.ts';

const DAY_MS = 86_400_000;
const days = new PlaceDays(sky, { latitude: 13.0827, longitude: 80.2707 }, { offsetMinutes: 330 });

/** The lines of a month in Chennai. */
const month = (year: number, of: number, ...traditions: readonly Tradition[]): Promise<readonly CalendarLine[]> =>
  calendarLines(
    days,
    { firstDay: Date.UTC(year, of - 1, 1) / DAY_MS, lastDay: Date.UTC(year, of, 1) / DAY_MS - 1 },
    traditions,
  );

async function found(id: string, lines: Promise<readonly CalendarLine[]>): Promise<CalendarLine & { date: string }> {
  const line = (await lines).find((each) => each.id === id);
  if (line === undefined) throw new RangeError(`no ${id}`);
  const date = new Date(line.day * DAY_MS);
  const [day, name] = [date.getUTCDate(), date.toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' })];
  return { ...line, date: `${day} ${name}` };
}

/** `runs from … to …` of what is said of a line. */
const stay = ({ what }: CalendarLine): string => /from .+? to [^.]+/.exec(what)?.[0] ?? '';

describe('examples of the rules of festivals', () => {
  it('R41.1', async () => {
    const amanta = await found('diwali', month(2026, 11, 'amanta'));
    const purnimanta = await found('diwali', month(2026, 11, 'purnimanta'));
    exampleSays(
      'R41.1',
      `new moon of Diwali, ${amanta.date} 2026, is of ${amanta.what.split(' ')[0]} where months are amanta`,
      `Where they are purnimanta, it is of ${purnimanta.what.split(' ')[0]}.`,
    );
  });

  it('R41.2', async () => {
    const tritiya = await found('akshaya_tritiya', month(2026, 4, 'amanta'));
    exampleSays('R41.2', `Tritiya of Vaishakha runs ${stay(tritiya)}`, `Akshaya Tritiya is on ${tritiya.date}`);
  });

  it('R41.3', async () => {
    const added = await found('adhika_month', month(2026, 5, 'amanta'));
    const [, from = '', to = ''] = /moons of (.+?) and (.+?),? so/.exec(added.what) ?? [];
    exampleSays('R41.3', `new moons of ${from} and ${to} have`, `this month is ${added.title}`);
  });

  it('R41.4', async () => {
    const pongal = await found('pongal', month(2026, 1, 'tamil'));
    const [, at = ''] = /Capricorn on (.+?)\.$/.exec(pongal.what) ?? [];
    exampleSays('R41.4', `enters Capricorn on ${at}`, `Pongal is on ${pongal.date}`);
  });

  it('R41.5', async () => {
    const onam = await found('thiruvonam', month(2026, 8, 'malayalam'));
    exampleSays('R41.5', `Shravana runs ${stay(onam)}`, `Onam is on ${onam.date}`);
  });

  it('R41.6', async () => {
    const smarta = await found('nirjala_ekadashi', month(2025, 6, 'smarta_north'));
    const vaishnava = await found('nirjala_ekadashi', month(2025, 6, 'vaishnava_north'));
    exampleSays('R41.6', `of 2025 is on ${smarta.date} with the Smartas`);
    exampleSays('R41.6', `break the fast ${/from [^.]+(?=\.$)/.exec(smarta.what)?.[0]}`);
    exampleSays('R41.6', `north fast on ${vaishnava.date}`);
    expect(vaishnava.what).toContain('Dwadashi runs at two sunrises');
  });

  it('R41.7', async () => {
    const lines = month(2026, 3, 'purnimanta');
    const [dahan, holi] = [await found('holika_dahan', lines), await found('holi', lines)];
    exampleSays('R41.7', `Phalguna runs ${stay(dahan)}`);
    exampleSays('R41.7', `Holika Dahan is on ${dahan.date} and Holi on ${holi.date}`);
  });

  it('R41.8', async () => {
    const eclipse = await found('lunar_eclipse', month(2026, 3, 'amanta'));
    const time = (utcMs = 0): string => new Date(utcMs + 330 * 60_000).toISOString().slice(11, 16);
    exampleSays('R41.8', `${eclipse.date} 2026 from ${time(eclipse.at?.startMs)} to ${time(eclipse.at?.endMs)}`);
    exampleSays('R41.8', `Sutak begins at ${time(eclipse.sutak?.startMs)}`);
  });
});
