import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { command } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'conformance-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const output = (values: object): string => JSON.stringify({ program: 'Tried', values });
const BIRTH = 'birth-colombo-1992';
const RIGHT = {
  [BIRTH]: {
    'planets.Moon.longitude': 303.46405,
    'planets.Moon.subLord': 'Ve',
    cusps: { '1': { longitude: 'Cn 4:48:35', subLord: 'Saturn', starLord: null } },
    'levels.Sun.L3': [3, 12],
    'dasha.ends.Mars': '1994-04-20T07:27:31+05:30',
  },
};

describe('the command', () => {
  it('passes what is right, in every form that the document shows', () => {
    const { code, out } = command([fileOf('right.json', output(RIGHT)), '--json']);
    expect(code).toBe(0);
    const { areas, ...rest } = JSON.parse(out);
    expect(rest).toEqual({
      program: 'Tried',
      version: '1.0.0',
      faults: [],
      reasons: [],
      unknown: [],
      passed: true,
      disagreements: 0,
    });
    const compared = areas.filter((area: { compared: number }) => area.compared > 0);
    expect(compared.map(({ area, agree, within }: Record<string, unknown>) => [area, agree, within])).toEqual([
      ['positions', 1, 0],
      ['lords of planets', 1, 0],
      ['cusps', 1, 0],
      ['lords of cusps', 1, 0],
      ['levels', 1, 0],
      ['dashas', 1, 0],
    ]);
  });

  it('reads the same as CSV, with quotes, a byte order mark and lines of other systems', () => {
    const csv = `\uFEFFcase,field,value\r\n${BIRTH},planets.Moon.longitude,303:27:50.58\r\n${BIRTH},levels.Sun.L3,"12,3"\r\n${BIRTH},planets.Sun.house,1\r\n${BIRTH},planets.Mars.retrograde,FALSE\r\n${BIRTH},planets.Sun.longitude,\r\n`;
    const { code, out } = command([fileOf('right.csv', csv), '--json']);
    expect({ code, faults: JSON.parse(out).faults }).toEqual({ code: 0, faults: [] });
    const compared = JSON.parse(out).areas.map((area: { compared: number }) => area.compared);
    expect(compared.reduce((a: number, b: number) => a + b, 0)).toBe(4);
  });

  it('reads CSV that quotes every cell, and planets by two letters', () => {
    const csv = `"case","field","value"\n"${BIRTH}","planets.Mo.longitude","303:27:50.58"\n"${BIRTH}","levels.su.L3","12,3"\n`;
    const { code, out } = command([fileOf('quoted.csv', csv), '--json']);
    const { faults, unknown, areas } = JSON.parse(out);
    expect({ code, faults, unknown }).toEqual({ code: 0, faults: [], unknown: [] });
    const compared = areas.map((area: { compared: number }) => area.compared);
    expect(compared.reduce((a: number, b: number) => a + b, 0)).toBe(2);
  });

  it('names a planet, a cusp and an ayanamsa that the set does not have', () => {
    const given = {
      'planets.Pluto.house': 3,
      'planets.Mooon.longitude': 1,
      'cusps.13.subLord': 'Sun',
      'planets.Sun.house': 1,
    };
    const { out } = command([fileOf('pluto.json', output({ [BIRTH]: given })), '--json']);
    expect(JSON.parse(out).unknown).toEqual(
      ['planets.Pluto.house', 'planets.Mooon.longitude', 'cusps.13.subLord'].map((path) => `${BIRTH} ${path}`),
    );
  });

  it('fails what is wrong, with the worst row first, and names what it does not know', () => {
    const wrong = {
      [BIRTH]: { 'planets.Moon.longitude': 303.4641 + 0.5, 'planets.Sun.longitude': 117.76, 'planets.Pluto.house': 3 },
      'birth-nowhere-1999': { ayanamsa: 23 },
    };
    const { code, out } = command([fileOf('wrong.json', output(wrong))]);
    expect(code).toBe(1);
    const lines = out.split('\n').map((line) => line.trim().replace(/ {2,}/g, ' | '));
    expect(lines[0]).toBe('Tried beside the conformance set 1.0.0');
    expect(lines).toContain('area | compared | agree | within tolerance | disagree | missing');
    expect(lines.find((line) => line.startsWith('positions'))).toMatch(/^positions \| 2 \| 0 \| 0 \| 2 \| \d+$/);
    const worst = lines.slice(lines.indexOf('Worst rows (2 of 2)') + 1);
    expect(worst[0]).toBe(
      `${BIRTH} | planets.Moon.longitude | expected 303.464049 | found 303.9641 | 1800 arcsec | no known reason`,
    );
    expect(worst[1]).toMatch(/rounded to a hundredth of a degree$/);
    expect(worst).toContain('birth-nowhere-1999');
    // No planet of the set has this name: its field is known, its value is not compared.
    expect(worst.at(-2)).toBe('Failed: some values disagree.');
  });

  it('prints a template that fails as long as it is empty, and passes when something right is filled in', () => {
    const { code, out } = command(['--template']);
    const whole = JSON.parse(out);
    expect(code).toBe(0);
    expect(Object.keys(whole.values)).toHaveLength(529);
    expect(whole.inputs[BIRTH]).toMatchObject({ datetime: '1992-08-14T04:32:00', utcOffsetMinutes: 330 });
    expect(new Set(Object.values(whole.values).flatMap((fields) => Object.values(fields ?? {})))).toEqual(
      new Set([null]),
    );
    const empty = command([fileOf('empty.json', out)]);
    expect(empty).toEqual({ code: 1, out: '', error: expect.stringMatching(/empty\.json holds no values\. Fill in/) });
    whole.values[BIRTH]['planets.Moon.starLord'] = 'Mars';
    expect(command([fileOf('filled.json', JSON.stringify(whole))]).code).toBe(0);
  });

  it.each([
    ['no file', ['nowhere.json'], /nowhere\.json is no file\. Give the path/],
    ['no words', [], /^cuspal-conformance <file>/],
    ['two files', ['a', 'b'], /^cuspal-conformance <file>/],
    ['an unknown option', ['--colour'], /Unknown option '--colour'/],
    ['rows that are no number', ['--rows', 'many', 'a.json'], /--rows is many\. Give a whole number from 0 to/],
  ])('says what is wrong with %s', (_, words, error) => {
    expect(command(words)).toEqual({ code: 1, out: '', error: expect.stringMatching(error) });
  });

  it.each([
    ['text.txt', 'hello', /neither JSON nor CSV with the first line case,field,value/],
    ['broken.json', '{"values": ', /broken\.json is no JSON: .*Correct it there/],
    ['bare.json', '{"program": "x"}', /has no object "values"/],
    ['list.json', '{"values": {"a": [1]}}', /values\.a is no object/],
    ['deep.json', '{"values": {"a": {"b": ["x"]}}}', /a\.b is no number, text, truth value or list of houses/],
    ['short.csv', 'case,field,value\nonly-a-case', /line 2: expected case,field,value/],
  ])('says what is wrong with %s', (name, content, error) => {
    expect(command([fileOf(name, content)])).toEqual({ code: 1, out: '', error: expect.stringMatching(error) });
  });

  it('takes no harm from names that objects have by themselves, nor from depth', () => {
    const odd = `{"values": {"__proto__": {"x": 1}, "${BIRTH}": {"constructor": 1, "planets.__proto__.longitude": 2}}}`;
    expect(command([fileOf('odd.json', odd)])).toMatchObject({ code: 1, out: expect.stringContaining('constructor') });
    const deep = `{"values": {"a": ${'{"b":'.repeat(5000)}1${'}'.repeat(5000)}}}`;
    expect(command([fileOf('deep-deep.json', deep)])).toMatchObject({
      code: 1,
      error: expect.stringMatching(/nested/),
    });
  });
});
