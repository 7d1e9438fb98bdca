import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import { loadSet } from './load-set.ts';
import type { ReferenceCase, Value, Values } from './model.ts';
import { fieldFinder, leavesOf, valueAt } from './paths.ts';
import { readOutput } from './read-output.ts';

const set = loadSet();
const all = Object.entries(set.files).flatMap(([file, cases]) => cases.map((reference) => ({ file, reference })));

function caseOf(id: string): ReferenceCase {
  const found = all.find(({ reference }) => reference.id === id);
  if (found === undefined) throw new Error(`no case ${id}`);
  return found.reference;
}

/** The set's own values of a case, some of them planted anew. */
function planted(
  id: string,
  change: (path: string, value: Value) => Value,
): readonly { path: string; reason: string }[] {
  const values = Object.fromEntries(
    [...leavesOf(caseOf(id).values)].map(([path, value]) => [path, change(path, value)]),
  );
  const output = readOutput(JSON.stringify({ program: 'planted', values: { [id]: values } }), 'planted.json');
  return compare(set, output).faults.map(({ path, reason }) => ({ path, reason }));
}

const reasonsOf = (faults: readonly { reason: string }[]): readonly string[] => [
  ...new Set(faults.map(({ reason }) => reason)),
];
const degree = (path: string): boolean => path.endsWith('.longitude');
const turned = (value: Value, degrees: number): number => (Number(value) + degrees + 360) % 360;
const BIRTH = 'birth-delhi-2012';
/** Values of an alternative of a case. */
const other = (id: string, reason: string): Values => {
  const found = caseOf(id).alternatives?.find((each) => each.reason === reason);
  if (found === undefined) throw new Error(`${id} has no ${reason}`);
  return found.values;
};
const asIn =
  (values: Values) =>
  (path: string, value: Value): Value =>
    valueAt(values, path) ?? value;

describe('a planted error is caught with its reason', () => {
  it('none: the set agrees with itself', () => {
    const values = new Map(all.map(({ reference }) => [reference.id, leavesOf(reference.values)] as const));
    const { areas, faults, unknown, passed } = compare(set, { program: 'itself', values });
    expect({ faults, unknown, passed }).toEqual({ faults: [], unknown: [], passed: true });
    expect(areas.filter(({ agree, compared }) => agree < compared)).toEqual([]);
  });

  it.each(['kp_new', 'lahiri', 'raman', 'true_chitra'])('positions and cusps in %s', (name) => {
    const shift = Number(caseOf(BIRTH).values.ayanamsa) - Number(caseOf(BIRTH).ayanamsas?.[name]);
    const faults = planted(BIRTH, (path, value) => (degree(path) ? turned(value, shift) : value));
    expect(faults).toHaveLength(21);
    expect(reasonsOf(faults)).toEqual([`other ayanamsa (${name})`]);
  });

  it('tropical longitudes, and the ayanamsa without nutation', () => {
    const own = Number(caseOf(BIRTH).values.ayanamsa);
    const tropical = planted(BIRTH, (path, value) => (degree(path) ? turned(value, own) : value));
    expect([tropical.length, ...reasonsOf(tropical)]).toEqual([21, 'tropical longitudes']);
    const mean = own - Number(caseOf(BIRTH).ayanamsas?.['the ayanamsa without nutation']);
    const plain = planted(BIRTH, (path, value) => (degree(path) ? turned(value, mean) : value));
    expect([plain.length, ...reasonsOf(plain)]).toEqual([21, 'the ayanamsa without nutation']);
  });

  it.each(['true node', 'nodes without agents', 'whole sign houses', 'geocentric latitude', 'a year of 360 days'])(
    '%s',
    (reason) => {
      const faults = planted(BIRTH, asIn(other(BIRTH, reason)));
      expect(faults.length).toBeGreaterThan(0);
      expect(reasonsOf(faults)).toEqual([reason]);
    },
  );

  it('other conventions of the day, of a station and of the table of numbers', () => {
    const cases = [
      ['ruling-chennai-before-sunrise', 'day from midnight'],
      ['station-saturn-2025', 'station in sidereal longitude'],
      ['number-172', 'a misprint that many tables share'],
      ['number-171', 'a misprint that many tables share'],
    ] as const;
    for (const [id, reason] of cases) expect(reasonsOf(planted(id, asIn(other(id, reason))))).toEqual([reason]);
  });

  it('values rounded to a minute of arc, a degree, a minute and a day', () => {
    const minutes = planted(BIRTH, (path, value) => (degree(path) ? Math.floor(Number(value) * 60) / 60 : value));
    expect(minutes.length).toBeGreaterThan(15);
    expect(reasonsOf(minutes)).toEqual(['rounded to a minute of arc']);
    const degrees = planted(BIRTH, (path, value) => (path === 'cusps.3.longitude' ? Math.round(Number(value)) : value));
    expect(degrees).toEqual([{ path: 'cusps.3.longitude', reason: 'rounded to a degree' }]);
    const clock = planted('rising-bergen-2022', (_, value) => `${String(value).slice(0, 16)}Z`);
    expect(reasonsOf(clock)).toEqual(['rounded to a minute']);
    const days = planted('passage-saturn-pisces-2025', (path, value) =>
      path.endsWith('.at') ? String(value).slice(0, 10) : value,
    );
    expect(reasonsOf(days)).toEqual(['rounded to a day']);
  });

  it('another moment, another Delta T, another turn of the Earth', () => {
    const moved = (days: number, cusps: number) =>
      planted(BIRTH, (path, value) => {
        const [, body] = /^planets\.(\w+)\.longitude$/.exec(path) ?? [];
        const speed = body === undefined ? 0 : Number(valueAt(caseOf(BIRTH).values, `planets.${body}.speed`));
        return degree(path) ? turned(value, body === undefined ? cusps : speed * days) : value;
      });
    expect(reasonsOf(moved(1 / 24, 15))).toEqual(['another moment, 60.0 minutes away']);
    expect(reasonsOf(moved(60 / 86_400, 0))).toEqual(['other Delta T, by 60 s']);
    expect(reasonsOf(moved(0, 13 / 3600))).toEqual(['other sidereal time or place (UTC for UT1, or coordinates)']);
  });

  it('instants that forget their offset, or keep another clock', () => {
    const late = (minutes: number) =>
      planted('rising-bergen-2022', (_, value) => new Date(Date.parse(String(value)) + minutes * 60_000).toISOString());
    expect(reasonsOf(late(120))).toEqual(['local time without its offset']);
    expect(reasonsOf(late(60))).toEqual(['another clock, 60 minutes off']);
  });

  it('lords that follow from a wrong longitude, that do not, and borders counted backwards', () => {
    const follows = planted(BIRTH, (path, value) => {
      if (path === 'cusps.5.longitude') return Math.floor(Number(value)) + 1;
      return path === 'cusps.5.subLord' ? 'Rahu' : value;
    });
    expect(follows).toContainEqual({ path: 'cusps.5.longitude', reason: 'rounded to a degree' });
    const wrong = planted(BIRTH, (path, value) => (path === 'cusps.5.subLord' ? 'Ke' : value));
    expect(wrong).toEqual([{ path: 'cusps.5.subLord', reason: 'not the lord of the longitude beside it' }]);
    const before = caseOf('degree-0010800').values;
    expect(before.subLord).toBe('Sun');
    const border = planted('degree-0010800', (path, value) => (path === 'subLord' ? 'Venus' : value));
    expect(border).toEqual([{ path: 'subLord', reason: 'a border counted to the sub that ends there' }]);
  });

  it('dashas that follow from a Moon rounded to a minute, text that is no longitude, and what nothing explains', () => {
    const moon = Number(valueAt(caseOf(BIRTH).values, 'planets.Moon.longitude'));
    const rough = Math.floor(moon * 60) / 60;
    const years = { Ketu: 7, Venus: 20, Sun: 6, Moon: 10, Mars: 7, Rahu: 18, Jupiter: 16, Saturn: 19, Mercury: 17 };
    const lord = String(valueAt(caseOf(BIRTH).values, 'dasha.lord'));
    const later = ((moon - rough) / (360 / 27)) * (Object.entries(years).find(([name]) => name === lord)?.[1] ?? 0);
    const faults = planted(BIRTH, (path, value) => {
      if (path === 'planets.Moon.longitude') return rough;
      return path.startsWith('dasha.ends.')
        ? new Date(Date.parse(String(value)) + later * 365.25 * 86_400_000).toISOString()
        : value;
    });
    expect(faults).toHaveLength(10);
    expect([...reasonsOf(faults)].sort()).toEqual([
      'follows from its Moon: rounded to a minute of arc',
      'rounded to a minute of arc',
    ]);
    const odd = planted(BIRTH, (path, value) => {
      if (path === 'planets.Mars.longitude') return 'somewhere';
      return path === 'planets.Saturn.longitude' ? turned(value, 1.23456) : value;
    });
    expect(odd).toEqual([
      { path: 'planets.Saturn.longitude', reason: 'no known reason' },
      { path: 'planets.Mars.longitude', reason: 'not readable as angle' },
    ]);
  });
});

it('every value of the set has a field', () => {
  const fieldOf = fieldFinder(set.fields);
  const bare = all.flatMap(({ file, reference }) =>
    [...leavesOf(reference.values).keys()].filter((path) => fieldOf(file, path) === undefined),
  );
  expect(bare).toEqual([]);
});
