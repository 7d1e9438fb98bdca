import { readFileSync } from 'node:fs';
import { CALLABLE } from '@cuspal/catalog';
import { describe, expect, it } from 'vitest';
import { BIRTH_FIELDS, toolForm } from '../src/form/birth.ts';
import type { Schema } from '../src/form/read-schema.ts';
import { linkOf, readLink } from '../src/form/link.ts';
import { readTyped } from '../src/form/read-typed.ts';
import { typedOf } from './typed-of.ts';

const CATALOG = new URL('../../catalog/', import.meta.url);
const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, CATALOG), 'utf8')) as T;
const NAMES = BIRTH_FIELDS.map(({ name }) => name);
const BIRTH = {
  birth_datetime: '1987-03-05T04:06',
  latitude: '12.3456',
  longitude: '76.5432',
  time_zone: 'Asia/Kolkata',
};

/** The form of each tool with its example typed in. */
const TYPED = CALLABLE.map(({ name }) => {
  const { inputSchema } = read<{ readonly inputSchema?: Schema }>(`tools/${name}.json`);
  const { fields } = toolForm(inputSchema ?? {});
  const { arguments: sent } = read<{ readonly arguments: object }>(`examples/${name}.json`);
  return { name, fields, sent, typed: typedOf(fields, sent) };
});

describe('a link to a form', () => {
  it('fills in every tool as it was, with the births where that is asked for', () => {
    for (const { name, fields, typed } of TYPED) {
      const linked = readLink(linkOf(name, fields, typed, BIRTH), NAMES);
      expect([linked?.tool, linked?.birth]).toEqual([name, BIRTH]);
      expect([name, readTyped(fields, linked?.form ?? {})]).toEqual([name, readTyped(fields, typed)]);
    }
  });

  it('holds no birth unless that is asked for, nor that of a second person or a life event', () => {
    const second = {
      datetime: '1987-03-05T04:06',
      latitude: '12.3456',
      longitude: '76.5432',
      timeZone: 'Asia/Kolkata',
    };
    let people = 0;
    for (const { name, fields, typed } of TYPED) {
      const persons = Object.fromEntries(
        fields
          .filter((field) => field.kind === 'group' && field.fields.some((inner) => inner.name === 'datetime'))
          .map((field) => [field.name, second]),
      );
      people += Object.keys(persons).length;
      const link = decodeURIComponent(linkOf(name, fields, { ...typed, ...persons }));
      expect([name, /1987|12\.3456|76\.5432/.test(link)]).toEqual([name, false]);
    }
    expect(people).toBeGreaterThan(5);
    const events = TYPED.find(({ name }) => name === 'rectify_birth_time');
    expect(JSON.stringify(events?.typed)).toMatch(/known_events.*\d{4}-\d{2}/);
    expect(linkOf('rectify_birth_time', events?.fields ?? [], events?.typed ?? {})).not.toContain('known_events');
  });

  it('is none where it names no tool, and takes what is no value of ours as a text', () => {
    expect(readLink('', NAMES)).toBeUndefined();
    expect(readLink('#main', NAMES)).toBeUndefined();
    expect(readLink('#tool=get_planets&x=[1', NAMES)).toEqual({ tool: 'get_planets', birth: {}, form: { x: '[1' } });
  });
});
