import { describe, expect, it } from 'vitest';
import { say } from '../test/made-up/pets.messages.ts';
import {
  dayInWords,
  durationInWords,
  housesFirst,
  housesNamed,
  inLanguage,
  instantInWords,
  inWords,
  language,
  listFirst,
  monthInWords,
  NAMED,
  named,
  ordinal,
  planetsFirst,
  shortDayInWords,
  signBefore,
} from './index.ts';

const KEPT = { lords: ['Sun', 'Mars'], from: '2026-11-23', owners: ['she', 'he'] } as const;

describe('a catalogue', () => {
  it('says its messages in English without a language', () => {
    expect(say.described({ size: 'BIG', owner: 'Moon', tame: false })).toBe('A big pet of the Moon, wild.');
    expect([0, 1, 2].map((count) => say.found({ count, houses: [2, 7] }))).toEqual([
      'No pet is found in houses 2 and 7.',
      '1 pet is found in houses 2 and 7.',
      '2 pets are found in houses 2 and 7.',
    ]);
    expect(say.kept(KEPT)).toBe(
      "The Sun and Mars keep it from 23 November 2026, and she or he may, it's `said` ${now}.",
    );
    expect(say.kept({ ...KEPT, lords: ['Ketu'] })).toContain('Ketu keeps it');
  });

  it('says them in a language that is files alone, and in English what these lack', async () => {
    const found = await inLanguage('sv', () => [language(), say.kept(KEPT), say.none()]);
    expect(found).toEqual(['sv', '23 november 2026: the Sun och Mars; she och he.', 'There is none.']);
    expect(language()).toBeUndefined();
    expect(say.found({ count: 1, houses: [] })).toBe('1 pet is found in no house.');
  });

  it('keeps the language of each call apart, across what is awaited', async () => {
    const plurals = (count: number) => async () => {
      await Promise.resolve();
      return say.found({ count, houses: [1] });
    };
    const said = await Promise.all([
      inLanguage('sv', plurals(2)),
      plurals(2)(),
      inLanguage('sv', plurals(1)),
      inLanguage('qq', plurals(1)),
    ]);
    expect(said).toEqual(['Pets 2.', '2 pets are found in house 1.', 'Pet 1.', '1 pet is found in house 1.']);
  });
});

it('says terms as people write them', () => {
  expect([inWords([]), inWords([7]), inWords(['a', 'b', 'c'], 'or')]).toEqual(['none', '7', 'a, b or c']);
  expect([housesNamed([]), housesFirst([7]), housesNamed([2, 7, 11])]).toEqual([
    'no house',
    'House 7',
    'houses 2, 7 and 11',
  ]);
  expect([1, 2, 3, 4, 12].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '12th']);
  expect(planetsFirst(['Moon', 'Rahu'])).toBe('The Moon and Rahu');
  expect([shortDayInWords('2026-11-23'), monthInWords('2026-11-23')]).toEqual(['23 November', 'November 2026']);
  expect([1, 119, 120, 149, 150].map(durationInWords)).toEqual([
    '1 second',
    '119 seconds',
    '2 minutes',
    '2 minutes',
    '3 minutes',
  ]);
  expect([dayInWords('1999-01-02'), instantInWords('2026-11-23T04:06:59+05:30')]).toEqual([
    '2 January 1999',
    '23 November 2026, 04:06',
  ]);
});

it('says a name that is made of others by its parts', async () => {
  const names = ['Shukla Chaturthi', 'Krishna Ashtami', 'Amavasya', 'Cusp 7'];
  expect(names.map(named)).toEqual(names);
  expect(await inLanguage('hi', () => names.map(named))).toEqual(['शुक्ल चतुर्थी', 'कृष्ण अष्टमी', 'अमावस्या', 'कस्प 7']);
});

it.each([...NAMED, 'sv'])('joins names in %s as Intl has it, in capitals only where there are such', async (tag) => {
  const all = ['A', 'Ida', 'Óscar', 'ocho', 'x', 'hijos', '8', '11', '110', '11 años', 'hielo', 'y', 'hoy', 'i'];
  const lists = all.map((_, at) => all.slice(at)).filter(({ length }) => length > 1);
  const said = await inLanguage(tag, () => lists.map((list) => [inWords(list), inWords(list, 'or')]));
  expect(said).toEqual(
    lists.map((list) =>
      (['conjunction', 'disjunction'] as const).map((type) => new Intl.ListFormat(tag, { type }).format(list)),
    ),
  );
  const beginnings = ['ñu', '¿qué?', '"él"', 'गुरु', 'குரு', '7 años'];
  const large = await inLanguage(tag, () => beginnings.map((text) => listFirst([text])));
  expect(large).toEqual(['Ñu', '¿Qué?', '"Él"', 'गुरु', 'குரு', '7 años']);
});

const SIGNS = 'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ');

// As almanacs of both languages head their columns: மேஷ ராசி, துலாம் ராசி, కుంభ రాశి, తులా రాశి.
it.each([
  ['ta', 'மேஷ ரிஷப மிதுன கடக சிம்ம கன்னி துலாம் விருச்சிக தனுசு மகர கும்ப மீன'],
  ['te', 'మేష వృషభ మిథున కర్కాటక సింహ కన్య తులా వృశ్చిక ధనుస్సు మకర కుంభ మీన'],
])('a sign in %s drops its last letter before a word with which it is one', async (tag, said) => {
  expect(await inLanguage(tag, () => SIGNS.map(signBefore).join(' '))).toBe(said);
});

it('a sign is itself before a word in other languages', async () => {
  expect(signBefore('Aquarius')).toBe('Aquarius');
  expect(await inLanguage('hi', () => signBefore('Aquarius'))).toBe('कुंभ');
});
