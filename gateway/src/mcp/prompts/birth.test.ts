import { describe, expect, it } from 'vitest';
import { PATTERNS } from '@cuspal/catalog/reading';
import { callsIn } from '../../../test/prompt-text.ts';
import { personArguments } from './arguments/person.ts';
import { patternText } from './pattern-text.ts';
import { readArguments } from './read-arguments.ts';

const pattern = (prompt: string) => {
  const found = PATTERNS.find((one) => one.prompt === prompt);
  if (!found) throw new Error(`no pattern ${prompt}`);
  return found;
};
const all = () => true;
const arguments_ = [...personArguments('first', true), ...personArguments('second', true)];
const read = (given: Readonly<Record<string, string>>) => readArguments(arguments_, given);

const BORN = { birth_datetime: '1992-08-14T10:02', birth_place: 'Chennai, India' };
const PARTNER_BORN = { partner_datetime: '1994-11-03T17:20', partner_place: 'Bengaluru' };

describe('a town in place of coordinates', () => {
  it('is looked up first, and the calls wait for what it says', () => {
    const text = patternText(pattern('karakamsa_path'), readArguments(personArguments('first', true), BORN), all);
    expect(text).toContain(
      'Call set_birth_profile {"birth_datetime":"1992-08-14T10:02","birth_place":"Chennai, India"} first.',
    );
    expect(callsIn(text)[0]).toEqual({ tool: 'get_chara_karakas', args: { birth_datetime: '1992-08-14T10:02' } });
  });

  it('is looked up for either person', () => {
    const text = patternText(pattern('two_person_reading'), read({ ...BORN, ...PARTNER_BORN }), all);
    expect(text.match(/Call set_birth_profile/g)).toHaveLength(2);
    expect(text).toContain('{"birth_datetime":"1994-11-03T17:20","birth_place":"Bengaluru"} for the second person.');
    expect(callsIn(text)[2]?.args['person2']).toEqual({ datetime: '1994-11-03T17:20' });
  });

  it('is not asked about where the coordinates are known', () => {
    const known = { ...BORN, latitude: '13.08', longitude: '80.27', time_zone: 'Asia/Kolkata' };
    const text = patternText(pattern('karakamsa_path'), readArguments(personArguments('first', true), known), all);
    expect(text).not.toContain('set_birth_profile');
    expect(callsIn(text)[0]?.args).toMatchObject({ latitude: 13.08, longitude: 80.27, time_zone: 'Asia/Kolkata' });
  });

  it.each([
    [{ birth_datetime: '1992-08-14T10:02' }, 'latitude is missing.'],
    [{ ...BORN, latitude: '13.08' }, 'longitude is missing.'],
    [{ ...BORN, longitude: '80.27' }, 'latitude is missing.'],
    [{ ...BORN, latitude: '13.08', longitude: '80.27' }, 'time_zone is missing.'],
  ])('%p lacks something', (given, said) => {
    const values = readArguments(personArguments('first', true), given);
    expect(() => patternText(pattern('karakamsa_path'), values, all)).toThrow(said);
  });
});
