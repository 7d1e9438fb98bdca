import { readFileSync } from 'node:fs';
import { CALLABLE } from '@cuspal/catalog';
import { describe, expect, it } from 'vitest';
import { BIRTH_FIELDS, placesOf, toolForm } from '../src/form/birth.ts';
import type { Field } from '../src/form/field.ts';
import { fieldsOf, type Schema } from '../src/form/read-schema.ts';
import { readTyped } from '../src/form/read-typed.ts';
import { typedOf } from './typed-of.ts';

const CATALOG = new URL('../../catalog/', import.meta.url);

interface Entry {
  readonly name: string;
  readonly birth: 'required' | 'accepted' | 'none';
  readonly inputSchema?: Schema;
}

const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, CATALOG), 'utf8')) as T;
const ENTRIES = CALLABLE.map(({ name }) => read<Entry>(`tools/${name}.json`));
const schemaOf = (tool: string): Schema => ENTRIES.find(({ name }) => name === tool)?.inputSchema ?? {};
const fieldOf = (fields: readonly Field[], name: string) => fields.find((field) => field.name === name);

describe('the form of a tool', () => {
  it('can say the example call of every tool, to the letter, and leaves out what is the default', () => {
    expect(ENTRIES.length).toBeGreaterThan(200);
    for (const { name, inputSchema = {} } of ENTRIES) {
      const sent = read<{ readonly arguments: object }>(`examples/${name}.json`).arguments;
      const fields = fieldsOf(inputSchema);
      const isDefault = (key: string, value: unknown): boolean => inputSchema.properties?.[key]?.default === value;
      const args = Object.fromEntries(Object.entries(sent).filter(([key, value]) => !isDefault(key, value)));
      expect([name, readTyped(fields, typedOf(fields, sent))]).toEqual([name, { args, faults: [] }]);
    }
  });

  it('has the birth apart, for the tools that take one', () => {
    for (const { name, inputSchema = {}, birth } of ENTRIES) {
      const form = toolForm(inputSchema);
      const asked = form.fields.map((field) => field.name);
      // Tools that judge a moment or a place by these names ask for them themselves.
      if (form.birth === 'none') expect([name, birth === 'required']).toEqual([name, false]);
      else
        expect([name, asked.filter((each) => /^(?:birth_datetime|latitude|longitude)$/.test(each))]).toEqual([
          name,
          [],
        ]);
    }
    expect(toolForm(schemaOf('get_full_chart')).birth).toBe('required');
  });

  it('has a field of the right kind for each argument, those that must be sent first', () => {
    const fields = fieldsOf(schemaOf('find_election_window'));
    expect(fields.slice(0, 4).map(({ name, required }) => [name, required])).toEqual([
      ['birth_datetime', true],
      ['latitude', true],
      ['longitude', true],
      ['event', true],
    ]);
    expect(fieldOf(fields, 'scan_days')).toEqual({
      name: 'scan_days',
      label: 'Scan days',
      hint: 'Days to scan',
      required: false,
      kind: 'number',
      whole: false,
      least: 0.05,
      most: 10_000,
      initial: 7,
    });
    expect(fieldOf(fields, 'granularity')).toMatchObject({ kind: 'choice', values: ['day', 'hour', 'minute'] });
    expect(fieldOf(fields, 'second_school_lens')).toMatchObject({ kind: 'flag', initial: false });
    expect(fieldOf(fields, 'scan_start')).toMatchObject({ kind: 'moment' });
    const day = fieldOf(fields, 'preferred_time_of_day');
    expect(day?.kind === 'group' && day.fields.map(({ name, kind }) => [name, kind])).toEqual([
      ['start', 'time'],
      ['end', 'time'],
      ['label', 'text'],
    ]);
    const person = fieldOf(fields, 'person2');
    expect(person?.kind === 'group' && placesOf(person.fields)).toEqual([
      { latitude: 'latitude', longitude: 'longitude', zone: 'timeZone' },
    ]);
    expect(placesOf(fields)).toContainEqual({
      latitude: 'event_latitude',
      longitude: 'event_longitude',
      zone: 'event_time_zone',
    });
    expect(fieldOf(fieldsOf(schemaOf('get_sublord_changes')), 'planets')).toMatchObject({ kind: 'choices' });
    expect(fieldOf(fieldsOf(schemaOf('find_birth_time')), 'known_events')).toMatchObject({ kind: 'groups' });
    expect(fieldOf(fieldsOf(schemaOf('get_event_dasha')), 'house_group')).toMatchObject({
      kind: 'numbers',
      whole: true,
    });
  });
});

describe('what was typed', () => {
  const fields = fieldsOf({
    properties: {
      count: { type: 'integer', minimum: 1, maximum: 9, default: 3 },
      part: { type: 'object', properties: { a: { type: 'number' }, b: { type: 'string' } }, required: ['b'] },
      houses: { type: 'array', items: { type: 'integer' } },
      word: { type: 'string' },
      way: { enum: ['x', 'y'], default: 'x' },
      flag: { type: 'boolean', default: false },
      rows: { type: 'array', items: { type: 'object', properties: { n: { type: 'number' } }, required: ['n'] } },
    },
    required: ['word'],
  });
  const faults = (typed: Parameters<typeof readTyped>[1]) =>
    readTyped(fields, { word: 'w', ...typed }).faults.map(({ path, message }) => [path.join('.'), message]);

  it('leaves out what is empty and what is the default already', () => {
    const typed = { word: ' w ', count: '3', way: 'x', flag: false, houses: '', part: { a: '', b: '' }, rows: [] };
    expect(readTyped(fields, typed)).toEqual({ args: { word: 'w' }, faults: [] });
    expect(readTyped(fields, { word: 'w', count: '4', way: 'y', flag: true, houses: '7; 2 11' }).args).toEqual({
      word: 'w',
      count: 4,
      way: 'y',
      flag: true,
      houses: [7, 2, 11],
    });
  });

  it('names the field that is missing or wrong, and what it must be', () => {
    expect(readTyped(fields, {}).faults).toEqual([{ path: ['word'], message: 'Word is missing. Fill it in.' }]);
    expect(faults({ count: '10' })).toEqual([['count', 'Count must be a whole number from 1 to 9.']]);
    expect(faults({ count: '1.5' })).toEqual([['count', 'Count must be a whole number from 1 to 9.']]);
    expect(faults({ houses: '7, x' })).toEqual([['houses', 'Houses must be whole numbers with commas between them.']]);
    expect(faults({ part: { a: '5' } })).toEqual([['part.b', 'B is missing. Fill it in.']]);
    expect(faults({ rows: [{ n: '1' }, {}] })).toEqual([['rows.1.n', 'N is missing. Fill it in.']]);
  });

  it('of a birth is whole or said to be missing', () => {
    const birth = { birth_datetime: '1990-05-17T14:30', latitude: '19', longitude: '73', time_zone: 'Asia/Kolkata' };
    expect(readTyped(BIRTH_FIELDS, birth)).toEqual({ args: { ...birth, latitude: 19, longitude: 73 }, faults: [] });
    expect(readTyped(BIRTH_FIELDS, { ...birth, latitude: '91' }).faults.map(({ message }) => message)).toEqual([
      'Latitude must be a number from -90 to 90.',
    ]);
  });
});
