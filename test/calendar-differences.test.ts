import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callTool, TEST_NOW } from '@cuspal/tool-kit/testing';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { DIFFERENCES, PUBLISHED, type Reason } from '../packages/engine/test/published-festivals.ts';

/** Why a public calendar has another day, in the words of the document. */
const SAID: Readonly<Record<Reason, string>> = {
  sunrise: 'it takes the tithi at sunrise',
  evening: 'it takes the day that has the tithi or star in the evening',
  night: 'the Sun enters at night, which it counts to the day before',
  holiday: 'a holiday that was fixed before, or moved',
  older: 'it reckons the Sun or Moon by an older method',
  second: 'it takes the other of two days',
  slip: 'no tithi or star of its day bears it out',
};

const calendar = z.looseObject({
  entries: z.array(z.looseObject({ id: z.string(), title: z.string(), date: z.string(), rule: z.string() })),
});

const DAY_MS = 86_400_000;
const away = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / DAY_MS;

/** Several dates of a place stand in one year. */
const years = new Map<string, ReturnType<typeof callTool>>();
function yearOf(asked: object): ReturnType<typeof callTool> {
  const key = JSON.stringify(asked);
  const known = years.get(key) ?? callTool('get_calendar', asked, { now: TEST_NOW });
  years.set(key, known);
  return known;
}

/** A row of the document for a published date that is not found: what stands here in its place, and by which rule. */
async function rowOf([key, reason]: readonly [string, Reason]): Promise<string> {
  const [, place = '', id = '', date = ''] = /^(.+) (\S+) (\S+)$/.exec(key) ?? [];
  const where = PUBLISHED.find((each) => each.place === place);
  if (!where) throw new Error(place);
  const { latitude, longitude, timeZone: time_zone } = where;
  const tradition = id.endsWith('_vaishnava')
    ? 'vaishnava_north,amanta'
    : 'amanta,purnimanta,gujarati,telugu,tamil,malayalam,bengali,smarta_south';
  const asked = { latitude, longitude, time_zone, year: Number(date.slice(0, 4)), tradition };
  const { result } = await yearOf(asked);
  const own = calendar
    .parse(result)
    .entries.filter((each) => (id === 'ekadashi_smarta' ? each.id.endsWith('ekadashi') : each.id === id))
    .toSorted((a, b) => away(a.date, date) - away(b.date, date))[0];
  if (!own) throw new Error(key);
  return [own.title, place, date, own.date, `[${own.rule}](rules/r41.md)`, SAID[reason]].join(' | ');
}

it('the document of the calendar tells of every published date that is not found, with the rule of the other one', async () => {
  const text = readFileSync(join(import.meta.dirname, '../docs/calendar.md'), 'utf8');
  const rows = [...text.matchAll(/^\| (.+ \| \[R41[.]\d\]\(rules\/r41\.md\) \| .+?) *\|$/gm)].map(([, row = '']) =>
    row
      .split('|')
      .map((cell) => cell.trim())
      .join(' | '),
  );
  const expected: string[] = [];
  for (const each of Object.entries(DIFFERENCES)) expected.push(await rowOf(each));
  expect(rows.toSorted()).toEqual(expected.toSorted());
  const dates = PUBLISHED.flatMap((each) => Object.values(each.dates).flat()).length;
  expect(text).toContain(`Of ${dates.toLocaleString('en')} dates`);
  expect(text).toContain(`${(100 * (1 - expected.length / dates)).toFixed(1)} % are found`);
});
