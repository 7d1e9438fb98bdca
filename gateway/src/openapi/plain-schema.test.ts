import { describe, expect, it } from 'vitest';
import { plainSchema } from './plain-schema.ts';

const text = { type: 'string' };
const PLANET = { $ref: '#/components/schemas/Planet' };

describe('a schema for generators of clients', () => {
  it('says in words which members are needed together', () => {
    const birth = {
      type: 'object',
      properties: { place: text, latitude: text, longitude: text },
      anyOf: [{ required: ['place'] }, { required: ['latitude', 'longitude'] }],
    };
    const { anyOf: _, ...rest } = birth;
    expect(plainSchema(birth)).toEqual({ ...rest, description: 'Needs place, or latitude and longitude.' });
    expect(plainSchema({ ...birth, description: 'A birth.' })).toMatchObject({
      description: 'A birth. Needs place, or latitude and longitude.',
    });
  });

  it('has an enumeration in place of constants of one type', () => {
    const points = [1, -1].map((value) => ({ const: value, type: 'number' }));
    expect(plainSchema({ anyOf: points })).toEqual({ type: 'integer', enum: [1, -1] });
    const days = { type: 'number', const: 365.25 };
    expect(plainSchema(days)).toEqual({ type: 'number', description: 'Always 365.25.' });
    const mixed = { anyOf: [points[0], { const: 'none', type: 'string' }] };
    expect(plainSchema(mixed)).toEqual({ anyOf: [{ const: 1, type: 'integer' }, mixed.anyOf[1]] });
  });

  it('names each alternative once, at any depth', () => {
    expect(plainSchema({ type: 'array', items: { description: 'The two.', anyOf: [PLANET, PLANET] } })).toEqual({
      type: 'array',
      items: { description: 'The two.', ...PLANET },
    });
    const orNull = { anyOf: [PLANET, { type: 'null' }] };
    expect(plainSchema({ properties: { a: orNull } })).toEqual({ properties: { a: orNull } });
  });

  it('is any value where a list stands among other kinds, but not where it may be null', () => {
    const list = { type: 'array', items: { type: 'integer' } };
    expect(plainSchema({ anyOf: [text, PLANET, list, list] })).toEqual({
      description: 'Of several kinds: string, word, array.',
    });
    const orNull = { anyOf: [list, { type: 'null' }] };
    expect(plainSchema(orNull)).toEqual(orNull);
  });

  it('is any value where it is always null', () => {
    expect(plainSchema({ properties: { a: { type: 'null' } } })).toEqual({
      properties: { a: { description: 'Always null.' } },
    });
  });

  it('says a default in words, of whatever kind the member is', () => {
    const page = { type: 'integer', default: 1 };
    const sky = { ...PLANET, default: 'Sun', description: 'Which one' };
    expect(plainSchema({ properties: { page, sky } })).toEqual({
      properties: {
        page: { type: 'integer', description: 'Default 1.' },
        sky: { ...PLANET, description: 'Which one. Default "Sun".' },
      },
    });
    const named = { properties: { type: text, default: text } };
    expect(plainSchema(named)).toEqual(named);
  });

  it('has one of two spellings of a member', () => {
    const both = { properties: { timeZone: text, time_zone: text, dayLord: text } };
    expect(plainSchema(both)).toEqual({ properties: { timeZone: text, dayLord: text } });
  });
});
